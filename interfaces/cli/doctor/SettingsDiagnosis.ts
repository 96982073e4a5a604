import { Either } from "effect"
import type { Configuration, VariableIsInvalid } from "../../Configuration.ts"
import type { Diagnosis } from "./Diagnosis.ts"

const subject = "settings"

const loopback = /^https?:\/\/(localhost|127\.|\[::1\])/

const isAlone = (host: string): boolean => host === "localhost" || host === "::1" || host.startsWith("127.")

const note = (says: string): Diagnosis => ({ subject, state: "note", says })

const notesOn = ({ host, misspellings, publicUrl }: Configuration): ReadonlyArray<string> => [
  ...misspellings,
  ...(loopback.test(publicUrl) && !isAlone(host)
    ? [`links in answers lead to ${publicUrl}: set PUBLIC_URL to the address that callers know.`]
    : []),
]

/** The settings of the environment, as they were read. */
export const of = (read: Either.Either<Configuration, VariableIsInvalid>): ReadonlyArray<Diagnosis> =>
  Either.match(read, {
    onLeft: ({ misspellings, sentence }) => [
      ...sentence.split("\n").map((says): Diagnosis => ({ subject, state: "wrong", says })),
      ...misspellings.map(note),
    ],
    onRight: (settings) => {
      const notes = notesOn(settings)

      return notes.length === 0
        ? [{ subject, state: "ok", says: "every one of them is what it may be" }]
        : notes.map(note)
    },
  })

export const restIsSkipped: Diagnosis = {
  subject: "the rest",
  state: "skipped",
  says: "not looked at: the settings must be right first.",
}

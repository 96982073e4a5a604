import { stripVTControlCharacters } from "node:util"
import { Effect } from "effect"

const plain = (isTerminal: boolean, print: (text: string) => Effect.Effect<void>) => (text: unknown) =>
  print((isTerminal ? String(text) : stripVTControlCharacters(String(text))).trimEnd())

/** Prints colors where a person reads, and plain text where a file or another program does. */
export const withPlainPipes =
  (isTerminal: { readonly out: boolean; readonly err: boolean }) =>
  <A, E, R>(program: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.flatMap(Effect.console, (terminal) =>
      Effect.withConsole(program, {
        ...terminal,
        log: plain(isTerminal.out, terminal.log),
        error: plain(isTerminal.err, terminal.error),
      }),
    )

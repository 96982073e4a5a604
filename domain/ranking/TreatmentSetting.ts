import type { Profile } from "../Profile.ts"
import type { Study } from "../study/Study.ts"
import { names, opposites, type Setting, settings } from "./SettingLexicon.ts"

/** How the settings that a study names stand to those of a patient: how many are the patient's, and how many of the patient's it opposes. */
export interface Agreement {
  readonly agreed: ReadonlyArray<Setting>
  readonly opposed: ReadonlyArray<Setting>
}

/** The names of all settings, the longest first. */
const sought: ReadonlyArray<readonly [name: string, setting: Setting]> = settings
  .flatMap((setting) => names[setting].map((name) => [` ${name} `, setting] as const))
  .toSorted(([one], [other]) => other.length - one.length)

const marks = /[^\p{L}\p{N}]+/gu

const spaced = (text: string): string => ` ${text.toLowerCase().replace(marks, " ")} `

/** The settings that a text names. What a longer name covers counts for that alone, and nothing behind "non" counts. */
export const namedIn = (text: string): ReadonlySet<Setting> => {
  const found = new Set<Setting>()
  let rest = spaced(text)
  for (const [name, setting] of sought) {
    for (let at = rest.indexOf(name); at >= 0; at = rest.indexOf(name, at)) {
      if (!rest.endsWith(" non", at)) found.add(setting)
      rest = `${rest.slice(0, at)} _ ${rest.slice(at + name.length)}`
    }
  }

  return found
}

/** The settings of a patient, by the stage and by earlier lines of treatment. */
export const ofPatient = ({ priorLines, stage }: Pick<Profile, "priorLines" | "stage">): ReadonlySet<Setting> => {
  const found = new Set(namedIn(stage ?? ""))
  if (priorLines !== undefined) found.add(priorLines === 0 ? "first treatment" : "later treatment")

  return found
}

/** The settings that a study is for: those of its title and conditions, or of its summary where these name none. */
const ofStudy = ({ conditions, summary, title }: Study): ReadonlySet<Setting> => {
  const titled = namedIn([title, ...conditions].join("\n"))

  return titled.size > 0 ? titled : namedIn(summary ?? "")
}

/** Holds the settings of a patient against those that a study names. Of what a study takes nothing is opposed. */
export const agreement = (patient: ReadonlySet<Setting>, study: Study): Agreement => {
  if (patient.size === 0) return { agreed: [], opposed: [] }
  const named = ofStudy(study)

  return {
    agreed: [...patient].filter((setting) => named.has(setting)),
    opposed: [...patient].filter((setting) => !named.has(setting) && opposites[setting].some((one) => named.has(one))),
  }
}

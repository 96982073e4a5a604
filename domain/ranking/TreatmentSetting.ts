import type { Profile } from "../Profile.ts"
import type { Study } from "../study/Study.ts"
import { names, opposites, type Setting, settings } from "./SettingLexicon.ts"

/** How the settings that a study names stand to those of a patient: how many are the patient's, and how many of the patient's it opposes. */
export interface Agreement {
  readonly agreed: ReadonlyArray<Setting>
  readonly opposed: ReadonlyArray<Setting>
}

/** All words of the names of settings. */
export const words: ReadonlyArray<string> = [
  ...new Set(settings.flatMap((setting) => names[setting].flatMap((name) => name.split(" ")))),
]

/** The name of a setting, with a space before and behind it, and which of the words it consists of. */
interface Name {
  readonly name: string
  readonly setting: Setting
  readonly words: ReadonlyArray<number>
}

/** The names of all settings, the longest first. */
const sought: ReadonlyArray<Name> = settings
  .flatMap((setting) =>
    names[setting].map((name): Name => {
      const consisting = name.split(" ").map((word) => words.indexOf(word))

      return { name: ` ${name} `, setting, words: consisting }
    }),
  )
  .toSorted(({ name: one }, { name: other }) => other.length - one.length)

/** In which zones of a study each of the words stands, in their order, a bit for each zone. */
type Zones = ReadonlyArray<number>

const standingIn = (zone: number, zones: Zones): ReadonlyArray<Name> =>
  sought.filter(({ words }) => words.every((word) => ((zones[word] ?? 0) & zone) > 0))

const beyondAscii = /[\u0080-\uffff]/

const marks = /[^\p{L}\p{N}]+/gu

/** The same in a text of ASCII alone, of which most are: the engine takes a third of the time. */
const marksOfAscii = /[^a-z0-9]+/g

const spaced = (text: string): string =>
  ` ${text.toLowerCase().replace(beyondAscii.test(text) ? marks : marksOfAscii, " ")} `

/** The settings that a text names. What a longer name covers counts for that alone, and nothing behind "non" counts. */
export const namedIn = (text: string, names: ReadonlyArray<Name> = sought): ReadonlySet<Setting> => {
  const found = new Set<Setting>()
  if (names.length === 0) return found
  let rest = spaced(text)
  for (const { name, setting } of names) {
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

/**
 * The settings that a study is for: those of its title and conditions, or of its summary where these name none. `titled` and `described`
 * are the bits of these two.
 */
export const ofStudy = (
  { conditions, summary, title }: Study,
  zones: Zones,
  { titled, described }: { readonly titled: number; readonly described: number },
): ReadonlySet<Setting> => {
  const inTitle = namedIn([title, ...conditions].join("\n"), standingIn(titled, zones))

  return inTitle.size > 0 ? inTitle : namedIn(summary ?? "", standingIn(described, zones))
}

/** Holds the settings of a patient against those that a study names. Of what a study takes nothing is opposed. */
export const agreement = (patient: ReadonlySet<Setting>, named: ReadonlyArray<Setting>): Agreement => {
  if (patient.size === 0 || named.length === 0) return { agreed: [], opposed: [] }

  return {
    agreed: [...patient].filter((setting) => named.includes(setting)),
    opposed: [...patient].filter(
      (setting) => !named.includes(setting) && opposites[setting].some((one) => named.includes(one)),
    ),
  }
}

import * as Analyzer from "../condition/Analyzer.ts"
import { isWord } from "../eligibility/text/Characters.ts"
import * as FreeText from "../FreeText.ts"
import type { Profile } from "../Profile.ts"
import type { Study } from "../study/Study.ts"
import { names, noSettings, opposites, type Setting, settings } from "./SettingLexicon.ts"

/** How the settings that a study names stand to those of a patient: which are the patient's, and which of the patient's it opposes. */
export interface Agreement {
  readonly agreed: ReadonlyArray<Setting>
  readonly opposed: ReadonlyArray<Setting>
}

/** All words of the names of settings. */
export const words: ReadonlyArray<string> = [
  ...new Set([...settings.flatMap((setting) => names[setting]), ...noSettings].flatMap((name) => name.split(" "))),
]

/** The name of a setting, or what only looks like one: the words that it consists of, and which of all words they are. */
interface Name {
  readonly setting: Setting | undefined
  readonly written: ReadonlyArray<string>
  readonly words: ReadonlyArray<number>
}

/** The names of all settings, the longest first. */
const sought: ReadonlyArray<Name> = [
  ...settings.flatMap((setting) => names[setting].map((name) => ({ name, setting }))),
  ...noSettings.map((name) => ({ name, setting: undefined })),
]
  .toSorted(({ name: one }, { name: other }) => other.length - one.length)
  .map(({ name, setting }): Name => {
    const written = name.split(" ")

    return { setting, written, words: written.map((word) => words.indexOf(word)) }
  })

/** In which zones of a study each of the words stands, in their order, a bit for each zone. */
type Zones = ReadonlyArray<number>

/** Whether all of some words stand in a zone. */
const standIn = (words: ReadonlyArray<number>, zone: number, zones: Zones): boolean => {
  for (const word of words) if (((zones[word] ?? 0) & zone) === 0) return false

  return true
}

const standingIn = (zone: number, zones: Zones): ReadonlyArray<Name> =>
  sought.filter(({ words }) => standIn(words, zone, zones))

/** Where the words end that stand one behind the other from a place on; -1 where they do not. */
const endOf = (text: string, place: number, [first = "", ...further]: ReadonlyArray<string>): number => {
  if (!text.startsWith(first, place)) return -1
  const end = place + first.length
  if (isWord(text.charCodeAt(end))) return -1

  return further.length === 0 ? end : endOf(text, Analyzer.behindMarks(text, end), further)
}

/** Where words stand one behind the other, from a place on: where they begin, and end. */
const nextPlace = (
  text: string,
  written: ReadonlyArray<string>,
  from: number,
): readonly [start: number, end: number] | undefined => {
  const [first = ""] = written
  for (let at = text.indexOf(first, from); at >= 0; at = text.indexOf(first, at + 1)) {
    const end = isWord(text.charCodeAt(at - 1)) ? -1 : endOf(text, at, written)
    if (end >= 0) return [at, end]
  }

  return undefined
}

const isNegated = (text: string, place: number): boolean => {
  const end = Analyzer.beforeMarks(text, place)

  return text.endsWith("non", end) && !isWord(text.charCodeAt(end - 4))
}

/** The settings that a text names. What a longer name covers counts for that alone, and nothing behind "non" counts. */
export const namedIn = (text: string, names: ReadonlyArray<Name> = sought): ReadonlySet<Setting> => {
  const found = new Set<Setting>()
  const lower = text.toLowerCase()
  const covered = new Uint8Array(names.length > 1 ? lower.length : 0)
  for (const { setting, written } of names) {
    for (let place = nextPlace(lower, written, 0); place !== undefined; place = nextPlace(lower, written, place[1])) {
      const [start, end] = place
      if (covered[start] === 1 || covered[end - 1] === 1) continue
      covered.fill(1, start, end)
      if (setting !== undefined && !isNegated(lower, start)) found.add(setting)
    }
  }

  return found
}

/** The settings of a patient, by the stage, or by the condition where that tells it, and by earlier lines of treatment. */
export const ofPatient = ({
  condition,
  priorLines,
  stage,
}: Pick<Profile, "condition" | "priorLines" | "stage">): ReadonlyArray<Setting> => {
  const found = new Set(namedIn(FreeText.visible(stage ?? condition)))
  if (priorLines !== undefined) found.add(priorLines === 0 ? "first treatment" : "later treatment")

  return [...found]
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

const none: Agreement = { agreed: [], opposed: [] }

/** Holds the settings of a patient against those that a study names. Of what a study takes nothing is opposed. */
export const agreement = (patient: ReadonlyArray<Setting>, named: ReadonlyArray<Setting>): Agreement => {
  if (named.length === 0) return none
  const agreed: Array<Setting> = []
  const opposed: Array<Setting> = []
  for (const setting of patient) {
    if (named.includes(setting)) agreed.push(setting)
    else if (opposites[setting].some((one) => named.includes(one))) opposed.push(setting)
  }

  return { agreed, opposed }
}

import * as Saying from "../Saying.ts"
import type { Setting } from "./SettingLexicon.ts"

/** What of a profile a sentence names. */
type OfEntered = {
  readonly stage?: string
  readonly biomarkers?: ReadonlyArray<string>
  readonly priorLines?: number
}

const settingNames: Readonly<Record<Setting, string>> = {
  "first treatment": "first treatment",
  "later treatment": "treatment after earlier treatment",
  maintenance: "maintenance treatment",
  early: "early or operable disease",
  "locally advanced": "locally advanced disease",
  metastatic: "advanced or metastatic disease",
}

const list = new Intl.ListFormat("en-US")

const linesInWords = (lines: number): string =>
  lines === 1 ? "1 earlier line" : `${lines === 0 ? "no" : lines} earlier lines`

const inWords = ({ biomarkers = [], priorLines, stage }: OfEntered): string =>
  list.format([
    ...(stage === undefined ? [] : [`the stage (${stage})`]),
    ...biomarkers,
    ...(priorLines === undefined ? [] : [linesInWords(priorLines)]),
  ])

const settingsInWords = (settings: ReadonlyArray<Setting>): string =>
  list.format(settings.map((setting) => settingNames[setting]))

type OfSettings = { readonly settings: ReadonlyArray<Setting> }

type OfNothing = Readonly<Record<never, never>>

/** What is said of why a study stands where it stands, by its code. */
const sentences = {
  field_does_not_fit: (_: OfNothing) => "A published field does not fit the profile: age, sex or phase.",
  condition_named: (_: OfNothing) => "Its title or conditions name the condition.",
  condition_related: (_: OfNothing) =>
    "It names the condition, a broader condition, or several conditions including this one.",
  found_only: (_: OfNothing) =>
    "The registry's search found it, but its title and conditions do not name the condition.",
  solid_tumours: (entered: OfEntered) => `It is for solid tumors in general and asks for ${inWords(entered)}.`,
  mentioned: (entered: OfEntered) => `The inclusion criteria mention ${inWords(entered)}.`,
  let_in: (entered: OfEntered) => `The inclusion criteria appear to allow ${inWords(entered)}.`,
  kept_out: (entered: OfEntered) => `The criteria mention ${inWords(entered)} as a reason to exclude: ask the site.`,
  other_state: (entered: OfEntered) => `The inclusion criteria ask for a state or form other than ${inWords(entered)}.`,
  other_marker: ({ markers }: { readonly markers: ReadonlyArray<string> }) =>
    `Its title and inclusion criteria ask for ${list.format(markers)}, which the profile does not name.`,
  setting_agreed: ({ settings }: OfSettings) =>
    `Its title, conditions or summary name the setting: ${settingsInWords(settings)}.`,
  setting_opposed: ({ settings }: OfSettings) =>
    `Its title, conditions or summary name a setting other than ${settingsInWords(settings)}.`,
  treatment: (_: OfNothing) => "It studies a treatment.",
  words: (_: OfNothing) => "Its text shares many words with the profile.",
  marker_words: (_: OfNothing) => "Its title, interventions or summary mention the biomarkers.",
}

export type Code = keyof typeof sentences

export const codes = Object.keys(sentences) as ReadonlyArray<Code>

export const say = Saying.by(sentences)

import { listed, rowsOf } from "../text/Spellings.ts"
import type { Measure, Scale } from "./Measure.ts"

const unreadable = (text: string, what: string): Error => new Error(`“${text}” ${what}.`)

const divided = (text: string): ReadonlyArray<string> => text.split("|").map((each) => each.trim())

const phrases = (text: string): ReadonlyArray<ReadonlyArray<string>> => divided(text).map((each) => each.split(" "))

const written =
  /^(-?[\d.e]+) to ([\d.e]+)(?: (?![×÷+]|in classes)(.+?))?(?: ([×÷]) ([\d.e]+))?(?: \+ (-?[\d.]+))?(?: with (\d) decimals?)?(?: in classes from ([\d ]+))?$/

const scaleOf = (text: string): Scale => {
  const [all, least, most, units, sign, factor, plus, decimals, points] = written.exec(text) ?? []
  if (all === undefined)
    throw unreadable(text, "is no scale: its least and its greatest value and its units are, “0 to 30 points”")

  return {
    units: units?.split(", ") ?? [],
    values: [Number(least), Number(most)],
    ...(factor === undefined ? {} : { times: sign === "÷" ? 1 / Number(factor) : Number(factor) }),
    ...(plus === undefined ? {} : { plus: Number(plus) }),
    ...(decimals === undefined ? {} : { decimals: Number(decimals) }),
    ...(points === undefined ? {} : { classesFrom: points.split(" ").map(Number) }),
  }
}

/** What may be known of a measure besides, by how a row says it. */
const known: ReadonlyMap<string, Partial<Measure>> = new Map<string, Partial<Measure>>([
  ["high is better", { better: "high" }],
  ["low is better", { better: "low" }],
  ["of everyone", { ofEveryone: true }],
  ["of those asked", { ofThoseAsked: true }],
  ["of pairs", { ofPairs: true }],
  ["of fitness", { ofFitness: true }],
  ["of events", { ofEvents: true }],
  ["of few values", { ofFewValues: true }],
  ["of units", { ofUnits: true }],
  ["of numbers", { ofClasses: "numbers" }],
  ["of letters", { ofClasses: "letters" }],
  ["of grades", { ofGrades: true }],
  ["of risks", { ofClasses: "risks" }],
])

/** The same with words of its own behind it. */
const told: ReadonlyArray<readonly [begins: string, tell: (rest: string) => Partial<Measure>]> = [
  ["high is better to ", (bestAt) => ({ better: "high", bestAt: Number(bestAt) })],
  ["low is better to ", (bestAt) => ({ better: "low", bestAt: Number(bestAt) })],
  ["step ", (step) => ({ step: Number(step) })],
  ["not behind ", (words) => ({ notBehind: new Set(words.split(" ")) })],
  ["not before ", (words) => ({ notBefore: phrases(words) })],
  ["stages of ", (words) => ({ stagesOf: words.split(" ") })],
  ["amount of ", (amountOf) => ({ amountOf })],
  ["lack ", (forms) => ({ lack: listed(forms) })],
  ["excess ", (forms) => ({ excess: listed(forms) })],
  ["entered ", (forms) => ({ entered: listed(forms) })],
]

const detail = (text: string): Partial<Measure> => {
  const [begins, tell] = told.find(([begins]) => text.startsWith(begins)) ?? []
  const detail = tell?.(text.slice(begins?.length)) ?? known.get(text)
  if (detail === undefined)
    throw unreadable(
      text,
      `tells nothing of a measure; ${[...known.keys(), ...told.map(([begins]) => begins)].join(", ")} do`,
    )

  return detail
}

const details = (text: string): Partial<Measure> =>
  Object.assign({}, ...text.split(";").map((each) => detail(each.trim())))

const row = /^(?:([^|]+?): )?(.+?) = ([^;]+)(?:; (.+))? # (.+)$/

const measureOf = (text: string, shared: Partial<Measure>): Measure => {
  const [all, name, forms = "", scales = "", more, source = ""] = row.exec(text) ?? []
  if (all === undefined) throw unreadable(text, "is no row: “forms = scales # source” is")
  const [usual = "", ...others] = divided(scales)

  return {
    name: name ?? listed(forms)[0] ?? "",
    forms: listed(forms),
    scales: [scaleOf(usual), ...others.map(scaleOf)],
    ...shared,
    ...(more === undefined ? {} : details(more)),
    source,
  }
}

/**
 * Measures as rows: "name: form | form = scales; what else is known # source". A row goes on in lines that are indented, and a name that is the
 * first form as well stands once. A scale is "8 to 70 g/l × 0.1": its values, its units, and what makes them those of the first one ("÷ 4",
 * and "+ 2.15" behind it), "with 1 decimal" if that is rounded. `shared`: what is known of all, unless a row says otherwise.
 */
export const read = (rows: string, shared?: string): ReadonlyArray<Measure> =>
  rowsOf(rows).map((each) => measureOf(each, shared === undefined ? {} : details(shared)))

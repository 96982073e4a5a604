import { listed, rowsOf, spelledOut } from "../text/Spellings.ts"
import type { Marker } from "./Marker.ts"

type Names = ReadonlyArray<string>

const unreadable = (text: string, what: string): Error => new Error(`“${text}” ${what}.`)

const asWritten = /^"(.+)"$/

const shared = /^<(.+)>(\d?)$/

const plain = (name: string): string => name.replace(/[<>"]/g, "")

/** Names in any case, and those in quotation marks, which count as they are written. */
const named = (names: Names): Pick<Marker, "forms" | "exact"> => ({
  forms: names.filter((name) => !asWritten.test(name) && !shared.test(name)),
  exact: names.filter((name) => asWritten.test(name)).map(plain),
})

/** The names in angle brackets, which a marker shares with its relatives, and its number among these. */
const familyIn = (names: Names): Pick<Marker, "family"> => {
  const written = names.filter((name) => shared.test(name))
  const [, , number = ""] = shared.exec(written[0] ?? "") ?? []

  return written.length === 0 ? {} : { family: { names: written.map((name) => name.replace(shared, "$1")), number } }
}

const inWords = (text: string): Names => text.split(" ").flatMap(spelledOut)

/** Changes by their names, "G12C G551D-CFTR", or several names of one, "exon19 = Del19 | 19del". */
const changesIn = (text: string): NonNullable<Marker["changes"]> => {
  const [change = "", names] = text.split(" = ")

  return names === undefined
    ? inWords(text).map((name) => [name, name.replace(/-.*/, "").toLowerCase()] as const)
    : listed(names).map((name) => [name, change] as const)
}

/** What may be known of a marker besides, by how a row says it. */
const known: ReadonlyMap<string, Partial<Marker>> = new Map<string, Partial<Marker>>([
  ["of tumors", { tumorGene: true }],
  ["fusion if positive", { positiveByFusion: true }],
  ["alleles", { alleles: true }],
  ["ambiguous", { ambiguous: true }],
  ["autoantibody", { autoantibody: true }],
  ["expressed", { expressed: true }],
  ["fused", { fused: true }],
  ["graded", { graded: true }],
  ["infection", { infection: true, virus: true }],
  ["lost", { lost: true }],
  ["measured", { measured: true }],
  ["ruled out", { ruledOut: true }],
  ["scored", { scored: true }],
  ["virus", { virus: true }],
  ["mostly deletion", { altered: "deletion" }],
  ["mostly fusion", { altered: "fusion" }],
])

/** The same with words of its own behind it. */
const told: ReadonlyArray<readonly [begins: string, tell: (rest: string) => Partial<Marker>]> = [
  ...(["positive", "heterozygous", "homozygous", "fusions", "each", "shared"] as const).map(
    (key) => [`${key} `, (names: string): Partial<Marker> => ({ [key]: listed(names) })] as const,
  ),
  ["negative with others ", (names) => ({ negativeWithOthers: listed(names) })],
  ["negative ", (names) => ({ negative: listed(names) })],
  ["implied ", (names) => ({ implied: named(listed(names)) })],
  ["prefixes ", (letters) => ({ prefixes: inWords(letters) })],
  ["types ", (numbers) => ({ types: inWords(numbers) })],
  ["changes ", (names) => ({ changes: changesIn(names) })],
  ["change classes ", (classes) => ({ changeClasses: classes.split(", ").map(inWords) })],
  [
    "common changes ",
    (names) => {
      const [common = "", resistant] = names.split(", resistant ")

      return { changeGroups: { common: inWords(common), resistant: resistant === undefined ? [] : inWords(resistant) } }
    },
  ],
]

const detail = (text: string): Partial<Marker> => {
  const [begins = "", tell] = told.find(([begins]) => text.startsWith(begins)) ?? []
  const found = tell?.(text.slice(begins.length)) ?? known.get(text)
  if (found === undefined)
    throw unreadable(
      text,
      `tells nothing of a marker; ${[...known.keys(), ...told.map(([begins]) => begins)].join(", ")} do`,
    )

  return found
}

/** All that the details of a row tell; of lists that are told twice, both. */
const details = (texts: Names): Partial<Marker> => {
  const found: Record<string, unknown> = {}
  for (const [key, value] of texts.flatMap((text) => Object.entries(detail(text)))) {
    const before = found[key]
    found[key] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value
  }

  return found
}

const row = /^(?:(each) of )?(?:([^#|]+?): )?([^#]*?)(?: # (.+))?$/

const markersOf = (text: string, shared: Partial<Marker>): ReadonlyArray<Marker> => {
  const [, each, called, told = "", source = shared.source ?? ""] = row.exec(text) ?? []
  const [names = "", ...more] = told.split(/ ?; /).map((one) => one.trim())
  const marker = (written: string): Marker => {
    const forms = listed(written)
    const name = called ?? plain(forms[0] ?? "")
    if (name === "" || source === "") throw unreadable(text, "is no row: “name | another name; details # source” is")

    return { name, ...named(forms), ...familyIn(forms), ...shared, ...details(more), source }
  }

  return each === undefined ? [marker(names)] : names.split(", ").map(marker)
}

/**
 * Markers as rows: "name: form | "EXACT" | <FAMILY>1; details # source". A row goes on in lines that are indented, and a name that is the
 * first form as well stands once; "each of NF1, NF2" is a row for each of them. `shared`: details and a source of all, unless a row says
 * otherwise.
 */
export const read = (rows: string, shared: string): ReadonlyArray<Marker> => {
  const [ofAll = "", source = ""] = shared.split("# ")
  const common = { ...details(ofAll.split(";").flatMap((each) => each.trim() || [])), source }

  return rowsOf(rows).flatMap((each) => markersOf(each, common))
}

import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import * as AroundStage from "./AroundStage.ts"
import * as NamedStage from "./NamedStage.ts"
import * as StageMention from "./StageMention.ts"
import { digitsOf } from "./StageNumber.ts"

/** Tumours without spread by the number of their stage, by how the code tells their size and reach: `2b` is T2b N0 M0. */
type Stages = Readonly<Record<string, ReadonlyArray<string>>>

/** Nearly everywhere (AJCC/UICC, 8th edition). */
const usual: Stages = { 1: ["1"] }

/** Where the larger ones are of one stage in all that begins in an organ. */
const byOrgan: ReadonlyMap<string, Stages> = new Map<string, Stages>([
  ["kidney", { ...usual, 2: ["2"], 3: ["3"] }],
  ["bladder", { ...usual, 2: ["2"], 3: ["3a"] }],
  ["breast", { ...usual, 2: ["2a"], 3: ["2b"], 4: ["3b"] }],
  ["bowel", { ...usual, 2: ["1"], 3: ["2a"], 4: ["2"] }],
  ["pancreas", { ...usual, 2: ["1b"], 3: ["2a"], 4: ["3"] }],
  ["lung", { ...usual, 2: ["1b", "2a"], "2a": ["1b"], "2b": ["2a"], 3: ["2b"], 4: ["3a"] }],
])

/** Where the stage turns on the grade or on a marker, too. */
const graded: ReadonlySet<string> = new Set(["prostate", "soft"])

const stagesOf = (sites: ReadonlySet<string>): Stages | undefined => {
  const [only = "", ...others] = [...sites]
  if ([...sites].some((site) => graded.has(site))) return undefined

  return (others.length === 0 ? byOrgan.get(only) : undefined) ?? usual
}

const joint = " ?(?:[-–~/,;]|to|or|and/or|and|through) ?"

const before = new RegExp(
  `(≤ ?|<= ?|up to )?(?<![A-Za-z0-9])[cp]{0,2}(T(?:is|[0-4]|a)(?:[a-d]|mi)?(?:${joint}(?:[cp]{0,2}T)?(?:is|[0-4][a-d]?|[a-d])(?![A-Za-z0-9]| ?(?:cm|mm)))*)` +
    "(?: ?\\([^()]{0,24}\\))?[ ,;:/&+-]{0,3}(?:(?:and|with|[Cc]ancer|[Ss]tage|[Dd]isease|[Tt]umou?rs?|[Cc]linically) ){0,3}\\(?(?:[cp]{0,2}N[Xx][-/, ]{1,2}(?:or )?)?[cp]{0,2}$",
)

const behind =
  /^(?:\((?:i|mol)?[+-]\))?(?:(?: ?[-–~/,] ?| (?:to|or|and) )[cp]{0,2}N?[0-3Xx][a-c]?(?![0-9]))*(?:[ ,;/&-]{0,3}(?:and |with )?[cp]{0,2}M(?:0|[Xx])(?![0-9]))?(?![A-Za-z0-9]|[ ,;/&-]{0,3}[cp]{0,2}(?:M[1+]|[0-3]))/

const number = /(?:T|^|[^A-Za-z])(is|a|[0-4])([a-d]|mi)?(?![a-d])/g

const spanning = /[-–~]|to|through/

/** The sizes that a list of codes takes in: "T1b-3" is `1b`, `2`, `3`. */
const sizes = (list: string, isBound: boolean): ReadonlyArray<string> => {
  const taken: Array<string> = []
  let last = isBound ? 0 : undefined
  let end = 0
  for (const { 0: whole, 1: told = "", 2: letter = "", index } of list.matchAll(number)) {
    const size = /\d/.test(told) ? Number(told) : 0
    const isRange = isBound || spanning.test(list.slice(end, index + whole.length - letter.length - told.length))
    if (isRange && last !== undefined) for (let one = last + 1; one < size; one++) taken.push(`${one}`)
    taken.push(`${size}${letter}`)
    last = size
    end = index + whole.length
  }

  return taken
}

const numbers = (sizes: ReadonlyArray<string>, stages: Stages): ReadonlyArray<string> => [
  ...new Set(sizes.flatMap((size) => stages[size] ?? stages[size.charAt(0)] ?? [])),
]

/** So far before the code of the nodes that of the tumour is looked for, and so far behind it that of what is distant. */
const widestBefore = 64

const widestBehind = 40

const nodes = "n0"

interface Coded {
  readonly start: number
  readonly end: number
  readonly sizes: ReadonlyArray<string>
}

const codedAt = (text: string, at: number): Coded | undefined => {
  if (text[at] !== "N") return undefined
  const told = before.exec(text.slice(Math.max(0, at - widestBefore), at))
  const end = at + nodes.length
  const rest = told === null ? null : behind.exec(text.slice(end, end + widestBehind))
  if (told === null || rest === null) return undefined
  const [whole, bound, list = ""] = told

  return { start: at - whole.length, end: end + rest[0].length, sizes: sizes(list, bound !== undefined) }
}

const letters = /[tnm](?=[0-4x])/g

/** The numbers of the stage that an entry tells by its codes, "ct1b n0 m0"; none where these do not tell it. `sites`: where the tumour sits. */
export const inEntry = (written: string, sites: ReadonlySet<string>): ReadonlyArray<string> => {
  const text = written.toLowerCase().replaceAll(letters, (letter) => letter.toUpperCase())
  const stages = stagesOf(sites)
  const at = text.indexOf("N0")
  const coded = at < 0 ? undefined : codedAt(text, at)

  return stages === undefined || coded === undefined ? [] : numbers(coded.sizes, stages)
}

/** Of those who are barred, all that have a stage, and not no more than a part of them: "T1a N0 M0", "T2 N0 M0". */
const whole = "1"

const mostEarly = 2

const toldBy = (span: Span.Span, { sizes }: Coded, stages: Stages): NamedStage.ToldStage | undefined => {
  // "T2-4 N0-3 (stage II or III)", "stage II (T3 N0)"
  if (AroundStage.told({ ...span, says: [] }).has("numbered besides")) return undefined
  const found = StageMention.of(span, { says: ["early"], need: "always", absent: false })
  if (found === undefined) return undefined
  const isBarred = found.mention.stand.outcome === "exclusion"
  const meant = isBarred ? sizes.filter((size) => size === whole) : sizes
  const named = numbers(meant, stages)
  const small = meant.filter((size) => Number(size.charAt(0)) <= mostEarly)

  return { ...found, numbers: named, called: isBarred ? [] : numbers(small, stages) }
}

/**
 * Stages that are told by the codes of a tumour that has spread neither to nodes nor further, whose number follows by definition:
 * "T1b N0 M0" is stage I, and so is what "T1-3, N0-2, M0" lets in.
 */
export const named = (document: Document): ReadonlyArray<NamedStage.NamedStage> => {
  const stages = stagesOf(OwnDiseases.of(document).sites)
  if (stages === undefined) return []

  return NamedStage.placesOf(document, nodes).flatMap((at) => {
    const coded = codedAt(document.text, at)
    if (coded === undefined) return []
    const read = () => {
      const span = Span.at(document, coded.start, coded.end)

      return span && toldBy(span, coded, stages)
    }

    return [{ says: digitsOf(numbers(coded.sizes, stages)), read }]
  })
}

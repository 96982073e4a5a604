import * as MarkerMatcher from "../eligibility/markers/MarkerMatcher.ts"

/** A result that was taken from a report. */
export interface TakenResult {
  readonly entry: string
  /** The lines that tell it, as they were pasted. */
  readonly line: string
  readonly isNegative: boolean
  /** Whether the vocabulary knows it. */
  readonly isKnown: boolean
  /** It is a value that is tested of everybody. */
  readonly isRoutine?: boolean
}

/** What was left out of a report, and how many of each. */
export interface LeftOut {
  readonly headings: number
  /** Genes that were only named. */
  readonly genes: number
  /** Results that mean nothing certain, or that could not be told. */
  readonly uncertain: number
  /** Lines on methods and on people, and sentences on what is known in general. */
  readonly methods: number
  readonly people: number
  readonly general: number
}

/** A mutation without its place. */
const vague = /^(\S+)(?: promoter)? (?:mutation|positive)$/

/** That a gene is not changed. */
const unchanged = /^(\S+) (?:(?:mutation )?negative|wild-type)$/

/** A gene with a change of its own sequence: "G396D". */
const changed = /^(\S+) [A-Z]\d+\D/

/** What is told again with its amount says nothing more. Where a change of a gene is told, a mutation without its place says nothing more, and that there is none is said of others. */
const withoutVague = (taken: ReadonlyArray<TakenResult>): ReadonlyArray<TakenResult> => {
  const exact = taken.filter(({ entry, isNegative }) => !isNegative && !vague.test(entry))
  const genes = new Set(exact.map(({ entry }) => changed.exec(entry)?.[1]))

  return taken.filter(({ entry }) => {
    const gene = vague.exec(entry)?.[1]
    const lack = unchanged.exec(entry)?.[1]
    if (lack !== undefined) return !genes.has(lack) || MarkerMatcher.recognise(lack)?.marker.expressed === true

    const isAgain = taken.some((other) => other.entry.startsWith(`${entry} (`))

    return !isAgain && (gene === undefined || !exact.some((other) => other.entry.startsWith(`${gene} `)))
  })
}

/** States that one sample has not at once. */
const opposites: ReadonlyMap<string, ReadonlyArray<string>> = new Map([
  ["positive", ["negative"]],
  ["mutation", ["negative", "mutation negative", "wild-type"]],
  ["methylated", ["unmethylated", "negative"]],
  ["amplification", ["amplification negative"]],
  ["fusion", ["fusion negative", "negative"]],
  ["deletion", ["deletion negative", "intact"]],
  ["homozygous deletion", ["deletion negative", "intact", "retained"]],
  ["codeletion", ["codeletion negative", "intact"]],
  ["codeleted", ["codeletion negative", "negative", "intact"]],
])

const told = new RegExp(`^(.+?) (${[...opposites.keys()].join("|")})(?: \\([^()]+\\)| [\\d.,]+%)?$`)

/** What was not inherited may be there in the tumor. */
const ofGermline = /\b(?:germ-?line|constitutional|keimbahn|germinal)/i

const ofProtein = /^(?:MLH1|PMS2|MSH2|MSH6) negative$/

/** Proteins of mismatch repair that one line tells to be lacking and others to be kept, of which none tells then that repair is sound. */
const lostBeside = (entries: ReadonlyMap<string, TakenResult>): ReadonlyArray<string> => {
  const sound = entries.get("pMMR")
  const lost = [...entries.values()].filter(({ entry, line }) => ofProtein.test(entry) && line === sound?.line)

  return lost.length === 0 ? [] : ["pMMR", ...lost.map(({ entry }) => entry)]
}

/**
 * Whoever lacks a protein of mismatch repair is deficient, whatever others are kept; whoever has one kind of an antibody has it, and a
 * tumor what its patient did not inherit; of anything else that is told both ways is not known which holds. Each result is told once.
 */
const consistent = (taken: ReadonlyArray<TakenResult>): ReadonlyArray<TakenResult> => {
  const entries = new Map(taken.map((each) => [each.entry, each] as const).toReversed())
  if (entries.has("dMMR")) entries.delete("pMMR")
  for (const entry of lostBeside(entries)) entries.delete(entry)
  if (entries.has("MSS")) entries.delete("MSI-H negative")
  for (const { entry } of taken) {
    const [, name = entry, state = ""] = told.exec(entry) ?? []
    const denied = (opposites.get(state) ?? ["negative"]).flatMap((word) => entries.get(`${name} ${word}`) ?? [])
    for (const opposite of denied) entries.delete(opposite.entry)
    const isTwofold = denied.some(({ line }) => !ofGermline.test(line))
    if (isTwofold && MarkerMatcher.recognise(name)?.marker.autoantibody !== true) entries.delete(entry)
  }

  return [...entries.values()].toReversed()
}

/** A stain that leaves open whether the gene is amplified. */
const leftOpen = /^((?:HER2|ERBB2)\S*) 2\+$/i

const ofCopies = /^(?:HER2|ERBB2)\S* (?:(?:amplification )?negative|amplified|amplification|positive)$/

/** A stain that leaves the gene open, together with what a test of its copies tells in a line of its own. */
const withCopies = (taken: ReadonlyArray<TakenResult>): ReadonlyArray<TakenResult> => {
  const copies = taken.find(({ entry }) => ofCopies.test(entry))
  if (copies === undefined || !taken.some(({ entry }) => leftOpen.test(entry))) return taken
  const { isNegative } = copies
  const told = (each: TakenResult): TakenResult => ({
    ...each,
    entry: `${each.entry}, FISH ${isNegative ? "negative" : "positive"}`,
    line: [...new Set([each.line, copies.line])].join("\n"),
  })

  return taken.flatMap((each) => (leftOpen.test(each.entry) ? [told(each)] : ofCopies.test(each.entry) ? [] : [each]))
}

const rank = ({ isKnown, isNegative, isRoutine }: TakenResult): number =>
  isRoutine === true ? 4 : (isKnown ? 0 : 2) + (isNegative ? 1 : 0)

/** The results of a report, each once and none beside its opposite, as they are shown. */
export const inAgreement = (taken: ReadonlyArray<TakenResult>): ReadonlyArray<TakenResult> =>
  withoutVague(withCopies(consistent(taken)).toSorted((one, other) => rank(one) - rank(other)))

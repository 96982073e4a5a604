import { matches } from "../matching/TokenPhrases.ts"
import * as WordSet from "../text/WordSet.ts"
import type { Kind } from "./Marker.ts"
import { isVariant } from "./VariantNotation.ts"

/** What a state word says of the marker beside it. */
export interface StateWord {
  readonly words: ReadonlyArray<string>
  readonly claim: "present" | "absent" | "low"
  /** What kind of alteration it is; `any` says nothing of the kind. */
  readonly kind: Kind
  /** A noun names an alteration, which may be there or be tested for; an adjective says that it is there, or that it is not. */
  readonly noun: boolean
}

type Grammar = "noun" | "adjective"

const state =
  (claim: StateWord["claim"], kind: Kind, grammar: Grammar) =>
  (phrase: string): StateWord => ({ words: phrase.split(" "), claim, kind, noun: grammar === "noun" })

const states =
  (claim: StateWord["claim"], kind: Kind, grammar: Grammar) =>
  (phrases: TemplateStringsArray): ReadonlyArray<StateWord> =>
    WordSet.listed(phrases).map(state(claim, kind, grammar))

/** A faint stain, and no more copies of the gene than there should be: "2+/ISH-". */
const unamplified = ["/", "and", ",", "with"].flatMap((joint) =>
  WordSet.listed`ish -, fish -, ish negative, fish negative`.map((result) => `2 + ${joint} ${result}`),
)

/** Source: HGVS and HGNC usage, CAP/ASCO reporting terms (HER2, MSI, PD-L1), and how registry records write them. */
export const stateWords: ReadonlyArray<StateWord> = [
  ...states("present", "mutation", "noun")`
    mutation, mutations, variant, variants, mut, skipping, single nucleotide variant, single nucleotide variants, snv,
    snvs, substitution, mutational, germline or somatic, somatic or germline, germline and / or somatic
  `,
  ...states("present", "insertion", "noun")`insertion, insertions`,
  ...states("present", "alteration", "noun")`
    alteration, alterations, aberration, aberrations, abnormality, abnormalities, defect, defects, aga, agas,
    oncogenic driver, oncogenic drivers, driver oncogene, driver oncogenes
  `,
  ...states("present", "any", "noun")`
    positivity, seropositivity, expansion, expansions, disruption, inactivation, loss of function,
    loss - of - function, burden, pathology, changes, uptake, avidity, gain of function, gain - of - function
  `,
  ...states("present", "alteration", "adjective")`altered`,
  ...states("present", "mutation", "adjective")`mutant, mutants, mutated, m, multi - hit, multihit`,
  ...states("present", "any", "adjective")`
    positive, pos, +, high, h, elevated, detected, abnormal, present, avid, seropositive, increased, raised, rising,
    detectable, aberrant, expanded
  `,
  ...states("present", "amplification", "noun")`amplification, amplifications, duplication, duplications, gain, amp`,
  ...states("present", "amplification", "adjective")`amplified`,
  ...states("present", "fusion", "noun")`
    fusion, fusions, rearrangement, rearrangements, translocation, translocations, inversion, inversions
  `,
  ...states("present", "fusion", "adjective")`rearranged, translocated, fused`,
  ...states("present", "deletion", "noun")`
    deletion, deletions, loss, codeletion, codeletions, co - deletion, co deletion, del, homozygous absence,
    biallelic absence
  `,
  ...states("present", "deletion", "adjective")`deleted, codeleted, co - deleted, co deleted, lost, null`,
  ...states("present", "any", "noun")`deficiency`,
  ...states("present", "any", "adjective")`deficient`,
  ...states("present", "methylation", "noun")`methylation, hypermethylation`,
  ...states("present", "methylation", "adjective")`methylated, hypermethylated, meth`,
  ...states("present", "expression", "noun")`
    expression, overexpression, over - expression, antigens, moderate - to - strong, moderate to strong
  `,
  ...states("present", "expression", "adjective")`
    overexpressed, overexpressing, overexpress, overexpresses, expressing, expresses, express, coexpressing,
    co - expressing, coexpress, expressed, 3 +, ihc3 +
  `,
  ...states("present", "carrier", "adjective")`
    carrier, carriers, carriership, one or two copies, 1 or 2 copies, at least one copy
  `,
  ...states("present", "heterozygous", "adjective")`
    heterozygote, heterozygotes, heterozygous, heterozygosity, compound heterozygous, compound heterozygote,
    compound heterozygotes, one copy, 1 copy, a single copy
  `,
  ...states("present", "homozygous", "adjective")`
    homozygote, homozygotes, homozygous, homozygosity, two copies, 2 copies
  `,
  ...states("absent", "any", "adjective")`
    wild - type, wild type, wildtype, wild - types, wt, negative, neg, negativity, seronegative, seronegativity,
    normal, unmutated, nonmutated, non - mutated, non - mutant, unaltered, intact, retained, undetectable, undetected,
    absent, unrearranged, stable, proficient, non - codeleted, non - expressing, ihc 0, ihc0, zero
  `,
  ...states("absent", "amplification", "adjective")`unamplified, non - amplified, nonamplified`,
  ...states("absent", "methylation", "adjective")`
    unmethylated, non - methylated, nonmethylated, non methylated, un - methylated, hypomethylated
  `,
  ...states("absent", "carrier", "adjective")`
    non - carrier, non - carriers, noncarrier, noncarriers, non carrier, non carriers
  `,
  ...states("low", "trace", "adjective")`ultralow, ultra - low`,
  ...states(
    "low",
    "expression",
    "adjective",
  )`1 +, low, l, low positive, low - positive, weakly positive, weak positive`,
  ...unamplified.map(state("low", "expression", "adjective")),
]

/** States that are no more than the absence of an alteration, by their first word: who has the alteration is ruled out. */
export const denials: ReadonlySet<string> = new Set(WordSet.listed`
  negative, neg, negativity, seronegative, seronegativity, undetectable, undetected, absent, unrearranged, -
`)

const byFirst: ReadonlyMap<string, ReadonlyArray<StateWord>> = Map.groupBy(
  [...stateWords].sort((a, b) => b.words.length - a.words.length),
  ({ words }) => words[0] ?? "",
)

/** The state whose first word stands at `at`, the longest where several do. */
export const stateAt = (words: ReadonlyArray<string>, at: number): StateWord | undefined =>
  byFirst.get(words[at] ?? "")?.find((state) => matches(words, at, state.words))

/** The states that words tell, each with where it begins. */
export const statesIn = (
  words: ReadonlyArray<string>,
): ReadonlyArray<{ readonly at: number; readonly state: StateWord }> =>
  words.flatMap((_, at) => {
    const state = stateAt(words, at)

    return state === undefined ? [] : [{ at, state }]
  })

const longest = Math.max(...stateWords.map(({ words }) => words.length))

/** The state whose last word stands at `at`. */
export const stateBefore = (words: ReadonlyArray<string>, at: number): StateWord | undefined => {
  for (let length = longest; length >= 1; length--) {
    const state = stateAt(words, at - length + 1)
    if (state !== undefined && state.words.length === length) return state
  }

  return undefined
}

const shortestGlued = 3

const short = (claim: StateWord["claim"], written: string): readonly [string, StateWord] => [
  written,
  { words: [written], claim, kind: "any", noun: false },
]

/** States that are glued to a name: "IDHwt", "gBRCAm", "HER2negative". */
const glued: ReadonlyMap<string, StateWord> = new Map([
  ...stateWords
    .map((state) => [state.words.join(" "), state] as const)
    .filter(([word]) => word.length >= shortestGlued),
  ...["mut", "mt", "m", "pos", "amp", "meth"].map((written) => short("present", written)),
  ...["wt", "wild", "neg"].map((written) => short("absent", written)),
])

export const gluedState = (rest: string): StateWord | undefined => glued.get(rest)

/** What is glued to a name and leads to its state, "HER2activating mutation", or is a part of the name. */
const leading = WordSet.of("activating inactivating sensitizing sensitising s neu")

/** Whether what is glued to a name is a state or leads to one, a protein change or a part of the name. */
export const mayBeGlued = (rest: string): boolean =>
  leading.has(rest) || gluedState(rest) !== undefined || isVariant(rest)

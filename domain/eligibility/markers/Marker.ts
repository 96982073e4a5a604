/**
 * How a marker may be altered, how many of its alleles somebody has, or whether an infection is held by treatment, or cleared from the blood;
 * `any` says nothing of that.
 */
export const kinds = [
  "any",
  "alteration",
  "mutation",
  "amplification",
  "fusion",
  "deletion",
  "methylation",
  "expression",
  "carrier",
  "heterozygous",
  "homozygous",
  "stability",
  "trace",
  "insertion",
  "controlled",
  "uncontrolled",
  "cleared",
] as const

export type Kind = (typeof kinds)[number]

/**
 * A biomarker by all its names. `forms` are found in any case, `exact` only as written (short symbols, and those that are words).
 * `positive`, `negative`, `heterozygous` and `homozygous` are names that hold a state ("MSI-H", "MSS"), and
 * `fusions` those of it and the gene that it is joined to. `family`: the names that this one shares
 * with others, and the number by which they tell it apart ("BRCA1/2"). `prefixes` may be glued to it ("gBRCA1").
 */
export interface Marker {
  readonly name: string
  readonly forms: ReadonlyArray<string>
  readonly exact: ReadonlyArray<string>
  readonly positive?: ReadonlyArray<string>
  readonly negative?: ReadonlyArray<string>
  readonly fusions?: ReadonlyArray<string>
  readonly heterozygous?: ReadonlyArray<string>
  readonly homozygous?: ReadonlyArray<string>
  readonly family?: { readonly names: ReadonlyArray<string>; readonly number: string }
  readonly prefixes?: ReadonlyArray<string>
  /** Names of what tells of this one, too, in texts alone: the hormone receptors of the estrogen receptor. */
  readonly implied?: { readonly forms: ReadonlyArray<string>; readonly exact: ReadonlyArray<string> }
  /** Names of two states at once, "wild-type or variant transthyretin": each of them is meant. */
  readonly each?: ReadonlyArray<string>
  /** Names that another gene goes by as well, in texts alone: one about tumors means this gene, a profile either. */
  readonly shared?: ReadonlyArray<string>
  /** Names of a disease that is negative for this one and for others at once, in texts alone. */
  readonly negativeWithOthers?: ReadonlyArray<string>
  /** Changes that are called by their own names alone, "T790M", each with what it is a change of the marker to. */
  readonly changes?: ReadonlyArray<readonly [name: string, change: string]>
  /** Changes that are not meant where those of the marker are called sensitizing, and where they are called uncommon. */
  readonly changeGroups?: { readonly resistant: ReadonlyArray<string>; readonly common: ReadonlyArray<string> }
  /** Its changes by the class that they are told by: those of the first, of the second, and of the third. */
  readonly changeClasses?: ReadonlyArray<ReadonlyArray<string>>
  /** It is a fusion itself: to have it tells nothing of its own changes. */
  readonly fused?: true
  /** Stained for what tumors lose: "negative" is lost. */
  readonly lost?: true
  /** A virus: what is associated with it, or caused by it, is positive. */
  readonly virus?: true
  /** Who has it is kept out, and never who has it not: where its absence is asked for as well. */
  readonly ruledOut?: true
  /** Somebody is infected with it: to be called by its name alone is to have it. */
  readonly infection?: true
  /** The numbers by which its types are told apart: "HPV16". */
  readonly types?: ReadonlyArray<string>
  /** What antibodies of the patient's own bind to: "AChR antibodies" are no therapy. */
  readonly autoantibody?: true
  /** Positive means that it is expressed or amplified, not that it is mutated. */
  readonly expressed?: true
  /** How it is mostly altered: "ALK mutations" in a list of genes means its fusions. */
  readonly altered?: Kind
  /** Where a patient is called positive for it, its fusion is meant. */
  readonly positiveByFusion?: true
  /** Its short names have other meanings, too (ER, PR, HR): they count only where a state is said of them. */
  readonly ambiguous?: true
  /** A locus whose alleles are numbered behind its name: "HLA-A*02:01", "HLA-A2". */
  readonly alleles?: true
  /** How much of it there is is told by a score in percent. */
  readonly scored?: true
  /** How much of it there is is told by the grade of its stain: "1+". */
  readonly graded?: true
  /** A measured quantity: it has no state, so that naming it is all a criterion does. */
  readonly measured?: true
  /** A gene, or its product, that studies of any solid tumor may ask for by its symbol, which is the name. */
  readonly tumorGene?: true
  readonly source: string
}

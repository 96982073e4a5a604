/** The exons of a gene in which tumours gain or lose residues, by their first residue and their last: source the reference transcripts (MANE Select). */
const exons: ReadonlyArray<
  readonly [gene: RegExp, exons: ReadonlyArray<readonly [exon: number, first: number, last: number]>]
> = [
  [
    /\b(?:egfr|erbb1|her1)\b/i,
    [
      [18, 688, 728],
      [19, 729, 761],
      [20, 762, 823],
      [21, 824, 875],
    ],
  ],
  [/\b(?:erbb2|her-?2)\b/i, [[20, 770, 831]]],
  [
    /\b(?:c-)?kit\b/i,
    [
      [9, 449, 514],
      [11, 550, 592],
      [13, 627, 664],
      [17, 788, 828],
    ],
  ],
]

const residue = "[A-Z](?:[a-z]{2})?"

/** Residues that are lost or gained: "p.E746_A750delELREA", "D770_N771insSVD", "del E746-A750". */
const indel = new RegExp(
  `(?<![A-Za-z0-9])(?:p\\.)? ?\\(?(?:(del|ins|dup) )?${residue}(\\d{2,4})[_-]${residue}\\d{2,4}(del|ins|dup)?[A-Za-z]*\\)?`,
  "g",
)

/** The frame of reading that is lost, with what comes of it: "p.S1982Rfs*22". */
const frameshift = new RegExp(`(?<![A-Za-z0-9])(?:p\\.)? ?\\(?${residue}\\d{1,4}(?:${residue})?fs[\\w*]*\\)?`, "g")

const exonOf = (written: string, number: number): number | undefined =>
  exons.find(([gene]) => gene.test(written))?.[1].find(([, first, last]) => first <= number && number <= last)?.[0]

/** What reports call residues that are lost, or gained. */
const kinds: ReadonlyMap<string | undefined, string> = new Map([
  ["del", "deletion"],
  ["ins", "insertion"],
  ["dup", "insertion"],
])

/** What a profile writes of a change of the protein by residues as reports and criteria call it: a deletion in exon 19, a frameshift. */
export const named = (written: string): string =>
  written
    .replace(indel, (change, before: string | undefined, number: string, behind: string | undefined) => {
      const kind = kinds.get(behind ?? before)
      const exon = exonOf(written, Number(number))

      return kind === undefined || exon === undefined ? change : ` exon ${exon} ${kind}`
    })
    .replace(frameshift, " frameshift mutation")

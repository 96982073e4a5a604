import * as Exons from "./Exons.ts"

const residue = "[A-Z](?:[a-z]{2})?"

/** Residues that are lost or gained: "p.E746_A750delELREA", "D770_N771insSVD", "del E746-A750", or one of them, "H773dup". */
const indel = new RegExp(
  `(?<![A-Za-z0-9])(?:p\\.)? ?\\(?(?:(?:(del|ins|dup) )?${residue}(\\d{2,4})[_-]${residue}\\d{2,4}(del|ins|dup)?[A-Za-z]*|` +
    `${residue}(\\d{2,4})(del|ins|dup)[A-Z]*)\\)?`,
  "g",
)

/** The frame of reading that is lost, with what comes of it: "p.S1982Rfs*22". */
const frameshift = new RegExp(`(?<![A-Za-z0-9])(?:p\\.)? ?\\(?${residue}\\d{1,4}(?:${residue})?fs[\\w*]*\\)?`, "g")

/** What reports call residues that are lost, or gained. */
const kinds: ReadonlyMap<string | undefined, string> = new Map([
  ["del", "deletion"],
  ["ins", "insertion"],
  ["dup", "insertion"],
])

/** What a profile writes of a change of the protein by residues as reports and criteria call it: a deletion in exon 19, a frameshift. */
export const named = (written: string): string =>
  written
    .replace(indel, (change, before?: string, first?: string, behind?: string, lone?: string, ofLone?: string) => {
      const kind = kinds.get(behind ?? before ?? ofLone)
      const [exon] = Exons.of(written, Number(first ?? lone))

      return kind === undefined || exon === undefined ? change : ` exon ${exon} ${kind}`
    })
    .replace(frameshift, " frameshift mutation")

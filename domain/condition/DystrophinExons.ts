/** Bases of the exons of dystrophin from the first, of which only what is translated counts, to the last but one: transcript Dp427m, NM_004006. */
const bases =
  "31 62 93 78 93 173 119 182 129 189 182 151 120 102 108 180 176 124 88 242 181 146 213 114 156 171 183 135 150 162 111 174 156 171 180 129 171 123 138 153 183 195 173 148 176 148 150 186 102 109 233 118 212 155 190 173 157 121 269 147 79 61 62 75 202 86 158 167 112 137 39 66 66 159 245 124 93 32"
    .split(" ")
    .map(Number)

/** Bases to a word of the genetic code: what is missing by other numbers shifts all that is read behind it. */
const codon = 3

const basesIn = (first: number, last: number): number =>
  bases.slice(first - 1, last).reduce((sum, each) => sum + each, 0)

/**
 * The exons beside a deletion, from its first exon to its last, of which a drug may skip one so that the rest is read again: 51 where 48 to 50 are
 * missing. None where the rest is read in any case.
 */
export const restoring = (first: number, last: number): ReadonlyArray<number> => {
  const missing = basesIn(first, last)
  const beside = [first - 1, last + 1].filter((exon) => exon > 1 && exon <= bases.length)

  return missing % codon === 0 ? [] : beside.filter((exon) => (missing + basesIn(exon, exon)) % codon === 0)
}

import * as WordSet from "../text/WordSet.ts"

type Words = ReadonlyArray<string>

const links = WordSet.of("by on via through using per")

/** What things are found by, and what is said of that. */
const tests = WordSet.of(
  "ct mri pet fdg psma ngs pcr rt fish ish ihc sequencing imaging scan scans x ray radiograph radiography ultrasound biopsy cytogenetics " +
    "karyotype karyotyping cytology histology pathology flow cytometry immunohistochemistry testing test tests assay assays blood tissue plasma " +
    "local central locally centrally standard conventional contrast enhanced bone whole body genetic molecular genomic next generation dna rna " +
    "examination exam screening baseline the a an / - ( ) ,",
)

const longest = 9

/**
 * Whether the token at `at` begins what tells by which means something was looked for, with another item of the same list behind it:
 * "no EGFR mutation [by PCR] or ALK rearrangement".
 */
export const areAside = (words: Words, at: number): boolean => {
  if (!links.has(words[at] ?? "")) return false
  let next = at + 1
  while (next < at + longest && tests.has(words[next] ?? "")) next++

  return next > at + 1 && /^n?or$/.test(words[next] ?? "")
}

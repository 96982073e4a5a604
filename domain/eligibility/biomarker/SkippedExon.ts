/** "Exon 51 skippable", "amenable to exon 51 skipping", "skipping of exon 51". */
const skipped = /\bexon[ -]?(\d{1,2})[ -]skip|\bskipping (?:of )?exon[ -]?(\d{1,2})\b/i

/** A gene other than that of dystrophin: its exon is skipped by itself, and by no drug. */
const otherGene = /\b(?!DMD\b)[A-Z][A-Z0-9]{2,}\b/

/** How texts tell that a drug may skip the exon that a profile names for that; nothing where it names none. */
export const of = (written: string): ReadonlyArray<string> | undefined => {
  const found = skipped.exec(written)
  const exon = found?.[1] ?? found?.[2]

  return exon === undefined || otherGene.test(written)
    ? undefined
    : [
        ...["skipping", "skip", "skippable"].map((skip) => `exon ${exon} ${skip}`),
        `skipping of exon ${exon}`,
        `skipping exon ${exon}`,
      ]
}

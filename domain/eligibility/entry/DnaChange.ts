/** A change of the coding DNA as HGVS writes it: "c.68_69delAG", "c.35G>A", "c.1505+1G>A". */
const coding = /(?<![\w.])c\. ?[*-]?\d{1,6}(?:[\w+*>=^-]{0,40})/gi

/** The residues that codons of genes stand for, where tumours are mutated: source UniProt, as OncoKB names the changes. */
const residues: ReadonlyArray<readonly [genes: RegExp, residue: Readonly<Record<string, string>>]> = [
  [/\b[kn]?-?h?ras\b/i, { 12: "G", 13: "G", 59: "A", 61: "Q", 117: "K", 146: "A" }],
  [/\bb-?raf\b/i, { 600: "V" }],
  [/\bidh1\b/i, { 132: "R" }],
  [/\bidh2\b/i, { 140: "R", 172: "R" }],
]

/** One codon, and none of several: "codon 12 or 13". */
const codon = /\bcodons? (\d{1,4})\b(?! ?(?:[/,&-]|or|and) ?\d)/i

/** "Codon 12" of KRAS is G12, whatever it is changed to. Of other genes it is a mutation. */
const withResidue = (written: string): string =>
  written.replace(codon, (phrase, number: string) => {
    const residue = residues.find(([genes]) => genes.test(written))?.[1][number]

    return residue === undefined ? `${phrase} mutation` : `${residue}${number}`
  })

/** What a profile writes of a change of the DNA as a mutation of its gene, or as the change of the protein where that is told. */
export const named = (written: string): string => withResidue(written.replace(coding, "mutation"))

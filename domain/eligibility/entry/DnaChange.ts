import * as Codons from "./Codons.ts"

/** A change of the coding DNA as HGVS writes it: "c.68_69delAG", "c.35G>A", "c.1505+1G>A". */
const coding = /(?<![\w.])c\. ?[*-]?\d{1,6}(?:[\w+*>=^-]{0,40})/gi

const substitution = /^c\. ?(\d{1,6})([acgt])>([acgt])$/i

/** One codon, and none of several: "codon 12 or 13". */
const codon = /\bcodons? (\d{1,4})\b(?! ?(?:[/,&-]|or|and) ?\d)/i

/** The change of the protein may stand beside that of the DNA: "c.35G>A (p.Gly12Asp)". It is then told already. */
const ofProtein = /\bp\. ?\(?[a-z]{1,3}\d/i

/** The change as it is called of the protein, or else as a mutation: that a gene is changed is all that the notation tells of most. */
const changeOf = (written: string, change: string): string => {
  const [, position, from, to] = substitution.exec(change) ?? []
  if (position === undefined || from === undefined || to === undefined || ofProtein.test(written)) return "mutation"
  const single = { position: Number(position), from: from.toUpperCase(), to: to.toUpperCase() }

  return Codons.proteinChange(written, single) ?? "mutation"
}

const changed = (written: string, number: string): boolean =>
  ofProtein.test(written) || new RegExp(`\\b[A-Z]${number}[A-Z]\\b`).test(written)

/** "Codon 12" of KRAS is G12, whatever it is changed to, unless that is told. Of other genes it is a mutation. */
const withPlace = (written: string): string =>
  written.replace(codon, (phrase, number: string) =>
    changed(written, number) ? "" : (Codons.place(written, Number(number)) ?? `${phrase} mutation`),
  )

/** What a profile writes of a change of the DNA as a mutation of its gene, or as the change of the protein where that is told. */
export const named = (written: string): string =>
  withPlace(written.replace(coding, (change) => changeOf(written, change)))

import { aminoAcids } from "../eligibility/markers/VariantNotation.ts"
import { matchAt } from "./ReportToken.ts"

const letters: ReadonlyMap<string, string> = new Map([
  ...[...aminoAcids].map(([three, one]) => [three, one.toUpperCase()] as const),
  ["ter", "*"],
])

const spelledOut = /[A-Z][a-z]{2}/g

/** Residues by their one letter: "Gly12Val" is "G12V". */
const short = (change: string): string =>
  change.replace(spelledOut, (residue) => letters.get(residue.toLowerCase()) ?? residue)

const one = "[ACDEFGHIKLMNPQRSTVWY]"
const three = "(?:Ala|Arg|Asn|Asp|Cys|Gln|Glu|Gly|His|Ile|Leu|Lys|Met|Phe|Pro|Ser|Thr|Trp|Tyr|Val)"

/** What a residue becomes, by its one letter or its three. */
const outcome = (residue: string, stop: string): string =>
  `(?:${residue}?fs(?:${stop}\\d{0,4})?|_${residue}\\d{1,4}(?:delins|del|ins|dup)[A-Za-z]{0,40}|delins[A-Za-z]{1,40}|del|dup|ins[A-Z]{1,20}|_splice|${residue}|${stop}|=)`

/** A change of the protein: "p.(Gly12Val)", "V600E", "E746_A750del", "R450*". */
const protein = new RegExp(
  `(?:p\\. ?)?\\(?(?:${one}\\d{3,4}X|${one}\\d{1,4}${outcome(one, "(?:\\*|X(?=\\d))")}|${three}\\d{1,4}${outcome(three, "(?:Ter|\\*)")}|X\\d{1,4}_splice)(?![A-Za-z0-9])\\)?`,
  "y",
)

/** A place whose change is not told: "V600", "G12X"; in brackets a shorter one is a clone, "CD20 (L26)". */
const place = new RegExp(`(?:p\\. ?)?${one}(?:\\d{3,4}X?|(?<!\\(.)[1-9]\\dX?)(?![A-Za-z0-9]|-\\d)`, "y")

/** An allele of a gene that has many: "HLA-A*02:01". */
const allele = /(?<=HLA-[A-Z]{1,3}\d?)\*\d{2}(?::\d{2,3})?(?!\w|:\d)/y

/** Both alleles of a gene that takes drugs apart, with how fast it does: "*1/*28 (intermediate metabolizer)". */
const alleles =
  /(\*\d{1,2}[A-Z]?) ?\/ ?(\*\d{1,2}[A-Z]?)(?!\w)(?:[ ,;:(-]{1,3}(?:normal|extensive|intermediate|poor|slow|rapid|ultra-?rapid) metaboli[sz]er\)?)?/iy

/** A change of the DNA, "c.35G>T", with that of a promoter. */
const dna = /\(?[cg]\. ?[*-]?\d[\w+*>=-]{0,60}\)?|(?:\d{1,5}[+-]|-)\d{1,3}[ACGT]>[ACGT]/y

/** Between the last base of an exon and the intron behind it: "c.1960+1G>A". */
const splice = /\d[+-]\d/

/** Changes by the exon: "exon 19 deletion". */
const exon =
  /(?<part>ex|exons?|introns?)[ -]?(?<number>\d{1,2}(?:[-–]\d{1,2})?)[ -]?\(?(?<kind>del(?:etion)?s?|dup(?:lication)?s?|ins(?:ertion)?s?|inv(?:ersion)?s?|skipping|skip)(?![a-z])/iy

/** The same the other way round: "deletion of exons 45-50", "inversion intron 22". */
const ofExons =
  /(?<kind>del(?:etion|eci[oó]n)?s?|dup(?:lication|licaci[oó]n)?s?|inv(?:ersion|ersi[oó]n)?s?|ins(?:ertion|erci[oó]n)s?|skipping|salto)(?: of| del?)?(?: the| los)? (?<part>ex|ex[oó]n(?:e?s)?|intr[oó]n(?:e?s)?)[ -]?(?<number>\d{1,2}(?:[-–]\d{1,2})?)(?!\d)/iy

/** A change somewhere in an exon, of which only the lack tells anything: "exon 20 mutation not detected". */
const inExon = /exon \d{1,2} mutation(?= not detected)/iy

/** Changes that have a name: "FLT3-ITD". */
const named = /(?:ITD|TKD|PTD)(?![A-Za-z0-9])/y

/** A change in brackets, or with one of them. */
const bracketed = /^\(([^()]*)\)?$|^([^()]*)\)$/

const kinds: ReadonlyMap<string, string> = new Map([
  ["del", "deletion"],
  ["dup", "duplication"],
  ["ins", "insertion"],
  ["inv", "inversion"],
  ["ski", "skipping"],
  ["sal", "skipping"],
])

const silent = /^([A-Z*])\d+(?:\1|=)$/

/** Whether a change of the DNA leaves the protein as it is: "S178S", "P36=". */
export const isSilent = (change: string): boolean => silent.test(change)

export interface ReportedChange {
  readonly end: number
  readonly change: string
}

const bare = (written: string): string => {
  const text = written.replace(/^p\. ?/, "").trim()
  const inside = bracketed.exec(text)

  return inside === null ? text.replace("(", "") : (inside[1] ?? inside[2] ?? text)
}

const ofProtein = ([written]: RegExpExecArray): string => {
  const change = short(bare(written))

  return change.endsWith("_splice") ? "splice site mutation" : change
}

const ofExon = ({ groups: { kind = "", number = "", part = "" } = {} }: RegExpExecArray): string =>
  `${/^intr/i.test(part) ? "intron" : "exon"} ${number} ${kinds.get(kind.slice(0, 3).toLowerCase())}`

/** How changes are written, and how each is told, those that tell more exactly what is changed first. */
const forms: ReadonlyArray<readonly [written: RegExp, told: (found: RegExpExecArray) => string]> = [
  [protein, ofProtein],
  [place, ofProtein],
  [alleles, ([, one, other]) => `${one}/${other}`],
  [allele, ([written]) => written],
  [exon, ofExon],
  [ofExons, ofExon],
  [dna, ([written]) => (splice.test(written) ? "splice site mutation" : "mutation")],
  [named, ([written]) => written],
  [inExon, ([written]) => written.replace("Exon", "exon")],
]

/** The change that is told at a place of a line; `isBehindName`: a gene stands before it, so that a place alone is one, too. */
export const at = (text: string, from: number, isBehindName: boolean): ReportedChange | undefined => {
  for (const [written, told] of forms) {
    const found = written === place && !isBehindName ? undefined : matchAt(written, text, from)
    if (found !== undefined) return { end: from + found[0].length, change: told(found) }
  }

  return undefined
}

import { leavingOut, type Meaning, writing } from "../entry/Rewriting.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as Tokens from "../text/Tokens.ts"

const classes = {
  aside: (word: string) => /^[,;()]$/.test(word),
  allele: "allele allelic alele alelle alelic allellic",
  change: "mutations fusions alterations variants changes rearrangements amplifications fusion comutations",
  degree: "low high intermediate",
  kind: "any other further additional actionable targetable known driver co -",
  negative: "negative neg positive pos wildtype",
  liver: "hcv hbv hbsag hepatitis b c viral virus",
  nonX: "nonmetastatic nonresectable nonoperable nonsurgical noninvasive nonmeasurable nonbulky nonsmoker nonsmokers nonsmoking",
  origin: "germline somatic hereditary inherited familial",
  ofOrigin: "mutation mutations variant variants alteration alterations testing origin",
  outcome: "disease relapse recurrence progression cancer tumor tumour symptom",
  part: "hearing weight vision visual memory bone hair appetite blood",
  suppressed: "undetectable undetected suppressed controlled",
  tested: "hiv hbv hcv hbsag covid cns csf mri cytology germline margin margins rest otherwise",
}

const parts = {
  infected: "( {liver} !{aside}{0,4} positive|reactive|infection|+ | chronic {liver}{1,3} )",
  load: "( viral load | rna|dna|pcr )",
  fraction: "( ( mutant|variant )? {allele} frequency|fraction|ratio|burden | ar|vaf )",
  result: "( {negative} | wild -? type )",
  rest: "!{aside}{0,40}",
}

/** What grades a tumour or denies something of a patient, and never tells the state of a marker. */
export const ofDisease = RuleTable.of<Meaning>({
  name: "what an entry says of a patient",
  classes,
  parts,
  rows: [
    // They look like several of the gene MET
    writing("metastases", [["mets", "EGFR L858R without liver [mets]"]], { isWritten: /^m/ }),
    leavingOut([
      ["never|non|ex|former|current -? smoker|smokers|smoking", "KRAS G12C, [never-smoker]"],
      ["non -? metastatic|resectable|operable|surgical|invasive|measurable|bulky", "MSI-H [non-metastatic]"],
      ["non -? muscle -? invasive", "FGFR3 mutation, [non-muscle-invasive]"],
      ["{nonX}", "MSI-H [nonmetastatic]"],
      ["{outcome} -? free", "HER2+ [disease free]"],
      ["free of {outcome}|metastasis|metastases|mets", "IDH1 R132H [free of disease]"],
      ["no|negative|without known? family history ( of <rest> )?", "[no family history of dementia], APOE4"],
      ["[ {degree} -? grade|risk ] ( !hpv | $ )", "BRAF V600E [low-grade] glioma", "high-risk HPV"],
      ["no|without known? {part} loss", "GJB2 mutation, [no hearing loss]"],
      ["lymph? node|nodes -? negative|positive", "HER2 negative [node positive]"],
      ["{degree} <fraction>", "FLT3-ITD, [low allelic ratio]"],
      ["<fraction> is|:? {degree}", "EGFR L858R [VAF: low]"],
      // Who has it and is treated
      ["hiv !{aside}{0,4} [ {aside}? {suppressed} hiv? viral? load|rna ]", "HIV positive[, undetectable viral load]"],
      ["hiv !{aside}{0,4} [ {aside}? viral load|rna is|:? {suppressed} ]", "HIV+[, viral load undetectable]"],
      [
        "<infected> [ {aside}|but|and|with{1,2} {liver}{0,3} <load> is|:? negative|{suppressed} ]",
        "HCV antibody positive[, HCV RNA negative]",
        "HCV RNA negative",
        "HBV, HCV RNA negative",
      ],
      [
        "<infected> [ {aside}|but|and|with{1,2} {suppressed} {liver}{0,3} <load> ]",
        "chronic hepatitis B[, undetectable HBV DNA]",
      ],
      ["aria [ -? e|h ]", "no ARIA[-E], amyloid positive"],
    ]),
  ],
})

export const held = RuleTable.of({
  name: "infections that are held",
  classes,
  parts,
  rows: [
    telling("held", [
      ["{suppressed} hiv|hcv|hbv? <load>", "HIV positive, [undetectable viral load]"],
      ["<load> is|:? negative|{suppressed}", "HCV antibody positive, HCV [RNA negative]"],
      ["!not [ well -? controlled ]", "HIV positive, [well controlled]", "HIV positive, not well controlled"],
    ]),
  ],
})

/** Whether an entry tells that treatment holds an infection, or that it left the blood. */
export const isHeld = (written: string): boolean =>
  held.find(KnownNumbers.ofWritten(Tokens.ofWritten(written))).length > 0

/** The same in words that may be a marker's as well: "BRCA2 germline negative". They are not where it has a state besides. */
export const ofEither = RuleTable.of<Meaning>({
  name: "what an entry says of a patient or of a marker",
  classes,
  parts,
  rows: [
    leavingOut([
      ["negative|positive|clear surgical|resection? ( margin|margins | lymph? node|nodes )", "ER+, [negative margins]"],
      ["mri|pet|ct|csf|cytology|scan -? negative|positive for <rest>", "ALK+, [MRI negative for brain metastases]"],
      ["stable disease", "KRAS G12D, [stable disease]"],
      ["normal karyotype", "NPM1 mutation, [normal karyotype]"],
      [
        "low|high|good|poor ( tumor|tumour purity|content|burden|volume | performance status | albumin|ldh|hemoglobin|platelets )",
        "KRAS G12D, [low tumor purity]",
      ],
      [
        "( {tested} | covid - 19 | hepatitis b|c | pregnancy test ) -? <result>",
        "BRCA2 mutation, [hepatitis B negative]",
      ],
      [",|; [ ctdna -? {negative} ]", "KRAS G12D, [ctDNA negative]", "ctDNA negative"],
      [
        "( negative|wildtype | wild -? type ) ( otherwise | for? any? ( other|others | the rest ) genes|markers|mutations|alterations|variants? )",
        "KRAS G12D, [wild type for any other genes]",
      ],
      [
        "[ no|not|without {origin} {ofOrigin}? ] ( !in|of|{ofOrigin} | $ )",
        "BRCA2 mutation, [not germline]",
        "no germline mutation in BRCA2",
      ],
      ["[ no|without {kind}{0,6} {change} otherwise? ] ( {aside} | $ )", "KRAS G12D, [no actionable mutations]"],
    ]),
  ],
})

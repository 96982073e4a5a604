import * as Cytogenetics from "./Cytogenetics.ts"
import * as ReceptorScores from "./ReceptorScores.ts"
import * as ReportHeadings from "./ReportHeadings.ts"

const result = "(?:[+−–-]|[0-3]\\+|pos(?:itive)?|neg(?:ative)?)"

/** Several names, and as many results: "ER/PR/HER2: +/+/-". */
const together = new RegExp(
  `(?<![\\p{L}\\p{N}/])([A-Z][\\w-]{1,9}(?:/[A-Z][\\w-]{1,9}){1,5})(?:[^\\S\\n]{1,2}status)?[^\\S\\n]{0,2}[:=]?[^\\S\\n]{0,2}(${result}(?:/${result}){1,5})(?![\\p{L}\\p{N}+/-])`,
  "giu",
)

/** A sign by its word: a hyphen behind a name may be part of that. */
const words: ReadonlyMap<string, string> = new Map([
  ["+", "positive"],
  ["-", "negative"],
  ["−", "negative"],
  ["–", "negative"],
])

const eachApart = (whole: string, names: string, results: string): string => {
  const told = results.split("/")
  const named = names.split("/")

  return named.length === told.length
    ? named.map((name, at) => `${name} ${words.get(told[at] ?? "") ?? told[at]}`).join(", ")
    : whole
}

const stained = "(?:[A-Za-z](?=[\\w/-]*[A-Z\\d])[\\w/-]{0,11}?|kappa|lambda)"

/** Stains one behind the other, each with its sign: "CD34 -  CD117 +  CD33 ++  HLA-DR +/-". */
const stains = new RegExp(
  `(?<![\\p{L}\\p{N}/-])(?:${stained} ?(?:\\+{1,3}|[-−–]/\\+|\\+/[-−–]|[±−–-])(?![\\p{L}\\p{N}+/-])(?:[\\s,;]{1,40}|(?=[.)]|$))){2,}`,
  "gu",
)

/** A hyphen that stands apart from the name before it, and ends its item. */
const hyphenApart = /(?<=\w) [-−–](?=[\s,;.)]|$)/gu

/** A sign that ends a cell of a name with it: "HBsAg -    HCV Ab -    CMV IgG +". */
const signedCell = /(?<=(?:^|\t| {2})\p{L}(?:(?! {2})[^\t]){0,17}[^\s:]) [-−–+](?=\t| {2}|$)/gu

const fewestSigned = 3

/** Rows of names with their signs, with the minus in full. */
const signed = (text: string): string =>
  (text.match(signedCell)?.length ?? 0) < fewestSigned
    ? text
    : text.replace(signedCell, (sign) => (sign === " +" ? " positive" : " negative"))

/** Two grades of a gland by their sum, which is not always written. */
const gleason = /\b(Gleason(?: score| grade)?:?)\s([3-5]) ?\+ ?([3-5])(?: ?= ?\d{1,2})?(?!\d)/giu

const summed = (_: string, name: string, one: string, other: string): string => `${name} ${Number(one) + Number(other)}`

const bracket = /\(([^()]{0,60})\)/g

/** What is stained in every sample beside the tumor. */
const others =
  "(?:the )?(?:endotheli\\p{L}{1,4}|vessels?|vasculature|stroma|lymphocytes|neurons|fibroblasts|pneumocytes|(?:(?:internal|external|built-in|on-slide) )?(?:positive )?controls?|(?:endothelial|stromal|inflammatory|normal|benign|non-?neoplastic|non-?tumou?r(?:ous|al)?|background|adjacent|surrounding|vascular|lymphoid|glial|reactive)(?: [a-z]{4,12})? (?:cells?|tissue|mucosa|epithelium|lymphocytes|glia|nuclei))(?: cells?| tissue)?"

const kept =
  "(?:retained|preserved|intact|present|positive|maintained|normal|adequate|appropriate|reactive|stain(?:ed|s)?)"

const clause =
  "(?:^|[,;–]|\\s-|\\b(?:and|but|with|while|whereas)\\b)\\s{0,2}(?:(?:and|but|with|while|whereas|is|are) ){0,2}"

const clauseEnd = "(?=\\s*(?:[,.;)]|$))"

/**
 * What laboratories write in short or in other words, by an example: in its brackets what is written, and behind an arrow how studies write
 * it; nothing where it is left out. Where some of what is written stays, that is told beside the pattern.
 */
export const rows: Readonly<Record<string, RegExp | readonly [written: RegExp, inFull: string]>> = {
  "[Blasts 38 % of →bone marrow Blasts 38 % of ]nucleated cells": [
    /\b(?<!marrow )(blasts?:? \d{1,2} ?%) of (?=(?:all )?nucleated)/giu,
    "bone marrow $1 of ",
  ],
  "[AAV8→AAV8 antibodies]\tpositive": [/^(\s*AAV(?:rh)?\d{1,2})(?=\s{2,}|\t|:)/gu, "$1 antibodies"],
  "[Hep B: sAg neg, core →HBsAg neg, anti-HBc ]neg": [
    /\bHep(?:atitis)? ?B:? s(?:urface )?Ag (\S+), core(?: Ab)? /giu,
    "HBsAg $1, anti-HBc ",
  ],
  "[HEP B→hepatitis B] SURFACE AG": [
    /\bHEP(?:ATITIS)? ([BC])(?= (?:VIRUS|SURFACE|CORE|AB|ANTIBODY)\b)/giu,
    "hepatitis $1",
  ],
  "FVC [(% predicted): 62→: 62 % predicted]": [
    /(?<=\b(?:FEV1|FVC|DLCO|TLC|VC|SVC|SNIP|MIP|MEP)\b ?)\(?(?:in )?% ?(?:of )?pred(?:icted|\.)?\)?([\s:|]{0,19})(\d{1,3}(?:[.,]\d)?)(?![\d.,]|\s?%)/giu,
    "$1$2 % predicted",
  ],
  "[focal amplification 8q24 (MYC)→MYC amplification], [deletion 10q23 (PTEN)→PTEN deletion]": [
    /\b(?:(?:[Ff]ocal|[Hh]igh[- ]level) )?((?:[Hh]omozygous |[Hh]emizygous |[Hh]eterozygous )?[Dd]eletion|[Aa]mplification) (?:(?:of|at|in) )?\d{1,2}[pq]\d[\d.]{0,5} \((?!D\d{1,2}[SZ]\d)([A-Z][A-Z\d]{1,7}(?:\/[A-Z]\d?)?)\)/gu,
    "$2 $1",
  ],
  "[gain 1q21 (CKS1B)→1q21 gain], [amplification 4q12 (PDGFRA, KIT)→4q12 amplification]": [
    /\b([Dd]eletion|[Aa]mplification|[Gg]ain|[Ll]oss) (\d{1,2}[pq]\d[\d.]{0,5}) \([A-Z][A-Z\d]{1,7}(?:(?:, ?|\/)[A-Z][A-Z\d]{0,7}){0,6}\)/gu,
    "$2 $1",
  ],
  "EML4 exon 13 - [ALK exon 20 (variant 1)→ALK exon 20]": [
    /(\bALK\b[^.;]{0,30}?),? ?\(?\bvariant \d[a-z]?(?:\/[a-z])?\)?/gu,
    "$1",
  ],
  "ERBB2 [exon 20: no mutation detected→exon 20 mutation not detected]": [
    /(?<=^\s*[A-Z][A-Z\d]{2,7} ?(?:\([A-Z\d]{2,7}\) ?)?)(exon \d{1,2})(?:[\s:.]{1,20}|,? )(?:no (?:mutations?|variants?)(?: (?:detected|found|identified))?|(?:mutations? )?(?:negative|not (?:detected|found|mutated)|none(?: detected)?|wild[- ]?type))(?=\s*$)/giu,
    "$1 mutation not detected",
  ],
  "Hypercellular marrow (90%) with [68% blasts→bone marrow blasts 68%]": [
    /(?<=\bmarrow\b[^.;\d]{0,40}(?:\(\d{1,3} ?%\)[^.;\d]{0,20})?)(?<![<>≤≥] ?|than )(\d{1,3} ?%) ((?:myelo|lympho)?blasts)\b/giu,
    "bone marrow $2 $1",
  ],
  "[22% blasts in the peripheral blood→peripheral blasts 22%]": [
    /(?<![<>≤≥] ?|than )\b(\d{1,3} ?%) (?:circulating )?((?:myelo|lympho)?blasts) (?:in|on) (?:the )?(?:peripheral blood|blood film|PB)\b/giu,
    "peripheral $2 $1",
  ],
  "[IgG4→subclass-G4] dominant": [/\bIg([GA][1-4])\b/gu, "subclass-$1"],
  "[G551D / R117H (CFTR→CFTR G551D / R117H (], both known)": [
    /^(\s*)([A-Z]\d{2,4}[A-Za-z*]{1,6}(?: ?\/ ?[A-Z]\d{2,4}[A-Za-z*]{1,6})?) {1,9}\(([A-Z][A-Z\d]{2,7})(?=[,)])/gu,
    "$1$3 $2 (",
  ],
  "[No microhemorrhage or→0 microhemorrhages, no] siderosis": [
    /\bno (?:evidence of )?(?:cerebral |intracranial )?(micro(?:ha?emorrhage|bleed))s? n?or\b/giu,
    "0 $1s, no",
  ],
  "[No microbleeds→0 microbleeds]": [
    /\bno (?:evidence of )?(?:cerebral |intracranial )?(micro(?:ha?emorrhage|bleed))s?\b/giu,
    "0 $1s",
  ],
  "[Microbleeds: none→Microbleeds: 0]": [
    /\b(micro(?:ha?emorrhages|bleeds))(?::| {2,}|\t) ?(?:none|absent|not seen)\b/giu,
    "$1: 0",
  ],
  "[trails A/B→trails A / trails B] 41/98": [
    /\b(trails|trail making(?: test)?|TMT)[ -](?:parts? )?A ?(?:\/|and|&) ?B\b/giu,
    "$1 A / $1 B",
  ],
  "[Kappa free→free Kappa], mg/L": [/\b(kappa|lambda) free(?=,|\t| {2}|:)/giu, "free $1"],
  "[34% blasts→bone marrow blasts 34%] (aspirate, 500 cells)": [
    /\b(\d{1,2} ?%) blasts(?= ?\((?:bone marrow |BM )?aspirate)/giu,
    "bone marrow blasts $1",
  ],
  "[CD4+ →CD4 ]T cells 210 /uL": [/\b(CD[48])\+ (?=T[- ]?cells?[^%]*$)/gu, "$1 "],
  "[plasma cells by CD138 IHC→plasma cells]: 30%": [
    /\b(plasma cells) (?:by |\()CD138(?: (?:IHC|immunohistochemistry|stain(?:ing)?|immunostain))?\)?/giu,
    "$1",
  ],
  "[FVIII CHROMOG (BOVINE)→FVIII activity]\t<1 IU/dL": [
    /\b(F ?(?:VIII|IX)|factor (?:VIII|IX))(?::C)? \(?(?:chromog(?:enic)?|[12][- ]stage|(?:one|two)[- ]stage)\)?(?: \((?:bovine|human)\))?(?: assay| activity)?(?= {2}|\t|:)/giu,
    "$1 activity",
  ],
  "[SMN1: 2 copies→SMN1 2 copies], [SMN2 copy number: 3→SMN2 3 copies]": [
    /\b(SMN[12])(?:\s(?:gene\s)?(?:copy number|copies|n[uú]mero de copias|Kopienzahl)\s?[:=]?\s{1,4}(\d)(?![\d.,])|\s?[:=]\s{1,4}(\d) cop(?:y|ies|ias?)\b(?:\s?\([^()]{0,80}\))?)/gi,
    "$1 $2$3 copies",
  ],
  "[Hb F→HbF] 12 %, [hemoglobin S→HbS]: 80 %": [/\b(?:Hb|ha?emoglobin) ?-?([FS])(?= (?!and|or)|\t|:)/g, "Hb$1"],
  "[APOE genotype: ε3/ε4→APOE e3/e4]": [
    /(?:\bAPOE(?: (?:genotype|status|result))?|\bGenotype:(?=\s{0,4}[eε]\d))\s?[:=]?\s{1,4}[eεE]?([234])\s?\/\s?[eεE]?([234])(?!\d)/gu,
    "APOE e$1/e$2",
  ],
  "EPCAM*, MSH2 [(* deletions only)→]": /\(\s?[*†‡§#]{1,3}\s[^()]{1,80}\)/gu,
  "184,000 copies / 10^5 [ABL1→controls]":
    /(?<=\/ ?(?:1[0,]{2,8}|10 ?\^? ?\d) (?:copies (?:of )?)?)(?:ABL1?|GUSB|BCR|B2M|GAPDH)(?![\p{L}\d])/gu,
  "[1p and 19q→1p/19q]": /\b1p (?:and|und|y|&|\+) 19q\b/giu,
  "[F →F]VIII:C 0.6 %": /\bF (?=(?:VII|VIII|IX|X|XI)(?::C)?(?![\p{L}\d]))/gu,
  "loss of expression [(internal control retained)→]":
    /(?:\(|,? ?\bwith (?:an? )?)(?:intact |retained |positive |adequate |appropriate )?(?:(?:internal|external) (?:positive |negative )?|(?:positive|negative) )controls?(?: (?:is|are|was|were|retained|intact|adequate|appropriate(?:ly)?|present|positive|staining|stain(?:ed|s)|reactive)){0,3}\)?/giu,
  "ALK, MET[ (including exon 14 splice sites)→], NRAS":
    /\s?\((?:including|incl\.|inkl\.|einschl\.|einschlie(?:ss|ß)lich) (?:all |the |large )?(?:exons?|ex|codons?|introns?|splice|deletions?|duplications?|promoter|flanking|hotspots?)\b[^()]{0,60}\)/giu,
  "[ACh Receptor (Muscle)→acetylcholine receptor] Binding Ab":
    /\bACh receptor(?: \(muscle\))?(?= (?:binding|modulating|blocking|ab|antibod))/giu,
  "[AChR →]Ganglionic Neuronal Ab":
    /\b(?:AChR|acetylcholine receptor),? (?=(?:alpha[ -]?3|ganglionic)\b)|(?<=\bganglionic (?:neuronal )?)(?:AChR|acetylcholine receptor)\b/giu,
  "PD-L1 (SP263)[, block B2→]": /,? ?\(?\b(?:paraffin )?block:? [A-Z]\d{1,2}(?![\p{L}\d-])\)?/giu,
  "Positive[ (greater than 10% of cells demonstrate nuclear positivity)→]":
    /(?<=\b(?:positive|negative)) \((?:greater|more|less|fewer) than \d{1,3} ?%[^()\n]{0,80}\)/giu,
  "IDH1[ codon 132→] / IDH2[ codons 140, 172→]: wild type":
    / ?\bcod[oó]n(?:s|es)? \d{1,4}(?:(?:, ?| ?\/ ?| and | & )\d{1,4}(?![\d%]))*(?![\p{L}\d.])/giu,
  "RB1[ (13q14.2)→] deletion":
    /(?<=\b[A-Za-z]{1,3}-?[A-Z\d]{1,7}(?:\/[A-Z]\d?)?) ?\(\d{1,2}[pq][\d.]{0,6}\)(?=,? (?:(?:homozygous|hemizygous|heterozygous|biallelic|monoallelic|focal|high[- ]level|gene) ){0,2}(?:deletions?|deleted|loss|lost|amplifi(?:cations?|ed))\b)/gu,
  "[nicht-→]muzinöses Adenokarzinom, TTF-1 positiv":
    /\bnon-?synonymous |\b(?:non|nicht)-(?=(?:small|kleinzell|mucin|muzin|keratin|verhorn|squamous|platten|seminom|invasi)\p{L}*)/giu,
  "MET[  7q31.2→]   11 copies   amplification":
    /(?<=^\s*[A-Z][A-Z\d]{2,7})[ \t]{1,20}\(?\d{1,2}[pq]\d[\d.]{0,5}\)?(?=[ \t].*\b(?:[Aa]mplif|AMPLIF|[Gg]ain\b|GAIN\b))/gu,
  "ATRX lost in tumor cells[, retained in endothelium→]": new RegExp(
    `(?:${clause}|\\s?\\()(?:(?:nuclear|staining|expression) ){0,2}${kept}(?: nuclear| staining| expression| reactivity| in| of| within){1,4} ${others}(?:\\)|${clauseEnd})`,
    "giu",
  ),
  "MSH6 loss of expression[; stromal cells are positive→]": new RegExp(
    `${clause}${others}(?: (?:is|are|was|were|shows?|has|have)){0,2} ${kept}(?: nuclear| staining| expression| as expected){0,2}${clauseEnd}`,
    "giu",
  ),
  "EGFR [copy number →]gain, 3 copies": /\bcopy number (?=gain\b[^.;]{0,20}\b[2-5](?:\.\d{1,2})? cop(?:y|ies)\b)/giu,
  "[Breakpoint: EML4 exon 6 - ALK exon 20→]":
    /^\s*(?:gene |fusion |genomic )?(?:breakpoints?|junctions?)(?: \d)?(?:\s?:|\t| {2}).*$/giu,
  "MDS with [increased blasts 1→] (MDS-IB1)": /\b(?:increased|excess) blasts[ -][12](?![\d.,]|\s?%)/giu,
  "[Hepatitis B surface antigen and core antibody→HBsAg and anti-HBc] negative":
    /\bhepatitis B surface (?:antigen|Ag) (?:and|&|\/) (?:total )?core (?:antibod(?:y|ies)|Ab)\b/giu,
  "CD19+, CD20 [weak→dim], CD23+": /(?<=\bCD\d{1,3}[a-z]? )weak(?=\s?(?:[,;.)]|$))/gu,
  "[KCCQ overall summary score→KCCQ] 61": /\bKCCQ(?: |-)overall summary(?: score)?/giu,
  "ER:[ +ve→ positive] (95%)": /(?<!\p{Ll})\s?\+ve\b/gu,
  "PgR[ -ve→ negative]": /(?<!\p{Ll})\s?[−–-]ve\b/gu,
  "[KCCQ-12→KCCQ] 58": /\bKCCQ-(?:12|23)\b/gu,
  "E255K [<LOD→below lod]": /<\s?L?LO[DQ]\b/gu,
  "TM6SF2 E167K: [CC→unclear]": /(?<=\b[A-Z]\d{2,4}[A-Z]:? )(?:[ACGT]{2}|[ACGT]\/[ACGT])(?![\p{L}\d/])/gu,
  "[co-→co]deleted": /\bco-(?=delet)/giu,
  "OPTN p.Ala481Glu [class 3→VUS]":
    /(?<=\b[pc]\.\S.{1,80})\b(?:(?:ACMG|AMP)(?: class| tier)?|class|klasse|clase|tier):? ?(?:3|III)(?![\p{L}\d])/giu,
  "CEBPA [bZIP: negative→unclear]":
    /\b(?:exon \d{1,2}(?=:| {2}|\t| (?:neg|not|wild|none))|bZIP|basic leucine zipper|DNA[- ]binding|ligand[- ]binding|transactivation|PEST|BRCT|RING)(?: (?:domain|region))?(?: (?:mutations?|variants?))?[\s:.]{1,20}(?:neg(?:ative)?|not (?:detected|found|mutated)|none(?: detected)?|absent|wild[- ]?type|no (?:mutations?|variants?)(?: (?:detected|found))?)\b/giu,
  "[EBV VCA IgG→herpesvirus]: positive":
    /\bEBV[ -](?:(?:VCA|EBNA|EA(?:-?D)?|virus|plasma)[ -]?){0,2}(?:Ig[GM]|DNA|PCR|viral load)\b/gu,
  "[Abs →absolute ]Neutrophils 1.1": /\bAbs\.? (?=Neut|Lymph|Eos|Mono)/gu,
  "TSH 2.1, [B12→vitamin B12] 488": /(?<!\p{L}|vitamin )B12(?=[\s:]{1,20}\d)/giu,
  "[Vit D→vitamin D] (25-OH) 38": /\bVit\.? D(?! ?3)\b/gu,
  "[TLC→WBC] 4.80 10^3/uL":
    /\b(?:TLC|TC|total leu[ck]ocyte count)(?=[\s:]{1,30}[\d,.]{1,7}\s{1,12}(?:[HL]\s{1,9})?(?:x ?10|10 ?[*^e]?3|cells?\b|\/ ?(?:cu|mm|[uµ]L)))/giu,
  "KRAS[ (Ex. 2-4)→], BRAF[ (Ex. 11, 15)→], STK11":
    /(?<=\b[A-Z][A-Z\d]{1,8}) ?\((?:Ex(?:ons?)?\.?|Kodons?|codons?) ?\d[\d, –-]{0,30}\)(?=\s?(?:[,.;]|$|and\b|or\b|und\b|oder\b|y\b))/giu,
  "C9orf72: 2/8 repeats [(pathogenic >30)→]":
    /\((?:[<>≥≤]=? ?\d[\d.,]{0,8}[^()\d]{0,12})?\b(?:pathogenic|expanded|abnormal|affected|diagnostic|deficient|mutated)\b(?=[^()]{0,12}[<>≥≤\d]|(?<=[<>≥≤][^()]{0,40}))[^()]{0,80}\)/giu,
  "[CD19+ →]B cells: 0.4 %":
    /\bCD(?:3|4|8|16|19|20|56)\+ (?=(?:B|T|NK)[- ]?(?:cells?|lymphocytes?|zellen|lymphozyten)(?: {2}|\t|:| \d))/giu,
  "Abnormal [plasma cells→cells]: 2.6% of leukocytes":
    /\bplasma cells(?=:? {1,9}[\d.]{1,5} ?% of (?:all |total )?(?:leu[ck]ocytes|white|wbc|events))/giu,
  "FVIII [INHIB→inhibitor] (NIJMEGEN)": /\b(?<=F(?:VIII|IX) )INHIB(?=\b| )/gu,
  "[DLCO Hb corr→DLCO]": /\bDLCO,? \(?(?:Hb|ha?emoglobin)[- ]?(?:corr(?:ected)?|adj(?:usted)?)\)?/giu,
  "[Six minute walk (room air)   distance →6MWD ]342 m":
    /\b(?:six|6)[- ]min(?:ute)?s? walk(?:ing)?(?: test)?(?: {1,9}\([^()\d]{1,20}\))?[ \t:,]{1,9}(?:distance:? (?=\d)|(?=\d{2,3} ?m(?:eters?|etres?)?\b))/giu,
  "[SpO2 at rest→SpO2]: 95 %": /\bSpO2,? (?:(?:at )?rest(?:ing)?)(?=[: \t]{1,9}\d)|\bresting SpO2\b/giu,
  "FLT3-ITD: [see addendum→pending]":
    /(?<=^(?:[^:\t%]{2,40}:|(?:(?! {2})[^:\t%]){2,40}(?:\t| {2}))\s{0,20})(?:(?:please )?(?:see|refer to)|siehe|s\.|ver|v[eé]ase) [^\t\d]{2,40}$|(?<=^[^:\t%]{2,40}:\s{0,20})(?:\*{1,3}|n\/a|s\.?|)$/giu,
  "HER2 was [corrected from negative to →]positive":
    /\b(?:corrected|changed|amended|revised|updated|converted) from [^.;,]{2,30}? to /giu,
  "[BILI→bilirubin]\t10 umol/L": /\bBILI(?= {2}|\t|:)/giu,
  "[Cr→creatinine] 0.82": /\bCr(?= {1,9}\d\.\d{1,2}(?!\d))/gu,
  "ESR1 D538G [rose from not detected to →]3.2%":
    /\b(?:rose|risen|increased|went|gone|fell|fallen|decreased|dropped|converted) from [^.;,\d]{2,30}? to /giu,
  "EGFR T790M [not detected -> →]1.2%":
    /(?<!\p{L})(?:not detected|detected|undetected|n\.?d\.?|negative|positive|wild[- ]type|[\d.]{1,5} ?%) ?(?:->|→|=>) ?(?=\S)/giu,
  "T790M [was detected in draw 1 and is →is ]no longer detected":
    /\b(?:was|were|had been) (?:not |initially |previously )?(?:detected|positive|negative|present|found|absent)\b[^.;]{0,40}?(?:,|\b(?:but|and)) (?:(?:is|are|was|were|has|have|been) )*(?=(?:no longer|now|not)\b)/giu,
  "T790M [n. nachw.→nicht nachweisbar]": /\bn\. ?nachw\.?/giu,
  "[NPM1 MRD→MRD] not detected": /\b[A-Z][A-Z\d]{2,7}(?:(?:::|-|\/)[A-Z][A-Z\d]{2,7})? MRD\b/gu,
  "an [internal tandem duplication (ITD)→ITD]": /\binternal tandem duplications?(?: \(ITD\))?/giu,
  "ATRX nuclear loss[ (endothelia preserved)→]":
    / \((?:endotheli\p{L}{1,4}|(?:internal|external) controls?|stroma|vessels)[^()]{0,40}\)/giu,
  "MLH1 [absent →](loss of nuclear expression)":
    /\b(?:absent|negative) (?=\((?:complete )?(?:lost|loss(?: of (?:nuclear )?(?:expression|staining))?)\))/giu,
  "no brain [mets→metastases]": /\bmets\b/gu,
  // HIS is a score of dementia
  "[His→their] two children": /\b[Hh]is\b/gu,
  "[RE→ER] positivo (95 %)": /\bRE(?= ?:? (?:positiv|negativ|\d))/gu,
  "[RP→PR]: negativo": /\bRP(?= ?:? (?:positiv|negativ|\d))/gu,
  "a [partial tandem duplication→PTD]": /\bpartial tandem duplications?(?: \(PTD\))?/giu,
  "MSS (2.1 % of sites[; MSI-H >= 20 %→])":
    /(?:(?<=\()|[;,] ?)(?:TMB|MSI|HRD)-?(?:H|high)(?::? ?[<>≥≤]=? ?|: ?)\d[^();]{0,30}(?=[);])/gi,
  "[cyt→]CD79a, [s→]CD3": /(?<![\p{L}\p{N}])(?:cyto?|cy|sm?|c)(?=CD\d)/gu,
}

/** What is counted in hundreds of thousands: "1.42 L lakh/cumm", "2.35 LAKHS". */
const lakhs =
  /(?<![\d.,])(\d(?:\.\d{1,3})?)(\s{1,9}[HL])?\s{0,9}lakhs?(?: ?\/ ?(?:cu\.? ?mm|c?mm3?|[uµ]L))?(?!\p{L})/giu

const hundredThousand = 100_000

const counted = (_: string, number: string, mark = ""): string =>
  `${Math.round(Number(number) * hundredThousand)} /uL${mark}`

const replaced = Object.entries(rows).map(([example, row]) =>
  row instanceof RegExp ? ([row, example.slice(example.indexOf("→") + 1, example.indexOf("]"))] as const) : row,
)

/** A text with what laboratories write in short in full, and without brackets on what a test can see. */
export const inFull = (text: string): string =>
  replaced
    .reduce(
      (whole, [written, name]) => whole.replace(written, name),
      ReceptorScores.told(Cytogenetics.told(signed(text))),
    )
    .replace(bracket, (whole, inside: string) => (ReportHeadings.isOfLimits(inside) ? "" : whole))
    .replace(together, eachApart)
    .replace(stains, (run) => run.replace(hyphenApart, " negative"))
    .replace(gleason, summed)
    .replace(lakhs, counted)

import * as FusionPartners from "../eligibility/markers/FusionPartners.ts"
import type { Marker } from "../eligibility/markers/Marker.ts"
import * as MarkerMatcher from "../eligibility/markers/MarkerMatcher.ts"
import * as Memo from "../Memo.ts"
import table from "./gene-symbols.txt"
import * as ReportedChange from "./ReportedChange.ts"
import type { ReportedName } from "./ReportToken.ts"

const entry = /([a-z])([^a-z]+)/g

const symbols = Memo.once((): ReadonlySet<string> => {
  let before = ""

  return new Set(
    Array.from(table.matchAll(entry), ([, shared = "", rest = ""]) => {
      before = before.slice(0, shared.charCodeAt(0) - "a".charCodeAt(0)) + rest

      return before
    }),
  )
})

/** Whether a name is the approved symbol of a human gene that codes for a protein: "KMT2D", "C9orf72". */
const isSymbol = (name: string): boolean => symbols().has(name.replace("orf", "ORF"))

/** A name that stands at a place of a line. */
export interface NamedAt {
  readonly start: number
  readonly end: number
  readonly names: ReadonlyArray<ReportedName>
}

/** Arms of chromosomes whose loss is written with a sign behind them, "5q-", or together with that of the whole, "-5/5q-". */
const lostArms = ["5q", "6q", "7q", "11q", "13q", "17p", "20q"]

/** Chromosomes of which one is lost in tumors. */
const monosomies = ["3", "5", "7", "10", "13", "17"]

const chromosome = "(?:whole |the )?(?:chromosome|Chromosoms?|cromosoma) "

/** How it is written in short as well. */
const signed = "(?: \\([+-]\\d{1,2}\\))?"

/** Behind a name that labels what is told of it. */
const asLabel = "(?= ?[:=]|\\t| {2}| [-–] )"

const gainOf = "\\b(?:gain of|Zugewinn (?:von|des)|ganancia del?) "

const lossOf = "\\b(?:loss of|Verlust (?:von|des)|p[eé]rdida del?) "

/** Patterns of what is called so. */
type Called = Readonly<Record<string, RegExp | ReadonlyArray<RegExp>>>

/** What laboratories name besides the vocabulary's markers, or in another language, by what it is called here. */
const called: Called = {
  TMB: [
    /\bTumou?rmutationslast\b|\bcarga mutacional(?: tumoral)?\b/giu,
    /\b(?:tumou?r )?mutation(?:al)? (?:burden|load)\b/giu,
  ],
  MSI: [
    /\bMikrosatelliten(?:status|instabilit[aä]t)?(?![\p{L}])|\b(?:in)?estabilidad de (?:los )?microsat[eé]lites\b/giu,
    /\bmicrosatellite(?: instability)?(?: \(?MSI\)?)? status\b|\bMSI[ -]status\b|\bMS(?=-(?:stable|unstable)\b)/giu,
    new RegExp(`\\bmicrosatellite instability(?: \\(MSI\\))?${asLabel}`, "giu"),
  ],
  MMR: [
    /\bMismatch[- ]Reparatur(?:proteine)?\b|\breparaci[oó]n de (?:los )?errores\b/giu,
    new RegExp(`\\b(?:mismatch repair|MMR) deficiency(?: \\(d?MMR\\))?${asLabel}`, "giu"),
    /\bmismatch repair(?: \(MMR\))?(?: proteins?)?(?: status)?\b|\bMMR(?: proteins?| status)?\b/giu,
  ],
  ER: /[ÖO]strogenrezeptor(?:en)?|\breceptor(?:es)? de estr[oó]genos?\b/giu,
  "E-cadherin": /\bE-cadherina\b/giu,
  AR: /\breceptor(?:es)? de andr[oó]genos\b/giu,
  PR: /\bProgesteronrezeptor(?:en)?\b|\breceptor(?:es)? de progesterona\b/giu,
  LOH: /\b(?:genomic )?loss of heterozygosity(?: \(LOH\))?(?: score)?|\b[gG]?LOH\b(?: score)?/giu,
  HRD: /\bGI[ -]status\b/gu,
  "HRD score": /\bgenomic instability score\b|\bGIS\b|\bHRD score\b/giu,
  "Ki-67": /\bKi-?67\b|\bMIB-?1\b/giu,
  "+7/-10": [
    /(?<![\p{L}\p{N}])\+7 ?\/ ?-10(?!\d)/gu,
    /\bchromosomes? 7 ?(?:\/|and|&) ?(?:chromosome )?10(?: status)?(?!\d)/giu,
  ],
  DAT: /\bdirect (?:antiglobulin|coombs)(?: test)?(?: \(DAT\))?/giu,
  "H3 K27me3": /\bH3 ?K27me3\b/giu,
  "CK5/6": /\b(?:CK|cytokeratin) ?5\/6\b/giu,
  "TTF-1": /\bTTF-?1\b/gu,
  TdT: /\bTdT\b/gu,
  MPO: /\bc?MPO\b(?!-?ANCA| Ab| antib)/gu,
  "striational antibodies": /\bstriat(?:ed muscle|ional)(?: \(striational\))?(?: (?:Abs?|antibod(?:y|ies)))?/giu,
  "anti-dsDNA": /\b(?:double-stranded DNA|dsDNA|DNA \(ds\))(?: (?:Abs?|antibod(?:y|ies)))?/giu,
  "anti-Smith": /(?<![\p{L}/-])(?:Sm|Smith)(?: \(Sm\))? (?:Abs?|antibod(?:y|ies))\b/giu,
  "anti-RNP": /\b(?:Sm\/)?RNP (?:Abs?|antibod(?:y|ies))\b/giu,
  "anti-CCP":
    /\bcyclic citrullinated peptide(?: \(CCP\))?(?: (?:Abs?|antibod(?:y|ies)))?(?:,? \(?IgG(?:\/IgA)?\)?)?/giu,
  "rheumatoid factor": /\brheumatoid factor\b/giu,
  "P/Q-type calcium channel antibodies":
    /\b(?:VGCC,? )?P\/Q[ -]type (?:(?:voltage-gated )?calcium channel(?: (?:Abs?|antibod(?:y|ies)))?|Abs?\b)/giu,
  Rb: /\bp?Rb\b|\bretinoblastoma protein\b/gu,
  Gleason: /\bGleason(?: score| grade)?(?! group)\b/giu,
  "Oncotype DX": /\bOncotype(?: ?DX)?(?: breast)?(?: recurrence score| RS)?\b|\bRecurrence Score\b/giu,
  HBsAg: /\b(?:hepatitis B surface (?:antigen|ag)|HBs-?Ag|Ag HBs)\b/giu,
  "anti-HBs": /\b(?:hepatitis B surface (?:antibod(?:y|ies)|ab)|anti-?HBs|HBs-?Ab)\b/giu,
  "anti-HBc":
    /\b(?:hepatitis B core (?:total )?(?:Ab|antibod(?:y|ies))|anti-?HBc|HBc-?Ab)(?:,? (?:total|tot|IgG))?\b/giu,
  HIV: /\bHIV(?:-?1\/2| 1\/2| 1 ?(?:and|\+|&) ?2)?(?: (?:screen(?:ing)?|combo|antigen ?[/+&] ?antibody|Ag ?[/+&] ?Ab|(?:4th|fourth)[ -]gen(?:eration)?|antibod(?:y|ies)|Ab)(?! (?:index|RNA)\b)){1,4}(?: (?:w ?(?:Rfx|reflex)|with reflex\w*))?/giu,
  RPR: /\b(?:RPR|VDRL|rapid plasma reagin)(?: \(RPR\))?(?: (?:screen|qual(?:itative)?))?\b(?! ?(?:tit|quant))/gu,
  "treponemal antibodies":
    /\b(?:Treponema pallidum|treponemal)(?: (?:total|screen(?:ing)?))?(?: (?:Abs?|antibod(?:y|ies)))?\b/giu,
  ANA: /\b(?:anti-?nuclear (?:Abs?|antibod(?:y|ies))(?: \(ANAs?\))?|ANA)(?:,? (?:IFA|by IFA|screen|HEp-2))*(?![\p{L}\d-])/giu,
  "anti-mitochondrial":
    /\b(?:anti-?)?mitochondrial(?: \(M2\)| M2)?(?: (?:auto)?(?:Abs?|antibod(?:y|ies)))(?: \(?(?:AMA|M2|AMA[ -]?M2)\)?)?|\bAMA(?:[ -]?M2)?(?![\p{L}\d-])/giu,
  "smooth muscle antibodies":
    /\b(?:anti-?)?(?:F-?)?(?:actin \(smooth muscle\)|actin|smooth muscle)(?: (?:auto)?(?:Abs?|antibod(?:y|ies)))(?: \(?(?:ASMA|SMA)\)?)?(?:,? IgG)?/giu,
  "anti-HCV": /\b(?:hepatitis C (?:virus )?(?:Ab|antibod(?:y|ies))|HCV[ -]Ab|anti-?HCV)\b/giu,
  "HCV RNA": /\b(?:hepatitis C (?:virus|viral)|HCV)[ -]RNA\b/giu,
  QuantiFERON: /\bQuantiFERON(?:-TB)?(?: Gold)?(?: Plus)?\b|\bIGRA\b|\bT-SPOT(?:\.TB)?\b/giu,
  titin: /\b(?:anti-)?titin\b/giu,
  "pregnancy test": /\b(?:urine |serum )?pregnancy test\b|\b(?:beta-?|β-?)?hCG\b(?: \(?(?:urine|serum|qual\w*)\)?)?/giu,
  HbS: /\bHbS\b/gu,
  "alpha-synuclein":
    /(?<![\p{L}])(?:alpha|α)[- ]synuclein(?: seed(?:ing)? amplification(?: assay)?)?(?: \(?SAA\)?)?(?: \(SYNTap\))?(?![\p{L}])/giu,
  "p-tau217/Aβ42 ratio": /\bp-?tau ?217 ?\/ ?A(?:beta|β) ?(?:1-)?42\b(?: ratio)?/giu,
  "p-tau/Aβ42 ratio": /\bp(?:hospho)?-?tau ?\/ ?A(?:beta|β) ?(?:1-)?42\b(?: ratio)?/giu,
  "p-tau181/Aβ42 ratio": /\bp-?tau ?181 ?\/ ?A(?:beta|β) ?(?:1-)?42\b(?: ratio)?/giu,
  "Aβ42/40": /\bA(?:beta|β) ?(?:1-)?42 ?\/ ?(?:A(?:beta|β) ?)?(?:1-)?40\b(?: ratio)?/giu,
  "HLA-DR": /\bHLA-DR\b/gu,
  "HLA-B27": /\bHLA-B27\b/gu,
  ...Object.fromEntries(
    lostArms.map((arm) => [`del(${arm})`, new RegExp(`(?:-${arm.slice(0, -1)}/)?\\b${arm}-(?![\\p{L}\\p{N}])`, "giu")]),
  ),
}

/** The same by names that say that something is there. */
const calledThere: Called = {
  "1q gain": /(?<![\p{L}\p{N}])1q(?:21)?\+(?![\p{L}\p{N}])/gu,
  "1p/19q codeletion":
    /\b(?:combined|whole-arm) (?:loss|deletion) of (?:chromosomes? |chromosome arms? )?1p and 19q/giu,
  "+7/-10": [
    new RegExp(
      `${gainOf}(?:${chromosome})?7${signed} (?:and|with|together with|plus|mit|und|y|con) ${lossOf}(?:${chromosome})?10${signed}(?![\\dpq])`,
      "giu",
    ),
    /\bchromosome 7 gain ?(?:\/|and|with|&|,) ?(?:chromosome )?10 loss\b/giu,
  ],
  "normal karyotype":
    /\bnormal (?:(?:(?:fe)?male|diploid) )*karyotype\b|\b(?:normale|unauff[aä]llige)r (?:(?:m[aä]nn|weib)licher )?karyotyp\b|\bcariotipo (?:(?:masculin|femenin)o )?normal\b/giu,
  hyperdiploidy: /\b(?:high )?hyperdiploid(?:y|ity)?\b/giu,
  hypodiploidy: /\b(?:low |near-?)?hypodiploid(?:y|ity)?\b/giu,
  iAMP21: /\biAMP21\b|\bintrachromosomal amplification of (?:chromosome )?21\b/giu,
  ...Object.fromEntries(
    monosomies.map((number) => [`monosomy ${number}`, new RegExp(`${lossOf}${chromosome}${number}(?![\\dpq])`, "giu")]),
  ),
}

/** One of several ways in which something is there, so that it lacks that one tells nothing. */
const calledIfThere: Called = {
  "AChR antibodies":
    /\b(?:AChR|acetylcholine receptor)(?: \(AChR\))?[ -](?:blocking|modulating)(?: (?:Abs?|antibod(?:y|ies)))?/giu,
  HIV: /\bHIV(?:-?[12](?:\/2)?)?[ -](?:RNA|viral load|NAT|PCR)\b(?: (?:quant\w*|PCR))?/giu,
  HBV: /\b(?:HBV|hepatitis B(?: virus)?)[ -](?:DNA|viral load|PCR)\b(?:,? (?:quant\w*|PCR))?/giu,
}

/** What is called as it is written, where the vocabulary has no name for it. */
const asWritten: ReadonlyArray<RegExp> = [
  /\b(?:CK ?(?:[5-8]|1[3-9]|20)|CAM ?5\.2|34 ?[bβ]E12|MUM-?1|DOG-?1|OCT-?[234]|BOB\.?-?1|TCL-?1|MOC-?31|Ber-?EP4|D2-40|EMA|LCA|SMA|SMMHC|PLAP|NSE|GCDFP-?15|MART-?1|HHV-?8|EBER|ZAP-?70|PHH3|NUT|TFE-?[3B]|CA-?IX|SV40|LMP-?1)(?!-?[\p{L}\d])/gu,
  /\b(?:CMV|VZV|HSV(?:-?[12])?|BKV?|JCV|HHV-?6|toxoplasma|adenovirus)(?:[ -](?:virus|plasma|blood|quantitative)){0,2}[ -](?:Ig[GM]|DNA|PCR|viral load)\b(?: (?:PCR|quant\w*|antibod(?:y|ies)|Ab))?/giu,
  /\b(?:[Aa]nti|ANTI)-(?=\w*[A-Z\d])[\w/]{2,12}(?![\w/-])/gu,
  /\b(?:DAT|FMC-?7|CRMP-?5|ANNA-?[1-3]|PCA-?[12]|LKM-?1|PL-?(?:7|12)|Mi-?2(?: ?(?:alpha|beta|[abαβ]))?|PM-?Scl(?:[ -]?(?:75|100))?|C4d)(?!-?[\p{L}\d])/gu,
  /(?<=^\s{0,4}|\t| {2})(?:EJ|OJ|Ku|KS|Zo)(?=\s{2}|\t|:)/gu,
  /\b(?:RT-?QuIC|14-3-3(?: protein)?|oligoclonal bands?|(?:AMPA|GABA-?[AB]|NMDA)-?R|DPPX|IgLON5)(?: (?:Ig[GM]|Abs?|antibod(?:y|ies)))?\b/giu,
  /\bi\(\d{1,2}[pq]\)|\bisochromosome \d{1,2}[pq]\b/giu,
  /\b(?:t|inv|del|dup|der|add|ins)\((?:\d{1,2}[pq]?|X|Y)(?:[;,](?:\d{1,2}|X|Y))?\)(?:\([pq][\w.;,]{1,20}\))?/gu,
  /(?<![\p{L}\p{N}./])(?:[1-9]|1\d|2[0-2]|X)[pq](?:\d{1,2}(?:\.\d{1,3})?)?(?![\p{L}\p{N}/+-]|\.\d)/gu,
  /\b(?:monosomy|trisomy|tetrasomy) \d{1,2}\b/giu,
  /\b(?:NKX2[.-][12]|NKX3[.-]1|chromogranin(?: A)?|synaptophysin|vimentin|desmin|myogenin|MyoD1|brachyury|cathepsin K|villin|beta-catenin|h-?caldesmon|calretinin|napsin A|mammaglobin|inhibin|nestin|thyroglobulin|calcitonin|Helicobacter pylori|H\. pylori|Pseudomonas aeruginosa|Burkholderia cepacia|Staphylococcus aureus|MRSA|HBsAg|Mycobacterium abscessus|non-?tuberculous mycobacteria|Aspergillus fumigatus|lupus anticoagulant|melan-?A|E-cadherin|Olig-?2|GFAP|FGFR2b|p16|p27|INI-?1|arginase-?1|glypican-?3|thyroid transcription factor|AAV\w{0,5}(?: (?:total|binding|neutrali[sz]ing))?(?: (?:Abs?|antibod(?:y|ies)))|superficial siderosis|macroha?emorrhages?|lacunar infarcts?|vasogenic (?:o?edema)|C-SSRS|HMB-?45|S-?100|p40|p63|hepatocyte|(?:pan-?)?cytokeratin(?: \d{1,2}| AE1\/AE3)?|AE1\/AE3)\b/giu,
  /(?<=^\s{0,4}|[\t,;:|] ?| {2})(?!(?:No|The|This|That|Each|All|Any|Both|Primary|Secondary|Monoclonal|Polyclonal|Positive|Negative|Serum|Test|Other|Donor)\b)(?:\p{Lu}[\p{L}\p{N}/-]{1,15} ){1,2}(?:(?:receptor|muscle|cell|factor|channel|glycoprotein|peptide|acid) ){0,2}(?:auto)?(?:Abs?|antibod(?:y|ies))\b/gu,
]

type Row = readonly [written: RegExp, called: string, told: Partial<ReportedName>]

const rowsOf = (names: Called, told: Row[2] = {}): ReadonlyArray<Row> =>
  Object.entries(names).flatMap(([name, patterns]) =>
    [patterns].flat().map((written) => [written, name, told] as const),
  )

const rows: ReadonlyArray<Row> = [
  ...rowsOf(called),
  ...rowsOf(calledThere, { says: "present" }),
  ...rowsOf(calledIfThere, { isOneOfSeveral: true }),
  ...asWritten.map((written) => [written, "", {}] as const),
]

const joined = "([A-Z][A-Z0-9]{1,9}|C\\d{1,2}orf\\d{1,4})"

const itsExon = "(?: ?\\((?:exon |ex|e)?\\d{1,2}\\))?"

/** Two genes that are joined, and one of them before both: "KIF5B::RET", "EML4(6) - ALK(20)", "RET\tKIF5B-RET". */
const pair = new RegExp(
  `(?<![\\p{L}\\p{N}/-])(?:([A-Z][A-Z0-9]{1,9})(?: [-–] |: ?|\\s{1,9}))?${joined}${itsExon}(::|[-–/]| [-–] )${joined}${itsExon}(?![\\p{L}\\p{N}]|-(?!(?:Fusion|Rearr|Transl|fusion|rearr|transl)))`,
  "gu",
)

/** What calls two genes joined. */
const calling = /^[\s-]{0,2}(?:gene )?(?:fusion|rearrangement|transcript|translocation|t\()/i

/** What carries two genes that are joined, and has no symbol in the table: loci of antibodies and of receptors of T cells. */
const locus = /^(?:IG[HKL]|TR[ABDG])(?:@|[VDJC]\d?)?$/

/** How something was tested, which may have its own state: "HER2 2+, FISH negative". */
const methods: ReadonlySet<string> = new Set(
  "IHC IHQ ICC FISH CISH SISH DISH ISH NGS PCR RT-PCR MLPA FACS CBA ELISA IFA RIA DNA RNA MRD VUS".split(" "),
)

/** An antigen by its number among those of clusters of differentiation. */
const cluster = /^CD\d{1,3}[a-e]?$/

const standsAlone = /^(?:s|neu|s?)?$/

const known = (called: string): Marker | undefined => MarkerMatcher.recognise(called)?.marker

const nameOf = (name: string, marker: Marker | undefined): ReportedName => ({ name, ...(marker && { marker }) })

const saying = { positive: "present", heterozygous: "present", homozygous: "present", negative: "absent" } as const

/** Whether a name is a symbol, or one with its number behind a hyphen: "TIA-1". */
const hasSymbol = (name: string): boolean =>
  !methods.has(name) && (isSymbol(name) || isSymbol(name.replace(/-(?=\d)/, "")))

/** Whether something is the name of a gene. */
const isGene = (name: string): boolean => hasSymbol(name) || locus.test(name) || known(name) !== undefined

/** Whether it may be an older one: "AF9". */
const mayBeGene = (name: string): boolean => isGene(name) || /^[A-Z].*\d$/.test(name)

/** A name as it is written, with the bracket that closes right behind it what opens within. */
const writtenAt = (text: string, { end, start }: MarkerMatcher.Named): string => {
  const written = text.slice(start, end)

  return written.includes("(") && text[end] === ")" ? `${written})` : written
}

const reportedOf = (text: string, { marker, name }: MarkerMatcher.Recognised): ReportedName => {
  const isMember = marker.family !== undefined && marker.family.number !== ""
  const written = writtenAt(text, name).replaceAll(/\s+/g, " ")
  const says = name.says === undefined || !(name.says in saying) ? undefined : saying[name.says as keyof typeof saying]

  return {
    name: isMember || /^[a-z]{3,5}$/.test(written) ? marker.name : written,
    marker,
    ...(says === undefined ? {} : { says }),
  }
}

/** Names that overlap, as those of the longest: all members of a family that are meant, or one. */
const longest = (text: string, found: ReadonlyArray<MarkerMatcher.Recognised>): NamedAt | undefined => {
  const most = Math.max(...found.map(({ name }) => name.end - name.start))
  const all = found.filter(({ name }) => name.end - name.start === most)
  const [first] = all
  if (first === undefined) return undefined
  const { end, start } = first.name
  const isNumbered = /\d/.test(text.slice(start, end))
  const members = all.filter(({ marker }) =>
    marker.family === undefined ? !isNumbered : (marker.family.number === "") !== isNumbered,
  )
  const meant = members.length > 0 ? members : all
  const names = meant.some(({ marker }) => marker.family !== undefined) ? meant : meant.slice(0, 1)

  return {
    start,
    end: start + writtenAt(text, first.name).length + (standsAlone.test(first.name.rest) ? first.name.rest.length : 0),
    names: names.map((each) => reportedOf(text, each)),
  }
}

/** The number of an exon before a change of the protein, "exon 17 p.(Asp816Val)", and no arm of a chromosome. */
const ofProtein = /^\d{1,2} p$/

/** An antibody in short, and not the peptide of plaques. */
const antibody = /^Abs?$/i

const ofVocabulary = (text: string, offset: number): ReadonlyArray<NamedAt> => {
  const found = MarkerMatcher.all(text)
    .filter(({ marker, name }) => name.change === undefined && marker.measured !== true)
    .filter(({ name }) => !antibody.test(text.slice(name.start, name.end)))
    .filter(({ name }) => !(ofProtein.test(text.slice(name.start, name.end)) && text[name.end] === "."))

  return MarkerMatcher.overlapping(found).flatMap((cluster) => {
    const named = longest(text, cluster)

    return named === undefined ? [] : [{ ...named, start: named.start + offset, end: named.end + offset }]
  })
}

/** A word behind a name that is short for a peptide elsewhere. */
const ofAntibody = / Abs?$/

const ofRows = (text: string): ReadonlyArray<NamedAt> =>
  rows.flatMap(([written, called, told]) =>
    [...text.matchAll(written)].flatMap(({ 0: found, index }) => {
      const inVocabulary = MarkerMatcher.recognise(found.replace(ofAntibody, ""))
      if (called === "" && inVocabulary !== undefined) return []

      return [
        { start: index, end: index + found.length, names: [{ ...nameOf(called || found, known(called)), ...told }] },
      ]
    }),
  )

/** Whether a sign between two genes joins them: one of them drives a tumor by the other, is a locus that others are brought to, or both are called a fusion. */
const areJoined = (one: string, joint: string, other: string, behind: string): boolean => {
  const both = [one, other]
  if (joint === "::") return both.every(mayBeGene)
  if (both.filter((each) => locus.test(each)).length === 1) return both.every(isGene)

  return (
    both.every(mayBeGene) &&
    (FusionPartners.drive(one, joint, other) || (joint !== "/" && both.every(isGene) && calling.test(behind)))
  )
}

/** What two joined genes are together: a marker of their own, in its order, or a fusion of one of them. */
const together = (one: string, other: string): ReportedName => {
  const own = FusionPartners.own(one, other)
  if (own === undefined && FusionPartners.own(other, one) !== undefined) return together(other, one)
  const name = `${one}-${other}`
  if (own !== undefined) return { name, marker: own }
  const marker = [other, one].map(known).find((each) => each?.altered === "fusion") ?? known(other) ?? known(one)

  return { ...nameOf(name, marker), isFusion: true }
}

/** Two genes that are joined; where both together are a marker of their own, the vocabulary finds it, but where one of them stands before both. */
const ofPairs = (text: string): ReadonlyArray<NamedAt> =>
  [...text.matchAll(pair)].flatMap(({ 0: found, 1: before, 2: one = "", 3: joint = "", 4: other = "", index }) => {
    const name = together(one, other)
    const isRepeated = before === one || before === other
    const end = index + found.length
    const isMeant =
      name.isFusion === true
        ? areJoined(one, joint, other, text.slice(end))
        : isRepeated || known(found) !== name.marker
    const start = isRepeated || before === undefined ? index : index + found.indexOf(one, before.length)

    return isMeant ? [{ start, end, names: [name] }] : []
  })

/** What may be a symbol: capitals and digits, with what stands behind a hyphen. */
const word =
  /(?<![\p{L}\p{N}]|\p{L}-)(?:C\d{1,2}orf\d{1,4}|[A-Z][A-Z\d]{1,12}(?:-(?:\d{1,2}|[A-Z][A-Z\d]{0,4}))?[a-e]?)(?![\p{L}\p{N}%])/gu

const listJoint = /, ?(?:(?:and|or|und|y) )?| (?:and|or|und|y) |\//

/** Symbols one behind the other. */
const list = new RegExp(`${word.source}(?:(?:${listJoint.source})${word.source})+`, "gu")

/** Symbols that are words besides, or short for something else in a laboratory: those of so few letters often are. */
const ambiguous =
  /^(?:[A-Z]{1,3}|[A-Z]\d|SP\d|ACHE|ADAR|AIDA|BAMBI|BOLL|CAMP|CAPS|CASK|CAST|CHAD|CHAT|CLOCK|COIL|COPE|ERAS|ESPN|GALE|HELLS|HUNK|IMPACT|ITCH|MALL|MARCO|MICA|NAGS|NAPA|NODAL|NUMB|OSCAR|PALM|PIGS|POLK|POLL|POMP|PREP|REST|SACS|SELL|STAR|STRAP|STYX|SYNC|TANK|TARP|TIMELESS|TRAP|TRIO|UMPS)$/

const cellBefore = /^\s?$|(?:[\t|] ?| {2})$/

const cellBehind = /^\s*(?:$|[\t|]| {2}|[:=])/

/** A kind of change, or where the gene lies. */
const ofGene =
  /^(?: ?[+−–-](?=[\s,;.)]|$)| ?\((?:\d{1,2}|X)[pq]\d| (?:gene|mutat|variant|rearrange|fusion|amplif|delet|loss|gain)|-(?:Fus|Rearr|Mut|Ampl|Del))/i

const beforeGene =
  /\b(?:mutation|variant|rearrangement|fusion|amplification|deletion|loss|gain)s? (?:of|in|involving) $|\bgene(?: symbol)?: ?$/i

/** Whether a symbol has a cell of its own, or beside it what is told of genes alone: a change, a kind of one, a band. */
const standsApart = (text: string, start: number, end: number): boolean => {
  const behind = text.slice(end)
  if (ofGene.test(behind) || beforeGene.test(text.slice(0, start))) return true
  if (cellBehind.test(behind)) return cellBefore.test(text.slice(0, start))
  const from = end + (/^[ (:,]{1,2}/.exec(behind)?.[0].length ?? 0)

  return from > end && ReportedChange.at(text, from, false) !== undefined
}

/** What a data base or a laboratory numbers, "COSM6223", a place in a protein, "V600", what binds a stain or a probe. */
const numbered =
  /^(?:[A-Z]\d{2,4}[A-Z]?|(?:COS[MV]|RS|CHR|N[MP]|NCT|ENS[A-Z]?|ORD|OMIM|SP|CEP|CNS|GRCH|HG)\d.*|D[\dXY]{1,2}[SZ]\d+|E1L3N|VE1)$/

const itemBefore = /^\s?$|(?:[,;:(|\t] ?| {2}|\b(?:and|y|und) )$/

const stateBehind = /^(?:[+−–-](?=[\s,;.)]|$)| ?\(?(?:weakly |strongly |focally )?(?:pos|neg)(?:\b|itiv|ativ))/i

/** What else a name is called: "MLL2 (KMT2D)". */
const inBracket = /^ ?\(([A-Z][A-Z\d]{1,9})\)/

/** Whether something that no table knows is a name of its own, so that what is told of it is told of nothing else: "CK22 negative", "EMA+". */
const isOther = (text: string, found: string, start: number, end: number): boolean =>
  !numbered.test(found) &&
  !isGene(inBracket.exec(text.slice(end))?.[1] ?? "") &&
  (/\d/.test(found) ||
    (!methods.has(found) && itemBefore.test(text.slice(0, start)) && stateBehind.test(text.slice(end))))

/** Where names are listed of which one at least is surely that of a gene. */
const listsOf = (text: string): ReadonlyArray<readonly [start: number, end: number]> =>
  [...text.matchAll(list)].flatMap(({ 0: found, index }) =>
    found.split(listJoint).some((name) => known(name) !== undefined || (isGene(name) && !ambiguous.test(name)))
      ? [[index, index + found.length] as const]
      : [],
  )

/** Symbols of genes that the vocabulary does not know, antigens by their number, and what stands where a name does. */
const ofSymbols = (text: string): ReadonlyArray<NamedAt> => {
  const lists = listsOf(text)

  return [...text.matchAll(word)].flatMap(({ 0: found, index: start }) => {
    const end = start + found.length
    const isMeant = (): boolean =>
      !ambiguous.test(found) ||
      standsApart(text, start, end) ||
      lists.some(([first, last]) => first <= start && end <= last)
    const isSymbol = cluster.test(found) || (hasSymbol(found) && !numbered.test(found) && isMeant())
    if (!isSymbol && !isOther(text, found, start, end)) return []

    return [{ start, end, names: [{ name: found, ...(isSymbol ? {} : { isGuessed: true as const }) }] }]
  })
}

/** Of names that overlap the first: those of longer forms and of the vocabulary go before guesses. */
const apart = (length: number, found: ReadonlyArray<NamedAt>): ReadonlyArray<NamedAt> => {
  const taken = new Uint8Array(length)
  const kept = found.filter(({ end, start }) => {
    const isFree = !taken.subarray(start, end).includes(1)
    if (isFree) taken.fill(1, start, end)

    return isFree
  })

  return kept.toSorted((one, other) => one.start - other.start)
}

/** Behind what ends an item of a list: the vocabulary takes its names by pieces. */
const behindItem = /(?<=,\s|[\t|]| {2})/

const byPieces = (line: string): ReadonlyArray<NamedAt> => {
  let offset = 0

  return line.split(behindItem).flatMap((piece) => {
    const named = ofVocabulary(piece, offset)
    offset += piece.length

    return named
  })
}

/** Whose scores are told without its name. */
export const scored: ReportedName = nameOf("PD-L1", known("PD-L1"))

/** Every name of a line, in order. */
export const of = (line: string): ReadonlyArray<NamedAt> =>
  apart(line.length, [...ofPairs(line), ...ofRows(line), ...byPieces(line), ...ofSymbols(line)])

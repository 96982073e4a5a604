import * as ReportLabels from "./ReportLabels.ts"
import * as ReportLine from "./ReportLine.ts"
import { phraseAt, plainWords } from "./ReportWords.ts"

/** What stands under a heading. */
export type Part = "results" | "negatives" | "uncertain" | "tested" | "methods" | "limits" | "general" | "people"

const rows: ReadonlyArray<readonly [part: Part, names: string]> = [
  [
    "uncertain",
    "synonymous|synonymous alterations|synonymous alteration|synonymous variants|synonymous variant|silent variants|benign variants|benign findings|likely benign|polymorphisms|no clinical significance|unknown significance|uncertain significance|variants of unknown significance|variants of uncertain significance|variants of uncertain clinical significance|variants of unknown clinical significance|variant of uncertain significance|variant of unknown significance|additional variants of unknown significance|additional variants of uncertain significance|vus|varianten unklarer signifikanz|variantes de significado incierto",
  ],
  [
    "negatives",
    "pertinent negatives|relevant negatives|negative results|genes with no reportable alterations|no reportable alterations|negativos pertinentes|negativos relevantes|negative genes|wild type genes",
  ],
  [
    "tested",
    "genes assayed|genes tested|tested genes|genes analyzed|genes evaluated|genes sequenced|gene list|dna gene list|rna gene list|genes included|panel content|low coverage regions|low coverage|genes covered|untersuchte gene|genes analizados|genes estudiados|regions not covered|additional assays|were sequenced|genes on the panel|genes on panel|genes in the panel|genes in panel|genes in this panel|genes examined",
  ],
  [
    "methods",
    "methods|method|methodology|methodik|methode|method and limitations|methods and limitations|limitations|test description|test and methodology|about the test|assay description|metodologia|metodo|tecnica|disclaimer|references|literatur|bibliografia|quality metrics|clones used|test details|definitions|test methodology",
  ],
  [
    "general",
    "relevance of detected alterations|clinical trials|clinical trial|therapies|fda approved therapies|approved therapies|potential treatment strategies|treatment strategies|finding summary|frequency prognosis|frequency and prognosis|gene summary|biological relevance|therapy information|treatment options|relevant therapies|current fda information|what this means|therapies with clinical benefit|therapies with resistance|clinical relevance|indications and usage|ensayos clinicos|tratamientos|terapias|studien|therapieoptionen|therapeutic notes|therapeutic options|therapeutic implications|therapeutic targets|drug associations|prevalent cancer biomarkers without relevant evidence information",
  ],
  [
    "people",
    "patient|physician|ordering physician|clinical history|clinical information|gross description|gross examination|macroscopic description|macroscopic examination|macroscopic|macroscopy|specimen|specimens|date of birth|klinische angaben|makroskopie|datos clinicos|descripcion macroscopica|historia clinica|medical facility|indication for study|indication|indications|indication for testing|ordering diagnosis|referring diagnosis|preoperative diagnosis|pre operative diagnosis|reason for testing|reason for test|reason for referral|referral reason|clinical question|question|clinical details|clinical diagnosis|clinical info|fragestellung|klinische fragestellung|motivo de consulta|motivo del estudio|family history|antecedente|antecedentes|antecedentes familiares",
  ],
  [
    "results",
    "patient portal|non synonymous variants|nonsynonymous variants|results|result|today|this visit|current visit|final result|biomarker findings|genomic findings|findings|summary|biomarker summary|mutations|copy number alterations|structural variants|fusions|rearrangements|amplifications|immunohistochemistry|molecular studies|molecular|molecular findings|final diagnosis|diagnosis|histologische diagnose|diagnose|microscopic description|microscopic examination|microscopic|microscopy|receptors|receptor status|addendum|supplementary report|conclusion|opinion|outcome|test outcome|key findings|morphology|molecular pathology|prognostic markers|predictive markers|synoptic report|interpretation|fish|flow cytometry|cytogenetics|germline|somatic|genomic variants|immunotherapy markers|biomarkers|other findings|mutation panel|fish panel|ergebnis|ergebnisse|befund|assessment|resultados|resultado|comment|comments|note|notes|kommentar|beurteilung|comentario|immunhistochemie|inmunohistoquimica|resumen|variant details|ihc|additional biomarkers evaluated|detected alteration|integrated diagnosis|immunophenotype|test s performed|genetic counseling note|somatic variant details",
  ],
]

const parts: ReadonlyMap<string, Part> = new Map(
  rows.flatMap(([part, names]) => names.split("|").map((name) => [name, part] as const)),
)

/** So many words a heading has, with what is put before and behind its name. */
const longest = 16

const mostWords = 6

/** Words of more letters are the heads of columns that lost their spaces. */
const longestWord = 28

const named = (text: string): Part | undefined => {
  const plain = plainWords(text)
  if (plain.length === 0 || plain.length > longest || plain.some((each) => each.length > longestWord)) return undefined
  for (let at = 0; at < plain.length; at++)
    for (let length = Math.min(mostWords, plain.length - at); length > 0; length--) {
      const part = parts.get(plain.slice(at, at + length).join(" "))
      if (part !== undefined && (length > 1 || at === 0 || plain.length <= 3)) return part
    }

  return undefined
}

/** A label of what a test can see, of what is usual, or of what was found before, which holds for its line. */
const ofLimits = new RegExp(
  `^(?:${ReportLabels.usual}|reference (?:materials?|standards?|cell lines?)(?: [a-z\\d-]{2,12})?(?=:)|(?:outside|external) (?:[a-z]+ ){0,2}\\(?(?:\\d{1,2}\\/)?(?:19|20)\\d\\d(?=\\)?:)|(?:[a-z\\d-]+ ){0,2}cut-?offs?|ages? \\d{1,3}[^:]{0,12}(?=: ?[<>≤≥\\d])|(?:interpretation|interpretive|scoring|reporting) (?:bands?|criteria|categories|scale|guide|data|key|table)|(?:[a-z\\d-]+ ){1,3}interpretation (?:table|guide|key|bands?)|(?:[a-z]+ )?hotspots? tested|legend|(?:[a-z\\d-]+ ){0,3}(?:key|reference)(?=:)|thresholds?|limits? of detection|detection limit|lod|(?:analytical )?sensitivity|sensibilidad|sensitivit[aä]t|nachweisgrenze|l[ií]mite de detecci[oó]n|(?:${ReportLabels.before})(?: (?!and )|(?=:))|qc(?=:)|(?:[a-z\\d-]+ ){0,3}controls? (?:sera|serum|samples?|materials?|cells?|cell lines?|slides?|tissues?)(?= ?[:(])|(?:(?:positiv[eo]?|negativ[eo]?|internal|external|low|high|run|qc|assay|quality|biologic(?:al)?) )?(?:controls?(?= ?[:(])|kontroll(?:en?|seren|serum|proben?|material)?(?= ?[:(])|(?:suero |muestra )?control(?:es)?(?= ?[:(]))|(?:[a-z\\d-]+ ){0,3}at (?:initial )?(?:diagnosis|presentation)|baseline(?=:| at\\b| \\()|${ReportLabels.foundBefore}|(?:[a-zí]+ )?previ[oa]s?)\\b`,
  "i",
)

/** Whether a text tells what a test can see, what is usual, or what was found before. */
export const isOfLimits = (text: string): boolean => ofLimits.test(text.trim())

export interface ReportHeading {
  readonly part: Part
  /** What stands behind it in its line. */
  readonly rest: string
  /** It is a line of its own, and holds until the next. */
  readonly isOfLines: boolean
  /** It is the head of a table's columns. */
  readonly isOfTable: boolean
}

const labelled = /^[^:\t]{2,90}:(?=\s|$)/

/** Capitals alone make a heading, and neither a row that ends with the sign of a stain nor a label with its answer. */
const isLoud = (text: string): boolean =>
  /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text) && !/\s[+−–-]$|:\s+\S/.test(text)

/** The column that makes the head of a table one of results, whatever it stands in. */
const resultColumn = new RegExp(`^${ReportLabels.result}s?(?: and flag)?$`, "i")

/** A state of all that stands below, where it is a line of its own. */
const ofAllBelow =
  /^(?:(?:pathogenic|likely pathogenic|detected|positive)(?: (?:or likely pathogenic )?(?:variants?|results?|findings?))?|variants? detected)$/i

/** What stands before and behind a title: "=== PLASMA p-tau217 ===", "3) Sweat chloride". */
const aroundTitle = /^[\s=*#-]{0,40}(?:\d{1,2}[.)] )?|(?<![\s=*#:-])[\s=*#:-]{1,40}$/g

/** A title without what is drawn around it, and without its number. */
export const bare = (title: string): string => title.replace(aroundTitle, "")

/** What stands below was found before. */
const ofEarlier = new RegExp(
  `^(?:(?:${ReportLabels.before}|past|older) (?:[a-z]+ ){0,2}(?:results?|values?|findings?|labs?|laboratory|tests?|testing)(?: (?:from|at|of) [a-z ]{2,30})?|(?:(?:results?|values?|findings?) )?(?:at|from) (?:initial )?(?:diagnosis|presentation|baseline)|comparison (?:with|to) (?:the )?(?:${ReportLabels.before})(?: [a-z]+){0,3}|baseline(?: results?| values?)?|${ReportLabels.foundBefore}|previous|history|controls?)(?: \\(.*\\))?$`,
  "i",
)

/** What stands below holds no more: "SUPPLEMENTARY REPORT 1 -- SUPERSEDED". */
const isReplaced = (text: string): boolean => isLoud(text) && /\b(?:superseded|withdrawn|retracted)\b/i.test(text)

/** Whether a line is a heading of what was found before, in one language or in two: "Vorbefunde / previous". */
const isOfEarlier = (text: string): boolean =>
  isReplaced(text) ||
  bare(text)
    .split(" / ")
    .some((each) => ofEarlier.test(each.trim()))

/** Whether a cell begins with a state, as that of a row does. */
const tellsState = (cell: string): boolean =>
  ["present", "absent", "open"].includes(phraseAt(plainWords(cell), 0)?.means ?? "")

/** A heading between strokes: "-- Serology 10/27/2025 --". */
const ruled = /^(?:-{2,}|={2,}|\*{2,}) \S.{0,80}\S (?:-{2,}|={2,}|\*{2,})$/

/** A heading that is a line of its own: by its name, as the head of a table, or by its capitals. */
const ofLine = (text: string): ReportHeading | undefined => {
  const [cell = "", ...others] = ReportLine.cellsOf(text).map((each) => each.text)
  const isOfTable = others.length > 0
  if (others.some((other) => resultColumn.test(other)))
    return { part: "results", rest: "", isOfLines: true, isOfTable: false }
  if (isOfEarlier(text)) return { part: "limits", rest: "", isOfLines: true, isOfTable: false }
  const part = /[.;]$/.test(text) ? undefined : ofAllBelow.test(text) ? "results" : named(isOfTable ? cell : text)
  const isOfCapitals = isLoud(text) && /\s/.test(text) && !others.some(tellsState)

  return part !== undefined || isOfCapitals || ruled.test(text)
    ? { part: part ?? "results", rest: "", isOfLines: true, isOfTable }
    : undefined
}

/** Whether a label says that what stands behind it may mean nothing: "Germline variant, likely benign". */
const isDoubted = (label: string): boolean => {
  const words = plainWords(label.replace(/\([^()]*\)|\bnon-?synonymous/gi, ""))

  return !/[.;]/.test(label) && words.some((_, at) => phraseAt(words, at)?.means === "uncertain")
}

/** So many characters a heading has at most. */
const longestLine = 110

/** The heading that a line is, or begins with; nothing where it is none. `isNaming`: whether it names markers. */
export const of = (line: string, isNaming: (text: string) => boolean): ReportHeading | undefined => {
  const text = line.trim()
  const label = labelled.exec(text)?.[0] ?? ""
  const rest = text.slice(label.length)
  const isOfDoubt = rest.trim() !== "" && !isNaming(label) && isDoubted(label)
  const part = isOfLimits(label) ? "limits" : isOfDoubt ? "uncertain" : named(label)
  const inner = part === "results" ? of(rest, isNaming) : undefined
  if (inner !== undefined) return inner
  if (part !== undefined) return { part, rest, isOfLines: rest.trim() === "", isOfTable: false }

  return text.length > longestLine || isNaming(text) ? undefined : ofLine(text)
}

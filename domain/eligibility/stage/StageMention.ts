import { normal, siteOf } from "../../condition/DiseaseWords.ts"
import * as Scopes from "../context/Scopes.ts"
import * as Span from "../document/Span.ts"
import * as LetIn from "../mention/LetIn.ts"
import * as Mention from "../mention/Mention.ts"
import * as Noun from "../mention/Noun.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import * as Stand from "../mention/Stand.ts"
import * as WordSet from "../text/WordSet.ts"
import * as AroundStage from "./AroundStage.ts"
import * as Dementia from "./Dementia.ts"
import * as Metastases from "./Metastases.ts"
import { byName, ofEarlier, type PlacedStage, type ToldStage } from "./PlacedStage.ts"
import { type Need, recurring, type StagePhrase } from "./StagePhrase.ts"
import * as StageSubject from "./StageSubject.ts"

const ofStage = WordSet.of(
  "untreated active prior previous known newly locally metastatic recurrent relapsed refractory progressive unresectable resectable advanced early " +
    "limited extensive stage stages",
)

/** What is denied in rows: "no evidence of peritoneal disease, metastatic disease", "no stage IIIA, …". */
const inRows = WordSet.of("evidence history sign signs stage stages")

/**
 * Where the item of a stage begins that a comma sets apart from what is denied before it, and that says the study's disease by its own
 * name: "no prior therapy, [newly diagnosed glioblastoma]". "Metastatic disease" may be one more of what is denied.
 */
const namedItem = ({ document, first, last, segment, tokens: { words } }: PlacedStage): number | undefined => {
  if (segment.side !== "inclusion") return undefined
  const item = Scopes.itemOfItsOwn(words, first)
  if (item === undefined || ofStage.has(words[item.denied] ?? "") || inRows.has(words[item.first] ?? ""))
    return undefined
  const own = OwnDiseases.of(document)
  const noun = [...words.slice(first, last), ...Noun.at(words, last)]
  const isNamed = noun.some((word) => own.words.has(normal(word)) || siteOf(word) !== undefined)

  return isNamed && OwnDiseases.namedBy(noun, own) === "own" ? item.from : undefined
}

/**
 * A mention as the beginning of a clause of its own, where it is one: "not irradiated, or progressed since", "other than the primary
 * tumor or recurred", "without evidence of disease or in complete response", "no recurrence after resection", "free of
 * cancer (no evidence of disease)", "no prior therapy, newly diagnosed glioblastoma". What turns the clause before it does not turn it; but "not relapsed or progressed" is one.
 */
const clauseOf = (stage: PlacedStage): Span.Span => {
  const told = AroundStage.told(stage)
  if (told.has("by itself")) return Span.from(stage, stage.first)
  const own = stage.says.includes("resected")
    ? told.get("afterwards")
    : (told.get("aside of spread") ?? namedItem(stage))

  return own === undefined ? stage : Span.from(stage, own)
}

/** Whether what keeps out bars no more than a part of those who have the stage. */
const isOfPart = (stage: PlacedStage): boolean => {
  const { says, segment } = stage
  const isOfPlace = AroundStage.arePlaced(stage) && !Metastases.areFirst(stage)
  if (says.includes("metastatic") && (AroundStage.areElsewhere(stage) || isOfPlace)) return true
  if (says.includes("mci") && Dementia.isOfOtherCause(stage)) return true
  const told = AroundStage.told(stage)
  if (segment.side !== "exclusion") return told.has("narrowed before")

  return (
    AroundStage.isNarrowed(stage) ||
    told.has("ends an interval") ||
    (says.includes("resected") && (told.has("recent") || told.has("afterwards")))
  )
}

/** "Adjuvant therapy is allowed if the disease recurred a year later": a course is what has come about since. */
const isOfCourse = ({ says }: PlacedStage): boolean => says.some((one) => recurring.has(one) || one === "progressive")

/** How a stage stands that an exclusion says is not so; nothing where that tells nothing of the study's disease. */
const excepted = (span: Span.Span, stand: Stand.Stand): Stand.Stand | undefined => {
  if (!OwnDiseases.of(span.document).ofCancer) return undefined

  const isOpen = Stand.isLeading(span.tokens.words) || LetIn.isTold(span)

  return stand.remark === "where it is missing" && isOpen ? Stand.unclear : stand
}

/** Whether what is said to be missing is so once more: "without metastases (M0)"; or is what others are excepted from, "unless it is negative for metastases". */
const isMissing = ({ absent }: PlacedStage, { remark, turned }: Stand.Stand): boolean =>
  absent && (!turned || remark === Stand.asException.remark)

/** How a stage stands that is said by itself. */
const byItself = (stage: PlacedStage): Stand.Stand | undefined => {
  const { absent, segment } = stage
  const told = Stand.of(clauseOf(stage))
  const isBarred = segment.side === "exclusion" && told.outcome === "exclusion"
  if (isBarred && isOfCourse(stage) && AroundStage.told(stage).has("required")) return Stand.asException
  const weighed = LetIn.weighed(stage, told)
  if (weighed !== told && weighed.outcome === "inclusion" && isOfCourse(stage)) return weighed
  if (told.outcome === "exclusion" && isOfPart(stage)) return Stand.ofPart
  if (weighed !== told) return Stand.unclear
  const stand = segment.side === "exclusion" && told.turned ? excepted(stage, told) : told
  if (stand === undefined || (absent && stand.remark === "ruling it out" && !stand.turned)) return undefined

  return isMissing(stage, stand)
    ? { outcome: Stand.opposite[stand.outcome], turned: !stand.turned, remark: stand.remark }
    : stand
}

/** Whether a treatment may have been for what is no more: an earlier stage, or how the disease came about, "treated for metastases (de novo or recurrent)". */
const mayBePast = ({ says }: PlacedStage): boolean =>
  says.every((one) => ofEarlier.has(one)) || (says.includes("new") && says.some((one) => recurring.has(one)))

/**
 * How a stage stands that is said of a therapy: "no therapy for metastatic disease" under the inclusion criteria speaks for those who
 * have it; under the exclusion criteria it bars the therapy. What is to be treated, "planned chemotherapy for stage II", is there now.
 */
const ofTherapy = (stage: PlacedStage): Stand.Stand | undefined => {
  const told = AroundStage.told(stage)
  const isDenied = stage.absent || told.has("denied")
  if (told.has("planned treatment")) return isDenied ? byItself(stage) : Stand.wanted
  if (isDenied || mayBePast(stage)) return undefined
  switch (stage.segment.side) {
    case "exclusion":
      return { outcome: "unknown", turned: false, remark: "of a treatment" }
    case "inclusion":
      return Stand.wanted
    default:
      return byItself(stage)
  }
}

const standOf = (stage: PlacedStage, governor: AroundStage.Governor): Stand.Stand | undefined => {
  const isAdjuvant = governor === "adjuvant therapy" && !stage.says.includes("oligometastatic")
  const told = AroundStage.told(stage)
  if (told.has("ruled out")) return Stand.inPart("exclusion")
  if (isAdjuvant && !told.has("planned treatment")) return undefined
  if (isOfCourse(stage) && told.has("a point in time")) return Stand.ofPart

  return AroundStage.isTherapy(governor) ? ofTherapy(stage) : byItself(stage)
}

const ungoverned: ReadonlySet<Need> = new Set<Need>(["dementia", "done", "planned", "treatment"])

const longestStem = 6

/** Whether a stage is only defined here, and was named in the line above or in a sentence before: how it stands is said there. */
const isExplained = ({ document, first, segment, sentence, tokens }: PlacedStage): boolean => {
  const segments = document.segments()
  const above = segments[segments.indexOf(segment) - 1]
  const before = document.folded.slice(above?.start ?? segment.start, sentence.start)

  return before.includes((tokens.words[first] ?? "").slice(0, longestStem))
}

/** Nothing where a text speaks of something else by its words. */
export const of = (span: Span.Span, said: StagePhrase): ToldStage | undefined => {
  const stage = { ...span, ...said }
  const told = AroundStage.told(stage)
  if (told.has("past") || told.has("in passing") || (told.has("defined") && isExplained(stage))) return undefined
  const isUngoverned =
    ungoverned.has(said.need) ||
    (said.says.length === 0 && told.has("scored")) ||
    told.has("reason") ||
    (isOfCourse(stage) && told.has("ends an interval"))
  const governor = isUngoverned ? undefined : AroundStage.governorOf(stage)
  if (governor === "consequence" || !StageSubject.isOwn(stage)) return undefined
  const stand = standOf(stage, governor)
  const isForWantedOnly = said.need === "planned" || Metastases.areOwn(stage)
  if (stand === undefined || (stand.outcome !== "inclusion" && isForWantedOnly)) return undefined

  return byName(Mention.of(span, stand), governor !== undefined || StageSubject.isByNameOnly(stage, stand.outcome))
}

import { remembering } from "../../Memo.ts"
import type { Document } from "./Document.ts"
import type { Segment } from "./Segment.ts"
import type { Sentence } from "./Sentences.ts"

/**
 * For whom a place of the criteria speaks. `everyone`: nothing says that it speaks for some only. `some`: for one cohort, part, arm or
 * indication of several, or for those patients of whom something else is true. `alternative`: it is one of a list of which one is enough.
 */
export type Group = "everyone" | "some" | "alternative"

/** "Cohort A", "Part 2", "Arms 1 and 3", "dose expansion". */
const label =
  /\b(?:cohorts?|arms?|parts?|groups?|phases?|strat(?:um|a)|sub-?stud(?:y|ies)|modules?|segments?)\s+(?:\d+[a-z]?|[ivx]+[a-z]?|[a-h])\b|\bcohorts?\b|\b(?:some|one|certain|other) (?:of the )?(?:parts?|arms?) of\b|\bdose[ -](?:escalation|expansion|finding|optimi[sz]ation)|\bexpansion (?:part|phase)/

const all =
  /\ball (?:the )?(?:patients|participants|subjects|cohorts|arms|parts|phases|groups|tumou?r types)\b|\bboth (?:arms|cohorts|parts|phases)\b|\b(?:arms|cohorts|parts|phases|phase) \w+ and (?:(?:arm|cohort|part|phase) )?\w+(?:\)|:|$)/

/** What introduces items of which one is enough. */
const choice =
  /\b(?:one|any|either|one or more|at least one|at least 1|\w+ of one)(?: \(?1\)?)? of (?:the )?(?:following|these|below)|\beither of\b|\bfollowing (?:types|diagnoses|indications|tumou?rs|histologies|diseases|cohorts|populations|cancers|categories|groups)\b|\beither\s*:$/

/** Words by which a disease is called. */
const disease =
  /(?:[a-z]oma|[a-z]omas|leuka?emias?|cancers?|tumou?rs?|neoplasms?|malignanc(?:y|ies))\b|\b(?:n?sclc|hnscc|crc|aml|cll|mds|mcl|dlbcl|tnbc|rcc|hcc|pdac)\b/

/** "If platinum was given, …", "for patients with melanoma, …", "patients with a mutation must have …": those of whom this is true. */
const condition =
  /^(?:note: )?(?:if|when|where applicable|for (?:the |those |any )?(?:patients|participants|subjects|individuals|women|men)\b|in (?:patients|participants|subjects) )|^(?:for|in) [^,:]{3,60}(?:cohort|cancer|tumou?rs?|carcinoma|lymphoma|nsclc|melanoma)[^,:]{0,20}[,:]|^(?:[a-z]+ )?(?:patients|participants|subjects|those|individuals) (?:with|who|whose) [^.;]{3,160}\b(?:must|should|need to|are required|will need|are eligible|may be eligible|will be eligible|can be)\b/

const widestHead = 90

const widest = 600

const isShortTitle = (head: string): boolean => head.length > 0 && head.length <= widestHead

/** Whether a line alone names a group: "Cohort B", "Phase II, dose expansion:". */
const namesGroup = (line: string): boolean => isShortTitle(line) && label.test(line) && !all.test(line)

/** "Lymphoma: at least two prior lines": what stands before the colon calls a disease. */
const named = (sentence: string): boolean => {
  const colon = sentence.indexOf(":")
  const head = colon < 0 ? "" : sentence.slice(0, colon)

  return isShortTitle(head) && disease.test(head) && !/\b(?:therap|treat|prior|previous)/.test(head)
}

const widestBeginning = 70

/** Whether an item begins with a disease, and not with patients who have it. */
const beginsWithDisease = (line: string): boolean => {
  const beginning = line.slice(0, widestBeginning).split(/[.;:]/, 1)[0] ?? ""

  return (
    disease.test(beginning) &&
    !/^(?:patients|participants|subjects|no|not|must|histolog|diagnos|confirmed|prior|any)\b/.test(beginning)
  )
}

/** So many items of a list that begin with a disease each are one for one disease, the next for another. */
const several = 3

const joinsNext = /\bor[\s,:]*$/

const joinsLast = /^(?:or|and\/or)\b/

/** A line of the same list. */
const isBeside = (one: Segment | undefined, other: Segment): one is Segment =>
  one !== undefined && one.lead === other.lead && one.side === other.side

const deepest = 4

/** How many lines of each list begin with a disease, by the line that introduces them. */
const diseasesOf = (document: Document): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>()
  for (const { end, lead, side, start } of document.segments()) {
    if (
      side !== "inclusion" ||
      !beginsWithDisease(document.folded.slice(start, Math.min(end, start + widestBeginning)))
    )
      continue
    counts.set(lead, (counts.get(lead) ?? 0) + 1)
  }

  return counts
}

const ofSegments = remembering((document: Document): ReadonlyArray<Group> => {
  const { folded } = document
  const segments = document.segments()
  const groups: Array<Group> = []
  const diseases = diseasesOf(document)
  let title: Group = "everyone"
  let heading: Segment["heading"]
  const textOf = ({ end, start }: Segment): string => folded.slice(Math.max(start, end - widest), end)
  segments.forEach((segment, number) => {
    if (segment.heading !== heading) {
      heading = segment.heading
      title = heading !== undefined && namesGroup(folded.slice(...heading)) ? "some" : "everyone"
    }
    const text = textOf(segment)
    const isTitle =
      segment.end - segment.start <= widestHead && /^(?:[a-z ]{0,20})?(?:cohort|arm|part|group|phase)\b/.test(text)
    if (isTitle && segment.lead < 0) title = namesGroup(text) ? "some" : "everyone"
    let group: Group = title
    let lead = segment.lead
    for (let level = 0; level < deepest && lead >= 0; level++) {
      const above = segments[lead]
      if (above === undefined) break
      const words = textOf(above)
      if (segment.side !== "exclusion" && choice.test(words)) group = "alternative"
      else if (namesGroup(words) || named(words) || condition.test(words))
        group = group === "alternative" ? group : "some"
      lead = above.lead
    }
    if (
      group === "everyone" &&
      segment.side === "inclusion" &&
      (diseases.get(segment.lead) ?? 0) >= several &&
      beginsWithDisease(folded.slice(segment.start, Math.min(segment.end, segment.start + widestBeginning)))
    )
      group = "alternative"
    const before = segments[number - 1]
    const behind = segments[number + 1]
    const joined =
      (isBeside(behind, segment) &&
        (joinsNext.test(text) || joinsLast.test(folded.slice(behind.start, behind.start + 8)))) ||
      (isBeside(before, segment) && (joinsNext.test(textOf(before)) || joinsLast.test(text)))
    groups.push(joined && segment.side !== "exclusion" ? "alternative" : group)
  })

  return groups
})

const numberOf = remembering(
  (document: Document): ReadonlyMap<Segment, number> =>
    new Map(document.segments().map((segment, number) => [segment, number])),
)

/** For whom a sentence of a segment speaks. */
export const of = (document: Document, segment: Segment, sentence: Sentence): Group => {
  const { folded } = document
  const around = ofSegments(document)[numberOf(document).get(segment) ?? -1] ?? "everyone"
  if (around !== "everyone") return around
  const line = folded.slice(Math.max(segment.start, sentence.start - widest), sentence.end)
  const own = folded.slice(sentence.start, Math.min(sentence.end, sentence.start + widest))
  if (all.test(line)) return "everyone"

  return label.test(line) || named(line) || condition.test(own) ? "some" : "everyone"
}

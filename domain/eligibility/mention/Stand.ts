import * as Packing from "../../annotation/Packing.ts"
import { eachOnce, remembering } from "../../Memo.ts"
import { permissions } from "../classes/Participants.ts"
import * as Context from "../context/Context.ts"
import type { AssertionStatus } from "../context/CuesAhead.ts"
import type { Document } from "../document/Document.ts"
import * as OtherPersons from "../document/OtherPersons.ts"
import type { Segment } from "../document/Segment.ts"
import * as Segments from "../document/Segment.ts"
import * as Sentences from "../document/Sentences.ts"
import type { Span } from "../document/Span.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as Runs from "../rules/Runs.ts"
import * as Remark from "./Remark.ts"

/** What lets in that follows it: "allowed are: letrozole; trastuzumab". */
export const permissionTable = RuleTable.of<"lets in" | "nothing">({
  name: "lists of what is permitted",
  classes: {
    permitted: permissions,
    having: "receive continue take use get given treated",
    word: (word) => /^[a-z]/.test(word),
    denying: "no not none never cannot if only unless",
  },
  parts: { permits: "( may|can also|be|still? {having} | {permitted} :|is|are|be | is|are|be {permitted} {word} )" },
  rows: [
    telling("lets in", [["<permits>", "[allowed are]: letrozole", "letrozole is allowed"]]),
    telling("nothing", [["{denying} _{0,2} <permits>", "patients who [cannot and may receive] letrozole"]]),
  ],
})

const mostItems = 12

/** Whether a sentence is an item of a list, set apart by semicolons, of what is permitted. */
const isListed = (document: Document, segment: Segment, { start }: Sentences.Sentence, items = mostItems): boolean => {
  const end = segment.start + document.folded.slice(segment.start, start).trimEnd().length - 1
  if (items === 0 || end <= segment.start || document.folded[end] !== ";") return false
  const before = Sentences.around(document, segment, end - 1, end - 1)
  const told = permissionTable.find(Runs.ofPublished(document.tokens(before.start, Math.min(before.end, end))))

  return told.some(({ row }) => row.means === "lets in") || isListed(document, segment, before, items - 1)
}

export type Outcome = "inclusion" | "exclusion" | "unknown"

/**
 * On which side a mention stands, and whether that is not the side of its part of the criteria. `remark`: what a reader of its
 * sentence should know.
 */
export interface Stand {
  readonly outcome: Outcome
  readonly turned: boolean
  readonly remark: Remark.Remark
}

export const packings = {
  outcome: Packing.oneOf<Outcome>(["inclusion", "exclusion", "unknown"]),
  turned: Packing.flag,
  remark: Packing.oneOf<Remark.Remark>(["", ...Remark.remarks]),
}

/** So much of the end of such a line is read, in characters. */
const longestLead = 300

const lettingIn: ReadonlySet<AssertionStatus> = new Set<AssertionStatus>(["allowed", "permitted"])

/** How the lines of a text make those below them stand. */
const leads = remembering((document: Document) =>
  eachOnce(
    ({ end, start }: Segment): AssertionStatus =>
      Context.introduced(document.tokens(Math.max(start, end - longestLead), end - 1).words),
  ),
)

/** How a line makes a mention below it stand. "Eligible are those who meet all of these:" says no more than the inclusion part does. */
const introduced = ({ document, segment }: Span, above: Segment): AssertionStatus => {
  const status = leads(document)(above)

  return segment.side === "inclusion" && lettingIn.has(status) ? "affirmed" : status
}

/** What a mention's sentence says of it, under the lines that introduce it. */
const statusOf = (span: Span): AssertionStatus => {
  const { document, first, last, segment, tokens } = span

  return Segments.above(document.segments(), segment).reduce(
    (status, line) => Context.under(introduced(span, line), status),
    Context.of(tokens.words, first, last),
  )
}

/** Whether what stands so is asked for or kept out. */
export const isDecisive = (stand: Stand | undefined): boolean => stand !== undefined && stand.outcome !== "unknown"

export const opposite = { inclusion: "exclusion", exclusion: "inclusion", unknown: "unknown" } as const

/** Whether a sentence begins with its denial: among the exclusions it may as well say once more what those who take part must not have. */
export const isLeading = ([word]: ReadonlyArray<string>): boolean => word === "no" || word === "not"

export const unclear: Stand = { outcome: "unknown", turned: false, remark: "which way is not clear" }

export const ofPart: Stand = { outcome: "unknown", turned: false, remark: "of a part of it" }

/** The remark on what is accepted as much as its opposite. */
export const eitherWay = "either way is accepted" as const

/** The remark on what is not asked for, but asked something of those who have it: "patients with … must have progressed on …". */
export const ofHolders = "asked of those who have it"

const lettingInOnly: ReadonlySet<Remark.Remark> = new Set([eitherWay, ofHolders])

/** Whether what is remarked so lets somebody in, though nobody is looked for by it. */
export const onlyLetsIn = ({ group, remark }: Remark.Remarked): boolean =>
  group === undefined && lettingInOnly.has(remark)

export const anyOfIt: Stand = { ...unclear, remark: eitherWay }

/** Among the exclusions, what somebody must have who is let in all the same. */
export const asException: Stand = { outcome: "inclusion", turned: true, remark: "as an exception" }

type Part = Exclude<Outcome, "unknown">

/** What is said on a side as it is. */
export const inPart = (part: Part): Stand => ({ outcome: part, turned: false, remark: "" })

/** What is asked for in so many words. */
export const wanted: Stand = inPart("inclusion")

/** What is asked not to be there. */
export const ruledOut: Stand = { outcome: "exclusion", turned: true, remark: "ruling it out" }

/** Whether an exclusion part says in its own words what it rules out: "must not have …", or "no …" among lines that mostly begin so. */
const rulesOut = ({ document, first, tokens }: Span, part: Part, status: AssertionStatus): boolean =>
  part === "exclusion" &&
  status === "negated" &&
  (Context.forbidsBefore(tokens.words, first) || (isLeading(tokens.words) && document.forbids()))

const turningRemark = (part: Part, status: AssertionStatus): Remark.Remark => {
  if (part === "inclusion") return "ruling it out"

  return status === "excepted" ? "as an exception" : "where it is missing"
}

/** Where that stands which a sentence says is not so. */
const turned = (part: Part, status: AssertionStatus): Stand => ({
  outcome: opposite[part],
  turned: true,
  remark: turningRemark(part, status),
})

/** Where that stands which nothing turns: among the exclusions, a list of what is permitted is none of what keeps out. */
const affirmed = (span: Span, part: Part): Stand =>
  part === "exclusion" && isListed(span.document, span.segment, span.sentence) ? unclear : inPart(part)

/** Where a mention stands. */
export const of = (span: Span): Stand => {
  const part = span.segment.side
  if (part === "neither") return { ...unclear, remark: "" }
  const other = OtherPersons.toldAt(span.tokens, span.first)
  if (other !== undefined) return { ...unclear, remark: other }
  const status = statusOf(span)
  switch (status) {
    case "affirmed":
      return affirmed(span, part)
    case "neutral":
      return anyOfIt
    case "permitted":
      return part === "inclusion" ? inPart(part) : unclear
    case "incapable":
    case "uncertain":
      return unclear
    case "spared":
      return { ...asException, turned: part === "exclusion" }
    case "excused":
      return part === "inclusion" ? unclear : asException
    case "allowed":
      return { outcome: "inclusion", turned: false, remark: part === "exclusion" ? "allowing it" : "" }
    case "forbidden":
      return { outcome: "exclusion", turned: false, remark: part === "inclusion" ? "ruling it out" : "" }
    default:
      return rulesOut(span, part, status) ? inPart(part) : turned(part, status)
  }
}

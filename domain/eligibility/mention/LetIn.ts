import * as Participants from "../classes/Participants.ts"
import type { Span } from "../document/Span.ts"
import * as MarkedRun from "../rules/MarkedRun.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as Runs from "../rules/Runs.ts"
import * as Stand from "./Stand.ts"

/** Behind a mention, as far as its clause goes. */
const behind = '@mention ( "(" !")"{0,30} ")" | !{end}|"(" ){0,40}'

/** The same, whatever it goes on to but what narrows it. */
const beyond = '@mention ( "(" !"("|")"{0,30} ")" | !{stop}|:|"("|that|which|who ){0,24}'

/** What a sentence says of who is let in, around what an exclusion seems to bar. */
export const table = RuleTable.of<"let in" | "condition" | "denied" | "of another" | "kept from a part">({
  name: "who is let in among the exclusions",
  over: MarkedRun.level(["mention"]),
  classes: {
    ...Participants.classes,
    name: Participants.isPartName,
    whole: "all both any each every either this no",
    taking:
      "participation participating enrollment enrolment entry entering enrolling treatment treated joining inclusion in into on the of to",
    admitted: new Set([...Participants.permissions, "included", "enrolled"]),
    having: "have maintain achieve show demonstrate",
    being: "are is be remain",
    goingOn: "continue continued keep kept receive take remain stay use used undergo given go",
    standing: "have undergo receive show demonstrate remain complete",
    owing: "must should need needs require requires",
    end: ". ; : unless except but however although if not no cannot ) ]",
    stop: ". ; unless",
  },
  parts: {
    admission: "( ^ | !not|cannot ) [ {being} {admitted} ]",
    inner: '( "(" !"("|")"{1,8} ")" | !"("|")" ){0,20}',
  },
  rows: [
    telling("let in", [
      [
        `${behind} [ {being} {admitted} | {being} an exception | may|can qualify | case - by - case ]`,
        "@mention, which never came back (at any place), [are eligible]",
        "@mention, but those in the lungs are allowed",
        "@mention (which are allowed)",
        "@mention may not qualify",
      ],
      [
        `${beyond} but !{stop}{0,5} negative|absence !{stop}{0,6} [ {being} {admitted} ]`,
        "those who are @mention positive, but PCR negative [are eligible]",
      ],
      // What is asked of those who have it
      [
        `${beyond} [ {owing} ] !{stop}{0,6} negative|undetectable`,
        "who are positive for @mention (at any time) [must] have a negative PCR",
      ],
      [
        `with|having !{stop}{0,8} ${beyond} [ must|should {standing} ]`,
        "patients with @mention [must have] completed treatment",
        "patients with @mention must be excluded",
      ],
      [`${beyond} [ require | must|will|should be screened|tested|monitored ]`, "with @mention [must be screened]"],
      [`if !{stop}{0,14} ${beyond} [ must|should ] !not`, "if positive for @mention they [must] be on entecavir"],
      [
        "[ {being} required|needed|recommended ] if !{stop}{0,8} @mention",
        "prophylaxis [is required] if positive for @mention",
      ],
      [
        '"(" !"("|")"{0,12} @mention !"("|")"{0,20} ")" !{end}{0,10} [ {being} {admitted} ]',
        "stable disease (@mention) can [be enrolled]",
        "stable disease (@mention) cannot be enrolled",
      ],
      [
        "( ^ | !who|which|that|whom ) [ must|should {having} ] ...60 @mention",
        "those on treatment [must have] an @mention",
      ],
      [
        '<admission> to {goingOn} !{stop}|")"{0,36} @mention',
        "patients [are allowed] to continue a drug for @mention",
        "patients are not allowed to continue a drug for @mention",
      ],
      [
        '( ^ | !not|cannot|who|which|that ) [ may|can ] be? {goingOn} !{stop}|")"{0,36} @mention',
        "a drug [may] be continued in those with @mention",
        "a drug (which may be continued), @mention",
      ],
      [
        "[ {being} still|also? {admitted} ] ,? ( for instance|example | e . g .? | such as | notably|especially ) !{stop}{0,24} @mention",
        "standard drugs [remain allowed], for instance if there is a @mention",
      ],
      [
        "( ^ | !who|which|that ) [ ( {being} fine|ok | may have had ) ] !{stop}|not|but{0,24} @mention",
        "a drug [is fine] for those with a @mention",
        "those who may have had a drug for @mention",
      ],
      [
        "<admission> _{0,2} after|upon !{stop}{0,36} @mention",
        "patients [are eligible] after a biopsy without @mention",
      ],
    ]),
    telling("of another", [
      [
        "@mention !{end}{0,30} - chronic !{end}{0,12} [ {being} {admitted} ]",
        "HIV or active @mention - chronic infection [is allowed]",
      ],
    ]),
    telling("condition", [
      [
        "<admission> ( ,? however ,? | _{0,2} ) if|with|when|where !{stop}{0,36} @mention",
        "earlier therapy [is allowed] if @mention is still expressed",
        "earlier therapy is allowed unless @mention is there",
      ],
      [
        `${beyond} but !{stop}{0,3} undetectable !{stop}{0,6} [ {being} {admitted} ]`,
        "those with @mention, but an undetectable viral load [are eligible]",
      ],
      [
        '"(" defined|documented|determined|evidenced <inner> @mention <inner> ")" !{end}{0,10} [ {being} {admitted} ]',
        "an infection in the past (defined by the presence of @mention) [is allowed]",
      ],
      [
        "<admission> !{stop}{0,36} provided !{stop}{0,36} @mention",
        "therapy [is allowed], provided that @mention is there",
      ],
    ]),
    telling("kept from a part", [
      [
        "@mention !{stop}{0,40} ( excluded|ineligible | not be? eligible ) from|for|to {taking}{0,4} !{stop}|{whole}|{study}|for{0,5} {part} ( !{name}|{study} | {name} ( !{study} | $ ) | $ )",
        "with @mention are excluded from the surgical arm",
        "with @mention are excluded from all arms",
        "@mention is ineligible for this phase 2 trial",
      ],
    ]),
    telling("denied", [["[ no|not|none|neither ] ...7 @mention", "[no] sign of @mention"]]),
  ],
})

const toldOf = (span: Span): ReadonlySet<string> =>
  new Set(RuleTable.meanings(table, MarkedRun.of(Runs.ofPublished(span.tokens), span, "mention", [])))

export const isTold = (span: Span): boolean => !toldOf(span).isDisjointFrom(new Set(["let in", "condition"]))

/** What admits somebody around a place: a condition stands for those who are let in. */
const around = (span: Span): Stand.Stand | undefined => {
  const told = toldOf(span)
  if (told.has("denied")) return undefined
  if (told.has("condition")) return Stand.asException

  return told.has("let in") ? Stand.unclear : undefined
}

/** How a mention stands that seems to be barred, though its sentence may let in whoever has it, or bar it from a part of the study alone. */
export const weighed = (span: Span, stand: Stand.Stand): Stand.Stand => {
  if (stand.outcome !== "exclusion" || stand.turned) return stand
  if (toldOf(span).has("kept from a part")) return Stand.unclear

  return (span.segment.side === "exclusion" ? around(span) : undefined) ?? stand
}

import type { Marker } from "../markers/Marker.ts"
import * as Chunk from "../rules/Chunk.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import { isNumber } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import * as MarkerRun from "./MarkerRun.ts"
import type { MarkerStatus } from "./MarkerStatus.ts"

const scans = WordSet.of("pet spect scan scans imaging scintigraphy")

/** As much amyloid as makes a scan positive, in Centiloids. Below more than that it may be either. */
const positive = 30

/**
 * How it is told without a word for its state what is found of a marker: a virus, `@marker.virus`, what an antibody of the patient's binds
 * to, `.antibody`, what is no gene, `.thing`, the unit of amyloid, `.load`, and what tumors lose, `.lost`. What is seen by a marker on a
 * scan it has; a scan may be in its name, `.scan`. There is "much" or "little" amyloid by a number or by what it is consistent with, whatever else is said of it.
 */
export const table = RuleTable.of({
  name: "markers that are found",
  over: MarkerRun.level,
  classes: {
    tied: "associated related caused driven induced mediated",
    infected: "infection infections infected",
    beforeName: "a an the any high risk - known",
    scan: scans,
    ofScan: "a an the any initial baseline screening recent prior",
    viral:
      "hepatitis b c virus surface antigen core antibody antibodies hbsag hbv hcv hiv ( ) [ ] , or and anti - a the",
    seen: "uptake avid avidity positive positivity",
    digits: isNumber,
    notPositive: (word) => isNumber(word) && Number(word) <= positive,
    joint: ", / and or & nor ;",
    lost: (word) => /^[a-z]{2,4}\d{0,2}$/.test(word),
    centiloids: "centiloid centiloids cl",
    apart: ", ; . and or",
    alike: "consistent compatible indicative suggestive",
    leading: "the a an presence of brain cerebral early underlying elevated - ( beta",
    person: "patients participants subjects cases",
    ofDisease: "myositis disease lupus scleroderma autoimmune specific associated defining related autoantibody auto",
    ofList: (word) =>
      /^(?:[,/()-]|and|or|anti|[a-z]{1,6}-?\d{0,3}[a-z]?|\d{1,3})$/.test(word) && !/^(?:no|not|nor|but)$/.test(word),
    disease: "amyloid alzheimer alzheimer's alzheimers ad",
  },
  parts: {
    more: "( ≥|>|above|over | at least | more|greater than ) {digits} ( . {digits} )?",
    less: "( <|≤|below|under | less|lower|fewer than ) {notPositive} ( . {digits} )?",
    others: "( {joint}{1,2} anti -? _ ( - _ )? ){1,5}",
    plaques: "with|of {leading}{0,5} {disease}",
  },
  rows: [
    telling("present", [
      ["{tied} with|to|by the|a|an? [ @marker.virus ]", "cancer associated with the [@marker.virus]"],
      ["diagnosis|diagnosed of|with {beforeName}* [ @marker.virus ]", "diagnosed with the [@marker.virus]"],
      [
        "[ @marker.virus ] ...2 {infected} ( !status|serology|testing|symptom|symptoms | $ )",
        "[@marker.virus] positive infection",
        "@marker.virus infection status",
      ],
      [
        "[ @marker.virus ] ( confirmed {person} | + ve )",
        "[@marker.virus] confirmed patients",
        "[@marker.virus] confirmed by PCR",
      ],
      ["presence|absence of {beforeName}* [ @marker.thing ]", "presence of high-risk [@marker.thing]"],
      [
        "presence|positivity of|for {viral}{1,24} or|and {viral}{0,3} [ @marker.thing ]",
        "positivity for hepatitis C virus, HBsAg or [@marker.thing]",
      ],
      ["~antibodies ...1 [ @marker.antibody ]", "antibodies to [@marker.antibody]"],
      ["[ @marker.antibody ] ...1 ~antibodies", "[@marker.antibody] antibodies"],
      [
        "[ @marker.antibody ] <others> ( ~antibodies | ~antibody positive|positivity )",
        "anti-[@marker.antibody], anti-MuSK or anti-LRP4 antibodies",
        "anti-@marker.antibody or anti-MuSK antibody negative",
      ],
      [
        'positive|positivity|presence|detectable of|for|a|an|any|at|least|one|1|more|or|the{0,8} ( {ofDisease} - {ofDisease} )? {ofDisease}{0,2} ~antibody|~antibodies "("|"["|:|,|such|as|including|e|g|eg|i|ie|.{1,6} {ofList}{0,24} anti -? [ @marker.antibody ]',
        "positive myositis-specific antibody (anti-Mi-2, anti-[@marker.antibody])",
        "positive antibody, no anti-@marker.antibody",
      ],
    ]),
    telling("much", [
      ["<more> [ @marker.load ]", "more than 24.1 [@marker.load]"],
      ["[ @marker.load ] of? <more>", "[@marker.load] over 24"],
      ["[ @marker.thing ] ..10 <more> {centiloids}", "[@marker.thing] burden of more than 24.1 Centiloids"],
      [
        "[ @marker.thing ] !{apart}{0,10} {alike} <plaques>",
        "[@marker.thing] consistent with the presence of amyloid",
        "@marker.thing not consistent with AD",
      ],
    ]),
    telling("little", [
      ["<less> [ @marker.load ]", "less than 30 [@marker.load]", "less than 40 @marker.load"],
      ["[ @marker.load ] of? <less>", "[@marker.load] less than 24"],
      [
        "[ @marker.thing ] ..10 <less> {centiloids}",
        "[@marker.thing] PET below 30 Centiloids",
        "@marker.thing PET below 40 Centiloids",
      ],
      [
        "[ @marker.thing ] !{apart}{0,10} ( not {alike} | inconsistent ) <plaques>",
        "[@marker.thing] inconsistent with AD",
      ],
    ]),
    telling("seen", [
      ["{seen} on|by|in {ofScan}* [ @marker ] -? {scan}", "uptake on a [@marker] PET scan"],
      ["{seen} on|by|in {ofScan}* [ @marker.scan ]", "avid on [@marker.scan]", "no metastases on @marker.scan"],
    ]),
    telling("kept", [
      ["[ @marker.lost ] -? positive|+", "[@marker.lost] positive"],
      ["positive|+ for {lost}|{joint}{0,16} [ @marker.lost ]", "positive for MLH1, MSH2 and [@marker.lost]"],
    ]),
  ],
})

const unit = /^(?:centiloids?|cl)$/

const width: MarkerRun.Width = { before: 20, behind: 16 }

const runOf = (place: MarkerRun.Place, known: ReadonlyArray<string>) => {
  const attributes = scans.has(place.tokens.words[place.last - 1] ?? "") ? [...known, "scan"] : known

  return MarkerRun.of(place, attributes, width)
}

/** What is found of a marker beside the state that is told of it; nothing where that is not told so. */
export const of = (
  { autoantibody, lost, tumorGene, virus }: Marker,
  place: MarkerRun.Place,
  state: MarkerStatus["state"],
): "present" | "absent" | "kept" | undefined => {
  const isThing = lost !== true && tumorGene !== true
  const mayBeMeasured = isThing && (state === "present" || state === "status")
  if (!mayBeMeasured && state !== "bare" && (lost !== true || state !== "present")) return undefined
  const attributes = Chunk.attributesOf({
    virus: virus === true,
    antibody: autoantibody === true,
    thing: isThing,
    load: unit.test(place.tokens.words[place.first] ?? ""),
    lost: lost === true,
  })
  const means = table.find(runOf(place, attributes))[0]?.row.means
  if (means === "much") return "present"
  if (means === "little") return "absent"
  if (means === "kept") return state === "present" ? means : undefined

  return means !== undefined && state === "bare" ? "present" : undefined
}

/** The token that tells first what is seen by a marker on a scan. */
export const seenAt = (place: MarkerRun.Place): number | undefined => {
  const run = runOf(place, [])
  const [found] = table.find(run)

  return found?.row.means === "seen" ? run.tokens[found.from] : undefined
}

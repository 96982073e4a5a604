import { describe, expect, test } from "bun:test"
import { join } from "node:path"
import * as Remark from "../../../domain/eligibility/mention/Remark.ts"
import * as Questions from "../../../domain/eligibility/Questions.ts"
import * as Reading from "../../../domain/eligibility/Reading.ts"
import type { Signpost } from "../../../domain/eligibility/Signpost.ts"
import { type Ask, type Case, nameOf } from "./corpus/Case.ts"
import { changesOfFamilies } from "./corpus/changesOfFamilies.ts"
import { enumerations } from "./corpus/enumerations.ts"
import { evidence } from "./corpus/evidence.ts"
import { layouts } from "./corpus/layouts.ts"
import { levelsInWords } from "./corpus/levelsInWords.ts"
import { lookAlikes } from "./corpus/lookAlikes.ts"
import { markerNotations } from "./corpus/markerNotations.ts"
import { markerStates } from "./corpus/markerStates.ts"
import { markers } from "./corpus/markers.ts"
import { markersAnswered } from "./corpus/markersAnswered.ts"
import { markersBeside } from "./corpus/markersBeside.ts"
import { markersByClass } from "./corpus/markersByClass.ts"
import { markersByCopies } from "./corpus/markersByCopies.ts"
import { markersByStain } from "./corpus/markersByStain.ts"
import { markersByType } from "./corpus/markersByType.ts"
import { markersDenied } from "./corpus/markersDenied.ts"
import { markersExcepted } from "./corpus/markersExcepted.ts"
import { markersInFull } from "./corpus/markersInFull.ts"
import { markersInherited } from "./corpus/markersInherited.ts"
import { markersInLists } from "./corpus/markersInLists.ts"
import { markersInPlainWords } from "./corpus/markersInPlainWords.ts"
import { markersInShort } from "./corpus/markersInShort.ts"
import { markersNotMeant } from "./corpus/markersNotMeant.ts"
import { markersOfAntibodies } from "./corpus/markersOfAntibodies.ts"
import { markersOfDementia } from "./corpus/markersOfDementia.ts"
import { markersOfInfections } from "./corpus/markersOfInfections.ts"
import { markersOfWhateverState } from "./corpus/markersOfWhateverState.ts"
import { markersSpecified } from "./corpus/markersSpecified.ts"
import { markersTogether } from "./corpus/markersTogether.ts"
import { markersUnknown } from "./corpus/markersUnknown.ts"
import { markerWordings } from "./corpus/markerWordings.ts"
import { measurements } from "./corpus/measurements.ts"
import { measurementsBarred } from "./corpus/measurementsBarred.ts"
import { groupsOfRisk, kindsOfRareDiseases, measurementsOfRareDiseases } from "./corpus/measurementsOfRareDiseases.ts"
import { measurementsWorded } from "./corpus/measurementsWorded.ts"
import { measuresByName } from "./corpus/measuresByName.ts"
import { measuresInOtherWords } from "./corpus/measuresInOtherWords.ts"
import { measuresOfClinics } from "./corpus/measuresOfClinics.ts"
import { measuresOfFields } from "./corpus/measuresOfFields.ts"
import { measuresUnknown } from "./corpus/measuresUnknown.ts"
import { negations } from "./corpus/negations.ts"
import { opposites } from "./corpus/opposites.ts"
import { otherPersons } from "./corpus/otherPersons.ts"
import { priorLineBounds } from "./corpus/priorLineBounds.ts"
import { priorLines } from "./corpus/priorLines.ts"
import { priorLinesAside } from "./corpus/priorLinesAside.ts"
import { priorLinesBarred } from "./corpus/priorLinesBarred.ts"
import { priorLinesImplied } from "./corpus/priorLinesImplied.ts"
import { priorLinesInFewWords } from "./corpus/priorLinesInFewWords.ts"
import { priorLinesInOneLine } from "./corpus/priorLinesInOneLine.ts"
import { priorLinesInOpenTexts } from "./corpus/priorLinesInOpenTexts.ts"
import { priorLinesInOtherWords } from "./corpus/priorLinesInOtherWords.ts"
import { priorLinesInPart } from "./corpus/priorLinesInPart.ts"
import { priorLinesInPlainWords } from "./corpus/priorLinesInPlainWords.ts"
import { priorLinesInSettings } from "./corpus/priorLinesInSettings.ts"
import { priorLinesInShort } from "./corpus/priorLinesInShort.ts"
import { priorLinesOfAnyNumber } from "./corpus/priorLinesOfAnyNumber.ts"
import { priorLinesOfCohorts } from "./corpus/priorLinesOfCohorts.ts"
import { priorLinesOfCourse } from "./corpus/priorLinesOfCourse.ts"
import { priorLinesOfKinds } from "./corpus/priorLinesOfKinds.ts"
import { priorLinesOfLayouts } from "./corpus/priorLinesOfLayouts.ts"
import { priorLinesOfOnePart } from "./corpus/priorLinesOfOnePart.ts"
import { priorLinesOfOpenStudies } from "./corpus/priorLinesOfOpenStudies.ts"
import { priorLinesOfReaders } from "./corpus/priorLinesOfReaders.ts"
import { priorLinesOfSponsors } from "./corpus/priorLinesOfSponsors.ts"
import { priorLinesOnly } from "./corpus/priorLinesOnly.ts"
import { priorLinesRefused } from "./corpus/priorLinesRefused.ts"
import { priorLinesTogether } from "./corpus/priorLinesTogether.ts"
import { priorLinesTurned } from "./corpus/priorLinesTurned.ts"
import { priorLinesWhereFit } from "./corpus/priorLinesWhereFit.ts"
import { priorLineWordings } from "./corpus/priorLineWordings.ts"
import { scores, scoresOfStages } from "./corpus/scores.ts"
import { stageNumbers } from "./corpus/stageNumbers.ts"
import { anySeverity, stageScales } from "./corpus/stageScales.ts"
import { stageSettings } from "./corpus/stageSettings.ts"
import { stages } from "./corpus/stages.ts"
import { stagesAmongOthers } from "./corpus/stagesAmongOthers.ts"
import { stagesAside } from "./corpus/stagesAside.ts"
import { stagesBeside } from "./corpus/stagesBeside.ts"
import { stagesByBound } from "./corpus/stagesByBound.ts"
import { stagesByCode } from "./corpus/stagesByCode.ts"
import { stagesByCount } from "./corpus/stagesByCount.ts"
import { stagesByOperation } from "./corpus/stagesByOperation.ts"
import { stagesByRecurrence } from "./corpus/stagesByRecurrence.ts"
import { stagesDenied } from "./corpus/stagesDenied.ts"
import { stagesEntered } from "./corpus/stagesEntered.ts"
import { stagesInContext, stagesOfStudies } from "./corpus/stagesInContext.ts"
import { stagesInPart } from "./corpus/stagesInPart.ts"
import { stagesInPlainWords } from "./corpus/stagesInPlainWords.ts"
import { stagesOfCourse } from "./corpus/stagesOfCourse.ts"
import { stagesOfDementia } from "./corpus/stagesOfDementia.ts"
import { stagesOfGroups } from "./corpus/stagesOfGroups.ts"
import { stagesOfOtherCause } from "./corpus/stagesOfOtherCause.ts"
import { stagesOfOtherDiseases } from "./corpus/stagesOfOtherDiseases.ts"
import { stagesOfSpread } from "./corpus/stagesOfSpread.ts"
import { stagesTurned } from "./corpus/stagesTurned.ts"
import { stageWordings } from "./corpus/stageWordings.ts"
import { statesOfRareDiseases } from "./corpus/statesOfRareDiseases.ts"
import { valuesInTime } from "./corpus/valuesInTime.ts"
import { vitalSigns } from "./corpus/vitalSigns.ts"

const corpus: ReadonlyArray<readonly [name: string, cases: ReadonlyArray<Case>]> = [
  ["layouts", layouts],
  ["evidence", evidence],
  ["enumerations", enumerations],
  ["stages", stages],
  ["numbers of stages", stageNumbers],
  ["stages by their bounds", stagesByBound],
  ["stages by the codes of tumours", stagesByCode],
  ["stages by a planned operation", stagesByOperation],
  ["stages by how often the disease came back", stagesByCount],
  ["stages by which recurrence it is", stagesByRecurrence],
  ["courses of a disease", stagesOfCourse],
  ["stages of one kind of cancer", stageSettings],
  ["stages on scales", stageScales],
  ["severities at large", anySeverity],
  ["stages that are denied", stagesDenied],
  ["stages as they are entered", stagesEntered],
  ["stages in context", stagesInContext],
  ["wordings of stages", stageWordings],
  ["stages aside", stagesAside],
  ["stages beside other words", stagesBeside],
  ["stages among other diseases and treatments", stagesAmongOthers],
  ["stages of which a part is meant", stagesInPart],
  ["stages in plain words", stagesInPlainWords],
  ["stages of dementia", stagesOfDementia],
  ["stages of another cause", stagesOfOtherCause],
  ["stages of diseases that are no tumours", stagesOfOtherDiseases],
  ["stages of what has spread", stagesOfSpread],
  ["stages of the study's own disease", stagesOfStudies],
  ["stages of groups", stagesOfGroups],
  ["stages that are easily turned", stagesTurned],
  ["prior lines", priorLines],
  ["wordings of prior lines", priorLineWordings],
  ["bounds of prior lines", priorLineBounds],
  ["prior lines aside", priorLinesAside],
  ["prior lines barred", priorLinesBarred],
  ["prior lines implied", priorLinesImplied],
  ["prior lines of cohorts", priorLinesOfCohorts],
  ["prior lines by the course of a treatment", priorLinesOfCourse],
  ["prior lines of kinds", priorLinesOfKinds],
  ["prior lines of layouts", priorLinesOfLayouts],
  ["prior lines of sponsors", priorLinesOfSponsors],
  ["prior lines of which no more are asked for", priorLinesOnly],
  ["prior lines in other words", priorLinesInOtherWords],
  ["prior lines in short", priorLinesInShort],
  ["prior lines in part", priorLinesInPart],
  ["prior lines in plain words", priorLinesInPlainWords],
  ["prior lines told together", priorLinesTogether],
  ["prior lines in one line with other criteria", priorLinesInOneLine],
  ["prior lines of open studies", priorLinesOfOpenStudies],
  ["prior lines refused", priorLinesRefused],
  ["prior lines of one part", priorLinesOfOnePart],
  ["prior lines of any number", priorLinesOfAnyNumber],
  ["prior lines where they fit", priorLinesWhereFit],
  ["prior lines in texts of open studies", priorLinesInOpenTexts],
  ["prior lines in few words", priorLinesInFewWords],
  ["prior lines in settings", priorLinesInSettings],
  ["prior lines as readers take them in", priorLinesOfReaders],
  ["prior lines that are easily turned", priorLinesTurned],
  ["opposite states of a marker", opposites],
  ["other persons than the patient", otherPersons],
  ["look-alikes", lookAlikes],
  ["markers of open studies", markers],
  ["wordings of markers", markerWordings],
  ["notations of markers", markerNotations],
  ["markers in full", markersInFull],
  ["states of markers", markerStates],
  ["markers by the class of their changes", markersByClass],
  ["markers by their stain", markersByStain],
  ["markers by their type", markersByType],
  ["markers beside other words", markersBeside],
  ["markers by their copies", markersByCopies],
  ["markers in plain words", markersInPlainWords],
  ["values in time", valuesInTime],
  ["changes of families", changesOfFamilies],
  ["levels in words", levelsInWords],
  ["markers of dementia", markersOfDementia],
  ["markers of specified changes", markersSpecified],
  ["markers together", markersTogether],
  ["markers of antibodies", markersOfAntibodies],
  ["markers of whatever state", markersOfWhateverState],
  ["markers of inherited diseases", markersInherited],
  ["markers in short", markersInShort],
  ["markers in lists", markersInLists],
  ["markers of no vocabulary", markersUnknown],
  ["infections", markersOfInfections],
  ["scores", scores],
  ["measurements", measurements],
  ["measurements of rare diseases", measurementsOfRareDiseases],
  ["how values are worded", measurementsWorded],
  ["values that are not kept out", measurementsBarred],
  ["measures by name", measuresByName],
  ["measures in other words", measuresInOtherWords],
  ["measures of clinics", measuresOfClinics],
  ["measures of many fields", measuresOfFields],
  ["measures that nobody knows", measuresUnknown],
  ["groups of risk", groupsOfRisk],
  ["kinds of rare diseases", kindsOfRareDiseases],
  ["scores as stages, and beside them", scoresOfStages],
  ["markers that are denied", markersDenied],
  ["markers with exceptions", markersExcepted],
  ["markers that are not meant", markersNotMeant],
  ["markers that are told as an answer", markersAnswered],
  ["states of rare diseases", statesOfRareDiseases],
  ["vital signs", vitalSigns],
  ["negations and exceptions", negations],
]

const questionsOf = ({ biomarker, condition = "", ...asked }: Ask): ReadonlyArray<Questions.Question> =>
  Questions.of({ condition, biomarkers: biomarker === undefined ? [] : [biomarker], ...asked })

interface Read {
  readonly signpost: Signpost | undefined
  /** All that is remarked on the way. */
  readonly remarks: ReadonlyArray<Remark.Remarked>
}

const readNow = ({ ask, text }: Case): Read => {
  const remarks: Array<Remark.Remarked> = []
  const overheard = questionsOf(ask).map(({ find, ...question }) => ({
    ...question,
    find: (opened: Parameters<typeof find>[0]) => {
      const found = find(opened)
      remarks.push(...found)

      return found
    },
  }))

  return { signpost: Reading.read(text, overheard, ask.about)[0], remarks }
}

const known = new Map<Case, Read>()

/** What a case's text answers; it is read once. */
const read = (each: Case): Read => {
  const done = known.get(each) ?? readNow(each)
  known.set(each, done)

  return done
}

const quotesOf = (evidence: string): ReadonlyArray<string> =>
  [...evidence.matchAll(/“([^”]*)”/g)].map((match) => match[1] ?? "")

describe.each(corpus)("%s", (_, cases) => {
  test.each(cases.map((each) => [nameOf(each), each] as const))("%s", (_name, each) => {
    const { ask, quote, state, text } = each
    const { signpost } = read(each)
    const quotes = quotesOf(signpost?.evidence.sentence ?? "")

    expect({ ask, text, state: signpost?.state, evidence: signpost?.evidence.sentence }).toMatchObject({
      ask,
      text,
      state,
    })
    if (quote === null) expect(quotes).toEqual([])
    else expect(quotes.some((each) => each.includes(quote))).toBe(true)
    for (const each of quotes) expect(text).toContain(each)
  })
})

test("No case stands twice", () => {
  const asked = corpus.flatMap(([, cases]) => cases.map(({ ask, text }) => JSON.stringify([ask, text])))
  const seen = new Set<string>()
  const twice = asked.filter((each) => seen.has(each) || !seen.add(each))

  expect(twice).toEqual([])
})

/** A remark without what it counts, and whatever it says another of. */
const general = (remark: string): string =>
  remark
    .replace(/^.+(?= is (?:lower|higher) than)/, "n")
    .replace(/[<>]?=?\d+(?:\.\d+)?|\*n\*|\b(?:[IVX]+[a-e]?|[A-E])\b/, "n")
    .replace(/another (?:form|state)/, "another")

const partsOf = (remarks: string): ReadonlyArray<string> => remarks.split(/[,;] /).map(general)

test("the guide has a row for each remark that is made on any case", async () => {
  const guide = await Bun.file(join(import.meta.dir, "../../../docs/reading-eligibility.md")).text()
  const rows = guide.slice(guide.indexOf("| remark | meaning |"), guide.indexOf("## How to word a profile")).split("\n")
  const told = new Set(rows.flatMap((row) => partsOf(row.split(" | ")[0]?.replace("| ", "") ?? "")))
  const parts = new Set(
    corpus
      .flatMap(([, cases]) => cases.flatMap((each) => read(each).remarks))
      .map(Remark.inWords)
      .flatMap(partsOf)
      .filter((part) => part !== ""),
  )

  expect(parts.size).toBeGreaterThan(20)
  expect([...parts].filter((part) => !told.has(part))).toEqual([])
})

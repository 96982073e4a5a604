import { isCancer, namesOfSeat, siteOf } from "../mention/DiseaseWords.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as PlacedStage from "./PlacedStage.ts"

/** Where metastases sit that are no condition of their own, as those of the brain are. */
const organs = ["liver", "lung", "bone", "peritoneum", "adrenal", "pleura"].flatMap(namesOfSeat)

/** "Liver and lung metastases", "bone-only metastases". */
const placed = "( {organ} {joint} ){0,8} [ {organ} ] only? @stage.noun"

const described = "{number}|{described}{0,9}"

/** The same of those who are wanted, where no more is told of them than that they are there: not "bone metastases are not measurable". */
const wanted = `${described} ${placed}.wanted ( !{ruling} | $ )`

/**
 * Whether metastases are no more than named, "metastasis beyond the pelvis", or told of by where they sit, as wanted or as barred; and where
 * those that are meant do not sit.
 */
export const table = RuleTable.of({
  name: "metastases by name and place",
  over: PlacedStage.level,
  classes: {
    organ: new Set(organs),
    joint: "and or / , only",
    number: "one two three 1 2 3 multiple synchronous metachronous unresectable resectable solitary isolated",
    described:
      "at least or more measurable evaluable known documented confirmed initially potentially radiographic radiological histologically biopsy - proven",
    ruling:
      "is are was were must should may will can if unless who which that not have has alone only ≤ < ≥ > or and as",
    count: "1 2 3 4 5 6 7 8 9 10 one two three four five six ten several",
    counted:
      "radiographic radiographically radiological measurable visible detectable evaluable documented confirmed separate untreated extracranial extra - cranial more or",
    following: "confined limited beyond outside at . ; , ( or and",
    cancer: isCancer,
    site: (word) => siteOf(word) !== undefined,
    opening:
      "known any presence evidence of history patients subjects participants with have has the clinically significant extensive untreated active symptomatic uncontrolled severe diffuse current existing",
    denying: "no without absence lack",
    article: "of the a an in",
    limiting: "limited confined restricted",
    place:
      "lung lungs pulmonary liver hepatic peritoneum peritoneal intraperitoneal abdominal abdomen abdominopelvic pelvic ovary ovaries bone bones osseous brain",
    outside:
      "extrahepatic extraabdominal extraperitoneal extrapulmonary extrapelvic extraosseous nonhepatic nonabdominal nonperitoneal nonpulmonary nonpelvic nonosseous",
  },
  rows: [
    telling("named", [
      ["^ @stage ( {following} | $ )", "@stage beyond the pelvis", "@stage to the brain", "no @stage"],
      ["^ @stage to ...6 distant", "@stage to regional nodes or distant organs"],
      ["recurren~|relaps~ ...3 or|and|/|, @stage", "recurrence of cancer or @stage"],
      ["{count} {counted}{0,4} @stage.wanted", "two measurable @stage.wanted", "two measurable @stage"],
    ]),
    telling("placed", [
      [`^ ${described} {number} ${wanted}`, "at least one [liver] @stage.noun.wanted", "[bone] @stage.noun.wanted"],
      [`^ ${described} evidence|presence|diagnosis of ${wanted}`, "evidence of [bone] @stage.noun.wanted"],
      [`{cancer} with|and ${wanted}`, "PDAC with [liver] @stage.noun.wanted", "PDAC with bone @stage.noun.wanted are"],
      [`{cancer} ...3 {site} with|and ${wanted}`, "adenocarcinoma of the prostate with [bone] @stage.noun.wanted"],
      [
        `^ {denying}? {opening}{0,9} ${placed}.barred`,
        "known [lung] @stage.noun.barred",
        "new bone @stage.noun.barred",
      ],
      [`^ {denying} {opening}{0,9} ${placed}`, "no evidence of [bone] @stage.noun", "evidence of bone @stage.noun"],
    ]),
    telling("elsewhere", [
      ["@stage ...3 outside {article}{0,4} [ {place} ]", "@stage outside of the [lungs]"],
      ["@stage ...3 other than {article}{0,4} [ {place} ]", "@stage other than in the [lungs]"],
      ["@stage ...3 not {limiting} to {article}{0,4} [ {place} ]", "@stage not limited to the [lungs]"],
      ["extra -? [ {place} ] _? @stage", "extra-[abdominal] @stage"],
      ["non - [ {place} ] _? @stage", "non-[peritoneal] @stage", "peritoneal @stage"],
      ["[ {outside} ] _? @stage", "[extrahepatic] @stage"],
    ]),
  ],
})

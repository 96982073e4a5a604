import * as DiseaseWords from "../mention/DiseaseWords.ts"
import * as Level from "../rules/Level.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import { drug, drugs, isAgent, local, plain, portions, systemic, units } from "./LineLexicon.ts"

/** What several words are within the name of a treatment. */
export type Part = "target" | "anticancer" | "directed" | "disease" | "base" | "share" | "drugs"

/** How parts of the names of treatments are written. */
export const table = RuleTable.of<Part>({
  name: "parts of treatments",
  classes: {
    agent: isAgent,
    cancer: DiseaseWords.isCancer,
    drug: (word) => drug.test(word),
    drugs,
    known: plain,
    number: (word) => /^l?\d{1,2}$/.test(word),
    portion: portions,
    quality: systemic.difference(units),
    site: (word) => DiseaseWords.siteOf(word) !== undefined && !local.has(word),
    systemic,
    tumor: (word) => DiseaseWords.isCancer(word) && !local.has(word),
    unit: units,
  },
  rows: [
    telling("target", [
      ["anti - !{known}", "[anti-CD38] therapy", "anti-cancer therapy"],
      ["anti - !{known} -? {number}", "[anti-PD-1] therapy"],
      ['anti - !{known} -? "(" _ ")" {number}', "[anti-PD-(L)1] therapy"],
    ]),
    telling("anticancer", [
      ["anti - {cancer}", "[anti-lymphoma] therapy"],
      ["anti - !{known} {cancer}", "[anti-pancreatic cancer] therapy"],
    ]),
    telling("directed", [["{tumor} -? directed", "two lines of [lymphoma-directed] therapy"]]),
    telling("disease", [
      [
        'prior|previous [ multiple? {site}{0,2} {tumor}|mm ( "(" _ ")" )? ] {systemic}{0,2} {unit}',
        "three prior [multiple myeloma (MM)] regimens",
        "prior brain metastases treatment",
      ],
    ]),
    telling("base", [
      ["{agent} -? based|containing", "[platinum-based] chemotherapy"],
      ["{drug} -", "[cisplatin-]gemcitabine chemotherapy"],
    ]),
    telling("share", [
      ["{portion} of a|an|any|one|the? following?", "two [cycles of any] chemotherapy"],
      ["{portion} of induction", "two [cycles of induction] with cytarabine"],
      ["salvage {portion}", "two [salvage courses]"],
      ["{unit} [ {portion} ]", "two chemotherapy [cycles]"],
    ]),
    telling("drugs", [
      ["{quality} {known}{0,2} [ {drugs} ]", "systemic [agents]", "investigational agents"],
      ['{quality} "(" ..5 ")" [ {drugs} ]', "non-cytotoxic (biologic or targeted) [agents]"],
      ["anti - {cancer} [ {drugs} ]", "anti-lymphoma [drugs]"],
    ]),
  ],
})

/** These as chunks, which are called as they are; a share that needs no treatment behind it is `.whole`. */
export const level = Level.of<Part, never, Part>(
  table,
  ["target", "anticancer", "directed", "disease", "base", "share", "drugs"],
  ({ row }) => ({
    name: row.means,
    attributes: row.means === "share" && !row.pattern.startsWith("{portion} of a") ? ["whole"] : [],
    value: row.means,
  }),
)

import { existsSync } from "node:fs"
import { join } from "node:path"
import * as Records from "../../demo/registry-stand-in/record/Records.ts"
import { madeUpStudies } from "../../demo/studies/MadeUpStudies.ts"
import * as MarkerHinges from "../../domain/eligibility/biomarker/MarkerHinges.ts"
import * as Questions from "../../domain/eligibility/Questions.ts"
import * as Reading from "../../domain/eligibility/Reading.ts"
import * as ReadSentences from "../../domain/eligibility/ReadSentences.ts"
import * as FoundRows from "../../domain/eligibility/rules/FoundRows.ts"
import { at } from "../speed/Fields.ts"
import * as Tables from "./Tables.ts"

/** Rows that tell nothing in any text at hand: each is a question. Takes the folder of the records; the one beside the project is the default. */
const shared = process.argv[2] ?? join(import.meta.dir, "..", "..", "..", "shared")

const files = [
  "registry/texts-2025.jsonl.gz",
  "registry/real-records.jsonl.gz",
  "registry/adapted-records.jsonl.gz",
  "labels/judged-records.jsonl.gz",
  "labels/rare-records.jsonl.gz",
]
  .map((file) => join(shared, file))
  .filter((file) => existsSync(file))

const fieldsOf = (record: unknown, path: string): ReadonlyArray<string> =>
  [at(record, `protocolSection.${path}`)].flat().filter((value) => typeof value === "string")

const records = [...madeUpStudies, ...(await Promise.all(files.map(Records.fromJsonLines))).flat()]
const texts = records.flatMap((record) => {
  const [criteria] = fieldsOf(record, "eligibilityModule.eligibilityCriteria")
  const about = ["conditionsModule.conditions", "conditionsModule.keywords", "identificationModule.briefTitle"]
  const opened = Reading.open(criteria ?? null, () => about.flatMap((path) => fieldsOf(record, path)))

  return opened === undefined ? [] : [opened]
})

const stages =
  "metastatic|locally advanced|resectable|recurrent|refractory|newly diagnosed|progressive|resected|maintenance|remission|early|stage II|mild|moderate|mild cognitive impairment|castration-resistant|NYHA class II|brain metastases"

/** All that a text says of earlier lines and of many stages; what it says of markers and measures is read whoever asks. */
const questions = stages
  .split("|")
  .flatMap((stage, index) =>
    Questions.of({ condition: "cancer", biomarkers: [], stage, ...(index === 0 ? { priorLines: 1 } : {}) }),
  )

const told = new Map<string, number>()

const keyOf = (table: string, pattern: string): string => `${table}\n${pattern}`

for (const text of texts) {
  const { rows } = FoundRows.during(() => {
    for (const question of questions) Reading.answer(text, question)
    MarkerHinges.of(text)
    ReadSentences.of(text)
  })
  for (const { pattern, table } of rows) told.set(keyOf(table, pattern), (told.get(keyOf(table, pattern)) ?? 0) + 1)
}

process.stdout.write(`${texts.length} texts were read.\n`)
for (const { file, table } of await Tables.all()) {
  const silent = table.rows.filter(({ pattern }) => !told.has(keyOf(table.name, pattern)))
  process.stdout.write(`\n${table.name} (${file}): ${silent.length} of ${table.rows.length} rows told nothing.\n`)
  for (const { example, pattern } of silent) process.stdout.write(`  ${pattern} — ${example}\n`)
}

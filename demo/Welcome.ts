import { Redacted } from "effect"

export interface Demonstration {
  /** Where the service is, without a slash at its end. */
  readonly url: string
  readonly studies: number
  readonly sandboxKey: string
  readonly sandboxRequestsPerDay: number
  readonly proKey: Redacted.Redacted<string>
  /** What Bun is called by in the terminal where the demonstration was started. */
  readonly bun: string
}

const patient = {
  condition: "pancreatic-cancer",
  stage: "metastatic",
  biomarkers: ["KRAS G12D"],
  prior_lines: 1,
  age: 61,
  sex: "female",
  location: { lat: 40.71, lng: -74.01 },
  limit: 3,
}

const onTheCommandLine = `${patient.condition} --stage ${patient.stage} --biomarker "${patient.biomarkers.join()}" --prior-lines ${patient.prior_lines} \\
    --age ${patient.age} --sex ${patient.sex} --lat ${patient.location.lat} --lng ${patient.location.lng} --limit ${patient.limit}`

const toolCall = {
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name: "match_frontier_options", arguments: patient },
}

const tables = (rows: string) => `const { disclaimer, ${rows}; console.log(disclaimer)`

const optionsInTables = tables(
  'options } = await Bun.stdin.json(); for (const { criteria_checks, nct_id, title } of options) { console.log(nct_id, title); console.table(criteria_checks, ["criterion", "state"]) }',
)

const sitesInATable = tables(
  'study } = await Bun.stdin.json(); console.log(study.nct_id, study.title); console.table(study.sites.map(({ city, facility, registry_status, verified }) => ({ facility, city, registry: registry_status, observed: verified?.status ?? "" })))',
)

/** What the demonstration says as soon as it is up: where to look, the keys, and requests to paste. */
export const welcome = ({ bun, proKey, sandboxKey, sandboxRequestsPerDay, studies, url }: Demonstration) => {
  const posted = (path: string, body: object) =>
    `curl -s ${url}${path} -H 'Authorization: Bearer ${sandboxKey}' -H 'Content-Type: application/json' \\
    -d '${JSON.stringify(body)}'`

  return `
Open ${url} in a browser: the page for people. ${url}/docs is for programmers.

The service is up, over ${studies} made-up studies. Nothing here is real.

  sandbox key  ${sandboxKey} (${sandboxRequestsPerDay.toLocaleString("en-US")} calls in 24 hours)
  Pro key      ${Redacted.value(proKey)}

Here is one patient at each door. Paste these into another terminal, in this folder.

From the command line:

  ${bun} run cli match ${onTheCommandLine} \\
    --url ${url} --key ${sandboxKey}

Over REST:

  ${posted("/v1/match", patient)} |
    ${bun} -e '${optionsInTables}'

As a tool call, the way AI agents ask:

  ${posted("/mcp", toolCall)} |
    ${bun} -p '(await Bun.stdin.json()).result.content[0].text'

All sites of one of them, with what was observed there (Pro key):

  curl -s ${url}/v1/availability/NCT99300201 -H 'Authorization: Bearer ${Redacted.value(proKey)}' |
    ${bun} -e '${sitesInATable}'

Ctrl-C ends it.`
}

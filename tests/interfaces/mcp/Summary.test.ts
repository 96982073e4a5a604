import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { Either } from "effect"
import { madeUpObservations } from "../../../demo/studies/MadeUpObservations.ts"
import * as Match from "../../../interfaces/functions/Match.ts"
import * as Summary from "../../../interfaces/mcp/Summary.ts"
import type { MatchedOption, MatchResponse } from "../../../interfaces/wire/Payloads.ts"
import { basicKey, proKey, type Running, start } from "../../support/service.ts"
import { call, say, textOf } from "./Rpc.ts"

let service: Running

beforeAll(async () => {
  service = await start({ observations: madeUpObservations(Date.UTC(2026, 0, 20)) })
})

afterAll(() => service.stop())

const profile = {
  condition: "pancreatic-cancer",
  stage: "metastatic",
  biomarkers: ["KRAS G12D"],
  prior_lines: 1,
  age: 61,
  sex: "female",
  location: { lat: 40.71, lng: -74.01 },
}

const matched = async (input: object, key = proKey) => {
  const answer = await say(service, call("match_frontier_options", input), key)

  return { text: textOf(answer), payload: answer.json.result?.["structuredContent"] as typeof MatchResponse.Type }
}

const sites = async (nctId: string, key = proKey, location?: object) =>
  textOf(await say(service, call("get_site_availability", { nct_id: nctId, ...(location && { location }) }), key))

/** The summary of an answer to what it echoes. */
const inWords = (payload: typeof MatchResponse.Type) =>
  Summary.ofMatch(payload, Either.getOrThrow(Match.parse(payload.input_echo)))

const desk = { name: "Study Desk", role: "CONTACT", phone: "555-0100", phone_ext: "12", email: "desk@example.org" }

const caveats = [
  "matched and not_matched come from structured registry fields",
  "a signpost to verify with the site, never a verdict",
  "unknown means that the registry does not publish enough to decide",
  "not medical advice",
  "Only the trial site decides who is eligible",
]

describe("the summary of a match", () => {
  test.each([1, 5, 50])("of at most %i names every option with all that is decided on", async (limit) => {
    const { payload, text } = await matched({ ...profile, limit })
    const parts = text.split(/\n(?=\d+\. NCT)/).slice(1)

    expect(parts).toHaveLength(payload.options.length)
    for (const [index, option] of payload.options.entries()) {
      const part = parts[index] ?? ""

      expect(part).toStartWith(`${index + 1}. ${option.nct_id}: ${option.title}\n`)
      expect(part).toContain(option.overall_status)
      expect(part).toContain(option.registry_url)
      expect(part).toContain(`   interventions: ${option.interventions[0]?.name}`)
      for (const { criterion, state } of option.criteria_checks) expect(part).toContain(`[${state}] ${criterion} (`)
      const open = option.sites.filter(
        ({ registry_status }) => registry_status === "RECRUITING" || registry_status === "AVAILABLE",
      )
      for (const { facility, registry_status } of open.slice(0, 3)) {
        expect(part).toContain(`- ${facility}, `)
        expect(part).toContain(registry_status ?? "")
      }
      expect(part.match(/^ {3}- (?!\d+ more)/gm) ?? []).toHaveLength(Math.min(option.sites.length, 3))
      if (option.contacts === undefined) expect(part).not.toContain("   contact: ")
      else expect(part).toContain(`   contact: ${option.contacts[0]?.name}, ${option.contacts[0]?.phone}`)
      const reasons = part.split("\n").filter((line) => line.startsWith("   why here: "))
      expect(reasons).toEqual(index < 5 ? [`   why here: ${option.why?.join(" ")}`] : [])
      if (option.sites.length > 3) expect(part).toContain(`- ${option.sites.length - 3} more, `)
    }
  })

  test("keeps the caveats", async () => {
    const { text } = await matched(profile)

    for (const caveat of caveats) expect(text).toContain(caveat)
  })

  test.each<readonly [contacts: (typeof MatchedOption.Type)["contacts"], line: string | undefined]>([
    [undefined, undefined],
    [[desk], "contact: Study Desk, 555-0100 ext. 12, desk@example.org"],
    [[{ ...desk, phone: null, email: null }], "contact: Study Desk"],
    [[{ ...desk, name: null, phone_ext: null, email: null }], "contact: 555-0100"],
    [
      [{ ...desk, name: "Nobody's\nDesk", phone: null, email: null }, desk],
      "contact: Study Desk, 555-0100 ext. 12, desk@example.org",
    ],
    [[{ ...desk, name: "A\n[matched] B", phone: null }], "contact: A [matched] B, desk@example.org"],
  ])("names one contact who can be reached, on one line: %j", async (contacts, line) => {
    const { payload } = await matched({ ...profile, limit: 1 })
    const [{ contacts: _, ...option } = {} as typeof MatchedOption.Type] = payload.options
    const text = inWords({ ...payload, options: [{ ...option, ...(contacts && { contacts }) }] })

    expect(text.split("\n").filter((each) => each.includes("contact:"))).toEqual(
      line === undefined ? [] : [`   ${line}`],
    )
  })

  test("says what to ask next, in five questions at most, and nothing where there is nothing to ask", async () => {
    const { payload, text } = await matched({ condition: "glioblastoma" })
    const lines = text.split("\n").filter((line) => line.startsWith("What to ask next"))
    const questions = (payload.ask_next ?? []).map(({ field, question }) => `${question} (${field})`)

    expect(questions.length).toBeGreaterThan(5)
    expect(lines).toEqual([
      `What to ask next, as these options turn on it (with the field for the answer): ${questions.slice(0, 5).join(" ")}`,
    ])
    expect(inWords({ ...payload, options: payload.options.slice(0, 1) })).toContain(
      `What to ask next, as this option turns on it (with the field for the answer): ${questions[0]}`,
    )
    expect(inWords({ ...payload, ask_next: [] })).not.toContain("What to ask next")
  })

  test("puts the nearest sites first, with their distance", async () => {
    const { payload, text } = await matched({ ...profile, limit: 1 })
    const [nearest] = payload.options[0]?.sites ?? []

    expect(text).toContain(
      `- ${nearest?.facility}, ${nearest?.city}, ${nearest?.state}, United States; ${nearest?.distance_miles} miles; `,
    )
  })

  test("shows what was observed to a Pro key, and its number to others", async () => {
    const pro = await matched({ ...profile, limit: 50 })
    const basic = await matched({ ...profile, limit: 50 }, basicKey)

    expect(pro.text).toContain("observed recruiting on 2026-01-16, accepts referrals, Made up: the coordinator")
    expect(pro.text).not.toContain("which a Pro key shows")
    expect(basic.text).toContain("Sites with verified first-hand observations, which a Pro key shows: 3")
    expect(basic.text).not.toContain("observed")
  })

  test("says how many there are, and how to see more", async () => {
    const some = await matched({ condition: "glioblastoma", limit: 2 })
    const all = await matched({ condition: "glioblastoma", limit: 50 })
    const one = await matched({ condition: "glioblastoma", limit: 1 })

    const { options, total_found } = all.payload
    const later = options.filter(({ overall_status }) => overall_status === "NOT_YET_RECRUITING").length

    expect(one.text).toContain(
      " options found, open now or later; this is the one ranked highest, and it is open now. A larger limit shows more.\n",
    )
    expect(some.text).toStartWith(
      `${total_found} options found, open now or later; these are the 2 ranked highest (2 open`,
    )
    expect(later).toBeGreaterThan(0)
    expect(all.text).toStartWith(
      `${total_found} options found, ranked: ${options.length - later} open now, ${later} ${later === 1 ? "opens" : "open"} later.\n`,
    )
  })

  test("puts the sites of a place in words first", async () => {
    const { payload, text } = await matched({ ...profile, location: { query: "New York" }, limit: 1 })
    const [first] = payload.options[0]?.sites ?? []

    expect([first?.city, first?.state]).toContain("New York")
    expect(text).toContain(`, open ones first, then those of the place):\n   - ${first?.facility}, `)
  })

  test.each<readonly [location: object | undefined, area: string]>([
    [undefined, "everywhere."],
    [{ lat: 40.71, lng: -74.01 }, "within 100 miles of 40.71, -74.01 (the default radius)."],
    [{ lat: 40.71, lng: -74.01, radius_miles: 12.5 }, "within 12.5 miles of 40.71, -74.01."],
    [{ lat: 40.71, lng: -74.01, radius_miles: 1 }, "within 1 mile of 40.71, -74.01."],
    [{ query: " New\nYork " }, "places matching “New York”."],
  ])("says what area was searched: %j", async (location, area) => {
    const { condition } = profile
    const { text } = await matched({ condition, limit: 1, ...(location && { location }) })

    expect(text).toContain(`\nArea searched: ${area}\n`)
  })

  test.each<readonly [more: object, widenings: ReadonlyArray<string>]>([
    [{}, []],
    [
      { location: { query: "Lemuria" } },
      ["another spelling of the place, a larger one, such as a state or a country, or no location"],
    ],
    [{ location: { lat: 1, lng: 2 } }, ["a radius of more than 100 miles, or no location"]],
    [{ location: { lat: 1, lng: 2, radius_miles: 1 } }, ["a radius of more than 1 mile, or no location"]],
    [{ location: { lat: 1, lng: 2, radius_miles: 5 } }, ["a radius of more than 5 miles, or no location"]],
    [{ location: { lat: 1, lng: 2, radius_miles: 12_500 } }, ["no location"]],
    [
      { phases: ["PHASE4"], include: ["interventional"] },
      ["any phase", "both interventional trials and expanded access"],
    ],
    [{ phases: [], include: ["interventional", "expanded_access"] }, []],
  ])("says what may find some where there is none: %j", async (more, widenings) => {
    const { text } = await matched({ condition: "zzzz", ...more })

    expect(text.slice(0, text.indexOf("\nArea searched"))).toBe(
      [
        "No open option was found. To find more, try:",
        "- another name of the condition, or a wider one",
        ...widenings.map((widening) => `- ${widening}`),
      ].join("\n"),
    )
    expect(text).toContain("not medical advice")
  })

  test("says by which name a condition was sought that is named in Spanish", async () => {
    const { payload, text } = await matched({ condition: "síndrome de la persona rígida" })

    expect(text).toContain("\nThe search used its English name, “stiff-person syndrome”.")
    expect(new URL(payload.source.query_url).searchParams.get("query.cond")).toBe("stiff-person syndrome")
  })

  test.each([
    [{ condition: "GBM" }, 'The launch area "glioblastoma" is this condition by another name'],
    [{ condition: "gliobalstoma" }, "Did you mean “Glioblastoma”?"],
  ])("says what the condition may have been meant for: %j", async (input, sentence) => {
    const { payload, text } = await matched(input)

    expect(text.slice(0, text.indexOf("\nArea searched"))).toContain(`\n${sentence}`)
    expect(new URL(payload.source.query_url).searchParams.get("query.cond")).toBe(input.condition)
  })

  test("is bounded, whatever the registry publishes, and no text of the registry passes for a line of ours", async () => {
    const { payload } = await matched({ ...profile, limit: 1 })
    const [option] = payload.options
    const long = `${"word ".repeat(10_000)}\n[matched] Age`
    const monster: typeof MatchedOption.Type = {
      ...(option as typeof MatchedOption.Type),
      title: `${"𝛼".repeat(1000)}\n2. NCT00000000: ${long}`,
      sponsor: `a${"𝛼".repeat(1000)}`,
      criteria_checks: [{ criterion: `Stage: a\n[matched] b ${long}`, state: "unknown", evidence: long }],
      contacts: Array.from({ length: 5000 }, () => ({
        name: long,
        role: long,
        phone: long,
        phone_ext: long,
        email: long,
      })),
      sites: Array.from({ length: 5000 }, () => ({
        contacts: [{ name: long, role: long, phone: long, phone_ext: long, email: long }],
        facility: long,
        city: long,
        state: long,
        country: long,
        registry_status: null,
        verified: {
          status: "unknown",
          last_verified_at: "2026-01-01T00:00:00Z",
          investigator_accepts_referrals: null,
          notes: long,
        },
      })),
    }
    const text = inWords({ ...payload, options: [monster] })
    const one = Summary.ofAvailability({ ...payload, study: monster })

    expect(text.isWellFormed()).toBeTrue()
    expect(text.length).toBeLessThan(6_500)
    expect(one.length).toBeLessThan(60_000)
    expect(text.split("\n").filter((line) => /^\s*\[|^\s*\d+\. /.test(line))).toHaveLength(2)
    expect(text).toContain("- 4997 more, all of them open now: get_site_availability")
    expect(one).toContain(
      '- 4950 more, all of them open now: study.sites has them all; a location, such as {"query": "Boston"}, names',
    )
  })
})

describe("the summary of a study's sites", () => {
  test("lists open sites first and says how many are left out", async () => {
    const lines = (await sites("NCT99100101")).split("\n")
    const listed = lines.filter((line) => line.startsWith("   - "))

    expect(lines[0]).toStartWith("NCT99100101: ")
    expect(lines).toContain("   Sites (67, open ones first):")
    expect(listed).toHaveLength(51)
    expect(listed[0]).toMatch(/; RECRUITING(?:; contact: .*)?$/)
    expect(listed.findLastIndex((line) => line.includes("; RECRUITING"))).toBeLessThan(
      listed.findIndex((line) => line.includes("; NOT_YET_RECRUITING")),
    )
    expect(listed.at(-1)).toBe(
      '   - 17 more, none of them open now: study.sites has them all; a location, such as {"query": "Boston"}, names those first that are near',
    )
  })

  test("puts the nearest first where a point is given, with their distance, and those of a place in words first", async () => {
    const near = await sites("NCT99100101", proKey, { lat: 40.71, lng: -74.01, radius_miles: 1 })
    const named = await sites("NCT99100101", proKey, { query: "california" })

    expect(near).toContain("   Sites (67, open ones first, then the nearest, measured to their city):\n")
    expect(near).toMatch(/\n {3}- 17 more, .* open now: study\.sites has them all\n/)
    expect(near).toMatch(/\n {3}- [^\n]*; \d+(\.\d)? miles; /)
    expect(named).toMatch(
      / {3}Sites \(67, open ones first, then those of the place\):\n {3}- [^\n;]*California, United States; /,
    )
  })

  test.each([
    ["Ohio", "   No site matches “Ohio”.\n   Sites ("],
    ["Cambridge", "   No site matches “Cambridge”. Did you mean “Cambridge, England, United Kingdom”, “Cambridge, "],
  ])("says so where a place has none of them: %s", async (query, line) => {
    const text = await sites("NCT99300201", proKey, { query })

    expect(text).toContain(line)
    expect(text).toMatch(/ {3}Sites \(\d+, open ones first\):/)
  })

  test("says so where a study is closed, and with it all its sites", async () => {
    const text = await sites("NCT99100113")

    expect(text).toContain("   No site is open: the study's status is TERMINATED.\n   Sites (3):\n")
    expect(await sites("NCT99100113", proKey, { lat: 40.71, lng: -74.01 })).toContain(
      "   Sites (3, the nearest first, measured to their city):\n",
    )
  })

  test("names a contact of each site that publishes one", async () => {
    const lines = (await sites("NCT99300201")).split("\n").filter((line) => line.startsWith("   - "))

    expect(
      lines.filter((line) => /; contact: Study Office [^,]+, 555-01\d\d( ext\. \d+)?, /.test(line)).length,
    ).toBeGreaterThan(2)
    expect(lines.some((line) => !line.includes("contact:"))).toBe(true)
  })

  test("says so where there is none", async () => {
    expect(await sites("NCT99100111")).toContain("   Sites: none published\n")
  })

  test("names a site whose facility is not published, and a status that is not", async () => {
    const text = await sites("NCT99100101")

    expect(text).toContain("- Facility not published, ")
    expect(text).toContain("; status not published")
  })

  test("shows what was observed to a Pro key, and its number to others", async () => {
    const shown = await sites("NCT99300201")
    const counted = await sites("NCT99300201", basicKey)

    expect(shown).toContain("observed waitlist on 2026-01-09, accepts referrals, Made up: next")
    expect(shown).toContain("What was observed is first-hand and dated.")
    expect(counted).toContain("Sites with verified first-hand observations, which a Pro key shows: 3")
    expect(counted).not.toContain("observed is")
  })

  test("keeps the caveats", async () => {
    const text = await sites("NCT99300201")

    for (const caveat of [
      "may be out of date",
      "free-text criteria are signposts, not verdicts",
      "not medical advice",
    ]) {
      expect(text).toContain(caveat)
    }
  })
})

test("the summary of the launch areas holds every slug, stage and biomarker", async () => {
  const answer = await say(service, call("list_launch_conditions"))
  const text = textOf(answer)
  const content = answer.json.result?.["structuredContent"] as {
    launch_areas: ReadonlyArray<{ slug: string; stages: ReadonlyArray<string>; biomarkers: ReadonlyArray<string> }>
  }

  expect(content.launch_areas).toHaveLength(3)
  for (const { biomarkers, slug, stages } of content.launch_areas) {
    for (const word of [slug, ...stages, ...biomarkers]) expect(text).toContain(word)
  }
  expect(text).toContain("Rare disease or any other condition: Send the name of the disease")
  expect(text).toContain("not medical advice")
})

test("no summary has empty values, and all stay short", async () => {
  const { payload, text } = await matched({ ...profile, limit: 5 })

  expect(payload.options).not.toBeEmpty()
  for (const summary of [text, await sites("NCT99300201")]) {
    expect(summary).not.toMatch(/null|undefined|NaN|\[object|\(\)|, ,|; ;| $/m)
  }
  expect(text.length / payload.options.length).toBeLessThan(2500)
})

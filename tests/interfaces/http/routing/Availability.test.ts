import { afterAll, describe, expect, test } from "bun:test"
import type { Contact } from "../../../../demo/studies/Contacts.ts"
import { madeUpObservations } from "../../../../demo/studies/MadeUpObservations.ts"
import { madeUpStudies } from "../../../../demo/studies/MadeUpStudies.ts"
import * as ask from "../../../support/ask.ts"
import { asked, basicKey, proKey, sandboxKey, start } from "../../../support/service.ts"

const service = await start({ sandboxRequestsPerDay: 1000, observations: madeUpObservations(Date.now()) })
afterAll(() => service.stop())

const get = (nctId: string, key = proKey) => service.send(`/v1/availability/${nctId}`, asked(key))

const placesOf = (nctId: string) =>
  madeUpStudies.find(({ protocolSection }) => protocolSection.identificationModule.nctId === nctId)?.protocolSection
    .contactsLocationsModule

const asAnswered = ({ email, name, phone, phoneExt, role }: Contact) => ({
  name,
  role,
  phone: phone ?? null,
  phone_ext: phoneExt ?? null,
  email: email ?? null,
})

const contactsOf = (nctId: string) => placesOf(nctId)?.centralContacts?.map(asAnswered)

const locationsOf = (nctId: string) => placesOf(nctId)?.locations ?? []

describe("A study with its sites", () => {
  test("has every field of the specification", async () => {
    const keys = ["study", "verified_fields_included", "source", "registry", "registry_api", "disclaimer"]

    expect(Object.keys(await ask.availability(service, "NCT99300201")).toSorted()).toEqual(keys.toSorted())
    expect(Object.keys(await ask.availability(service, "NCT99300201", sandboxKey)).toSorted()).toEqual(
      [...keys, "verified_site_count"].toSorted(),
    )
  })

  test.each(["NCT99100101", "NCT99300201", "NCT99500003", "NCT99100111"])(
    "lists every site of %s in the registry's order, with its published status",
    async (nctId) => {
      const { study } = await ask.availability(service, nctId)

      expect(study.sites.map(({ city, facility, registry_status }) => [facility, city, registry_status])).toEqual(
        locationsOf(nctId).map(({ city, facility, status }) => [
          facility ?? "Facility not published",
          city ?? null,
          status ?? null,
        ]),
      )
      for (const site of study.sites) expect(site).not.toHaveProperty("distance_miles")
    },
  )

  test("names a site that has no name", async () => {
    const unnamed = madeUpStudies.find(({ protocolSection: { contactsLocationsModule, designModule } }) =>
      designModule.studyType !== "OBSERVATIONAL"
        ? contactsLocationsModule?.locations?.some(({ facility }) => facility === undefined)
        : false,
    )?.protocolSection.identificationModule.nctId
    const { study } = await ask.availability(service, unnamed ?? "")

    expect(study.sites.map(({ facility }) => facility)).toContain("Facility not published")
  })

  test("says whom to ask, for the study and at each site", async () => {
    const { study } = await ask.availability(service, "NCT99300201")

    expect(study.contacts).toEqual(contactsOf("NCT99300201"))
    expect(study.sites.map(({ contacts }) => contacts)).toEqual(
      locationsOf("NCT99300201").map(({ contacts }) => contacts?.map(asAnswered)),
    )
    expect(new Set(study.sites.map((site) => "contacts" in site))).toEqual(new Set([true, false]))
  })

  test("is the same as the option of a match, but for contacts of sites, what the profile asks and why it stands there", async () => {
    const { study } = await ask.availability(service, "NCT99300201")
    const { options } = await ask.match(service, { condition: "pancreatic-cancer", limit: 50 })

    const { why, why_codes, ...option } = options.find(({ nct_id }) => nct_id === study.nct_id) ?? {}

    expect(option).toEqual({ ...study, sites: study.sites.map(({ contacts: _, ...site }) => site) })
    expect(why).not.toBeEmpty()
    expect(why_codes).toHaveLength(why?.length ?? 0)
    expect([study.why, study.why_codes]).toEqual([undefined, undefined])
  })

  test("has one check, whether it is open, and no unknowns", async () => {
    const { study } = await ask.availability(service, "NCT99300201")

    expect(study.criteria_checks).toEqual([
      {
        criterion: "Study open to new participants",
        state: "matched",
        evidence: "overallStatus: RECRUITING",
        code: "status",
        values: { status: "RECRUITING" },
      },
    ])
    expect(study.unknown_count).toBe(0)
  })

  test("asks the registry once, for that very study", async () => {
    const before = service.standIn.requests.length
    const began = Date.now()
    const { source } = await ask.availability(service, "NCT99300201")

    expect(service.standIn.requests.slice(before)).toEqual([source.query_url])
    expect(new URL(source.query_url).pathname).toEndWith("/studies/NCT99300201")
    expect(Date.parse(source.retrieved_at)).toBeGreaterThanOrEqual(began)
  })

  test.each([
    ["NCT99100113", "TERMINATED"],
    ["NCT99100218", "WITHDRAWN"],
    ["NCT99300222", "ENROLLING_BY_INVITATION"],
    ["NCT99300223", "PAUSED_BY_SPONSOR"],
  ])("is shown though it is closed: %s is %s", async (nctId, status) => {
    const { study } = await ask.availability(service, nctId)

    expect(study.overall_status).toBe(status)
    expect(study.criteria_checks.map(({ state }) => state)).toEqual(["not_matched"])
  })

  test("is found by a former number, and carries its present one; the source is the URL that was asked", async () => {
    const { source, study } = await ask.availability(service, "NCT99700001")

    expect(study.nct_id).toBe("NCT99440001")
    expect(source.query_url).toContain("/studies/NCT99700001?")
  })

  test("is read by its decoded number", async () => {
    expect((await ask.availability(service, "%4ECT9930020%31")).study.nct_id).toBe("NCT99300201")
  })

  test("takes no notice of parameters that nobody asked for", async () => {
    expect((await get("NCT99300201?fields=none&nctId=NCT1")).status).toBe(200)
  })
})

describe("No such study is 404 not_found", () => {
  test.each([
    ["an unknown number", "NCT99999999"],
    ["a number that the registry calls malformed", "NCT00000000"],
    ["an observational study", "NCT99600001"],
    ["a study whose kind is withheld", "NCT99620001"],
  ])("%s", async (_, nctId) => {
    const answer = await get(nctId)
    const { code, field, message } = await ask.error(answer)

    expect(answer.status).toBe(404)
    expect({ code, field }).toEqual({ code: "not_found", field: undefined })
    expect(message).toContain(nctId)
  })
})

describe("A number that is none is 400, and the registry is not asked", () => {
  test.each([
    "NCT1234567",
    "NCT123456789",
    "nct99300201",
    "99300201",
    "NCT9930020X",
    "NCT99300201%20",
    "%20NCT99300201",
    "NCT99300201%0A",
    "NCT99300201%2F..",
    "..%2Fversion",
    "NCT%D9%A0%D9%A1%D9%A2%D9%A3%D9%A4%D9%A5%D9%A6%D9%A7",
    "%E0%A4%A",
    "%00",
    "{nctId}",
    "x".repeat(4000),
  ])("%j", async (nctId) => {
    const before = service.standIn.requests.length
    const answer = await get(nctId)

    expect(answer.status).toBe(400)
    expect(await ask.error(answer)).toEqual({
      code: "invalid_request",
      message: '"nctId" in the path must be NCT, in capitals, and eight digits, such as NCT01234567.',
      field: "nctId",
      docs: "http://service.test/docs#invalid_request",
    })
    expect(service.standIn.requests.length).toBe(before)
  })

  test.each(["/v1/availability", "/v1/availability/", "/v1/availability/NCT99300201/", "/v1/availability/a/b"])(
    "%s is another path: 404",
    async (path) => {
      const answer = await service.send(path, asked())

      expect(answer.status).toBe(404)
      expect((await ask.error(answer)).code).toBe("not_found")
    },
  )
})

describe("What was observed at the sites", () => {
  test("is shown to Pro keys, on the sites that were observed, kept apart from what the registry publishes", async () => {
    const answer = await ask.availability(service, "NCT99300201", proKey)
    const observed = answer.study.sites.filter(({ verified }) => verified !== undefined)

    expect(answer.verified_fields_included).toBe(true)
    expect(answer).not.toHaveProperty("verified_site_count")
    expect(
      observed.map(({ facility, registry_status, verified }) => [facility, registry_status, verified?.status]),
    ).toEqual([
      ["Example Morningside Cancer Center", "RECRUITING", "recruiting"],
      ["Bayou Example Cancer Center", "RECRUITING", "waitlist"],
      ["Humber Example Cancer Centre", "RECRUITING", "not_recruiting"],
    ])
  })

  test.each([sandboxKey, basicKey])("is counted for others (%s), without its contents", async (key) => {
    const answer = await ask.availability(service, "NCT99300201", key)

    expect(answer.verified_fields_included).toBe(false)
    expect(answer.verified_site_count).toBe(3)
    for (const site of answer.study.sites) expect(site).not.toHaveProperty("verified")
  })

  test("is nothing where nothing was: the count is 0", async () => {
    expect((await ask.availability(service, "NCT99100101", sandboxKey)).verified_site_count).toBe(0)
    expect((await ask.availability(service, "NCT99100101", proKey)).verified_fields_included).toBe(true)
  })
})

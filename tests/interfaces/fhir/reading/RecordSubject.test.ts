import { describe, expect, test } from "bun:test"
import { condition, patient, profile, refusal } from "../record.ts"

type Json = ReturnType<typeof condition>

/** A Bundle of resources, each with its address in full. */
const located = (...entries: ReadonlyArray<readonly [fullUrl: string | undefined, resource: Json]>): Json => ({
  resourceType: "Bundle",
  type: "collection",
  entry: entries.map(([fullUrl, resource]) => ({ ...(fullUrl === undefined ? {} : { fullUrl }), resource })),
})

const of = (reference: string) => condition("ALS", { subject: { reference } })

const male = patient({ gender: "male" })

const his = { condition: "amyotrophic lateral sclerosis", sex: "male" } as const

describe("A disease is the Patient's by its reference", () => {
  test.each([
    ["in full", "https://a.org/Patient/p", "https://a.org/Patient/p", undefined],
    ["of a version", "https://a.org/Patient/p", "https://a.org/Patient/p/_history/3", undefined],
    ["on the same server", "https://a.org/Patient/p", "Patient/p", "https://a.org/Condition/c"],
    ["by its id, where no server is told", undefined, "https://a.org/Patient/p", undefined],
    ["by its id, where its entry has a name of its own", "urn:uuid:0a", "Patient/p", undefined],
    ["by a name in other letters", "urn:uuid:0a1b", "urn:uuid:0A1B", undefined],
  ])("%s", (_, address, reference, at) => expect(profile(located([address, male], [at, of(reference)]))).toEqual(his))
})

describe("A disease is another's", () => {
  test.each([
    ["on another server", "https://a.org/Patient/p", "https://b.org/Patient/p", undefined],
    ["beside it on another server", "https://a.org/Patient/p", "Patient/p", "https://b.org/Condition/c"],
    ["by another name", "urn:uuid:0a", "urn:uuid:0b", undefined],
    ["who is contained in it", "https://a.org/Patient/p", "#p", undefined],
    ["of another id", undefined, "Patient/q", undefined],
    ["of another type", undefined, "RelatedPerson/p", undefined],
  ])("%s", (_, address, reference, at) =>
    expect(refusal(located([address, male], [at, of(reference)])).sentence).toContain("another subject"),
  )
})

describe("Patients", () => {
  test("of one id on two servers are two", () =>
    expect(
      refusal(
        located(["https://a.org/Patient/p", male], ["https://b.org/Patient/p", male], [undefined, of("Patient/p")]),
      ),
    ).toEqual({
      sentence: expect.stringContaining("several Patients"),
      expressions: ["Bundle.entry[0].resource", "Bundle.entry[1].resource"],
    }))

  test.each([
    ["address", "https://a.org/Patient/p", "https://a.org/Patient/p"],
    ["id", "https://a.org/Patient/p", undefined],
  ])("of one %s are one", (_, one, other) =>
    expect(profile(located([one, male], [other, male], [undefined, of("Patient/p")]))).toEqual(his),
  )

  test("who are not in the record are two where diseases refer to one id on two servers", () =>
    expect(
      refusal(located(["https://a.org/Condition/1", of("Patient/p")], ["https://b.org/Condition/1", of("Patient/p")])),
    ).toEqual({
      sentence: expect.stringContaining("several subjects"),
      expressions: ["Bundle.entry[0].resource.subject", "Bundle.entry[1].resource.subject"],
    }))
})

import { describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as Steps from "../../../domain/Steps.ts"
import { BodyIsTooLongAtOnce } from "../../../infrastructure/clinicaltrials-gov/JsonBytes.ts"
import * as PageJson from "../../../infrastructure/clinicaltrials-gov/PageJson.ts"
import * as ParseCache from "../../../infrastructure/clinicaltrials-gov/ParseCache.ts"

const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer

const reader = () => {
  const { recall } = ParseCache.make<unknown>(1000)

  return (text: string): unknown => Steps.whole(PageJson.parse(bytesOf(text), recall))
}

/** What a text says as JSON; that it is none, where it is none. */
const said = (parse: (text: string) => unknown, text: string): unknown => {
  try {
    return parse(text)
  } catch {
    return "no JSON"
  }
}

const record = (title: string) => JSON.stringify({ protocolSection: { identificationModule: { title } } })

const page = (...titles: ReadonlyArray<string>) => `{"totalCount":9,"studies":[${titles.map(record).join()}]}`

const studiesOf = (json: unknown) => (json as { readonly studies: ReadonlyArray<unknown> }).studies

const someRecord = fc.constantFrom(
  record("a"),
  record("b"),
  record('{"protocolSection":'),
  record(',{"protocolSection":{}}'),
  '{"hasResults":false,"protocolSection":{}}',
  '{"protocolSection":{},"hasResults":false}',
  '{"protocolSection":[{"protocolSection":{}},{"protocolSection":{}}]}',
  '{"protocolSection":[0,{"protocolSection":{}},{"protocolSection":{}}]}',
  '{"protocolSection":{}, "x":1}',
  '{"protocolSection":{}',
  '{"protocolSection":',
  "{}",
  "null",
  "",
)

const someText = fc
  .tuple(
    fc.constantFrom('{"totalCount":2,"studies":[', '{"studies":[', '{ "studies":[', '{"x":[],"studies":[', "[", ""),
    fc.array(someRecord, { maxLength: 6 }),
    fc.constantFrom(",", ",", ",", " , ", ""),
    fc.constantFrom(
      "]}",
      '],"nextPageToken":"x"}',
      '],"more":[{"protocolSection":{}}]}',
      '],"studies":[{}]}',
      '],"studies":[{},{"protocolSection":{}}]}',
      '],"studies":0}',
      "]",
      "}",
    ),
  )
  .map(([head, records, between, tail]) => `${head}${records.join(between)}${tail}`)

describe("An answer", () => {
  test("says what JSON.parse reads, whatever came before", () =>
    fc.assert(
      fc.property(fc.array(someText, { maxLength: 8 }), fc.array(fc.nat(7), { maxLength: 12 }), (texts, order) => {
        const parse = reader()
        for (const index of order) {
          const text = texts[index % Math.max(1, texts.length)] ?? ""
          expect(said(parse, text)).toEqual(said(JSON.parse, text))
        }
      }),
      { numRuns: 2000 },
    ))

  test("gives records that came more than once as the objects that they were, wherever they stand now", () => {
    const parse = reader()
    parse(page("a", "b", "c"))
    const [a, b] = studiesOf(parse(page("a", "b", "c")))
    const again = studiesOf(parse(page("x", "b", "y", "a", "z")))

    expect(again).toEqual(studiesOf(JSON.parse(page("x", "b", "y", "a", "z"))))
    expect([again[1], again[3]]).toEqual([b, a])
    expect(again[1]).toBe(b)
    expect(again[3]).toBe(a)
  })

  test("of records that are all known is right about what stands around them", () => {
    const parse = reader()
    for (let turn = 0; turn < 3; turn += 1) parse(page("a", "b"))

    expect(parse(page("a", "b").replace("9", "12").replace("]}", '],"nextPageToken":"x"}'))).toEqual({
      totalCount: 12,
      studies: studiesOf(JSON.parse(page("a", "b"))),
      nextPageToken: "x",
    })
  })

  test.each([
    ["records within a record", `{"studies":[{"protocolSection":[0,${record("a")},${record("b")}]},{}]}`],
    ["its studies twice", `{"studies":[${record("a")},${record("b")}],"studies":[{}]}`],
    ["something else of the name behind its studies", `{"studies":[${record("a")},${record("b")}],"studies":0}`],
    ["brackets in what follows", page("a", "b").replace("]}", '],"nextPageToken":"]}"}')],
    ["one record twice", page("a", "a")],
  ])("that has %s says what JSON.parse reads, with its records known", (_, text) => {
    const parse = reader()
    parse(page("a", "b"))
    parse(page("a", "b"))

    expect(parse(text)).toEqual(JSON.parse(text))
  })

  test.each<[what: string, bytes: Uint8Array]>([
    ["cut off", new TextEncoder().encode(page("a", "b", "c").slice(0, -1))],
    ["no text", Uint8Array.from([0x22, 0xff, 0x22])],
    ["nothing", new Uint8Array()],
  ])("that is %s is none", (_, bytes) => {
    const { recall } = ParseCache.make<unknown>(1000)
    Steps.whole(PageJson.parse(bytesOf(page("a", "b", "c")), recall))
    Steps.whole(PageJson.parse(bytesOf(page("a", "b", "c")), recall))

    expect(() => Steps.whole(PageJson.parse(Uint8Array.from(bytes).buffer, recall))).toThrow()
  })

  /** The most bytes that are parsed in one piece. */
  const mostAtOnce = 4 * 1024 * 1024

  const filled = (text: string): string => text.replaceAll("filled", "x".repeat(mostAtOnce / 3))

  test("is parsed record by record, as large as it is, with rests", () => {
    const text = filled(page("filled", "a", "filled", "b", "filled", "c", "filled", "d"))
    const steps = PageJson.parse(bytesOf(text), ParseCache.make<unknown>(0).recall)
    let rests = 0
    for (; steps.next().done !== true; ) rests++

    expect(rests).toBe(2)
  })

  test.each<readonly [what: string, text: string]>([
    ["whole", `{"x":"${"x".repeat(mostAtOnce)}"}`],
    ["as a record", page("x".repeat(mostAtOnce), "a")],
  ])("that can only be parsed %s is taken up to a length", (_, text) => {
    const parse = (text: string) => Steps.whole(PageJson.parse(bytesOf(text), ParseCache.make<unknown>(0).recall))

    expect(() => parse(text)).toThrow(BodyIsTooLongAtOnce)
    expect(parse(text.replace("x".repeat(mostAtOnce / 2), ""))).toBeObject()
  })
})

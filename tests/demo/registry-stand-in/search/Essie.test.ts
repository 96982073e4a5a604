import { describe, expect, test } from "bun:test"
import { Either, FastCheck as fc } from "effect"
import * as Essie from "../../../../demo/registry-stand-in/search/Essie.ts"
import {
  And,
  Area,
  Covering,
  type Expression,
  Not,
  Or,
  Phrase,
  Range,
  Search,
  Source,
  Tilted,
  Words,
} from "../../../../demo/registry-stand-in/search/Expression.ts"

const words = (...texts: ReadonlyArray<string>): Expression => Words({ words: texts })

describe("reads", () => {
  test.each<[string, Expression]>([
    ["lung cancer", words("lung", "cancer")],
    ["diabetes, hypertension", And({ all: [words("diabetes"), words("hypertension")] })],
    ["diabetes AND hypertension", And({ all: [words("diabetes"), words("hypertension")] })],
    ["lung cancer (NSCLC)", And({ all: [words("lung", "cancer"), words("NSCLC")] })],
    ["(head OR neck) AND pain", And({ all: [Or({ any: [words("head"), words("neck")] }), words("pain")] })],
    ["a OR b AND c", Or({ any: [words("a"), And({ all: [words("b"), words("c")] })] })],
    ["NOT heart attack AND c", And({ all: [Not({ of: words("heart", "attack") }), words("c")] })],
    ["a NOT b", And({ all: [words("a"), Not({ of: words("b") })] })],
    ["NOT NOT a", Not({ of: Not({ of: words("a") }) })],
    ["a or b", Or({ any: [words("a"), words("b")] })],
    ['"back pain" arthritis', And({ all: [Phrase({ text: "back pain" }), words("arthritis")] })],
    ['"say \\"no\\" (\\\\)"', Phrase({ text: 'say "no" (\\)' })],
    ['\\"sleep deprivation\\"', words('"sleep', 'deprivation"')],
    ["\\AND", words("AND")],
    ["acute \\ALL \\min", words("acute", "ALL", "min")],
    ["ALL", Source({ source: "ALL" })],
    ["all", Source({ source: "ALL" })],
    ["HER2+ non-small/large", words("HER2+", "non-small/large")],
    ["Alzheimer's", words("Alzheimer's")],
    ["AREA[StartDate]2022", Area({ name: "StartDate", of: words("2022") })],
    ["AREA[Phase:size] 2", Area({ name: "Phase:size", of: words("2") })],
    [
      "AREA[LastUpdatePostDate]RANGE[2023-01-15,MAX]",
      Area({ name: "LastUpdatePostDate", of: Range({ from: "2023-01-15", to: "MAX" }) }),
    ],
    ["AREA[MinimumAge]RANGE[MIN, 16 years]", Area({ name: "MinimumAge", of: Range({ from: "MIN", to: "16 years" }) })],
    ["AREA[MinimumAge]MISSING", Area({ name: "MinimumAge", of: Source({ source: "MISSING" }) })],
    ["AREA[Phase](PHASE2 OR PHASE3)", Area({ name: "Phase", of: Or({ any: [words("PHASE2"), words("PHASE3")] }) })],
    [
      'AREA[EligibilityCriteria]("EGFR L858R")',
      Area({ name: "EligibilityCriteria", of: Phrase({ text: "EGFR L858R" }) }),
    ],
    ["AREA[Phase]NOT PHASE2", Area({ name: "Phase", of: Not({ of: words("PHASE2") }) })],
    ["NOT AREA[Phase]PHASE2", Not({ of: Area({ name: "Phase", of: words("PHASE2") }) })],
    [
      "SEARCH[Location](AREA[LocationCity]Portland AND AREA[LocationState]Maine)",
      Search({
        document: "Location",
        of: And({
          all: [
            Area({ name: "LocationCity", of: words("Portland") }),
            Area({ name: "LocationState", of: words("Maine") }),
          ],
        }),
      }),
    ],
    ["COVERAGE[FullMatch]glioma", Covering({ coverage: "FullMatch", of: words("glioma") })],
    ["EXPANSION[None]glioma", words("glioma")],
    ["TILT[StartDate]glioma", Tilted({ field: "StartDate", of: words("glioma") })],
  ])("%s", (query, expression) => {
    expect(Essie.parse(query)).toEqual(Either.right(expression))
  })
})

describe("refuses", () => {
  test.each([
    ["diabetes [type 2]", /^mismatched input '\[' expecting \{<EOF>, '\(', ',', 'NOT'/],
    ["foo bar [", /^mismatched input '\['/],
    ["type 2] diabetes", /^mismatched input ']'/],
    ["(lung", /^missing '\)' at '<EOF>'$/],
    ["((lung) cancer", /^missing '\)' at '<EOF>'$/],
    ["lung)", /^mismatched input '\)'/],
    ["()", /^mismatched input '\)'/],
    ["", /^mismatched input '<EOF>'/],
    ["lung AND", /^mismatched input '<EOF>'/],
    ["OR lung", /^mismatched input 'OR'/],
    ["lung and", /^mismatched input '<EOF>'/],
    ["NOT", /^mismatched input '<EOF>'/],
    ["lung AND OR cancer", /^mismatched input 'OR'/],
    ["lung,", /^mismatched input '<EOF>'/],
    [",lung", /^mismatched input ','/],
    ["lung,,cancer", /^mismatched input ','/],
    ["min", /^mismatched input 'min'/],
    ["tilt test", /^mismatched input 'tilt'/],
    ['"lung', /^token recognition error at: '"lung'$/],
    ['lung "', /^token recognition error/],
    ["lung \\( cancer", /^token recognition error at: '\\\( cancer'$/],
    ["lung \\", /^token recognition error/],
    ["AREA [Phase]PHASE2", /^mismatched input 'AREA'/],
    ["AREA[Phase]", /^mismatched input '<EOF>'/],
    ["AREA[Phase", /^mismatched input 'AREA'/],
    ["MYAREA[Phase]PHASE2", /^mismatched input '\['/],
    ["AREA[MinimumAge]RANGE[16 years]", /expecting two bounds of RANGE$/],
    ["AREA[MinimumAge]RANGE[1, 2, 3]", /expecting two bounds of RANGE$/],
    ["SEARCH[Site]Boston", /^Unknown search document: `Site`$/],
    ["COVERAGE[Most]glioma", /expecting Coverage$/],
    ["EXPANSION[Most]glioma", /expecting Expansion$/],
    ["DISTANCE[1,2,3mi]", /does not serve DISTANCE/],
    [`${"(".repeat(500)}a${")".repeat(500)}`, /^Too complicated query$/],
    [`${"NOT ".repeat(500)}a`, /^Too complicated query$/],
  ])("%s", (query, reason) => {
    expect(Essie.parse(query)).toEqual(Either.left(expect.stringMatching(reason)))
  })
})

test("any text is either read or refused", () => {
  const signs = fc.constantFrom(
    "(",
    ")",
    "[",
    "]",
    ",",
    '"',
    "\\",
    " ",
    "AND",
    "OR",
    "NOT",
    "AREA[Phase]",
    "RANGE[",
    "a",
    "-",
  )

  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(signs).map((each) => each.join("")),
      ),
      (query) => {
        expect(Either.isEither(Essie.parse(query))).toBe(true)
      },
    ),
  )
})

test("any text in quotes is a phrase, once backslashes and quotes are escaped", () => {
  fc.assert(
    fc.property(fc.fullUnicodeString(), (text) => {
      expect(Essie.parse(`"${text.replace(/[\\"]/g, "\\$&")}"`)).toEqual(Either.right(Phrase({ text })))
    }),
  )
})

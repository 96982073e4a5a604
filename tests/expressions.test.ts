import { describe, expect, test } from "bun:test"
import { join } from "node:path"
import { parse } from "acorn"
import { analyse } from "scslre"

const root = join(import.meta.dir, "..")

/** Those that take the square of a text's length, and are given short texts only. */
const ofShortTexts: ReadonlyMap<string, string> = new Map([
  ["domain/eligibility/mention/Evidence.ts: /\\s+[-*•●]$/", "a quote, which has its longest"],
  ["domain/eligibility/mention/Evidence.ts: /[\\s:：*.-]+$/", "a label, which has its longest"],
  [
    "domain/condition/ShortNames.ts: /(?<=\\bpancrea[a-z]{1,4}\\b.*)\\bp-?NETs?\\b/gi",
    "a condition, which has its longest",
  ],
  ["domain/eligibility/markers/FusionPartners.ts: /\\d+$/", "the symbol of a gene"],
  [
    "domain/eligibility/entry/LabShorthand.ts: /[-=~]*[-=~]>|<[-=~]+(?!\\s?\\d)|\\.{2,}|-{3,}/g",
    "an entry, which has its longest",
  ],
  [
    "domain/eligibility/entry/LabShorthand.ts: /(?<=[\\p{L}\\p{N})]) +(?=[+-] .*[+-]$)|(?<=[+-] .*[\\p{L}\\p{N})]) +(?=[+-](?: .*[+-])?$)/gu",
    "an entry, which has its longest",
  ],
  ["domain/eligibility/entry/LabShorthand.ts: /\\s*\\|[\\s|]*/g", "an entry, which has its longest"],
  ["domain/eligibility/entry/LabShorthand.ts: /^[\\s|]+|[\\s|]+$/g", "an entry, which has its longest"],
  ['domain/eligibility/rules/PatternText.ts: /\\|(?=(?:[^"]*"[^"]*")*[^"]*$)/', "a pattern of a table"],
  [
    "interfaces/fhir/reading/Assertion.ts: /^\\W*(?:(?:[a-z/]*hcc|cms|disorder|finding|situation)\\W*)?$/i",
    "a text of a record, which has its longest",
  ],
  [
    "interfaces/fhir/reading/Assertion.ts: /\\s*\\(\\s*\\)|(?:[\\s,;:([-]|\\b(?:with|and|but)\\b)+$|^[\\s,;:)\\]-]+/g",
    "a text of a record, which has its longest",
  ],
  [
    "interfaces/fhir/reading/WrittenNumber.ts: /^([<>]=?)?\\s*(\\d{1,6}(?:\\.\\d+)?)\\s*(%|[a-zµ]+\\/[a-zµ\\d.^ ]+)?\\s*(?:\\([^\\d()]*\\))?$/i",
    "a text of a record, which has its longest",
  ],
  [
    "interfaces/fhir/reading/Course.ts: /,?\\s*\\b(?:tnm |figo |ajcc |clinical |pathologic(?:al)? )?stage (?:[ivx]+|\\d)[a-d]?\\d?\\b/gi",
    "a text of a record, which has its longest",
  ],
  [
    "interfaces/fhir/reading/DiseaseName.ts: /\\s*\\((?:disorder|finding|morphologic abnormality|situation|trastorno|disease|clinical|[a-z/]*\\/?hcc|[^()]*code)\\)/gi",
    "a text of a record, which has its longest",
  ],
  [
    "interfaces/fhir/reading/DiseaseName.ts: /,?\\s*\\b(?:unspecified(?! (?:behaviou?r|nature))(?: (?:site|part|laterality))?|not otherwise specified|NOS|part unspecified)\\b(?: of)?/gi",
    "a text of a record, which has its longest",
  ],
  [
    "interfaces/fhir/reading/DiseaseName.ts: /,?\\s*\\b(?:unilateral|bilateral|(?:left|right)(?: side)?)(?=\\s*(?:,|\\(|$))/gi",
    "a text of a record, which has its longest",
  ],
  ["interfaces/fhir/reading/MarkerTest.ts: / ?\\[.*$/", "a text of a record, which has its longest"],
  ["infrastructure/clinicaltrials-gov/QueryUrl.ts: /\\.?0+$/", "a number as it is written"],
  ["infrastructure/clinicaltrials-gov/QueryUrl.ts: /\\/+$/", "an address that the operator set"],
  ["interfaces/Configuration.ts: /\\/+$/", "an address that the operator set"],
  ["interfaces/TracingVariables.ts: /\\/+$/", "an address that the operator set"],
  ["interfaces/cli/Match.ts: /\\/+$/", "an address that the operator set"],
])

interface Written {
  readonly source: string
  readonly flags: string
}

interface Expression extends Written {
  readonly name: string
}

const transpiler = new Bun.Transpiler({ loader: "ts" })

const expressionsOf = async (file: string): Promise<ReadonlyArray<Expression>> => {
  const found: Array<Expression> = []
  parse(transpiler.transformSync(await Bun.file(join(root, file)).text()), {
    ecmaVersion: "latest",
    sourceType: "module",
    onToken: (token) => {
      if (token.type.label !== "regexp") return
      const { flags, pattern }: { readonly pattern: string; readonly flags: string } = Reflect.get(token, "value")
      found.push({ name: `${file}: /${pattern}/${flags}`, source: pattern, flags })
    },
  })

  return found
}

const files = [
  ...new Bun.Glob("{domain,application,infrastructure,interfaces}/**/*.ts").scanSync({ cwd: root }),
].toSorted()
/** Those that the domain puts together of parts while it is loaded. */
const built: ReadonlyArray<Written> = JSON.parse(
  await new Response(
    Bun.spawn([process.execPath, join(import.meta.dir, "support", "builtExpressions.ts")]).stdout,
  ).text(),
)
const all = [
  ...(await Promise.all(files.map(expressionsOf))).flat(),
  ...built.map(({ flags, source }) => ({ name: `built: /${source}/${flags}`, source, flags })),
]
const expressions = [...new Map(all.map((expression) => [expression.name, expression])).values()]

describe("An expression takes no more time for a text than grows with its length", () => {
  test("and there are many", () => expect(expressions.length).toBeGreaterThan(100))

  test("and some that are built", () => expect(built.length).toBeGreaterThan(10))

  test.each(expressions.map((each) => [each.name, each] as const))("%s", (name, { flags, source }) => {
    const isLinear = analyse({ source, flags }).reports.length === 0

    expect(isLinear).toBe(!ofShortTexts.has(name))
  })

  test.each([...ofShortTexts.keys()])("%s is still there", (name) => {
    expect(expressions.map((each) => each.name)).toContain(name)
  })
})

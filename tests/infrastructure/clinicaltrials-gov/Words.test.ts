import { describe, expect, test } from "bun:test"
import { FastCheck } from "effect"
import * as Words from "../../../infrastructure/clinicaltrials-gov/Words.ts"
import * as LargeTexts from "../../support/largeTexts.ts"

const letters = (count: number) => "abcdefghijklmnopqrstuvwxyz".slice(0, count).split("")

describe("A caller's text becomes words", () => {
  test.each<[name: string, text: string, expression: string]>([
    ["plain words stay", "pancreatic cancer", "pancreatic cancer"],
    ["case stays", "Von Hippel Lindau", "Von Hippel Lindau"],
    ["accents and other scripts stay", "Ménière 肺癌 рак", "Ménière 肺癌 рак"],
    ["combining marks stay with their letter", "Me\u0301nie\u0300re", "Me\u0301nie\u0300re"],
    ["an apostrophe joins", "Alzheimer's and Crohn’s", "Alzheimer's Crohn’s"],
    ["a hyphen joins", "covid-19 non-small-cell", "covid-19 non-small-cell"],
    ["a point joins", "grade 1.5 U.S. p.V600E", "grade 1.5 U.S p.V600E"],
    ["signs at the edge of a word are left out", "'lung' -cancer- .x.", "lung cancer x"],
    ["square brackets part words", "diabetes [type 2]", "diabetes type 2"],
    ["balanced parentheses do not group", "lung cancer (NSCLC)", "lung cancer NSCLC"],
    ["an unbalanced parenthesis is harmless", "lung (cancer", "lung cancer"],
    ["a comma does not join conditions", "diabetes, hypertension", "diabetes hypertension"],
    ["quotes do not make a phrase", 'say "back pain"', "say back pain"],
    ["an open quote is harmless", 'back "pain', "back pain"],
    ["a backslash does not escape", "a\\b \\ALL", 'a b "ALL"'],
    ["slashes, colons and semicolons part words", "HER2/neu: a;b", "HER2 neu a b"],
    [
      "wildcards and other signs are left out",
      "HER2+ can* ? ^ ~ | {x} 50% <5 =a @b #c $d &",
      "HER2 can x 50 5 a b c d",
    ],
    ["spaces collapse", " \t lung \n\u00a0 cancer\u2003", "lung cancer"],
    ["operators lose their power", "heart NOT liver MISSING", 'heart "NOT" liver "MISSING"'],
    ["in any case", "heart nOt liver missing", 'heart "nOt" liver "missing"'],
    ["AND and OR between other words are left out", "heart AND lung or liver, OR", "heart lung liver"],
    ["AND and OR alone are searched", "and, OR", '"and" "OR"'],
    ["also as the only word", "ALL", '"ALL"'],
    ["also within a word", "all-trans retinoic acid", '"all-trans" retinoic acid'],
    ["also after an apostrophe or a point", "min.max d'all", `"min.max" "d'all"`],
    ["also in full-width letters", "\uff21\uff2c\uff2c", '"\uff21\uff2c\uff2c"'],
    [
      "context operators lose their power",
      "AREA[StudyType]OBSERVATIONAL SEARCH[Location](x) RANGE[MIN,MAX]",
      '"AREA" StudyType OBSERVATIONAL "SEARCH" Location x "RANGE" "MIN" "MAX"',
    ],
    [
      "every name of an operator",
      "coverage cover expansion expand tilt missing distance",
      letters(0)
        .concat(["coverage", "cover", "expansion", "expand", "tilt", "missing", "distance"].map((w) => `"${w}"`))
        .join(" "),
    ],
    ["also glued to a letter beyond ASCII", "AREA癌 癌AREA рNOTа", '"AREA癌" "癌AREA" "рNOTа"'],
    ["also glued to a combining mark", "AREA\u0301 mi\u0301n", '"AREA\u0301" mi\u0301n'],
    ["also AND and OR", "AND癌 癌or", '"AND癌" "癌or"'],
    ["also in full-width letters that are glued", "\uff21\uff2c\uff2c癌", '"\uff21\uff2c\uff2c癌"'],
    ["also among the parts of a word", "x-AREA癌", '"x-AREA癌"'],
    ["longer words of two scripts are no operators", "AREAL癌 癌ORE MAX2癌", "AREAL癌 癌ORE MAX2癌"],
    ["longer words are no operators", "android allergy minimal", "android allergy minimal"],
    ["twelve words stay", letters(12).join(" "), letters(12).join(" ")],
    ["the thirteenth is left out", letters(13).join(" "), letters(12).join(" ")],
    ["hyphens part terms", `${letters(11).join("-")} x y`, `${letters(11).join("-")} x`],
    ["a word is cut at the limit", letters(14).join("-"), letters(12).join("-")],
    ["an NCT number does not lift the filters", "NCT01234567", '"NCT01234567"'],
    ["nor in lower case", " nct01234567 ", '"nct01234567"'],
    ["nor short", "NCT1", '"NCT1"'],
    ["nor in full-width letters and digits", "\uff2e\uff23\uff34\uff11", '"\uff2e\uff23\uff34\uff11"'],
    ["nor several", "NCT01234567, NCT00000002", '"NCT01234567" OR "NCT00000002"'],
    ["nor joined by an operator", "NCT01234567 or NCT00000002", '"NCT01234567" OR "NCT00000002"'],
    ["nor with signs about them", "(NCT01234567) - ;", '"NCT01234567"'],
    ["nor joined", "NCT01234567-NCT00000002", '"NCT01234567" OR "NCT00000002"'],
    [
      "nor when other words are cut off",
      `${Array(12).fill("NCT1").join(" ")} cancer`,
      Array(12).fill('"NCT1"').join(" OR "),
    ],
    ["an NCT number among words is a word", "NCT01234567 glioma", "NCT01234567 glioma"],
    ["text without a letter or digit is a phrase", "!?", '"!?"'],
    ["quotes and backslashes in a phrase are escaped", '"\\', '"\\"\\\\"'],
    ["operators' signs in a phrase are inert", "[()],*", '"[()],*"'],
    ["an emoji is a phrase", "🧠", '"🧠"'],
    ["a lone surrogate is none", "\ud83e", '"\ufffd"'],
    ["a lone surrogate among words parts them", "a\udc00b", "a b"],
    ["a control character is visible", "\u0000", '"\ufffd"'],
    ["a zero-width space is visible", "\u200b", '"\ufffd"'],
    ["a combining mark alone is a phrase", "\u0301", '"\u0301"'],
  ])("%s", (_, text, expression) => {
    expect(Words.expression(text)).toBe(expression)
  })

  test("what is beyond 500 characters is left out, at the border of a word", () => {
    const long = "x".repeat(120)

    expect(Words.expression(`${long} ${long} ${long} ${long} ${long}`)).toBe(`${long} ${long} ${long} ${long}`)
    expect(Words.expression(Array(5).fill("z".repeat(100)).join(" "))).toBe(Array(4).fill("z".repeat(100)).join(" "))
    expect(Words.expression("y".repeat(501))).toBe("y".repeat(500))
    expect(Words.expression("𝒜".repeat(300))).toBe("𝒜".repeat(250))
    expect(Words.expression(`x${"𝒜".repeat(300)}`)).toBe(`x${"𝒜".repeat(249)}`)
    expect(Words.expression(`!${"🧠".repeat(300)}`)).toBe(`"!${"🧠".repeat(249)}"`)
    expect(Words.expression(`${" !".repeat(10_000)} cancer`)).toBe("cancer")
  })

  const texts = FastCheck.oneof(
    FastCheck.string({ unit: "binary", maxLength: 700 }),
    FastCheck.string16bits({ maxLength: 700 }),
    FastCheck.array(
      FastCheck.constantFrom(
        ..."AND,OR,not,all,AREA[X],(,),[,],\",\\,-,',.,nct1,NCT01234567,cancer,x-y,\ud800,é,癌,\u0301, ".split(","),
        ",",
      ),
      { maxLength: 40 },
    ).map((pieces) => pieces.join("")),
  ).filter((text) => text.trim() !== "")

  /** What stands outside of quoted strings; a quote left over would show. */
  const bare = (expression: string) => expression.replace(/"(?:[^"\\]|\\.)*"/gu, '""')

  test("whatever it is, nothing in it is an operator", () => {
    FastCheck.assert(
      FastCheck.property(texts, (text) => {
        const outside = bare(Words.expression(text)).replaceAll('""', " ")

        expect(outside).not.toMatch(/["\\()[\],]/)
        expect(outside).not.toMatch(/(?<![a-z0-9])(AND|NOT|SEARCH|AREA|RANGE|ALL|MISSING|MIN|MAX)(?![a-z0-9])/i)
        expect(Words.expression(text).replaceAll(" OR ", " ")).toSatisfy(
          (terms) => !/(?<![a-z0-9])OR(?![a-z0-9])/i.test(bare(terms)),
        )
      }),
    )
  })

  test.each(LargeTexts.all())("of any size there is no more than the registry takes: %s", (_, text) => {
    expect(Words.expression(text).length).toBeLessThanOrEqual(1100)
  })

  test("whatever it is, there is something to search, well formed, within the limits, and no bare list of NCT numbers", () => {
    FastCheck.assert(
      FastCheck.property(texts, (text) => {
        const expression = Words.expression(text)
        const isPhrase = !/[\p{L}\p{N}]/u.test(text)

        expect(expression.isWellFormed()).toBe(true)
        expect(expression.replace(/["\s]/g, "")).not.toBe("")
        expect(expression).not.toMatch(/^[\s,]*nct\d+([\s,]+nct\d+)*[\s,]*$/i)
        expect(expression.replaceAll(/ OR |"/g, " ").length).toBeLessThanOrEqual(isPhrase ? 1100 : 600)
        if (!isPhrase) expect(expression.replaceAll(" OR ", " ").match(/[^\s"'’.-]+/g)?.length).toBeLessThanOrEqual(12)
      }),
    )
  })
})

import { describe, expect, test } from "bun:test"
import { telling } from "../../../../domain/eligibility/rules/Row.ts"
import * as RuleTable from "../../../../domain/eligibility/rules/RuleTable.ts"
import * as Runs from "../../../../domain/eligibility/rules/Runs.ts"
import type { WordClasses } from "../../../../domain/eligibility/rules/WordTests.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"

const classes: WordClasses = {
  colour: "red green blue",
  verb: "relaps~ recur~",
  drug: "~mab ~nib aspirin",
  even: (word) => /^\d*[02468]$/.test(word),
}

const parts = { way: "( by|via <where> )?", where: "the|a road|sea" }

/** What some patterns tell in a text, each with the words that it tells. */
const told = (patterns: ReadonlyArray<string>, text: string): ReadonlyArray<string> => {
  const tokens = Tokens.ofWritten(text)
  const rows = patterns.map((pattern) => telling(pattern, [[pattern, ""]]))

  return RuleTable.of({ name: "a table of the test", rows, classes, parts })
    .find(Runs.ofPublished(tokens))
    .map(({ first, last, row }) => {
      const place = patterns.indexOf(row.means)

      return `${patterns.length > 1 ? `${place} ` : ""}${tokens.words.slice(first, last).join(" ")}`
    })
}

test("a table tells of a text the same whatever it was asked before, a row that needs no word of its own among the others", () => {
  const rows = ["red", "!red !red", "blue sea"].map((pattern) => telling(pattern, [[pattern, ""]]))
  const table = RuleTable.of({ name: "a table of the test", rows })
  const toldOf = (text: string) =>
    table.find(Runs.ofPublished(Tokens.ofWritten(text))).map(({ first, row }) => `${first} ${row.means}`)
  const texts = ["red blue sea", "a b c", "blue sea", "red"]
  const first = texts.map(toldOf)

  expect(first).toEqual([["0 red", "1 blue sea"], ["0 !red !red"], ["0 blue sea"], ["0 red"]])
  expect([...texts, ...texts.toReversed()].map(toldOf)).toEqual([...first, ...first.toReversed()])
})

describe("A pattern", () => {
  test.each<[pattern: string, text: string, told: ReadonlyArray<string>]>([
    ["prior therapy", "No prior therapy", ["prior therapy"]],
    ["Prior therapy", "no PRIOR Therapy", ["prior therapy"]],
    ["prior therapy", "prior other therapy", []],
    ["prior|previous therapy", "prior therapy, previous therapy", ["prior therapy", "previous therapy"]],
    ["{colour} {colour}", "red blue green red", ["red blue", "green red"]],
    ["{verb}", "relapsing or recurrent, lapsed", ["relapsing", "recurrent"]],
    ["relaps~|recurrence", "relapsed recurrent recurrence", ["relapsed", "recurrence"]],
    ["{drug}", "aspirin, bevacizumab, mabel", ["aspirin", "bevacizumab"]],
    [
      "sent <way> today",
      "sent by the sea today, sent today, sent by post today",
      ["sent by the sea today", "sent today"],
    ],
    ["~nib", "imatinib nib nibs", ["imatinib", "nib"]],
    ["{even}", "1 2 13 14", ["2", "14"]],
    ["non-small cell", "Non - small cell", ["non - small cell"]],
    ["!no therapy", "no therapy, any therapy", ["any therapy"]],
    ["!no|some therapy", "no therapy some therapy therapy", ["therapy therapy"]],
    ["very? large", "large very large", ["large", "very large"]],
    ["very* large", "very very very large", ["very very very large"]],
    [
      "very{2,3} large",
      "very large. very very large. very very very very large",
      ["very very large", "very very very large"],
    ],
    ["a ( b | c d )* e", "a e a b c d b e a c e", ["a e", "a b c d b e"]],
    ["a ( b c )? d", "a b c d a d a b d", ["a b c d", "a d"]],
    ["a ..2 b", "a b a x b a x x b a x x x b", ["a b", "a x b", "a x x b"]],
    ["a ..5 b", "a x b x b", ["a x b"]],
    ["a ..5 b", "a . b", []],
    ["a ...5 b", "a . b", ["a . b"]],
    ["a _ b", "a b a x b", ["a x b"]],
    ["^ a", "a a", ["a"]],
    ["a $", "b a a", ["a"]],
    ["^ a* $", "a a a", ["a a a"]],
    ["[ a ] !b{0,9} $", "a b, a c d", ["a"]],
    ["[ a ] ...9 $", "a b. c", ["a"]],
    ["!b{0,9} [ a ]", "c d a", ["a"]],
    ["!b{1,9} [ a ]", "d a", ["a"]],
    ["a !d{0,8} ( b c )? !d{0,8} e", "a x b c y e", ["a x b c y e"]],
    ["a !d{0,8} ( b c )? !d{0,8} e", "a x e, a d e", ["a x e"]],
    ["( ^ | , ) [ a ] b", "a b a b, a b", ["a", "a"]],
    ['"(" a ")"', "a (a)", ["( a )"]],
    ["prior [ lines? ] of", "prior lines of", ["lines"]],
    ["no [ ( large | small )* cat ] here", "no large small cat here", ["large small cat"]],
    ["1 +", "1+ or 1", ["1 +"]],
    ["{even} &, &{even}", "2,4 or 2, 4 or 2 ,4", ["2 , 4"]],
    ["&-cell", "T-cell, T -cell", ["- cell"]],
    ["a | b c", "b c a", ["b c", "a"]],
  ])("%s in “%s”", (pattern, text, expected) => expect(told([pattern], text)).toEqual(expected))
})

describe("Of several rows", () => {
  test.each<[what: string, patterns: ReadonlyArray<string>, text: string, told: ReadonlyArray<string>]>([
    ["the more specific tells what both would", ["{colour} cat", "red cat"], "red cat", ["1 red cat"]],
    ["whichever stands first", ["red cat", "{colour} cat"], "red cat, blue cat", ["0 red cat", "1 blue cat"]],
    [
      "the one with more around it",
      ["[ untreated ]", "not [ untreated ]"],
      "untreated, not untreated",
      ["0 untreated", "1 untreated"],
    ],
    ["each tells its own words, though they share others", ["of [ a ] ..3 c", "a [ b ] c"], "of a b c", ["0 a", "1 b"]],
    [
      "words that only one of them needs around are free for others",
      ["red [ cat ]", "[ red ]"],
      "red cat",
      ["1 red", "0 cat"],
    ],
    [
      "the more specific wins over one that begins earlier",
      ["{colour} big", "big cat sat"],
      "red big cat sat",
      ["1 big cat sat"],
    ],
    ["equal ones give way to the earlier words", ["a b", "b c"], "a b c", ["0 a b"]],
    ["a gap adds nothing, however much it passes over", ["a ..8 {colour}", "x red"], "a x x x x x red", ["1 x red"]],
    ["nor one over full stops", ["a ...8 {colour}", "x red"], "a. x. x. x red", ["1 x red"]],
  ])("%s", (_, patterns, text, expected) => expect(told(patterns, text)).toEqual(expected))
})

describe("A pattern that cannot be read says why", () => {
  test.each<[pattern: string, why: string]>([
    ["( a b", "“(” is not closed"],
    ["[ a b", "“[” is not closed"],
    ["[ a )", "“[” is closed by “)”"],
    ["a <notThere>", "there is no part “notThere”"],
    ["a )", "“)” closes nothing"],
    ["[ a ] [ b ]", "two pairs of brackets"],
    ["a | | b", "a part of it is empty"],
    ["", "a part of it is empty"],
    ["!non-small", "single words"],
    ["a ..99 b", "more than 60 tokens"],
  ])("%s", (pattern, why) => expect(() => told([pattern], "a")).toThrow(why))

  test("one that asks for no word", () => expect(() => told(["a? b*"], "a")).toThrow("asks for no word"))
})

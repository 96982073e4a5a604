import { describe, expect, test } from "bun:test"
import type { Row } from "../../../../domain/eligibility/assertion/Trigger.ts"
import { table } from "../../../../domain/eligibility/assertion/TriggerLexicon.ts"
import { fold } from "../../../../domain/eligibility/text/Folding.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"

const written = ({ literal }: Row): string => literal.join(" ")

const directionOf = (row: Row): string => ("direction" in row ? row.direction : "forward")

describe("the table of triggers", () => {
  test("is written as texts are read: folded, and token by token", () => {
    const tokensOf = (text: string) => Tokens.of(fold(text), 0, text.length).words
    const unread = table.filter((row) => tokensOf(written(row)).join(" ") !== written(row))

    expect(unread.map(written)).toEqual([])
  })

  test("has each literal once for each kind and direction, and for each reason why it ends something", () => {
    const keyOf = (row: Row): string =>
      [row.kind, directionOf(row), row.kind === "termination" ? row.boundary : "", written(row)].join("|")
    const several = [...Map.groupBy(table, keyOf)].filter(([, rows]) => rows.length > 1)

    expect(several.map(([key]) => key)).toEqual([])
  })

  test("has no trigger before a mention that only looks like one", () => {
    const pseudo = new Set(table.filter(({ kind }) => kind === "pseudo-trigger").map(written))
    const both = table.filter(
      (row) => row.kind === "trigger" && row.direction === "forward" && pseudo.has(written(row)),
    )

    expect(both.map(written)).toEqual([])
  })
})

import { describe, expect, test } from "bun:test"
import { join } from "node:path"
import * as FieldSentences from "../../../domain/criteria/FieldSentences.ts"
import * as Remark from "../../../domain/eligibility/mention/Remark.ts"
import { reasons } from "../../../domain/eligibility/mention/Remark.ts"
import * as Signpost from "../../../domain/eligibility/Signpost.ts"
import * as WhySentences from "../../../domain/ranking/WhySentences.ts"

const page = await Bun.file(join(import.meta.dir, "../../../docs/evidence.md")).text()

/** The first cells of the table under a heading. */
const listedUnder = (heading: string): ReadonlyArray<string> => {
  const [section = ""] = page.slice(page.indexOf(`## ${heading}`) + 3).split("\n## ")

  return Array.from(section.matchAll(/^\| `([a-z_]+)` \|/gm), ([, code = ""]) => code).toSorted()
}

describe("Codes are published, and no others", () => {
  test.each<readonly [heading: string, codes: ReadonlyArray<string>]>([
    ["What a check says", [...FieldSentences.codes, ...Signpost.codes]],
    ["Why a check is unknown", reasons],
    ["What is remarked of a quote", Remark.codes],
    ["Why a study stands where it stands", WhySentences.codes],
  ])("%s", (heading, codes) => {
    expect(listedUnder(heading)).toEqual([...codes].toSorted())
  })

  test("none of them stands for two things", () => {
    for (const codes of [Remark.codes, [...FieldSentences.codes, ...Signpost.codes]])
      expect(new Set(codes).size).toBe(codes.length)
  })
})

import { describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as LabShorthand from "../../../../domain/eligibility/entry/LabShorthand.ts"
import * as Questions from "../../../../domain/eligibility/Questions.ts"
import * as Reading from "../../../../domain/eligibility/Reading.ts"

describe("Signs in an entry", () => {
  test.each<readonly [written: string, plain: string]>([
    ["BRCA2 -> negative", "BRCA2 | negative"],
    ["| BRCA2 | negative |", "BRCA2 | negative"],
    ['{"BRCA2": "negative"}', "( | BRCA2 | : | negative | )"],
    ["**BRCA2**: negative", "BRCA2 | : negative"],
    ["BRCA2....negative", "BRCA2 | negative"],
    ["BRCA2 \uFFFD negative", "BRCA2 | negative"],
    ["BRCA2 neg\u00adative", "BRCA2 negative"],
    ["BRCA2 ampliﬁed", "BRCA2 amplified"],
    ["BRCA2 ✓", "BRCA2 +"],
    ["BRCA2 ± ", "BRCA2  ?"],
    ["BRCA2 ≠ positive", "BRCA2  ?  positive"],
    ["BRCA2⁻", "BRCA2-"],
    // What belongs to names, changes and numbers stays
    ["HLA-A*02:01", "HLA-A*02:01"],
    ["BRCA2 p.S1982Rfs*22", "BRCA2 p.S1982Rfs*22"],
    ["TP53 R213*", "TP53 R213*"],
    ["KRAS c.35G>A (p.G12D)", "KRAS c.35G>A (p.G12D)"],
    ["KRAS c.35G→A", "KRAS c.35G>A"],
    ["PD-L1 TPS ≥ 50 %", "PD-L1 TPS ≥ 50 %"],
    ["PD-L1 >=50%", "PD-L1 >=50%"],
    ["claudin 18.2 positive", "claudin 18.2 positive"],
    ["Alzheimer's APOE ε3/ε4", "Alzheimer's APOE ε3/ε4"],
    ["ER+/PR-/HER2-", "ER+/PR-/HER2-"],
    ["ER+PR-HER2-", "ER+ PR- HER2-"],
    ["ER-PR-HER2- breast cancer", "ER- PR- HER2- breast cancer"],
    ["EML4-ALK+", "EML4-ALK+"],
    ["PD-L1-", "PD-L1-"],
    ["ER + PR - HER2 -", "ER+ PR- HER2-"],
    ["ER + PR", "ER + PR"],
    ["HER2 +", "HER2 +"],
  ])("%j is %j", (written, plain) => expect(LabShorthand.plain(written)).toBe(plain))
})

const markers = [
  { name: "BRCA2", wanted: "Germline or somatic BRCA2 mutation" },
  { name: "KRAS", wanted: "KRAS mutation" },
  { name: "HER2", wanted: "HER2-positive tumor" },
  { name: "ALK", wanted: "ALK rearrangement" },
  { name: "Amyloid", wanted: "Amyloid-positive PET scan" },
  { name: "MGMT", wanted: "Methylated MGMT promoter" },
] as const

const absent = ["negative", "Negative", "wild-type", "WT", "not detected", "not found", "absent"] as const

const present = ["positive", "detected", "present"] as const

const sideOf = (written: string, wanted: string) =>
  Reading.read(`Inclusion Criteria:\n\n* ${wanted}\n\nExclusion Criteria:\n\n* Pregnancy`, [
    ...Questions.of({ condition: "cancer", biomarkers: [written] }),
  ])[0]?.state

/** Signs of any script: nothing that is, or stands for, letters, digits or marks. */
const sign = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 3 })
  .filter((text) => /^[^\p{L}\p{N}\p{M}]+$/u.test(text.normalize("NFKC")))

const between = fc.oneof(
  sign,
  fc.tuple(fc.constantFrom("", " "), sign, fc.constantFrom("", " ")).map((parts) => parts.join("")),
  fc.constantFrom(
    ..."|\t_~*#^`\"'.,:;!%&=<>/\\()[]{}-+•·→…±�".split(""),
    "->",
    "=>",
    "....",
    "**",
    " | ",
    "\r\n",
    '": "',
    "', '",
  ),
)

const anyMarker = fc.constantFrom(...markers)

describe("A state beside a marker is never lost", () => {
  test("of what is absent nobody is told that it is asked for, whatever stands between", () =>
    fc.assert(
      fc.property(anyMarker, between, fc.constantFrom(...absent), ({ name, wanted }, sign, state) => {
        expect(sideOf(`${name}${sign}${state}`, wanted)).not.toBe("mentioned_inclusion")
      }),
      { numRuns: 300 },
    ))

  test.each([..."-‐‑‒–—―−﹣－⁻₋"])("nor where “%s” joins both without a space", (dash) => {
    for (const { name, wanted } of markers)
      for (const state of absent) expect(sideOf(`${name}${dash}${state}`, wanted)).not.toBe("mentioned_inclusion")
  })

  test("nor of what is present that it is ruled out", () =>
    fc.assert(
      fc.property(anyMarker, between, fc.constantFrom(...present), ({ name, wanted }, sign, state) => {
        expect(sideOf(`${name}${sign}${state}`, wanted)).not.toBe("mentioned_exclusion")
      }),
      { numRuns: 300 },
    ))

  test.each<readonly [written: string, state: string | undefined]>([
    ["MGMT un methylated", "unknown"],
    ["MGMT un-\nmethylated", "unknown"],
    ["MGMT un\uFFFDmethylated", "unknown"],
    ["MGMT un/methylated", "unknown"],
    ["MGMT un|methylated", "unknown"],
    ["MGMT methy-\nlated", "mentioned_inclusion"],
    ["MGMT: methyl\u00adated", "mentioned_inclusion"],
    ["MGMT | methylated", "mentioned_inclusion"],
  ])("MGMT: %j", (written, state) => {
    expect(sideOf(written, "Methylated MGMT promoter")).toBe(state as ReturnType<typeof sideOf>)
  })
})

/** Characters that nobody sees. */
const invisible = [..."\u00ad\u200b\u200c\u200d\u2060\ufeff\u200e"]

describe("A character that nobody sees joins what stands around it", () => {
  test("in an entry, at any place", () =>
    fc.assert(
      fc.property(
        anyMarker,
        fc.constantFrom(...absent, ...present),
        fc.constantFrom(...invisible),
        fc.nat(),
        ({ name, wanted }, state, hidden, at) => {
          const written = `${name} ${state}`
          const place = at % (written.length + 1)

          expect(sideOf(written.slice(0, place) + hidden + written.slice(place), wanted)).toBe(sideOf(written, wanted))
        },
      ),
    ))
})

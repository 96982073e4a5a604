import { describe, expect, test } from "bun:test"
import * as AskedMarker from "../../../../domain/eligibility/biomarker/AskedMarker.ts"

const nameOf = (sought: AskedMarker.AskedMarker): string => {
  if (sought.marker === undefined) return sought.name
  const { asked, marker, untold } = sought

  return [marker.name, ...(untold === undefined ? [asked.state, ...asked.variants] : ["?"])].join(" ")
}

/** All that an entry asks, by name; "?" where it leaves a result open. */
const asked = (entry: string): ReadonlyArray<string> =>
  AskedMarker.all([entry]).flatMap(({ measures, parts }) => [
    ...parts.map((part) => nameOf(part.asked)),
    ...measures.map(({ measure: { name }, value }) => `${name} ${value}`),
  ])

describe("Of several results in one entry each is asked for", () => {
  const results: ReadonlyArray<readonly [written: string, asked: string]> = [
    ["HIV positive", "HIV present"],
    ["HCV RNA negative", "HCV absent"],
    ["HBsAg positive", "HBV present"],
    ["syphilis negative", "syphilis absent"],
    ["TB negative", "TB absent"],
    ["AQP4-IgG positive", "AQP4 present"],
    ["ANA positive", "ANA present"],
    ["ER positive", "Estrogen receptor present"],
    ["HER2-low", "HER2 low"],
    ["EGFR L858R", "EGFR present l858r"],
    ["BRAF wild-type", "BRAF absent"],
    ["RET fusion", "RET present"],
    ["NTRK fusion negative", "NTRK absent"],
    ["LDH elevated", "LDH present"],
    ["Gleason 9", "Gleason 9"],
    ["hemoglobin 9.2 g/dL", "hemoglobin 9.2"],
    ["ECOG 1", "ECOG 1"],
  ]

  test.each([", ", "; ", " + ", " and ", " & ", " | ", "\n"])("joined by %j", (joint) => {
    for (const [one, first] of results)
      for (const [other, second] of results)
        if (one !== other)
          expect([one, other, ...asked(one + joint + other)]).toEqual(expect.arrayContaining([first, second]))
  })

  test("three of them", () => {
    expect(asked("EGFR L858R, HIV positive, hemoglobin 9.2 g/dL")).toEqual([
      "EGFR present l858r",
      "HIV present",
      "hemoglobin 9.2",
    ])
    expect(asked("HIV, HBV and HCV negative")).toEqual(["HIV absent", "HBV absent", "HCV absent"])
  })
})

describe("No result is said of another marker", () => {
  test.each<readonly [entry: string, asked: ReadonlyArray<string>]>([
    ["chronic hepatitis B, BRAF wild-type", ["HBV present", "BRAF absent"]],
    ["HIV, ALK negative", ["HIV ?", "ALK absent"]],
    ["EGFR L858R, Idylla negative", ["EGFR ?"]],
    ["EGFR L858R + XT negative", ["EGFR ?"]],
    ["syphilis negative EGFR L858R", ["EGFR ?"]],
    ["ER positive margins negative", ["Estrogen receptor present"]],
    ["BCR-ABL1 positive\nmargins negative", ["BCR-ABL1 present"]],
    ["EML4-ALK & ctDNA negative", ["ALK present"]],
    ["ctDNA negative; KRAS G12D", ["KRAS present g12d"]],
    ["KRAS G12C mutation, leukemia with MNX1-ETV6 fusion", ["KRAS present g12c", "ETV6 present"]],
    ["KRAS G12C mutation leukemia with MNX1-ETV6 fusion", ["KRAS present g12c", "ETV6 present"]],
    ["ER, Allred 8", ["Estrogen receptor ?"]],
    ["HIV undetectable, EGFR L858R", ["HIV present", "EGFR present l858r"]],
  ])("%j", (entry, expected) => expect(asked(entry)).toEqual(expected))

  test.each<readonly [entry: string, held: ReadonlyArray<string>]>([
    ["HBsAg positive, HCV RNA negative", []],
    ["HBsAg positive, HBV DNA negative", ["HBV"]],
    ["HIV positive, HCV RNA negative", []],
    ["HIV positive, HIV RNA undetectable, HBsAg positive", ["HIV"]],
    ["HIV positive, undetectable viral load", ["HIV"]],
    ["HIV positive, HBsAg positive, undetectable viral load", []],
  ])("%j: held is %j", (entry, held) => {
    const parts = AskedMarker.all([entry])[0]?.parts ?? []

    expect(
      parts.flatMap(({ asked: { asked, marker } }) => (asked?.kinds.includes("controlled") ? [marker?.name] : [])),
    ).toEqual([...held])
  })
})

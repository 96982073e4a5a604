import { describe, expect, test } from "bun:test"
import type { Marker } from "../../../../domain/eligibility/markers/Marker.ts"
import * as MarkerRows from "../../../../domain/eligibility/markers/MarkerRows.ts"

describe("a row", () => {
  test.each<[row: string, marker: Marker]>([
    [
      `"KIT" | c-KIT | stem{ ,-}cell factor receptor; changes D816V # HGNC`,
      {
        name: "KIT",
        forms: ["c-KIT", "stem cell factor receptor", "stem-cell factor receptor"],
        exact: ["KIT"],
        tumorGene: true,
        changes: [["D816V", "d816v"]],
        source: "HGNC",
      },
    ],
    [
      `<NTRK>1 | <TRK> | TRKA; mostly fusion; implied TRKC | "TRK"`,
      {
        name: "NTRK1",
        forms: ["TRKA"],
        exact: [],
        family: { names: ["NTRK", "TRK"], number: "1" },
        tumorGene: true,
        altered: "fusion",
        implied: { forms: ["TRKC"], exact: ["TRK"] },
        source: "of all",
      },
    ],
    [
      `t(1;19): ; positive t(1;19) | TCF3{-,::}PBX1; prefixes g s; negative with others none
  # ISCN 2020: as reported; and so on`,
      {
        name: "t(1;19)",
        forms: [],
        exact: [],
        tumorGene: true,
        positive: ["t(1;19)", "TCF3-PBX1", "TCF3::PBX1"],
        prefixes: ["g", "s"],
        negativeWithOthers: ["none"],
        source: "ISCN 2020: as reported; and so on",
      },
    ],
    [
      "SOD1; changes {A4V,A5V}{,-SOD1}; changes exon19 = 19del | Del19; common changes a4v, resistant g93a; change classes a4v, a5v g93a",
      {
        name: "SOD1",
        forms: ["SOD1"],
        exact: [],
        tumorGene: true,
        changes: [
          ["A4V", "a4v"],
          ["A4V-SOD1", "a4v"],
          ["A5V", "a5v"],
          ["A5V-SOD1", "a5v"],
          ["19del", "exon19"],
          ["Del19", "exon19"],
        ],
        changeGroups: { common: ["a4v"], resistant: ["g93a"] },
        changeClasses: [["a4v"], ["a5v", "g93a"]],
        source: "of all",
      },
    ],
  ])("is read: %s", (row, marker) => expect(MarkerRows.read(row, "of tumors # of all")).toEqual([marker]))

  test("may be one for each of several", () =>
    expect(MarkerRows.read('each of "NF1", CDK12, <CDK>4; lost', "# HGNC")).toEqual([
      { name: "NF1", forms: [], exact: ["NF1"], lost: true, source: "HGNC" },
      { name: "CDK12", forms: ["CDK12"], exact: [], lost: true, source: "HGNC" },
      { name: "CDK4", forms: [], exact: [], family: { names: ["CDK"], number: "4" }, lost: true, source: "HGNC" },
    ]))

  test.each([
    ["A | B; of nobody # c", "“of nobody” tells nothing of a marker"],
    ["A | B", "is no row"],
    ["; lost # c", "is no row"],
  ])("that is written wrongly is told: %s", (row, fault) => expect(() => MarkerRows.read(row, "")).toThrow(fault))
})

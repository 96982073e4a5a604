import type { Marker } from "./Marker.ts"

const iscn = "ISCN 2020; iwCLL 2018, IMWG 2016 and WHO 2022 for what is reported"

const sides: Readonly<Record<string, string>> = { p: "short", q: "long" }

/** An arm that is lost, with the bands of it that are told: "del(17p)", "17p13.1 deletion", "del(17)(p13)". */
const lost = (arm: string, bands: ReadonlyArray<string> = []): Marker => {
  const chromosome = arm.slice(0, -1)
  const side = arm.slice(-1)

  return {
    name: `del(${arm})`,
    forms: [arm, ...bands],
    exact: [],
    positive: [
      ...[arm, ...bands].flatMap((part) => [`del(${part})`, `deletion of ${part}`, `${part} deletion`, `${part} del`]),
      ...bands.map((band) => `del(${chromosome})(${band.slice(chromosome.length)})`),
      `deletion of the ${sides[side]} arm of chromosome ${chromosome}`,
    ],
    altered: "deletion",
    source: iscn,
  }
}

/** Two chromosomes that changed parts, "t(11;14)", and the genes that are joined by it. */
const translocation = (pair: string, genes: ReadonlyArray<string> = []): Marker => ({
  name: `t(${pair})`,
  forms: [],
  exact: [],
  positive: [`t(${pair})`, `translocation (${pair})`, ...genes, ...genes.map((each) => each.replace("-", "::"))],
  altered: "fusion",
  source: iscn,
})

/** "MYC and BCL2 rearrangements", "translocations of MYC and BCL2 and/or BCL6". */
const rearrangedTogether = ["MYC and BCL2", "MYC and BCL6", "MYC and BCL2 and/or BCL6", "MYC and BCL2 or BCL6"].flatMap(
  (genes) =>
    ["rearrangement", "translocation"].flatMap((change) => [
      `${genes} ${change}`,
      `${genes} ${change}s`,
      `${change}s of ${genes}`,
    ]),
)

/** Changes of chromosomes. */
export const chromosomeMarkers: ReadonlyArray<Marker> = [
  {
    name: "1p/19q",
    forms: ["1p/19q", "1p19q", "1p and 19q"],
    exact: [],
    source: "WHO 2021: oligodendroglioma, IDH-mutant and 1p/19q-codeleted",
  },
  lost("17p", ["17p13", "17p13.1"]),
  lost("11q", ["11q22", "11q22.3"]),
  lost("13q", ["13q14", "13q14.3"]),
  lost("5q", ["5q31", "5q33"]),
  lost("1p", ["1p32"]),
  {
    name: "+7/-10",
    forms: [],
    exact: [],
    positive: [
      "+7/-10",
      "7+/10-",
      ...["gain of", "gain of whole", "trisomy of", "polysomy of"].flatMap((gained) =>
        ["loss of", "loss of whole", "monosomy of"].flatMap((lost) =>
          [" chromosome", ""].flatMap((again) =>
            ["and", "/", "with", "combined with"].map((joint) => `${gained} chromosome 7 ${joint} ${lost}${again} 10`),
          ),
        ),
      ),
      ...["gain", "trisomy", "polysomy"].flatMap((gained) =>
        ["loss", "monosomy"].flatMap((lost) => [
          `chromosome 7 ${gained}/10 ${lost}`,
          `chromosome 7 ${gained} and 10 ${lost}`,
          `chromosome 7 ${gained} and chromosome 10 ${lost}`,
        ]),
      ),
    ],
    source: "WHO 2021: glioblastoma, IDH-wildtype, by the whole of chromosome 7 gained and of 10 lost",
  },
  {
    name: "1q gain",
    forms: ["1q21", "1q"],
    exact: [],
    positive: ["gain 1q", "gain of 1q", "gain(1q)", "+1q", "amp(1q)"],
    source: iscn,
  },
  translocation("1;19", ["TCF3-PBX1", "E2A-PBX1"]),
  translocation("4;14"),
  translocation("6;9", ["DEK-NUP214"]),
  translocation("8;21", ["RUNX1-RUNX1T1", "AML1-ETO"]),
  translocation("11;14"),
  translocation("12;21", ["ETV6-RUNX1", "TEL-AML1"]),
  translocation("14;16"),
  translocation("14;20"),
  {
    name: "inv(16)",
    forms: [],
    exact: [],
    positive: ["inv(16)", "inversion 16", "t(16;16)", "CBFB-MYH11", "CBFB::MYH11"],
    source: "WHO 2022",
  },
  {
    name: "Complex karyotype",
    forms: [],
    exact: [],
    positive: ["complex karyotype", "complex karyotypes", "complex cytogenetics"],
    source: "ELN 2022: three unrelated changes of chromosomes or more",
  },
  {
    name: "Double-hit",
    forms: [],
    exact: [],
    positive: ["double hit", "triple hit", "double-hit/triple-hit", ...rearrangedTogether],
    source: "WHO 2016: high-grade B-cell lymphoma with MYC and BCL2 and/or BCL6 rearrangements",
  },
]

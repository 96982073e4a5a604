import * as MarkerRows from "./MarkerRows.ts"

const iscn = "ISCN 2020; iwCLL 2018, IMWG 2016 and WHO 2022 for what is reported"

const sides: Readonly<Record<string, string>> = { p: "short", q: "long" }

/** An arm that is lost, with the bands of it that are told: "del(17p)", "17p13.1 deletion", "del(17)(p13)". */
const lost = (chromosome: number, arm: string, bands: string): string => {
  const parts = `${chromosome}${arm}{${["", ...bands.split(" ")].join(",")}}`
  const further = `{${bands.replaceAll(" ", ",")}}`

  return `del(${chromosome}${arm}): ${parts}; mostly deletion; positive del(${parts}) | deletion of ${parts} |
    ${parts} {deletion,del} | del(${chromosome})(${arm}${further}) | deletion of the ${sides[arm]} arm of chromosome ${chromosome}`
}

/** Two chromosomes that changed parts, "t(11;14)", and the genes that are joined by it. */
const translocation = (pair: string, ...genes: ReadonlyArray<string>): string => {
  const joined = genes.map((each) => ` | ${each.replace("-", "{-,::}")}`).join("")

  return `t(${pair}): ; mostly fusion; positive t(${pair}) | translocation (${pair})${joined}`
}

/** "MYC and BCL2 rearrangements", "translocations of MYC and BCL2 and/or BCL6". */
const twoGenes = "MYC and {BCL2,BCL6,BCL2 and/or BCL6,BCL2 or BCL6}"

export const chromosomeMarkers = MarkerRows.read(
  `
1p/19q | 1p19q | 1p and 19q # WHO 2021: oligodendroglioma, IDH-mutant and 1p/19q-codeleted
${lost(17, "p", "13 13.1")}
${lost(11, "q", "22 22.3")}
${lost(13, "q", "14 14.3")}
${lost(5, "q", "31 33")}
${lost(7, "q", "22 31 36")}
${lost(1, "p", "32")}
+7/-10: ; positive +7/-10 | 7+/10- |
  {gain of,gain of whole,trisomy of,polysomy of} chromosome 7 {and,/,with,combined with} {loss,monosomy} of{, chromosome} 10 |
  {gain of,gain of whole,trisomy of,polysomy of} chromosome 7 {and,/,with,combined with} loss of whole{, chromosome} 10 |
  chromosome 7 {gain,trisomy,polysomy}{/, and , and chromosome }10 {loss,monosomy}
  # WHO 2021: glioblastoma, IDH-wildtype, by the whole of chromosome 7 gained and of 10 lost
1q gain: 1q21 | 1q; positive gain{ , of }1q | gain(1q) | +1q | amp(1q)
${translocation("1;19", "TCF3-PBX1", "E2A-PBX1")}
${translocation("4;14")}
${translocation("6;9", "DEK-NUP214")}
${translocation("8;21", "RUNX1-RUNX1T1", "AML1-ETO")}
${translocation("11;14")}
${translocation("12;21", "ETV6-RUNX1", "TEL-AML1")}
${translocation("14;16")}
${translocation("14;20")}
inv(16): ; positive inv(16) | inversion 16 | t(16;16) | CBFB{-,::}MYH11 # WHO 2022
Complex karyotype: ; positive complex {karyotype,karyotypes,cytogenetics} # ELN 2022: three unrelated changes of chromosomes or more
Double-hit: ; positive double hit | triple hit | double-hit/triple-hit | ${twoGenes} {rearrangement,translocation}{,s} |
  {rearrangements,translocations} of ${twoGenes}
  # WHO 2016: high-grade B-cell lymphoma with MYC and BCL2 and/or BCL6 rearrangements
`,
  `# ${iscn}`,
)

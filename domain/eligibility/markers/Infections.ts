import * as MarkerRows from "./MarkerRows.ts"

/** Viruses of the liver that are named in a row: "hepatitis A, B or C". */
const ofBoth = [
  ...["B or C", "C or B", "B and C", "C and B", "B and/or C", "C and/or B", "B/C", "C/B", "B & C", "B, C", "B, C or D"],
  ...["A, B or C", "A, B, or C", "A, B and C", "A, B, and C", "A, B and/or C", "A/B/C", "A, B, C", "B or C or D"],
  ...["B, C, D", "B, C, or D", "B, C, and D", "B, C or E", "B, C, or E", "A, B, C or D", "A, B, C, or D"],
  ...["B virus or C", "B virus and C", "B virus or C virus", "B or C virus", "B and C virus", "B and/or C virus"],
].flatMap((letters) => [`{hepatitis,hep,hepatitis virus} ${letters}`])

const hepatitis = ofBoth.join(" | ")

/** What somebody is infected with, mostly who is called by its name alone. */
export const infections = MarkerRows.read(
  `
HIV | HIV{-1,-2,-1/2,-1 and 2,-1 or 2,-I,-II} | human immunodeficiency virus{,-1,-2,-1/2, type 1, type 2} |
  human {immune deficiency,immuno-deficiency,immune-deficiency} virus |
  acquired {immunodeficiency,immune deficiency,immuno-deficiency,immune-deficiency} syndrome | "AIDS"
HBV | hepatitis{ ,-}B{, virus} | hep B{, virus} | viral hepatitis B | {hepatitis B,hepatitis B virus,hep B,HBV} surface {antigen,Ag} |
  HBsAg | HBs {antigen,Ag} | ${hepatitis}
HCV | hepatitis{ ,-}C{, virus} | hep C{, virus} | viral hepatitis C | anti-HCV | HCV-Ab | ${hepatitis}
HTLV | HTLV{-, ,}{1,2,I,II,1/2,I/II,1 and 2,I and II,1 or 2,1 and HTLV-2,1 or HTLV-2} |
  human {T,T-cell,T cell} {lymphotropic,lymphotrophic,leukemia,leukaemia,lymphoma}{ ,-}virus{, (HTLV)}{,-1,-I, 1, I, type 1, type I, type 1 and 2, types I and II} |
  human T-{lymphotropic,lymphotrophic} virus{, (HTLV)}{,-1, 1, type 1, type I and II}
`,
  "infection # ICTV: the virus, by its symbol and in full, and the disease that is called by it",
).concat(
  MarkerRows.read(
    `
SARS-CoV-2 | SARS{ ,-}CoV{ ,}2 | COVID{-19, 19,19,} | coronavirus{ disease,}{ 2019,-2019,-19} | {2019,novel,2019 novel} coronavirus | 2019-nCoV |
  severe acute respiratory syndrome coronavirus{ ,-}2
CMV | "CMV" | cytomegalovirus{, (CMV)}
`,
    "virus # ICTV and WHO; many texts name them where nobody is told to be infected",
  ),
  MarkerRows.read(
    `
Anti-HBc: anti-HBc{, Ab,Ab} | HBc{Ab, antibody, antibodies} | anti-{hepatitis B,HBV} core{, antibody, antibodies} |
  {hepatitis B,hep B,HBV,hepatitis B virus,hepatitis B virus (HBV)} core {antibody,antibodies,Ab} |
  {antibody,antibodies} to {hepatitis B,HBV} core antigen
`,
    "# AASLD 2018: what stays behind of an infection with HBV",
  ),
  MarkerRows.read(
    `
CMV IgG: CMV {IgG,antibody,antibodies,serology,serostatus} | anti-CMV{, IgG, antibody, antibodies} | cytomegalovirus {IgG,antibody,antibodies,serology};
  positive CMV{ ,-}{seropositive,seropositivity} | cytomegalovirus{, (CMV)} {seropositive,seropositivity} | {seropositive,seropositivity} for CMV;
  negative CMV{ ,-}{seronegative,seronegativity} | cytomegalovirus{, (CMV)} {seronegative,seronegativity} | seronegative for CMV
`,
    "# ECIL 2019: who was infected once has antibodies, and mostly no virus in the blood",
  ),
)

import type { WordClasses } from "../rules/WordTests.ts"
import { inOrder } from "./CoursePhrases.ts"
import { inShort, saying } from "./StagePhrase.ts"

export const classes: WordClasses = {
  platinum: "platinum plat",
  deepT: (word) => /^[cp]?t[2-4][a-d]?$/.test(word),
  deep: (word) => /^(?:[cp]?t)?[2-4][a-d]?(?:n[0-3x][a-c]?)?(?:m[01x])?$/.test(word),
  bladder: "bladder urothelial urothelium transitional",
  phased: "cml leukemia leukaemia phase phases myeloid",
  form: "form forms type types course",
}

const ms = "( ms | multiple sclerosis )"

const quiet = "( non|not active|relapsing | nonactive|inactive|nonrelapsing )"

const active = "active|relapsing"

const second = `( secondary|secondarily progressive ${ms}? | spms )`

/** Stages that one disease alone has, with its short names where they tell of one. */
export const rows = [
  // Alzheimer's disease (NIA-AA 2018; Jessen 2014). Grades, "mild to moderate", are read by their own grammar
  saying(["preclinical"], "dementia", [["( preclinical|presymptomatic | pre clinical|symptomatic )", "preclinical"]]),
  saying(["preclinical"], "always", [["( at risk for | asymptomatic ) alzheimer~", "at risk for Alzheimer's disease"]]),
  saying(["preclinical", "cognitively normal"], "always", [
    ["( cognitively unimpaired | unimpaired cognition )", "cognitively unimpaired"],
  ]),
  saying(["cognitively normal"], "always", [["( cognitively normal|healthy | normal cognition )", "normal cognition"]]),
  saying(["subjective decline"], "always", [
    ["subjective cognitive decline|impairment", "subjective cognitive decline"],
  ]),
  inShort(["subjective decline"], "SCD", "dementia"),
  saying(["mci"], "always", [
    ["mild cognitive impairment|impairments", "mild cognitive impairment"],
    ["mild|minor ( or|and major )? neurocognitive disorder|disorders", "mild or major neurocognitive disorder"],
  ]),
  inShort(["mci"], "MCI aMCI"),
  saying(["mci"], "dementia", [["prodromal", "prodromal"]]),
  // Early covers both
  saying(["mci", "mild"], "always", [
    ["early ( stage|symptomatic? alzheimer~|ad | stage|stages of alzheimer~ )", "early Alzheimer's disease"],
  ]),
  saying(["mci", "mild"], "dementia", [["early symptomatic", "early symptomatic"]]),
  saying(["mild"], "always", [["early ( stage of? )? dementia", "early-stage dementia"]]),
  saying(["severe"], "always", [["( advanced | end|late stage ) dementia|alzheimer~", "end-stage dementia"]]),
  // Myeloma (IMWG)
  saying(["smoldering"], "always", [["( smoldering|smouldering | asymptomatic myeloma )", "smoldering"]]),
  inShort(["smoldering"], "SMM"),
  // Ovarian cancer by its answer to platinum
  saying(["platinum-resistant"], "always", [
    ["( {platinum} res|resist|resistant|resistance | resistant|resistance to {platinum} )", "platinum-resistant"],
  ]),
  saying(["primary platinum-resistant"], "always", [
    ["primary|primarily {platinum} resistant|resistance", "primary platinum-resistant"],
  ]),
  saying(["platinum-refractory"], "always", [
    ["( {platinum} refract|refractory | refractory to {platinum} )", "platinum-refractory"],
  ]),
  saying(["platinum-sensitive"], "always", [["{platinum} sens|sensitive", "platinum-sensitive"]]),
  inShort(["platinum-resistant"], "PROC"),
  inShort(["platinum-sensitive"], "PSOC"),
  // Prostate cancer by its answer to castration (PCWG3)
  saying(["castration-resistant"], "always", [
    ["( castration|castrate|hormone resistance|resistant|refractory | androgen independent )", "castration-resistant"],
    ["despite ..4 castrate|castration|castrated|adt", "despite castrate levels of testosterone"],
    ["despite ..4 androgen deprivation|depletion|ablation|suppression", "despite ongoing androgen deprivation"],
  ]),
  inShort(["castration-resistant"], "CRPC nmCRPC HRPC"),
  inShort(["metastatic", "castration-resistant"], "mCRPC"),
  saying(["castration-sensitive"], "always", [
    ["castration|castrate|hormone|androgen sensitive|naive", "hormone-sensitive"],
  ]),
  inShort(["castration-sensitive"], "HSPC CSPC"),
  inShort(["metastatic", "castration-sensitive"], "mHSPC mCSPC"),
  // Bladder cancer (EAU)
  saying(["muscle-invasive"], "always", [["muscle invasive", "muscle-invasive"]]),
  inShort(["muscle-invasive"], "MIBC"),
  saying(["not muscle-invasive"], "always", [["( non|not muscle | nonmuscle ) invasive", "non-muscle-invasive"]]),
  inShort(["not muscle-invasive"], "NMIBC"),
  saying(["muscle-invasive"], "else", [
    ["≥|>= {deepT} ..3 {bladder}", "≥ T2 bladder cancer"],
    ["[ {deepT} ] to? {deep} ..7 {bladder}", "[cT2] to T4a N0 M0 bladder cancer"],
    ["{bladder} ..6 [ {deepT} ] to? {deep}", "bladder cancer of stage [T2] to T4aN0M0"],
  ]),
  saying(["not muscle-invasive"], "else", [["ta ,|/|and|or{1,3} t1|pt1", "high-grade Ta, T1 or CIS"]]),
  // Chronic myeloid leukaemia (ELN 2020)
  saying(["chronic phase"], "always", [
    ["chronic phase|phases", "chronic phase"],
    ["{phased} ..5 [ cp ] ,|or|and|/{1,3} ap|bp|bc", "CML in any phase ([CP], AP or BP)"],
    ["cml in [ cp ]", "CML in [CP]"],
  ]),
  inShort(["chronic phase"], "CML-CP CP-CML"),
  ...inOrder("chronic phase", "chronic phase", "always", [
    "first chronic phase",
    "later chronic phase",
    "later chronic phase",
  ]),
  saying(["later chronic phase"], "always", [["subsequent chronic phase", "subsequent chronic phase"]]),
  inShort(["first chronic phase"], "CP1 CML-CP1", "disease"),
  inShort(["later chronic phase"], "CP2 CML-CP2", "disease"),
  saying(["first chronic phase", "later chronic phase"], "always", [
    ["cp1 or second|later|subsequent|beyond|cp2", "CP1 or CP2"],
    ["first|1st or|and|/ later|subsequent chronic phase", "first and later chronic phase"],
  ]),
  saying(["accelerated phase"], "always", [
    ["accelerated phase|phases", "accelerated phase"],
    ["[ accelerated ] or|and|/ blast|blastic phase|crisis", "[accelerated] or blast phase"],
    ["{phased} ..8 [ ap ] ,|or|and|/{1,3} bp|bc", "CML in any phase (CP, [AP] or BP)"],
    ["cml in ( cp ,|or|and|/{1,3} )? [ ap ]", "CML in CP or [AP]"],
  ]),
  inShort(["accelerated phase"], "CML-AP AP-CML MPN-AP"),
  saying(["blast phase"], "always", [
    ["blast|blastic phase|crisis", "blast phase"],
    ["{phased} ..8 ap ,|or|and|/{1,3} [ bp|bc ]", "CML in any phase (CP, AP or [BP])"],
    ["cml in ( cp ,|or|and|/{1,3} )? [ bp|bc ]", "CML in [BP]"],
  ]),
  inShort(["blast phase"], "CML-BP BP-CML CML-BC BC-CML MPN-BP"),
  // Small cell lung cancer (VALG)
  saying(["extensive"], "always", [["extensive stage|disease", "extensive-stage"]]),
  inShort(["extensive"], "ES-SCLC ED-SCLC"),
  saying(["limited"], "always", [["limited stage|disease", "limited-stage"]]),
  inShort(["limited"], "LS-SCLC LD-SCLC"),
  // Multiple sclerosis (Lublin 2014): its relapsing forms are all of the first course, and of the last where that is active, which is left open
  saying(["relapsing-remitting"], "always", [
    ["relapsing and|/? remitting", "relapsing-remitting"],
    [`relapsing ( {form} of )? ${ms}`, "relapsing forms of multiple sclerosis"],
  ]),
  saying(["relapsed"], "always", [
    [`( ${ms} attack|attacks | attack|attacks phase? of|in ${ms} )`, "attack phase of MS", "attack of vertigo in MS"],
  ]),
  inShort(["relapsing-remitting"], "RRMS RR-MS RMS"),
  saying(["primary progressive"], "always", [
    [`primary progressive ( {form} of )? ${ms}`, "primary progressive MS"],
    ["primary progressive or secondary", "primary progressive or secondary progressive"],
    ["[ primary progressive ] ,|/ secondary", "[primary progressive], secondary progressive"],
  ]),
  inShort(["primary progressive"], "PPMS PP-MS"),
  saying(["secondary progressive"], "always", [
    [`secondary|secondarily progressive ${ms}?`, "secondary progressive"],
    [`( ${active} or|and|/ ${quiet} | ${quiet} or|and|/ ${active} ) ${second}`, "active or non-active SPMS"],
  ]),
  inShort(["secondary progressive"], "SPMS SP-MS"),
  saying(["active secondary progressive"], "always", [[`${active} ${second}`, "active SPMS"]]),
  inShort(["active secondary progressive"], "aSPMS"),
  saying(["non-active secondary progressive"], "always", [[`${quiet} ${second}`, "non-active SPMS"]]),
  inShort(["non-active secondary progressive"], "nrSPMS naSPMS"),
  saying(["primary progressive", "non-active secondary progressive"], "always", [
    [`primary progressive? or|and|/ ${quiet} ${second}`, "primary or non-active secondary progressive MS"],
  ]),
  saying(["primary progressive", "active secondary progressive"], "always", [
    [`primary progressive? or|and|/ ${active} ${second}`, "primary or active secondary progressive MS"],
  ]),
  saying(["primary progressive", "secondary progressive"], "always", [
    [`progressive ( {form} of )? ${ms}`, "progressive MS"],
    [`( primary or|and|/ secondary | secondary or primary ) progressive ${ms}`, "primary or secondary progressive MS"],
  ]),
  // What is called so without being it
  saying([], "always", [
    [`progressive relapsing ${ms}`, "progressive relapsing MS"],
    ["advanced tubular|villous|colorectal|colonic? adenoma|adenomas|neoplasia", "advanced adenoma"],
    ["more|less advanced than", "more advanced than"],
    ["international metastatic", "International Metastatic RCC Database"],
    ["mbc cml", "MBC-CML"],
  ]),
]

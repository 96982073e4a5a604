import { each, phrases, type StagePhrase } from "./StagePhrase.ts"
import { course, imwg } from "./StageSources.ts"

const valg = "VALG staging of small cell lung cancer"
const pcwg = "PCWG3: prostate cancer by its answer to castration"
const eau = "EAU: bladder cancer by whether it invades the muscle"
const lublin = "Lublin 2014: courses of multiple sclerosis"
const eln = "ELN 2020: phases of chronic myeloid leukaemia"

/** Stages that one disease alone has, with its short names where they tell of one. */
export const diseaseSpecificPhrases: ReadonlyArray<StagePhrase> = [
  // Myeloma
  ...phrases(["smoldering"], ["smoldering", "smouldering", "asymptomatic myeloma"], imwg),
  ...phrases(["smoldering"], ["SMM"], imwg, { exact: true }),
  // Ovarian cancer
  ...phrases(["platinum-resistant"], ["platinum resistant", "resistant to platinum"], course),
  ...phrases(["platinum-refractory", "refractory"], ["platinum refractory"], course),
  ...phrases(["platinum-refractory", "refractory"], ["refractory to platinum"], course, { need: "disease" }),
  ...phrases(["platinum-resistant"], ["PROC"], course, { exact: true }),
  ...phrases(["platinum-sensitive"], ["platinum sensitive"], course),
  ...phrases(["platinum-sensitive"], ["PSOC"], course, { exact: true }),
  // Prostate cancer
  ...phrases(
    ["castration-resistant"],
    [
      ...each("castration|castrate", "resistant|refractory"),
      "androgen independent",
      "hormone refractory",
      "hormone resistant",
    ],
    pcwg,
  ),
  ...phrases(["castration-resistant"], ["CRPC", "nmCRPC", "HRPC"], pcwg, { exact: true }),
  ...phrases(["metastatic", "castration-resistant"], ["mCRPC"], pcwg, { exact: true }),
  ...phrases(["castration-sensitive"], each("castration|castrate|hormone|androgen", "sensitive|naive"), pcwg),
  ...phrases(["castration-sensitive"], ["HSPC", "CSPC"], pcwg, { exact: true }),
  ...phrases(["metastatic", "castration-sensitive"], ["mHSPC", "mCSPC"], pcwg, { exact: true }),
  // Bladder cancer
  ...phrases(["muscle-invasive"], ["muscle invasive"], eau),
  ...phrases(["muscle-invasive"], ["MIBC"], eau, { exact: true }),
  ...phrases(["not muscle-invasive"], ["non muscle invasive", "nonmuscle invasive", "not muscle invasive"], eau),
  ...phrases(["not muscle-invasive"], ["NMIBC"], eau, { exact: true }),
  // Chronic myeloid leukaemia
  ...phrases(["chronic phase"], ["chronic phase"], eln),
  ...phrases(["chronic phase"], ["CML-CP", "CP-CML"], eln, { exact: true }),
  ...phrases(["accelerated phase"], ["accelerated phase"], eln),
  ...phrases(["blast phase"], ["blast phase", "blast crisis", "blastic phase"], eln),
  // Small cell lung cancer
  ...phrases(["extensive"], ["extensive stage", "extensive disease"], valg),
  ...phrases(["extensive"], ["ES-SCLC", "ED-SCLC"], valg, { exact: true }),
  ...phrases(["limited"], ["limited stage", "limited disease"], valg),
  ...phrases(["limited"], ["LS-SCLC", "LD-SCLC"], valg, { exact: true }),
  // Multiple sclerosis: its relapsing forms are all of the first course, and of the last where that is active, which is left open
  ...phrases(
    ["relapsing-remitting"],
    ["relapsing remitting", "relapsing/remitting", "relapsing and remitting"],
    lublin,
  ),
  ...phrases(
    ["relapsing-remitting"],
    each(
      "relapsing|relapsing form of|relapsing forms of|relapsing type of|relapsing types of",
      "MS|multiple sclerosis",
    ),
    lublin,
  ),
  ...phrases(["relapsing-remitting"], ["RRMS", "RR-MS", "RMS"], lublin, { exact: true }),
  ...phrases(
    ["primary progressive"],
    each("primary progressive|primary progressive form of|primary progressive course of", "MS|multiple sclerosis"),
    lublin,
  ),
  ...phrases(["primary progressive"], ["primary progressive or secondary"], lublin),
  ...phrases(["primary progressive"], ["PPMS", "PP-MS"], lublin, { exact: true }),
  ...phrases(
    ["secondary progressive"],
    ["secondary progressive", "secondarily progressive", ...each("secondary progressive", "MS|multiple sclerosis")],
    lublin,
  ),
  ...phrases([], each("progressive relapsing", "MS|multiple sclerosis"), lublin),
  ...phrases(["secondary progressive"], ["SPMS", "SP-MS", "nrSPMS", "naSPMS", "aSPMS"], lublin, { exact: true }),
  ...phrases(
    ["primary progressive", "secondary progressive"],
    each(
      "progressive|progressive form of|progressive forms of|primary or secondary progressive|primary and secondary progressive|" +
        "primary/secondary progressive|secondary or primary progressive",
      "MS|multiple sclerosis",
    ),
    lublin,
  ),
]

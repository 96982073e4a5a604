import type { ChunkedRun, Level } from "../rules/ChunkedRun.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"
import { coursePhrases } from "./CoursePhrases.ts"
import { diseaseSpecificPhrases } from "./DiseaseSpecificPhrases.ts"
import { extentPhrases } from "./ExtentPhrases.ts"
import { operabilityPhrases } from "./OperabilityPhrases.ts"
import { severityPhrases } from "./SeverityPhrases.ts"
import * as StageBounds from "./StageBounds.ts"
import type { Meaning } from "./StagePhrase.ts"

const tumor = "(?:[cpyr]{0,2}t(?:[0-4x][a-d]?|is|any))?(?:[0-4][a-d]?)?"

const node = "(?:[cp]?n(?:[0-3x][a-c]?|any))?(?:[0-3][a-c]?)?"

/** Words that are a code of TNM which ends so. */
const code = (ending: string) => {
  const whole = new RegExp(`^${ending}$`)

  return (word: string): boolean => whole.test(word)
}

const hyphen = "-".charCodeAt(0)

const nothing: ReadonlyArray<undefined> = []

/** Words as they are numbered, without the hyphens that names of stages have or not: "castration-resistant". */
export const withoutHyphens = ({
  numbers,
  vocabulary,
}: Pick<Run, "vocabulary"> & { readonly numbers: ArrayLike<number> }): ChunkedRun<never> => {
  const kept = new Int32Array(numbers.length)
  const tokens = new Int32Array(numbers.length + 1)
  let to = 0
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] ?? hyphen
    if (number === hyphen) continue
    kept[to] = number
    tokens[to++] = at
  }
  tokens[to] = numbers.length

  return { vocabulary, numbers: kept, joined: new Uint8Array(to), from: 0, to, tokens, chunks: nothing }
}

const level: Level<never> = { names: [], of: withoutHyphens, makers: [] }

/** Every phrase by which texts and profiles speak of a stage, an extent or a course of disease. */
export const table = RuleTable.of<Meaning>({
  name: "stages by their names",
  over: level,
  classes: {
    ...StageBounds.classes,
    spanning: "to - or and / through very , terminal",
    ofName: (word) => /^[a-z'-]+$/.test(word) && !/^(?:and|or|with|without|who|in|for|by|of|at|on|to)$/.test(word),
    compared: "than pain symptoms fatigue toxicity toxicities grade",
    degree: "degree degrees level levels grade grades",
    organ: "pancreas prostate kidney bladder breast lung colon rectum cervix uterus liver thyroid organ",
    metastases: "metastasis metastases",
    malignancy: "cancer cancers malignancy malignancies disease melanoma carcinoma carcinomas",
    some: "any no without known systemic have has with multiple synchronous metachronous new three five 3 5",
    signs: "evidence signs presence absence detection",
    recurrence: "recurrence recurrences relapse relapses",
    numbered: "stage grade type day cohort phase part .",
    standard: "standard all available conventional adequate",
    spots: "site sites lesion lesions areas",
    radiation: "chemoradiation chemoradiotherapy radiotherapy radiation",
    chemoradiation: "chemoradiation chemoradiotherapy radiochemotherapy",
    curing:
      "surgical complete r0 radical potentially curative intent primary definitive segmental full upfront debulking cytoreductive ( )",
    operation: "surgery resection",
    way:
      "to for by with a the any potentially curative curatively definitive radical local locoregional aggressive intent therapy therapies treatment " +
      "treatments including include such as like i e g . eg ie ( , / or and radiation radiotherapy chemoradiation chemoradiotherapy ablation " +
      "transplantation either surgical complete salvage r0",
    deemed: "be a an considered deemed longer felt good",
    removal:
      "nephrectomy prostatectomy cystectomy gastrectomy mastectomy lumpectomy pancreatectomy pancreaticoduodenectomy hepatectomy colectomy " +
      "lobectomy thyroidectomy esophagectomy oesophagectomy pancreatoduodenectomy duodenopancreatectomy hemicolectomy " +
      "segmentectomy laryngectomy",
    cancerOf: "breast lung ovarian colorectal prostate pancreatic",
    organPart: "liver hepatic lung pulmonary pancreatic colorectal colon rectal",
    distant: code(`${tumor}${node}[cpy]{0,2}m1[a-d]?`),
    none: code(`(?!.*n0)${tumor}${node}[cpy]{0,2}m0`),
    nodeless: code(`${tumor}[cpy]{0,2}n0`),
    neither: code(`${tumor}[cpy]{0,2}n0[cpy]{0,2}m0`),
    deepT: (word) => /^[cp]?t[2-4][a-d]?$/.test(word),
    bladder: "bladder urothelial urothelium transitional",
    phased: "cml leukemia leukaemia phase phases myeloid",
    form: "form forms type types course",
  },
  parts: {
    ...StageBounds.parts,
    /** How recurrences are counted: "two prior relapses". */
    counted: "prior|previous? ms? {recurrence}",
    limited: "no|not more|greater|later than",
    most: "( ≤ | < =? | at most | up to | maximum of? )",
    least: "( ≥ | > =? | at least )",
    beyond: "or later|beyond|greater|higher|more",
  },
  rows: [...coursePhrases, ...extentPhrases, ...operabilityPhrases, ...severityPhrases, ...diseaseSpecificPhrases],
})

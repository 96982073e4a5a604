import type { Span } from "../document/Span.ts"
import { isCancer, normal } from "../mention/DiseaseWords.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import * as OperationTimes from "./OperationTimes.ts"
import type { PlacedStage } from "./PlacedStage.ts"

/** The organs that operations take, where a cancer may sit that they take out. */
const organs: ReadonlyArray<readonly [operation: RegExp, sites: ReadonlyArray<string>]> = [
  [/^nephrectomy$/, ["kidney", "bladder"]],
  [/^prostatectomy$/, ["prostate"]],
  [/^cystectomy$/, ["bladder", "prostate"]],
  [/^(?:gastrectomy|o?esophagectomy)$/, ["stomach"]],
  [/^hysterectomy$/, ["womb", "cervix", "ovary"]],
  [/^(?:mastectomy|lumpectomy)$/, ["breast"]],
  [
    /^(?:pancreatectomy|pancreatic|pancreat(?:ic)?oduodenectomy|duodenopancreatectomy|whipple)$/,
    ["pancreas", "liver", "bowel", "stomach"],
  ],
  [/^(?:hepatectomy|liver|hepatic)$/, ["liver", "bowel"]],
  [/^(?:colectomy|hemicolectomy|anterior|mesorectal|colorectal|colon|rectal)$/, ["bowel"]],
  [/^(?:lobectomy|pneumonectomy|lung|pulmonary)$/, ["lung"]],
  [/^segmentectomy$/, ["lung", "liver", "breast"]],
  [/^thyroidectomy$/, ["thyroid", "head"]],
  [/^laryngectomy$/, ["head"]],
]

/** Whether an operation takes an organ that the study's cancer may sit in. In a study of any cancer, who had one may take part. */
const isOfOwnOrgan = ({ document, first, last, segment, tokens: { words } }: Span): boolean => {
  const named = words.slice(first, last)
  const taken = organs.find(([operation]) => named.some((word) => operation.test(word)))
  const { sites } = OwnDiseases.of(document)
  if (taken === undefined) return true

  return sites.size === 0 ? segment.side === "inclusion" : taken[1].some((site) => sites.has(site))
}

const nearDisease = 6

const others: ReadonlySet<string> = new Set(["benign", "other", "another"])

/** "Surgery for breast cancer", and not "surgery for benign disease": whether an operation that tells what it is for is for the study's disease. */
const isForOwn = ({ document, last, tokens: { words } }: Span): boolean => {
  if (words[last - 1] !== "for") return true
  const own = OwnDiseases.of(document).words
  const behind = words.slice(last, last + nearDisease)

  return behind.some((word) => isCancer(word) || own.has(normal(word))) && !behind.some((word) => others.has(word))
}

/** Whether a sentence tells of what has spread: "metastatic", and not "non-metastatic". */
const isOfSpread = (words: ReadonlyArray<string>): boolean =>
  words.some((word, at) => word.startsWith("metasta") && words[at - 1] !== "-" && words[at - 1] !== "without")

/** Whether an operation was done of those who take part: "underwent a radical prostatectomy", and not one that is planned. */
export const isDone = (stage: PlacedStage): boolean =>
  OperationTimes.told(stage).has("done") && isOfOwnOrgan(stage) && isForOwn(stage)

/** Whether one is planned for those who take part: what it takes out is resectable, but for metastases. */
export const isPlanned = (stage: PlacedStage): boolean =>
  stage.segment.side === "inclusion" &&
  OperationTimes.told(stage).has("planned") &&
  !isOfSpread(stage.tokens.words) &&
  isForOwn(stage) &&
  isOfOwnOrgan(stage)

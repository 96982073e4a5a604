import { cures, plannedInShort, plannedResections, surgeries } from "./OperationNames.ts"
import { each, phrases, type StagePhrase } from "./StagePhrase.ts"
import { nccn } from "./StageSources.ts"

/** Whether a tumour can be taken out, was taken out or is to be. */
export const operabilityPhrases: ReadonlyArray<StagePhrase> = [
  // It can be taken out
  ...phrases(["resectable"], ["resectable", "operable", "potentially resectable", "surgically resectable"], nccn, {
    need: "else",
  }),
  ...phrases(
    ["resectable"],
    [
      ...each("amenable to|amenable for", "resection|surgery|surgical treatment"),
      ...each(
        "amenable to|amenable for|a candidate for|candidate for|candidates for|candidate for a|candidates for a|eligible for|suitable for|appropriate for|fit for",
        cures,
      ),
      "can be resected",
      "could be resected",
    ],
    nccn,
  ),
  ...phrases(
    ["resectable"],
    [
      ...each("candidate for|candidates for|eligible for|suitable for", "surgery|resection|surgical treatment"),
      ...each("surgical|operative", "candidate|candidates"),
    ],
    nccn,
    { need: "disease" },
  ),
  ...phrases(
    ["borderline"],
    ["borderline resectable", "borderline resectability", "borderline operable", "marginally resectable"],
    nccn,
  ),
  ...phrases(["borderline"], ["BRPC", "BR-PDAC"], nccn, { exact: true }),
  // It cannot
  ...phrases(
    ["unresectable"],
    [
      "unresectable",
      "un-resectable",
      "irresectable",
      "surgically unresectable",
      "non-resectable",
      "nonresectable",
      "not resectable",
      "not surgically resectable",
      "inoperable",
      "non-operable",
      "not operable",
      "cannot be resected",
      "cannot be surgically resected",
      "cannot be completely resected",
      "cannot be surgically removed",
      ...each(
        "not|not a|not considered|not considered a|non|no|poor|not good|not a good|no longer|no longer a",
        "surgical candidate|surgical candidates",
      ),
      ...each("nonsurgical", "candidate|candidates"),
      ...each(
        "no candidate for|no candidates for|not good candidates for|not a good candidate for|not considered candidates for|not considered a candidate for|poor candidates for",
        "surgery|resection|surgical resection",
      ),
      ...each("surgery|surgical resection|resection|curative surgery", "is not an option|not an option"),
      ...each(
        "unable to perform|unable to achieve|cannot undergo",
        "r0 resection|complete resection|radical resection|curative resection",
      ),
      ...each(
        "r0 resection|complete resection|radical resection|curative resection|surgical resection",
        "not possible|is not possible|not feasible|is not feasible|impossible|is impossible|cannot be achieved|cannot be performed",
      ),
      ...each(
        "not amenable to|not amenable for|not eligible for|ineligible for|not suitable for|unsuitable for|no longer suitable for|no longer eligible for|not candidates for|not a candidate for",
        `surgery|resection|surgical treatment|salvage surgery|curative treatment with surgery|curative treatment by surgery|curative treatment including surgery|curative treatments including surgery|curative therapy including surgery|${cures}`,
      ),
    ],
    nccn,
    { need: "else" },
  ),
  ...phrases(
    ["unresectable"],
    [
      "surgery",
      "resection",
      ...each("surgical|complete|curative|radical", "resection"),
      ...each("curative|radical", "surgery"),
    ],
    nccn,
    { need: "denied" },
  ),
  // It was taken out, or is to be
  ...phrases(
    ["resected"],
    [
      "resected",
      "complete resection",
      "curative resection",
      "macroscopic resection",
      "gross total resection",
      "gross total or subtotal resection",
      "gross total or near total resection",
      "complete surgical resection",
      "surgically resected",
      "undergone surgery",
      "previously treated with surgery",
      "treated locally with surgery",
      "R0 resection",
      "R1 resection",
      "R0 or R1 resection",
      "after resection",
      "following resection",
      "completed surgery",
    ],
    nccn,
    { need: "else" },
  ),
  ...phrases(["resected"], surgeries, nccn, { need: "done" }),
  ...phrases(["resectable"], plannedResections, nccn, { need: "planned" }),
  ...phrases(["resectable"], plannedInShort, nccn, { need: "planned", exact: true }),
]

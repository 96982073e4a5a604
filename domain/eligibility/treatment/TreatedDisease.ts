import * as DiseaseWords from "../mention/DiseaseWords.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as BesideNames from "./BesideNames.ts"

/** How it is told behind a treatment for which disease it was, or in which setting. */
export const table = RuleTable.of<"disease">({
  name: "what a treatment was for",
  classes: {
    article: "a an the this their",
    cancer: DiseaseWords.isCancer,
    common: "disease setting settings stage",
    extent: BesideNames.spread.union(new Set(["locally", "regionally", "late", "stage", "and", "or", "/", ","])),
    kind: (word) => DiseaseWords.siteOf(word) !== undefined || DiseaseWords.isCancer(word),
  },
  rows: [
    telling("disease", [
      [
        "for|in {article}? ( treatment|management of {article}? )? {extent}{0,7} {kind}{0,3} {common}|{cancer}",
        "one line [for the treatment of advanced/metastatic disease] but no more than two",
        "one line for two months",
      ],
    ]),
  ],
})

/** Behind what is told of the disease of a treatment from a place on; the place itself where nothing is. */
export const behind = (words: ReadonlyArray<string>, place: number): number =>
  table.find(KnownNumbers.ofWords(words)).find(({ first }) => first === place)?.last ?? place

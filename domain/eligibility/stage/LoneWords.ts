import type { StageName } from "./StageName.ts"

/** What a word means that is the whole of a profile's stage. */
export const shortNames: ReadonlyMap<string, ReadonlyArray<StageName>> = new Map<string, ReadonlyArray<StageName>>([
  ["borderline", ["borderline"]],
  ["adjuvant", ["resected"]],
  ["postoperative", ["resected"]],
  ["maintenance", ["maintenance"]],
  ["early", ["early"]],
  ["extensive", ["extensive"]],
  ["limited", ["limited"]],
])

/** What a lone word means where the disease is a dementia. */
export const loneWords: ReadonlyMap<string, ReadonlyArray<StageName>> = new Map([
  ["early", ["mci", "mild"]],
  ["prodromal", ["mci"]],
  ["preclinical", ["preclinical"]],
  ["late", ["severe"]],
  ["advanced", ["severe"]],
])

import * as WordSet from "../text/WordSet.ts"

/** How those are called whose ranges of one score are told one after the other: "20-26 (mild), 10-19 (moderate)". */
export const grades = WordSet.of("mild moderate severe mci")

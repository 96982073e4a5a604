import * as WordSet from "../text/WordSet.ts"
import { type StateWord, stateWords } from "./StatusLexicon.ts"
import { variant } from "./VariantNotation.ts"

const short = (written: string, claim: StateWord["claim"]): StateWord => ({
  words: [written],
  claim,
  kind: "any",
  noun: false,
})

const shortest = 3

/** States that are glued to a name: "IDHwt", "gBRCAm", "HER2negative". */
const states: ReadonlyMap<string, StateWord> = new Map([
  ...stateWords.flatMap((state): ReadonlyArray<readonly [string, StateWord]> => {
    const [word = "", ...more] = state.words

    return more.length === 0 && word.length >= shortest ? [[word, state]] : []
  }),
  ...["mut", "mt", "m", "pos", "amp", "meth"].map((written) => [written, short(written, "present")] as const),
  ...["wt", "wild", "neg"].map((written) => [written, short(written, "absent")] as const),
])

/** The state that is glued to a name. */
export const of = (rest: string): StateWord | undefined => states.get(rest)

const leading = WordSet.of("activating inactivating sensitizing sensitising")

/** Whether what is glued to a name leads to its state: "HER2activating mutation". */
export const leads = (rest: string): boolean => leading.has(rest)

/** Whether what is glued to a name is a state, a protein change or a part of the name. */
export const isKnown = (rest: string): boolean =>
  rest === "s" || rest === "neu" || of(rest) !== undefined || leads(rest) || variant(rest) !== undefined

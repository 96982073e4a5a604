import { languages } from "../words/Languages.ts"

const aside = / \([^()]*\)$/

/** A label with and without what stands in brackets behind. */
export const forms = (label: string): ReadonlyArray<string> => [label.replace(aside, ""), label]

const plain = (label: string): string => label.normalize("NFKC").trim().replaceAll(/\s+/g, " ").toLowerCase()

/** What the page calls its suggestions in any language, with and without what stands in brackets behind, each with its English term. */
const terms: ReadonlyMap<string, string> = new Map(
  languages.flatMap(({ suggested }) =>
    Object.entries(suggested).flatMap(([term, label]) => forms(label).map((each) => [plain(each), term] as const)),
  ),
)

/** The English term of a label of the page, "MGMT no metilado", however it was typed; any other words as they are. */
export const termOf = (typed: string): string => terms.get(plain(typed)) ?? typed.trim()

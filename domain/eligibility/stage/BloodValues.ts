import type { Span } from "../document/Span.ts"
import * as WordSet from "../text/WordSet.ts"

const values = WordSet.of(
  "uln unl upper ast alt asat alat sgot sgpt got gpt alp transaminase transaminases aminotransferase aminotransferases bilirubin phosphatase albumin",
)

/** "AST up to five times the upper limit where there are liver metastases": a value that they may raise, and nobody's stage. */
export const areLimited = ({ tokens: { words } }: Span): boolean => words.some((word) => values.has(word))

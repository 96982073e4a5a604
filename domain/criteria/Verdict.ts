/** What structured fields tell: three-valued, because the registry may not publish enough to decide. */
export type Verdict = "matched" | "not_matched" | "unknown"

/** Two conditions that must both hold. */
export const both = (first: Verdict, second: Verdict): Verdict => {
  if (first === "not_matched" || second === "not_matched") return "not_matched"

  return first === "matched" && second === "matched" ? "matched" : "unknown"
}

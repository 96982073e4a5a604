/**
 * Whether a registry's answers hold the same page each time, as when patients of one condition are looked at from one place, or
 * texts that never came before.
 */
export type Texts = "same" | "new"

export const kinds: ReadonlyArray<readonly [name: string, texts: Texts]> = [
  ["a page that came before", "same"],
  ["a page of new texts", "new"],
]

/** What the pages of a registry of the measurements are like, and how many milliseconds it takes. */
export interface Kind {
  readonly studies?: number
  readonly delay?: number
  /** Characters of each criteria text. */
  readonly text?: number
  readonly sites?: number
  readonly texts?: Texts
}

/** The arguments by which the registry of the measurements is told. */
export const registry = ({ delay = 0, sites, studies = 200, text, texts = "same" }: Kind = {}): ReadonlyArray<string> =>
  [studies, delay, text ?? "", sites ?? "", texts].map(String)

import type { World } from "../World.ts"

/**
 * Whether a registry's answers hold the same page each time, as when patients of one condition are looked at from one place, or
 * texts that never came before.
 */
export type Texts = "same" | "new"

/** What the pages of a registry of the measurements are like, and how many milliseconds it takes. */
export interface Kind {
  readonly studies?: number
  readonly delay?: number
  /** Characters of each criteria text. */
  readonly text?: number
  readonly sites?: number
  readonly texts?: Texts
}

/** The registry that gives such pages: its script and arguments. */
export const registry = ({ delay = 0, sites, studies = 200, text, texts = "same" }: Kind = {}) =>
  ["bench/speed/large/Registry.ts", [studies, delay, text ?? "", sites ?? "", texts].map(String)] as const

const world = (name: string, texts: Texts): World => ({
  name,
  callers: [1, 8, 64],
  scene: (delay) => ({ registry: registry({ delay, texts }) }),
})

/** Large studies, most of whose bytes are sites. */
export const worlds: ReadonlyArray<World> = [
  world("a page of large studies that came before", "same"),
  world("a page of large studies with new texts", "new"),
]

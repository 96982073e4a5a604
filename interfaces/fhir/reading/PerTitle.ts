import type { Concept } from "./Concept.ts"

/** Work on a title that is done once for all results that share it, as those of one record do. */
export const once = <Found>(work: (title: Concept) => Found): ((title: Concept) => Found) => {
  const known = new WeakMap<Concept, { readonly found: Found }>()

  return (title) => {
    const before = known.get(title)
    if (before !== undefined) return before.found
    const found = work(title)
    known.set(title, { found })

    return found
  }
}

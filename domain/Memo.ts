/** A function that works out its answer once. */
export const once = <Told>(work: () => Told): (() => Told) => {
  let isKnown = false
  let known: Told

  return () => {
    if (isKnown) return known
    known = work()
    isKnown = true

    return known
  }
}

interface Known<About, Told> {
  readonly get: (about: About) => Told | undefined
  readonly has: (about: About) => boolean
  readonly set: (about: About, told: Told) => unknown
}

const knowing =
  <About, Told>(known: Known<About, Told>, work: (about: About) => Told): ((about: About) => Told) =>
  (about) => {
    const found = known.get(about)
    if (found !== undefined || known.has(about)) return found as Told
    const told = work(about)
    known.set(about, told)

    return told
  }

/** A function that works out each answer once, for as long as somebody holds the function. */
export const eachOnce = <About, Told>(work: (about: About) => Told): ((about: About) => Told) =>
  knowing(new Map<About, Told>(), work)

/** A function that works out each answer once, and forgets it together with what it was asked about. */
export const remembering = <About extends object, Told>(work: (about: About) => Told): ((about: About) => Told) =>
  knowing(new WeakMap<About, Told>(), work)

/** A cache of at most `most` answers in two generations: the older is dropped when the newer is full. */
export const lately = <Told>(most: number): ((about: string, work: () => Told) => Told) => {
  let before = new Map<string, { readonly told: Told }>()
  let now: typeof before = new Map()

  return (about, work) => {
    const known = now.get(about)
    if (known !== undefined) return known.told
    const found = before.get(about) ?? { told: work() }
    if (2 * now.size >= most) {
      before = now
      now = new Map()
    }
    now.set(about, found)

    return found.told
  }
}

/** A function that works out its answer once. */
export const once = <Told>(work: () => Told): (() => Told) => {
  let known: { readonly told: Told } | undefined

  return () => {
    known ??= { told: work() }

    return known.told
  }
}

/** A function that works out each answer once, and forgets it together with what it was asked about. */
export const remembering = <About extends object, Told>(work: (about: About) => Told): ((about: About) => Told) => {
  const known = new WeakMap<About, { readonly told: Told }>()

  return (about) => {
    const found = known.get(about)
    if (found !== undefined) return found.told
    const told = work(about)
    known.set(about, { told })

    return told
  }
}

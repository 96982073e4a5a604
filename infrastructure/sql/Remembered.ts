export interface Options {
  /** How long a value is remembered. */
  readonly millis: number
  readonly most: number
}

interface Entry<A> {
  readonly value: A
  readonly until: number
}

/**
 * Values that were found, each for a while and a bounded number of them: to make room, the oldest is forgotten. `now` is in
 * milliseconds of a clock that only goes forward.
 */
export const make = <A>({ millis, most }: Options) => {
  const entries = new Map<string, Entry<A>>()

  return {
    get: (name: string, now: number): A | undefined => {
      const entry = entries.get(name)
      if (entry === undefined || now < entry.until) return entry?.value
      entries.delete(name)

      return undefined
    },
    put: (name: string, value: A, now: number): void => {
      entries.delete(name)
      entries.set(name, { value, until: now + millis })
      const [oldest] = entries.keys()
      if (entries.size > most && oldest !== undefined) entries.delete(oldest)
    },
  }
}

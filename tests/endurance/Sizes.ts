interface Size<A> {
  /** In the suite, beside all other tests. */
  readonly short: A
  /** By `bun run endure`. */
  readonly long: A
}

const size = <A>(short: A, long: A): Size<A> => ({ short, long })

/** How much is asked of what is tested for endurance and scale: the tests are the same, and so is what they expect. */
export const sizes = {
  /** How often the service is killed amid its writes. */
  crashes: size(3, 20),
  /** How many instances die at work, one after the other. */
  deadInstances: size(1, 5),
  /** How many observations are imported at once. */
  observations: size(2_000, 100_000),
  /** How many instances share a database. */
  instances: size(2, 3),
  /** How many services start from one folder at once. */
  starts: size(2, 32),
  /** How many callers come at once, and for how many of them the registry is asked at once. */
  overload: size({ atOnce: 2, crowd: 100 }, { atOnce: 8, crowd: 400 }),
  /** How many callers send or read slowly. */
  sockets: size(60, 500),
  /** How many requests are answered before an end. */
  requestsInFlight: size(50, 200),
  /** How many requests are made from the OpenAPI document. */
  requests: size(300, 30_000),
  /** How many networks use the sandbox, and how often one of them does. */
  floods: size({ networks: 30_000, calls: 40_000 }, { networks: 300_000, calls: 400_000 }),
  /** How many different words a table of wordings reads. */
  differentWords: size(100_000, 1_000_000),
  /** How often any input is tried, as a multiple of tens and hundreds. */
  anyInput: size(0.2, 5),
} as const

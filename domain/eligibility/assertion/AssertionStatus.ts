/**
 * How a mention stands in its sentence. `permitted`: it may be let in. `incapable`: it is what somebody cannot do or have.
 * `uncertain`: something turns it, perhaps.
 */
export type AssertionStatus =
  | "affirmed"
  | "negated"
  | "excepted"
  | "allowed"
  | "permitted"
  | "forbidden"
  | "neutral"
  | "incapable"
  | "uncertain"

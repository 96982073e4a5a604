import type { WordClasses } from "../rules/WordTests.ts"

/** Words that tell how a treatment did. */
export const classes: WordClasses = {
  /** Behind "no longer", that there was an effect. */
  effective: "effective beneficial working works work benefit",
  /** Behind "no longer", that there was the benefit that is called behind them. */
  giving: "provid~ confer~ offer~ giv~ yield~ of",
  resisting: "refractory resistant",
  failing: "fail~ inab~ unab~",
  reaching: "achiev~ reach~ attain~ obtain~ respon~ enter~",
  returning: "relaps~ recur~",
  response: "remission response a an partial complete or very good",
}

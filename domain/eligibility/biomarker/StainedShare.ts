import * as HormoneReceptors from "../markers/HormoneReceptors.ts"
import type { Marker } from "../markers/Marker.ts"

const receptors: ReadonlySet<string> = new Set(["Estrogen receptor", "Progesterone receptor", "Hormone receptor"])

const ofName: ReadonlySet<string> = new Set([...HormoneReceptors.all, "receptor", "ihc", "=", ":", "~", "("])

/** So many percent are positive by every rule; fewer than one are negative (ASCO/CAP 2020). What lies between is called low by some. */
const least = 10

/** So many percent of stained cells are positive for claudin 18.2 (VENTANA CLDN18 assay: moderate to strong). */
const leastOfClaudin = 75

const ofClaudin = (words: ReadonlyArray<string>): "present" | undefined =>
  Number(words[words.indexOf("%") - 1]) >= leastOfClaudin ? "present" : undefined

/** What the share of stained cells means that stands behind claudin 18.2, or right behind a hormone's receptor: "ER 95%". `last` is behind its name. */
export const of = ({ name }: Marker, words: ReadonlyArray<string>, last: number): "present" | "absent" | undefined => {
  if (name === "CLDN18.2") return ofClaudin(words)
  if (!receptors.has(name)) return undefined
  let at = last
  while (ofName.has(words[at] ?? "")) at++
  const isBelowOne = words[at] === "<" && words[at + 1] === "1" && words[at + 2] === "%"
  if (isBelowOne || (words[at] === "0" && words[at + 1] === "%")) return "absent"
  const share = Number(words[at])

  return words[at + 1] === "%" && share >= least && share <= 100 ? "present" : undefined
}

import * as HormoneReceptors from "../markers/HormoneReceptors.ts"
import type { Marker } from "../markers/Marker.ts"

const receptors: ReadonlySet<string> = new Set(["Estrogen receptor", "Progesterone receptor", "Hormone receptor"])

const ofName: ReadonlySet<string> = new Set([...HormoneReceptors.all, "receptor", "ihc", "=", ":", "~", "("])

/** So many percent are positive by every rule; fewer than one are negative (ASCO/CAP 2020). What lies between is called low by some. */
const least = 10

/** What the share of stained cells that stands right behind a hormone's receptor means: "ER 95%". `last` is behind its name. */
export const of = ({ name }: Marker, words: ReadonlyArray<string>, last: number): "present" | "absent" | undefined => {
  if (!receptors.has(name)) return undefined
  let at = last
  while (ofName.has(words[at] ?? "")) at++
  const isBelowOne = words[at] === "<" && words[at + 1] === "1" && words[at + 2] === "%"
  if (isBelowOne || (words[at] === "0" && words[at + 1] === "%")) return "absent"
  const share = Number(words[at])

  return words[at + 1] === "%" && share >= least && share <= 100 ? "present" : undefined
}

import * as FreeText from "../../FreeText.ts"

/** What sets words apart, whatever sign it is written as. */
const separator = "|"

/** Signs with a meaning of their own, as what a report writes for them, and those that leave open what they mean: a cross may deny, or mark what was chosen. */
const rows: ReadonlyArray<readonly [written: RegExp, meant: string]> = [
  // One base for another: "c.35G→A"
  [/(?<=\d ?[ACGT])\s?(?:→|⇒|-+>|=>)\s?(?=[ACGT]\b)/gi, ">"],
  [/∆/g, "Δ"],
  [/∗/g, "*"],
  [/\s?[✓✔☑✅⊕]/gu, " +"],
  [/⊖/g, " -"],
  [/[±∓≠¬✗✘✕✖☒☐⬜❌❎]|!=/gu, " ? "],
  [/[[{]/g, "("],
  [/[\]}]/g, ")"],
  // An arrow, and what is drawn with more than one sign
  [/[-=~]*[-=~]>|<[-=~]+(?!\s?\d)|\.{2,}|-{3,}/g, separator],
]

/** What belongs to words, names, changes and numbers where it stands so, and what divides entries; or else any other sign. */
const each = new RegExp(
  `(${[
    "[\\p{L}\\p{N}\\p{M}\\s+\\-‐‑‒–—−/(),:;&?_|]",
    "(?<=\\p{L})['’′](?=(?:s|d|t|m|ll|re|ve)(?![\\p{L}\\p{N}]))",
    "\\.(?=\\d)",
    "(?<=(?<![\\p{L}\\p{N}])[pcgmnr])\\.",
    "\\*(?=\\d)",
    "(?<=(?<![\\p{L}\\p{N}])[A-Z][a-z]{0,2}\\d{2,4}|fs)\\*",
    "(?<=(?<![\\p{L}\\p{N}])\\d[\\d.,]{0,9}\\s?)%",
    "(?<=\\d[ACGTacgt])>(?=[ACGTacgt]\\b)",
    "[<>≤≥=~≈](?=[=\\s]{0,2}[\\d.])",
  ].join("|")})|[^]`,
  "gu",
)

const repeated = /\s*\|[\s|]*/g

const outer = /^[\s|]+|[\s|]+$/g

/** An entry with the signs that mean something in it: any other only sets words apart, as in tables, lists and markdown. */
export const plain = (written: string): string =>
  rows
    .reduce((text, [pattern, meant]) => text.replace(pattern, meant), FreeText.visible(written).normalize("NFKC"))
    .replace(each, (_, kept?: string) => kept ?? separator)
    .replace(repeated, ` ${separator} `)
    .replace(outer, "")

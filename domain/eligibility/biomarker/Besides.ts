import { further } from "../marker-status/StatusCues.ts"
import { drug } from "../treatment/LineLexicon.ts"

type Words = ReadonlyArray<string>

const therapies: ReadonlySet<string> = new Set(
  "therapy therapies treatment treatments inhibitor inhibitors chemotherapy drug drugs agent agents regimen regimens".split(
    " ",
  ),
)

const earlier: ReadonlySet<string> = new Set("prior previous previously received".split(" "))

const nearFor = 8

const nearTherapy = 10

/**
 * Whether the marker at token `first` tells what an earlier treatment or a drug was for: "prior therapy for HER2-positive disease",
 * "olaparib for BRCA2-mutated cancer".
 */
export const isOfEarlierTreatment = (words: Words, first: number): boolean => {
  if (words[first - 1] === "for" && drug.test(words[first - 2] ?? "")) return true
  for (let at = first - 1; at >= 0 && at >= first - nearFor && !/^[.,;:(]$/.test(words[at] ?? ""); at--) {
    if (words[at] !== "for") continue
    const before = words.slice(Math.max(0, at - nearTherapy), at)

    return therapies.has(before.at(-1) ?? "") && before.some((word) => earlier.has(word))
  }

  return false
}

const farthestContraception = 24

const people: ReadonlySet<string> = new Set("women females patients participants subjects those".split(" "))

/** Whether the marker at token `first` tells who is to use which contraception: "not allowed in women with hormone receptor-positive tumors". */
export const isOfContraception = (words: Words, first: number): boolean => {
  const before = words.slice(Math.max(0, first - farthestContraception), first)
  const at = before.findLastIndex((word) => word.startsWith("contracept"))

  return at >= 0 && before.some((word, place) => place > at && word === "with" && people.has(before[place - 1] ?? ""))
}

const defining: ReadonlySet<string> = new Set(["if", "when"])

const nearDefinition = 8

/** Whether brackets around the marker of tokens `first` to before `last` tell when it is called so: "(a tumor is ER positive if …)". */
export const isOfDefinition = (words: Words, first: number, last: number): boolean => {
  const open = words.lastIndexOf("(", first)
  if (open < 0 || open < first - 2 * nearDefinition) return false
  const before = words.slice(open, first)
  const behind = words.slice(last, last + nearDefinition)
  const end = behind.findIndex((word) => /^[().;]$/.test(word))

  return (
    before.includes("is") &&
    !before.includes(")") &&
    behind.slice(0, end < 0 ? behind.length : end).some((word) => defining.has(word))
  )
}

const denials: ReadonlySet<string> = new Set(["no", "without"])

const alongside: ReadonlySet<string> = new Set("known co - occurring concurrent concomitant simultaneous".split(" "))

/**
 * Whether what is denied of the marker at token `first` is only another change than what was named: "no other EGFR mutations", "EGFR L858R
 * without additional EGFR mutations".
 */
export const isDeniedBesides = (words: Words, first: number): boolean => {
  let at = first - 1
  while (at > 0 && alongside.has(words[at] ?? "")) at--
  const isFurther =
    further.has(words[at] ?? "") && (words[at] === "other" || words.slice(0, at).includes(words[first] ?? ""))
  const before = words[at - 1] === "any" ? at - 2 : at - 1

  return isFurther && denials.has(words[before] ?? "") && words[before - 1] !== "or"
}

import type { ReportLine } from "./ReportLine.ts"

const sign = "[ \\t:=]{0,20}"

const part = (short: string, long: string, most: number): string =>
  `(?:${short}|${long}(?: score)?)${sign}[0-${most}](?: ?/ ?${most})?(?!\\d|[.,]\\d|\\+)`

/** How many cells a stain shows, and how strongly, by the points of each: "PS 5, IS 3", which are no scores of their own. */
const share = part("PS", "proportion(?:al)?", 5)
const strength = part("IS", "intensity", 3)

const both = new RegExp(
  `,? ?\\(?\\b(?:${share}[ \\t,;/+&]{1,20}(?:and )?${strength}|${strength}[ \\t,;/+&]{1,20}(?:and )?${share})\\)?`,
  "giu",
)

const named = "(?:allred(?: score)?|quick ?score)"

const sum = "\\(?[0-5] ?\\+ ?[0-3](?: ?= ?[0-8])?\\)?"

/** The points of both behind the name of their sum, or behind that: "Allred 5+3=8", "Allred 8/8 (5+3)". */
const added = new RegExp(`(\\b${named}${sign})(?:([0-8](?: ?/ ?8)?)[ ,]{0,2})?(?:${sum})(?: ?/ ?8)?`, "giu")

const total = (written: string, name: string, told?: string): string => {
  const ofSum = /= ?([0-8])/.exec(written)?.[1]
  const [, one = "0", other = "0"] = /([0-5]) ?\+ ?([0-3])/.exec(written) ?? []

  return `${name}${told ?? ofSum ?? Number(one) + Number(other)}`
}

/** The sum of both: up to two points are a negative stain. */
const summed = new RegExp(`\\b${named}${sign}([0-8])(?: ?/ ?8| out of 8)?(?!\\d|[.,]\\d|[/+-])`, "giu")

const mostOfNegative = 2

/** The sum right behind the name of a receptor: "ER 8/8". */
const ofReceptor = /(?<=\b(?:ER|PR|PgR|receptor)s?[ :]{1,3})([0-8]) ?\/ ?8(?!\d|[.,]\d|\/)/gu

/** What German laboratories count up to twelve points of, of which one or two may mean either: "IRS 9/12". */
const ofTwelve = /\bIRS[ :]{1,3}(0|[3-9]|1[0-2])(?: ?\/ ?12)?(?!\d|[.,]\d|[/-])/gu

const verdictOf = (_: string, points: string): string => (Number(points) > mostOfNegative ? "positive" : "negative")

/** A text with what the sum of a stain's points tells, and without its parts: "Allred 8/8 (PS 5, IS 3)" is "positive". */
export const told = (text: string): string =>
  text
    .replace(both, "")
    .replace(added, total)
    .replace(summed, verdictOf)
    .replace(ofReceptor, verdictOf)
    .replace(ofTwelve, verdictOf)

const ofShare = new RegExp(`^\\s*${share}\\s*$`, "iu")
const ofStrength = new RegExp(`^\\s*${strength}\\s*$`, "iu")

/** Lines without those that tell the points of a stain's share and of its strength one below the other. */
export const withoutParts = (lines: ReadonlyArray<ReportLine>): ReadonlyArray<ReportLine> => {
  const left = new Set(
    lines.flatMap((line, at) => {
      const next = lines[at + 1]

      return ofShare.test(line.text) && next !== undefined && ofStrength.test(next.text) ? [line, next] : []
    }),
  )

  return left.size === 0 ? lines : lines.filter((line) => !left.has(line))
}

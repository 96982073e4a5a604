import * as Claim from "./Claim.ts"
import * as Finding from "./Finding.ts"
import { fold } from "./Folding.ts"
import * as Form from "./Form.ts"
import type { Page } from "./Page.ts"
import { spot } from "./Page.ts"
import * as Therapy from "./Therapy.ts"
import { isWord, of as tokens } from "./Tokens.ts"
import { englishWords, lookAlikes, type Marker, markers } from "./vocabulary/Markers.ts"

type Says = "name" | "positive" | "negative" | "homozygous"

interface Spelling {
  readonly form: Form.Form
  readonly says: Says
  readonly family: boolean
}

/** A biomarker as a profile asks for it. Without a marker, its words are sought as they are. */
export interface Biomarker {
  readonly marker: Marker | undefined
  readonly asked: Claim.Claim
  readonly spellings: ReadonlyArray<Spelling>
}

interface Named extends Form.Place {
  readonly says: Says
  readonly rest: string
}

/** At most this many mentions of one marker are read in a text. */
const most = 40

const spelled = (marker: Marker, exactly: boolean): ReadonlyArray<Spelling> => [
  ...marker.forms.map((name) => ({ form: Form.compile(name), says: "name" as const, family: false })),
  ...marker.exact.map((name) => ({ form: Form.compile(name, exactly), says: "name" as const, family: false })),
  ...(marker.family?.names ?? []).map((name) => ({
    form: Form.compile(name, exactly && name.length < 4),
    says: "name" as const,
    family: true,
  })),
  ...(["positive", "negative", "homozygous"] as const).flatMap((says) =>
    (marker[says] ?? []).map((name) => {
      const short = exactly && name.length < 5 && name === name.toUpperCase()

      return { form: Form.compile(name, short), says, family: false }
    }),
  ),
]

const wordEnd = (folded: string, from: number): number => {
  let end = from
  while (end < from + 12 && isWord(folded.charCodeAt(end))) end++

  return end
}

const digit = /\d/

/** Behind the numbers by which a family names its members: "1", "1/2", "1 or 2", "1, 2 and 3". */
const membersOf = (folded: string, from: number): { readonly end: number; readonly numbers: string } => {
  let numbers = ""
  let end = from
  const joint = /[ /,&-]{0,3}(?:(?:and\/or|and|or) )?-?/y
  for (let at = from; numbers.length < 6; ) {
    joint.lastIndex = at
    const next = at + (joint.exec(folded)?.[0].length ?? 0)
    const character = folded[next] ?? ""
    if (!digit.test(character) || digit.test(folded[next + 1] ?? "")) break
    numbers += character
    at = next + 1
    end = at
  }

  return { end, numbers }
}

const beginsWord = (marker: Marker, folded: string, start: number): boolean => {
  if (start === 0 || !isWord(folded.charCodeAt(start - 1))) return true
  const glued = marker.prefixes?.includes(folded[start - 1] ?? "") ?? false

  return glued && (start === 1 || !isWord(folded.charCodeAt(start - 2)))
}

const namedAt = (
  marker: Marker,
  { family, says }: Spelling,
  folded: string,
  { end: nameEnd, start }: Form.Place,
): Named | undefined => {
  if (!beginsWord(marker, folded, start)) return undefined
  const members = family ? membersOf(folded, nameEnd) : { end: nameEnd, numbers: "" }
  const number = marker.family?.number ?? ""
  if (members.numbers !== "" && number !== "" && !members.numbers.includes(number)) return undefined
  const end = members.end
  const rest = folded.slice(end, wordEnd(folded, end))
  if (rest !== "" && !Claim.mayBeGlued(rest)) return undefined

  return { start, end, says, rest }
}

/** Every place where a text names the marker, the longest name where several begin together. */
const named = (
  marker: Marker,
  spellings: ReadonlyArray<Spelling>,
  text: string,
  folded: string,
): ReadonlyArray<Named> => {
  const found: Array<Named> = []
  for (const spelling of spellings) {
    Form.places(spelling.form, text, folded, most, (place) => {
      const name = namedAt(marker, spelling, folded, place)
      if (name !== undefined) found.push(name)

      return name
    })
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  let covered = -1

  return found.filter(({ end, start }) => {
    const free = start >= covered
    if (free) covered = end

    return free
  })
}

const said = (says: Says, read: Claim.Claim): Claim.Claim => {
  if (says === "name" || read.state === "either") return read
  if (says === "negative") return { ...read, state: "absent" }
  const turned = read.state === "absent" || read.state === "low" || (read.state === "status" && says !== "homozygous")
  const kinds = says === "homozygous" ? [...read.kinds, "homozygous" as const] : read.kinds

  return turned ? read : { ...read, kinds, state: "present" }
}

const literal: Claim.Claim = { state: "bare", kinds: [], variants: [] }

interface Recognised {
  readonly marker: Marker
  readonly name: Named
}

const recognise = (text: string): Recognised | undefined => {
  const folded = fold(text)
  const all = markers.flatMap((marker) =>
    named(marker, spelled(marker, false), text, folded).map((name) => ({ marker, name })),
  )
  const reach = ({ name }: Recognised): number => name.end - name.start
  const general = ({ marker }: Recognised): number => (marker.family?.number === "" ? 1 : 0)
  const one = ({ name }: Recognised): boolean => /^\D*\d\D*$/.test(text.slice(name.start, name.end))

  return all.sort(
    (a, b) =>
      reach(b) - reach(a) ||
      a.name.start - b.name.start ||
      (one(a) ? general(a) - general(b) : general(b) - general(a)),
  )[0]
}

/** What a profile's biomarker asks for, in whatever way it is written. */
export const ask = (written: string): Biomarker => {
  const text = written.trim()
  const recognised = recognise(text)
  if (recognised === undefined) {
    const short = text.length <= 4

    return {
      marker: undefined,
      asked: literal,
      spellings: [{ form: Form.compile(text, short), says: "name", family: false }],
    }
  }
  const { marker, name } = recognised
  const folded = fold(text)
  const all = tokens(folded, 0, folded.length)
  const first = all.ends.findIndex((end) => end > name.start)
  const after = all.starts.findIndex((start) => start >= name.end)
  const asked = said(name.says, Claim.read(text, all, first, after < 0 ? all.words.length : after, name.rest))

  return { marker, asked, spellings: spelled(marker, true) }
}

const sameVariant = (a: string, b: string): boolean => a === b || a.startsWith(b) || b.startsWith(a)

const kin = (a: ReadonlyArray<string>, b: ReadonlyArray<string>): boolean =>
  a.length === 0 ||
  b.length === 0 ||
  a.some((kind) => b.includes(kind)) ||
  [a, b].every((kinds) => kinds.includes("carrier") || kinds.includes("homozygous"))

/** A protein change is a mutation, whatever else it is called. */
const kindsOf = ({ kinds, variants }: Claim.Claim): ReadonlyArray<string> =>
  variants.length === 0 ? kinds : [...kinds, "mutation"]

type Relation = "same" | "broader" | "opposite" | "other" | "open" | "status"

/** How what a text says of a marker relates to what was asked of it. */
export const relate = (asked: Claim.Claim, said: Claim.Claim): Relation => {
  if (said.state === "status" || said.state === "either") return "status"
  if (said.state === "bare") return asked.state === "bare" ? "same" : "open"
  if (asked.state === "bare") return said.state === "present" ? "same" : "other"
  if (asked.state !== said.state) {
    if (asked.state === "low" || said.state === "low") return "other"

    return said.variants.length > 0 || asked.variants.length > 0 ? "other" : "opposite"
  }
  if (said.state !== "present") return "same"
  if (asked.variants.length > 0 && said.variants.length > 0) {
    return asked.variants.some((one) => said.variants.some((two) => sameVariant(one, two))) ? "same" : "other"
  }
  const varied = asked.variants.length > 0 || said.variants.length > 0
  if (!kin(kindsOf(asked), kindsOf(said))) return "other"

  return varied ? "broader" : "same"
}

const remarks: Readonly<Record<Exclude<Relation, "same" | "broader">, string>> = {
  opposite: "another state of it",
  other: "another form of it",
  open: "its state is not said",
  status: "whatever its state",
}

/** Where a list of markers begins, so that what is said of the list is said of each: "no EGFR, ALK or ROS1 alteration". */
const listStart = (text: string, { ends, starts, words }: ReturnType<typeof tokens>, first: number): number => {
  let start = first
  for (let at = first - 1; at >= 0 && at > first - 16; at--) {
    if (Claim.geneLike(text, { ends, starts, words }, at) || /^\d$/.test(words[at] ?? "")) start = at
    else if (!/^(?:,|\/|and|or|&|-)$/.test(words[at] ?? "")) break
  }

  return start
}

const isLookAlike = (marker: Marker, words: ReadonlyArray<string>, first: number, last: number): boolean => {
  const alike = lookAlikes.get(marker.name)
  if (alike === undefined) return false
  const around = ` ${words.slice(Math.max(0, first - 3), last + 4).join(" ")} `

  return alike.some((phrase) => around.includes(` ${phrase}`))
}

const lowerCase = /[a-z]/

const shouted = (text: string, start: number, end: number): boolean => {
  const around = text.slice(Math.max(0, start - 20), end + 14)

  return around.length > 24 && !lowerCase.test(around)
}

const findLiteral = (page: Page, { spellings }: Biomarker): ReadonlyArray<Finding.Finding> =>
  spellings.flatMap(({ form }) =>
    Form.places(form, page.text, page.folded, most, Form.wholeWord(page.folded)).flatMap(({ end, start }) => {
      const where = spot(page, start, end)
      if (where === undefined) return []
      const { outcome, remark } = Finding.side(page, where, where.first, where.last)

      return [{ spot: where, start, end, outcome, remark, weight: 2 }]
    }),
  )

const findKnown = (page: Page, marker: Marker, { asked, spellings }: Biomarker): ReadonlyArray<Finding.Finding> =>
  named(marker, spellings, page.text, page.folded)
    .slice(0, most)
    .flatMap(({ end, rest, says, start }) => {
      const where = spot(page, start, end)
      if (where === undefined) return []
      const { first, last } = where
      if (isLookAlike(marker, where.tokens.words, first, last)) return []
      const found = { spot: where, start, end: end + rest.length }
      if (marker.measured !== true && Therapy.names(page.text, where.tokens, first, last)) {
        return [{ ...found, outcome: "unknown" as const, remark: "as part of a therapy's name", weight: 0 }]
      }
      const claim = said(says, Claim.read(page.text, where.tokens, first, last, rest))
      const wordlike = claim.state === "bare" || englishWords.has(marker.name)
      if (wordlike && marker.exact.length > 0 && shouted(page.text, start, end)) return []
      const relation = marker.measured === true ? "same" : relate(asked, claim)
      const from = listStart(page.text, where.tokens, first)
      const stand = Finding.side(page, where, from, last)
      if (stand.turned && where.tokens.words[from - 1] === "and") {
        return [{ ...found, outcome: "unknown" as const, remark: "which way is not clear", weight: 0 }]
      }
      if (relation === "same" || relation === "broader") {
        return [{ ...found, outcome: stand.outcome, remark: stand.remark, weight: relation === "same" ? 2 : 1 }]
      }
      const turnedTwice = relation === "opposite" && stand.turned && where.segment.side !== "neither"
      if (turnedTwice) return [{ ...found, outcome: where.segment.side, remark: "", weight: 1 }]

      return [
        { ...found, outcome: "unknown" as const, remark: remarks[relation], weight: relation === "opposite" ? 1 : 0 },
      ]
    })

/** What a text says of the biomarker, mention by mention. */
export const find = (page: Page, biomarker: Biomarker): ReadonlyArray<Finding.Finding> => {
  if (!biomarker.spellings.some(({ form }) => Form.mayStand(form, page.folded))) return []

  return biomarker.marker === undefined ? findLiteral(page, biomarker) : findKnown(page, biomarker.marker, biomarker)
}

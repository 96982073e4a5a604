import * as Finding from "./Finding.ts"
import { fold } from "./Folding.ts"
import * as Form from "./Form.ts"
import * as Numerals from "./Numerals.ts"
import type { Page, Spot } from "./Page.ts"
import { spot } from "./Page.ts"
import { of as tokensOf } from "./Tokens.ts"
import {
  grades,
  loneWords,
  nearWords,
  otherStaged,
  type StageName,
  type StagePhrase,
  stagePhrases,
} from "./vocabulary/Stages.ts"

interface Sought {
  readonly form: Form.Form
  /** Nothing for a longer phrase that hides a shorter one: "borderline resectable" is not "resectable". */
  readonly phrase: StagePhrase | undefined
}

/** A stage as a profile asks for it: by what it covers, by its number, or by its words as they are. */
export interface Stage {
  readonly covers: ReadonlyArray<StageName>
  readonly numbers: ReadonlyArray<string>
  readonly sought: ReadonlyArray<Sought>
  readonly graded: boolean
  readonly numbered: boolean
}

/** At most this many mentions of a stage are read in a text. */
const most = 40

const isDementia = (condition: string): boolean => /alzheimer|dement|cogniti/.test(fold(condition))

const compiled: ReadonlyArray<{ readonly form: Form.Form; readonly phrase: StagePhrase }> = stagePhrases.map(
  (phrase) => ({
    form: Form.compile(phrase.phrase, phrase.exact),
    phrase,
  }),
)

const overlap = <A>(a: ReadonlyArray<A>, b: ReadonlyArray<A>): boolean => a.some((one) => b.includes(one))

/** The phrases that a profile's stage is made of, longest first, without those inside of another. */
const phrasesIn = (written: string): ReadonlyArray<StagePhrase> => {
  const folded = fold(written)
  const found = compiled
    .flatMap(({ form, phrase }) =>
      Form.places({ ...form, exact: undefined }, written, folded, 4, Form.wholeWord(folded)).map((place) => ({
        place,
        phrase,
      })),
    )
    .sort((a, b) => b.place.end - b.place.start - (a.place.end - a.place.start))

  return found
    .filter(({ place }, index) =>
      found.slice(0, index).every((longer) => place.start >= longer.place.end || place.end <= longer.place.start),
    )
    .map(({ phrase }) => phrase)
}

const gradesIn = (words: ReadonlyArray<string>): ReadonlyArray<StageName> =>
  grades.filter((grade) => words.includes(grade))

const ranged = (named: ReadonlyArray<StageName>): ReadonlyArray<StageName> => {
  const positions = named.map((grade) => grades.indexOf(grade))

  return positions.length === 0 ? [] : grades.slice(Math.min(...positions), Math.max(...positions) + 1)
}

const literal = (written: string): Stage => ({
  covers: [],
  numbers: [],
  sought: [
    {
      form: Form.compile(written, written.length <= 4),
      phrase: { phrase: written, covers: [], exact: false, near: undefined, notBefore: [], source: "" },
    },
  ],
  graded: false,
  numbered: false,
})

/** What a profile's stage asks for. A grade without its disease ("mild") is one of dementia where the condition is. */
export const ask = (written: string, condition: string): Stage => {
  const text = written.trim()
  const folded = fold(text)
  const { words } = tokensOf(folded, 0, folded.length)
  const dementia = isDementia(condition) || words.some((word) => nearWords.dementia.has(word))
  const phrased = phrasesIn(text).flatMap(({ covers }) => covers)
  const graded = dementia && !phrased.includes("mci") ? ranged(gradesIn(words)) : []
  const lone = dementia ? (loneWords.get(folded) ?? []) : []
  const numbers = Numerals.inStage(words)
  const covers = [...new Set([...(dementia && lone.length > 0 ? [] : phrased), ...graded, ...lone])]
  const metastatic = numbers.some((number) => number.startsWith("4"))
  const wanted = [...covers, ...(metastatic ? (["metastatic"] as const) : [])]
  if (wanted.length === 0 && numbers.length === 0) return literal(text)
  const asked = compiled.filter(({ phrase }) => overlap(phrase.covers, wanted))
  const hiding = compiled.filter(
    ({ phrase }) =>
      !overlap(phrase.covers, wanted) && asked.some((other) => phrase.phrase.includes(other.phrase.phrase)),
  )

  return {
    covers: wanted,
    numbers: covers.includes("metastatic") ? [...numbers, "4"] : numbers,
    sought: [...asked, ...hiding.map(({ form }) => ({ form, phrase: undefined }))],
    graded: overlap(covers, grades),
    numbered: numbers.length > 0 || covers.includes("metastatic"),
  }
}

const reach = 6

const isNear = (words: ReadonlyArray<string>, first: number, last: number, near: ReadonlySet<string>): boolean =>
  words.slice(Math.max(0, first - reach), first).some((word) => near.has(word)) ||
  words.slice(last, last + reach).some((word) => near.has(word))

const speaksOf = ({ first, last, tokens: { words } }: Spot, phrase: StagePhrase): boolean => {
  if (phrase.near !== undefined && !isNear(words, first, last, nearWords[phrase.near])) return false

  return !words.slice(last, last + 2).some((word) => phrase.notBefore.includes(word))
}

const finding = (page: Page, where: Spot, start: number, end: number, exact: boolean): Finding.Finding => {
  const { outcome, remark } = Finding.side(page, where, where.first, where.last)

  return { spot: where, start, end, outcome, remark, weight: exact ? 2 : 1 }
}

const findPhrases = (page: Page, { covers, sought }: Stage): ReadonlyArray<Finding.Finding> => {
  const found = sought.flatMap(({ form, phrase }) =>
    Form.places(form, page.text, page.folded, most, Form.wholeWord(page.folded)).map((place) => ({ ...place, phrase })),
  )
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  let covered = -1

  return found.slice(0, most).flatMap(({ end, phrase, start }) => {
    if (start < covered) return []
    covered = end
    const where = phrase === undefined ? undefined : spot(page, start, end)
    if (phrase === undefined || where === undefined || !speaksOf(where, phrase)) return []

    return [
      finding(
        page,
        where,
        start,
        end,
        phrase.covers.every((name) => covers.includes(name)),
      ),
    ]
  })
}

const grade = /\b(?:mild|moderate|severe|moderately severe)\b/g

const rangeWords: ReadonlySet<string> = new Set(["to", "-", "or", "and", "/", "through", "moderately", "very", ","])

const fillers: ReadonlySet<string> = new Set(
  "- stage probable possible clinical late onset the of form forms type to due stages senile cognitive".split(" "),
)

/** Grades of dementia: "mild to moderate Alzheimer's disease", "dementia of moderate severity". */
const findGrades = (page: Page, { covers }: Stage): ReadonlyArray<Finding.Finding> => {
  const found: Array<Finding.Finding> = []
  let covered = -1
  grade.lastIndex = 0
  for (let match = grade.exec(page.folded); match !== null && found.length < most; match = grade.exec(page.folded)) {
    if (match.index < covered) continue
    const where = spot(page, match.index, match.index + match[0].length)
    if (where === undefined) continue
    const { tokens } = where
    let last = where.first
    while (grades.includes(tokens.words[last] as StageName) || rangeWords.has(tokens.words[last] ?? "")) last++
    while (rangeWords.has(tokens.words[last - 1] ?? "")) last--
    const named = ranged(gradesIn(tokens.words.slice(where.first, last)))
    const end = tokens.ends[last - 1] ?? match.index
    covered = end
    let behind = last
    while (behind < last + 4 && fillers.has(tokens.words[behind] ?? "")) behind++
    const impaired = tokens.words[behind] === "impairment"
    const ahead = tokens.words.slice(Math.max(0, where.first - 5), where.first)
    const graded =
      tokens.words[last] === "severity" || tokens.words[last] === "stage" || tokens.words[last] === "degree"
    const dementia =
      (nearWords.dementia.has(tokens.words[behind] ?? "") && !impaired) ||
      ((graded || last >= tokens.words.length || /^[,;.)]$/.test(tokens.words[last] ?? "")) &&
        ahead.some((word) => nearWords.dementia.has(word) && word !== "impairment" && word !== "cognitive"))
    if (!dementia || !overlap(named, covers)) continue
    const exact = named.every((name) => covers.includes(name))
    found.push(finding(page, { ...where, last }, match.index, end, exact))
  }

  return found
}

const staged = /\bstages?\b/g

/** Numbered stages and their ranges: "stage IIIB/IV", "stages II to IV". */
const findNumbers = (page: Page, { numbers }: Stage): ReadonlyArray<Finding.Finding> => {
  const found: Array<Finding.Finding> = []
  staged.lastIndex = 0
  let read = 0
  for (let match = staged.exec(page.folded); match !== null && read < most; match = staged.exec(page.folded)) {
    read++
    const where = spot(page, match.index, match.index + match[0].length)
    if (where === undefined) continue
    const { tokens } = where
    const { last, named } = Numerals.behind(tokens.words, where.last)
    if (!numbers.some((asked) => named.some((name) => name.startsWith(asked) || asked.startsWith(name)))) continue
    const near = [
      ...tokens.words.slice(Math.max(0, where.first - 4), where.first),
      ...tokens.words.slice(last, last + 5),
    ]
    if (near.some((word) => otherStaged.has(word))) continue
    const exact = numbers.some((asked) => named.includes(asked))
    found.push(finding(page, { ...where, last }, match.index, tokens.ends[last - 1] ?? match.index + 5, exact))
  }

  return found
}

/** What a text says of the stage, mention by mention. */
export const find = (page: Page, stage: Stage): ReadonlyArray<Finding.Finding> => [
  ...(stage.sought.some(({ form }) => Form.mayStand(form, page.folded)) ? findPhrases(page, stage) : []),
  ...(stage.graded && page.folded.includes("m") ? findGrades(page, stage) : []),
  ...(stage.numbered && page.folded.includes("stage") ? findNumbers(page, stage) : []),
]

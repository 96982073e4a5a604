import type { Measure } from "../eligibility/measurement/Measure.ts"
import * as MeasureNames from "../eligibility/measurement/MeasureNames.ts"
import type * as Piece from "../eligibility/numbers/Piece.ts"
import * as QuantityTable from "../eligibility/numbers/QuantityTable.ts"
import * as Chunk from "../eligibility/rules/Chunk.ts"
import * as ChunkedRun from "../eligibility/rules/ChunkedRun.ts"
import * as MarkedRun from "../eligibility/rules/MarkedRun.ts"
import { type RowMatch, telling } from "../eligibility/rules/Row.ts"
import * as RuleTable from "../eligibility/rules/RuleTable.ts"
import type { Run } from "../eligibility/rules/Run.ts"
import * as Runs from "../eligibility/rules/Runs.ts"
import type { WordClasses } from "../eligibility/rules/WordTests.ts"
import type * as Tokens from "../eligibility/text/Tokens.ts"
import * as ReportAsides from "./ReportAsides.ts"
import * as ReportDates from "./ReportDates.ts"

/**
 * A sentence, or a row whose columns bars set apart, in which the names of measures are chunks, `@name`, and dates, `@date`. What is counted
 * by its name, "68 centiloids", is `@name.counted`, and what befalls somebody `@name.event`; a month or a year alone, by which is told when something was, is `@date.past`.
 */
export const level = MarkedRun.level(["name", "date"], QuantityTable.level)

/** Words that tell how much there is of something. */
export const levels = "normal undetectable undetected negative low high elevated wnl"

const classes: WordClasses = {
  /** What may stand between a name and its value. */
  between:
    ": = , | ( [ ) ] - . / * ~ ↑ ↓ # is was were are be at of to in on by with now today today's currently current again this morning has have had been risen rose fallen fell dropped increased decreased went gone up down came comes back remains remained stayed stands measured measures scored scores scoring score total result results value values level levels count counts number reading titer titre concentration activity liters litres quantitative quant calculated calc estimated estimate serum plasma blood whole venous peripheral fasting random absolute abs adult tumor tumour marker s p b h l hh ll high low abnormal flag a an the only about around approximately approx circa ca global globally scale trend stable steady sensitivity sensitive hs ultrasensitive non afr african american black performance status test points your her his my their component final ia eia lc ms swi gre mri flair room air length size ist war beträgt betrug liegt lag bei von aktuell heute wert ergebnis gesamt im es fue era de del absoluto absolutos absoluta total actual hoy valor resultado en suero",
  /** What leads from a value to the name of its scale: "22/30 on the MMSE". */
  leading: "on in using by for",
  article: "the a an his her their my your today's",
  scored: "gave got scored scores obtained achieved managed",
  /** What leads from one value to a later one: "rose from 12 to 41.7". */
  changed:
    "rose risen rising fell fallen falling dropped increased decreased went gone climbed improved declined up down",
  /** Between the ends of a range. */
  through: "- to ~ bis a",
  /** What makes another measure of a name behind which it stands. */
  another:
    "direct conjugated indirect unconjugated free ionized ionised bound urine csf ratio clearance index density velocity doubling change reflex",
  upwards: "more above higher over greater less below lower under better worse",
  earlier: "previous previously prior earlier formerly former initial initially old baseline presenting historical",
  /** Behind a value of another time: "a year ago". */
  ago: "ago previously earlier before prior",
  span: "year years month months week weeks day days yr yrs spring summer autumn fall winter time visit",
  event: "diagnosis baseline presentation onset relapse treatment therapy surgery admission start",
  /** When somebody came. */
  coming: "admission arrival",
  today: "now today currently",
  /** Between an earlier value and a later one. */
  next: "then later subsequently afterwards",
  /** Before a value of another time, behind one of today. */
  was: "was were from previously previous prior earlier formerly initially originally baseline before",
  level: levels,
  extreme: "nadir lowest minimum peak highest maximum",
  /** Before what somebody shall have. */
  wanted:
    "need needs needed require requires required requiring requirement target targets goal goals aim aims aiming keep maintain until if when once unless hold withhold should must eligibility inclusion exclusion criteria criterion transfuse eligible patients ziel objetivo",
  /** Behind what somebody shall have. */
  asked: "needed required recommended desired wanted allowed",
  /** Before the values of those in health. */
  usual:
    "threshold thresholds cut cutoff cutoffs limit limits reference ref normal range ranges interval usual usually expected versus vs grenzwert referenz norm normalwert referencia",
  /** Against which an antibody is, of which another measure is all there is of its class. */
  antigen:
    "aspergillus fumigatus candida cmv ebv vzv hsv measles rubella mumps tetanus diphtheria pneumococcal acl cardiolipin b2gpi phospholipid gliadin dgp ttg asca toxo toxoplasma borrelia mycoplasma cov peanut milk egg wheat soy cat dog mite dust grass birch ragweed pollen",
  /** Of what a level is told that is none of the blood's. */
  liquor: "csf liquor lcr pleural ascites ascitic synovial dialysate",
  fluid:
    "csf liquor urine urinary urin ur stool fecal faecal saliva synovial pleural ascites ascitic fluid dialysate cord donor",
}

const parts = {
  aside:
    '{between} | last|past|preceding @quantity months? | @date | @unit | @bound.exact | "(" !"("|")"|@quantity{0,8} ")"',
  top: "( / @quantity )?",
  arrow: '@unit? ( "(" !")"{1,6} ")" )? →',
  later: '( ,|;|"("|and|but{1,2} is? {today} is? | ,|;|and|but{0,2} {next} )',
  rise: "{changed} from @quantity <top> @unit? ( in? @date )? to",
}

/** How a value belongs to the name of a measure. */
type Belonging =
  | "behind"
  /** With the sign of what is counted no further. */
  | "beyond"
  | "in another unit"
  | "behind the first of two"
  | "behind the second of two"
  | "before"

/** Which values belong to the measures that a report names. */
export const table = RuleTable.of<Belonging>({
  name: "values in reports",
  over: level,
  classes,
  parts,
  rows: [
    telling("behind", [
      ["@name ( <aside> ){0,14} [ @quantity ]", "@name today was [22]", "@name, direct 0.2"],
      [
        '@name ( <aside> ){0,6} "|" @quantity {through} @quantity "|" [ @quantity ]',
        "@name | 30 - 200 | [96]",
        "@name 30 - 200 96",
      ],
      [
        '@name ( <aside> ){0,6} "(" !.|"("{1,8} ")" ( <aside> ){0,6} [ @quantity ]',
        "@name (25/30 in @date.past) was [22]",
      ],
      ["@name ( <aside> ){0,6} <rise> [ @quantity ]", "@name rose from 12 to [41.7]", "@name from 12 to 41.7"],
      ["@name ( <aside> ){0,14} ( @quantity <top> <arrow> ){1,4} [ @quantity ]", "@name 4 → 12 → [41.7]"],
      [
        "@name ( !.|;|,|@name|@quantity ){0,4} {scored} {between}|{article}{0,3} [ @quantity ]",
        "on the @name her husband gave her [9]",
      ],
      [
        '@name ,|"(" ( !:|;|.|@name|@quantity|{another} ){1,10} : [ @quantity ]',
        "@name (device), left arm: [104]",
        "@name, direct: 0.2",
      ],
      ["@name ( !.|;|@name ){0,16} {today} ( <aside> ){0,4} [ @quantity ]", "@name was 25 in @date and is now [22]"],
      ["@name ( !.|;|@name ){0,16} [ @quantity ] <top> @unit? {today}", "@name 25 a year ago, [22] today"],
      [
        "@name.event ( <aside> | the|last|past|preceding|year|month ){0,14} [ @quantity ]",
        "@name.event in the past year: [2]",
        "@name in the past year: 2",
      ],
      ["@name.urine ( <aside> | {fluid} ){0,14} [ @quantity ]", "@name.urine, urine [1480]", "@name, urine 85"],
    ]),
    telling("beyond", [
      [
        '@name ( <aside> ){0,6} ( "(" !.|"("{1,12} ")" )? : ( <aside> )? [ @bound.sign @quantity ]',
        "@name (one-stage): [<1]",
        "@name above 4",
      ],
      ['@name ( <aside> ){0,6} "|" ( <aside> )? [ @bound.sign @quantity ]', "@name | [> 90]", "@name | 85 | > 90"],
      [
        '@name ( is | was | of )? [ @bound.sign @quantity ] ( $ | , | ; | ")" )',
        "@name [> 90]",
        "a @name < 4 is normal",
      ],
    ]),
    telling("in another unit", [
      ['@name ( <aside> ){0,14} @quantity ,|"|"|"(" [ @quantity ]', "@name 1.94 L ([58 % predicted])"],
    ]),
    telling("behind the first of two", [
      ["@name / @name ( <aside> ){0,6} [ @quantity ] / @quantity", "@name/@name [61]/74"],
    ]),
    telling("behind the second of two", [
      ["@name / @name ( <aside> ){0,6} @quantity / [ @quantity ]", "@name/@name 61/[74]"],
    ]),
    telling("before", [
      [
        "[ @quantity ] <top> point|points? {leading} {article}{0,1} @name",
        "she scored [22]/30 on the @name",
        "22 in March and the @name",
      ],
      ["[ @quantity ] {article}{0,1} @name.counted", "[68] @name.counted", "68 @name"],
    ]),
  ],
})

/** Why a value is none that somebody has today; or that it is, although it looks like such. */
type Reason =
  | "a range"
  | "of another time"
  | "what is usual"
  | "of something else"
  /** It holds for all values behind it in the clause. */
  | "what shall be"
  /** It holds for all values before it in the clause. */
  | "what was asked"
  | "a result"

/** Values that are none of today's, whatever names stand beside them. */
export const besides = RuleTable.of<Reason>({
  name: "values in reports that are no results",
  over: level,
  classes,
  parts,
  rows: [
    telling("a range", [
      ["[ @quantity ] {through} @quantity", "@name [20] to 28"],
      ["@quantity {through} [ @quantity ]", "@name 20 to [28]"],
      ["[ @quantity ] or|and {upwards}", "@name [4] or more"],
      ["[ @quantity ] &+", "@name 4+"],
      ["@bound.low|@bound.high [ @quantity ]", "no more than [4] @name.counted"],
    ]),
    telling("of another time", [
      ['[ @quantity ] <top> @unit? ,|"("? in|since|from|during @date.past', "@name [25]/30 in @date.past"],
      ['[ @quantity ] <top> @unit? ,|"("? a|one|@quantity? {span} {ago}', "@name [25]/30 a year ago"],
      ['[ @quantity ] <top> @unit? ,|"("? last|that|previous|prior {span}', "@name [25]/30 last year"],
      ['[ @quantity ] <top> @unit? ,|"("? at|before|after {event}', "@name [25] at diagnosis"],
      ['[ @quantity ] <top> @unit? ,|"("? on|upon|at|by {coming}', "@name [25] on arrival"],
      [
        "on|upon|at {coming} ( !.|;|,|@name|@quantity ){0,3} @name ( <aside> ){0,14} [ @quantity ]",
        "On admission his @name was [25]",
      ],
      ['[ @quantity ] <top> @unit? ,|"("? {ago} ( $ | !@quantity )', "@name [25] previously", "@name 25 (prior 22)"],
      [
        '@name "(" !")"|@quantity{0,6} before|pre|prior|previous|historical|off !")"{0,6} ")" ( <aside> ){0,4} [ @quantity ]',
        "@name (@date.past, before therapy) [104]",
        "@name was 4 (before noon)",
      ],
      ["from [ @quantity ] <top> @unit? ( in? @date )? to", "@name rose from [12] to 41.7"],
      ["[ @quantity ] <top> <arrow> @bound.sign? @quantity|{level}", "@name [12] → 41.7"],
      ["[ @quantity ] <top> @unit? <later> ( <aside> ){0,2} @quantity|{level}", "@name was [12], now 41.7"],
      [
        '@quantity <top> @unit? ,|;|"("|and|but{0,2} {changed}? {was} {between}{0,2} [ @quantity ]',
        "@name 41.7 (was [12])",
        "@name 41.7, 12",
      ],
      ["@name {between}{0,2} {extreme} ( <aside> ){0,3} [ @quantity ]", "@name nadir [0.2]"],
      ['@quantity @unit? ,|;|"("{0,2} {extreme} [ @quantity ]', "@name 41.7, nadir [0.2]"],
      [
        '@quantity <top> @unit? "(" [ @quantity ] <top> @unit? in|since|last ( !")"|@quantity ){1,3} ")"',
        "@name 41.7 ([12] in May)",
      ],
      ['@quantity <top> @unit? "(" @date :|,{0,1} [ @quantity ]', "@name 41.7 (@date [12])"],
      [
        "{earlier} ( !.|;|,|@name|@quantity ){0,4} @name ( <aside> ){0,14} [ @bound.sign? @quantity ]",
        "previous @name was [25]",
      ],
      ["@name {between}{0,3} {earlier} ( <aside> ){0,14} [ @quantity ]", "@name was previously [25]"],
    ]),
    telling("what is usual", [
      [
        '[ @bound.sign @quantity ] <top> @unit? "|" @quantity ( $ | !{through} )',
        "@name | [< 4.0] | 0.8",
        "@name | > 90 | 60 - 120",
      ],
      [
        '{usual} ( !.|;|,|"|"|@name|@quantity ){0,3} @name ( <aside> ){0,14} [ @bound.sign? @quantity ]',
        "the range of @name is [20]",
      ],
    ]),
    telling("what shall be", [["{wanted}", "we [need] @name of 100 and @name of 1.5"]]),
    telling("what was asked", [
      ["{asked}", "a @name of 20 is usually [recommended]"],
      ["@quantity @unit|is|are|was{0,2} [ needed|required ]", "a @name of 20 is [needed]"],
    ]),
    telling("of something else", [
      ['{fluid} ( !.|;|,|"|" ){0,2} @name ( <aside> ){0,14} [ @quantity ]', "urine @name [85]"],
      ['@name ,|"(" {liquor} ( <aside> ){0,14} [ @quantity ]', "@name (CSF) [62]"],
      ['{antigen} ( !.|;|,|"|"|@name ){0,3} @name ( <aside> ){0,14} [ @quantity ]', "measles @name [200]"],
      ["[ @quantity ] right|left ,|/|and|;{0,1} @quantity left|right", "@name [2] right, 3 left"],
      ["[ @quantity ] lakh|lakhs|million", "@name [1.5] lakh"],
      ["[ @quantity ] bulbar|fine|gross|respiratory|motor", "@name: [11] bulbar"],
      ["[ @quantity ] - stage|oh|hydroxy", "@name ([one]-stage) 4"],
      ["[ @quantity ] / !@name|@quantity|@date", "@name [6] /hpf", "@name 22 / @name"],
      [
        'ab|abs|antibody|antibodies ,|"("{0,1} @name ( <aside> ){0,14} [ @bound.sign? @quantity ]',
        "Titin Ab, @name [0.12]",
      ],
      [
        "nadir|lowest|minimum|minimal|resting ( !.|;|,|@name|@quantity ){0,2} @name ( <aside> ){0,14} [ @quantity ]",
        "nadir @name [84]",
      ],
      ["_ &- &@name ( <aside> ){0,14} [ @quantity ]", "pre-@name 0.2"],
    ]),
    telling("a result", [
      [
        '[ @quantity ] <top> @unit? "(" before|previously|prior|earlier !")"|@quantity{0,4} @quantity',
        "@name [22] (before surgery 25)",
        "@name 25 (before surgery)",
      ],
      ['[ @quantity ] <top> @unit? ,|"("? last week', "@name [41.2] last week"],
      ["<arrow> @bound.sign? [ @quantity ]", "@name 12 → [41.7]"],
      ['[ @quantity ] <top> @unit? "("? {today} ( $ | ,|;|")" )', "@name [22] now, 25 in @date.past"],
      ["<rise> [ @quantity ]", "@name rose from 12 to [41.7]"],
      ['{fluid} ( !.|;|,|"|" ){0,2} @name.urine ( <aside> ){0,14} [ @quantity ]', "urine @name.urine [85]"],
    ]),
  ],
})

const arrow = /(?:(?<![-–—=~])[-–—=~]{1,3}>|[→⇒➔➜➡⟶↦])(?=\s?[\da-z<>])/g

/** A text with one kind of arrow before numbers, however it is drawn. */
export const withArrows = (text: string): string => text.replace(arrow, " → ")

/** What is counted by its name. */
const counted: ReadonlySet<string> = new Set([
  "centiloid",
  "microhemorrhages",
  "pack-years",
  "CAG repeats",
  "GAA repeats",
  "CTG repeats",
])

export interface Name extends ChunkedRun.Stretch {
  /** All that may be called so: "performance status". */
  readonly measures: ReadonlyArray<Measure>
}

/** The names of measures that are no part of another's. */
export const namesIn = ({ words }: Tokens.Tokens): ReadonlyArray<Name> =>
  [...Map.groupBy(MeasureNames.within(words, true), ({ first }) => first).values()].flatMap((together) => {
    const named = together.filter((name) => !MeasureNames.isPart(name, words))

    return named.slice(0, 1).map(({ first, last }) => ({ first, last, measures: named.map(({ measure }) => measure) }))
  })

/** The dates of a text, by its tokens. */
const datesIn = (
  text: string,
  { ends, starts }: Tokens.Tokens,
): ReadonlyArray<ChunkedRun.Stretch & { readonly isExact: boolean }> =>
  ReportDates.within(text).map(({ end, isExact, start }) => ({
    first: starts.findIndex((each) => each >= start),
    last: ends.findLastIndex((each) => each <= end) + 1,
    isExact,
  }))

export type Reading = ChunkedRun.ChunkedRun<Piece.Piece | undefined>

export const marked = (text: string, tokens: Tokens.Tokens, run: Run, names: ReadonlyArray<Name>): Reading => {
  const ofDates = datesIn(text, tokens)
    .filter(({ first, last }) => first < last && !names.some((name) => name.first < last && first < name.last))
    .map(({ first, isExact, last }) => ({
      first,
      last,
      name: "date",
      attributes: Chunk.attributesOf({ past: !isExact }),
      value: { kind: "name" } as const,
    }))
  const ofNames = names.map(({ first, last, measures }) => ({
    first,
    last,
    name: "name",
    attributes: Chunk.attributesOf({
      counted: measures.some(({ name }) => counted.has(name)),
      event: measures.some(({ ofEvents }) => ofEvents === true),
      urine: measures.some(({ forms }) => forms.some((form) => /\burin/i.test(form))),
    }),
    value: { kind: "name" } as const,
  }))

  return QuantityTable.levels.reduce(
    (reading, level) => level.over(reading),
    MarkedRun.marking<Piece.Piece>(run, [...ofNames, ...ofDates]),
  )
}

/** A measure that is named, and what may be its value, the likeliest first; all of it as it is written. */
export interface Reported extends Name {
  readonly name: string
  readonly values: ReadonlyArray<string>
}

/** A value with its unit. */
const quantityAt = (text: string, tokens: Tokens.Tokens, { chunks }: Reading, place: number): string => {
  const { first = 0, last = 1 } = chunks[place] ?? {}

  return text.slice(tokens.starts[first], tokens.ends[last - 1])
}

/** A number, and the most that there may be: "22/30". */
const number = /^[\d.,]*\d(?:\s?\/\s?\d+(?![\d/]))?/

/** A unit that begins with a power, and what a reference or a column of its own has before it. */
const power = /(?<![\d.])(?:x ?)?10 ?[*^e(]{0,2}\d{1,2}\)? ?$/i

/** Whether a comma stands before the name of something else: "INR 1.0, D-dimer 610 ng/mL". */
const endsItem = (reading: Reading, place: number): boolean =>
  /^[,;]$/.test(ChunkedRun.wordAt(reading, place)) && /^\p{L}/u.test(ChunkedRun.wordAt(reading, place + 1))

/** The unit of the next value that has one, or that stands by itself: "4.3 | 3.5 - 5.3 mmol/L", "3.1 low | x10E3/uL". */
const unitBehind = (text: string, tokens: Tokens.Tokens, reading: Reading, from: number): string => {
  for (let place = from; place < reading.to; place++) {
    const { first = 0, value } = reading.chunks[place] ?? {}
    if (value?.kind === "name" || endsItem(reading, place)) return ""
    if (value?.kind === "unit") {
      const before = power.exec(text.slice(0, tokens.starts[first]))?.[0] ?? ""

      return before + quantityAt(text, tokens, reading, place)
    }
    if (value?.kind === "quantity" && value.unit !== undefined)
      return quantityAt(text, tokens, reading, place).replace(number, "").trim()
  }

  return ""
}

const clauseEnd = /^[.;,|]$/

/** How far what shall be reaches. */
const reach = 12

/** The places of bounds, of which each may be asked for where one is. */
const boundsOf = ({ chunks }: Reading): ReadonlyArray<number> =>
  chunks.flatMap((chunk, place) => (chunk?.value?.kind === "bound" ? [place] : []))

type Asides = ReadonlyArray<RowMatch<ReportAsides.Aside>>

const ofElse: ReadonlySet<string> = new Set(["a relative", "another sample"])

/** Whether a sentence begins with a label, and with no name of a measure: "At diagnosis (2021): PVR 12 WU, 6MWD 270 m". */
const isLabelled = (reading: Reading): boolean => {
  const places = Array.from({ length: reading.to }, (_, place) => place)
  const colon = places.findIndex((place) => ChunkedRun.wordAt(reading, place) === ":")

  return colon >= 0 && !reading.chunks.slice(0, colon).some((chunk) => chunk?.value?.kind === "name")
}

/** Whether all that a sentence tells is of somebody else, or of another time. */
const isAside = (reading: Reading, asides: Asides): boolean =>
  asides.some(({ first, row }) => first === 0 && ofElse.has(row.means)) && isLabelled(reading)

/** The places of values that are no results. */
const leftOutOf = (reading: Reading, asides: Asides): ReadonlySet<number> => {
  const left = new Set<number>()
  const leaveFrom = (at: number, step: number): void => {
    for (let place = at + step; Math.abs(place - at) <= reach && place >= 0 && place < reading.to; place += step) {
      if (clauseEnd.test(ChunkedRun.wordAt(reading, place))) return
      left.add(place)
    }
  }
  for (const { first, row } of asides) {
    const place = reading.tokens.indexOf(first)
    if (row.means === "a relative" && place >= 0) for (const step of [1, -1]) leaveFrom(place, step)
  }
  const aside = besides.find(reading)
  for (const { first, row } of aside) {
    if (row.means === "what shall be") leaveFrom(first, 1)
    else if (row.means === "what was asked") leaveFrom(first, -1)
    else if (row.means !== "a result") left.add(first)
  }
  const isAsked = aside.some(({ row }) => row.means === "what shall be")

  return isAsked ? left.union(new Set(boundsOf(reading))) : left
}

/** The place of the name that a value belongs to. */
const nameOf = ({ from, row, to }: RowMatch<Belonging>): number => {
  switch (row.means) {
    case "before":
      return to - 1
    case "behind the second of two":
      return from + 2
    default:
      return from
  }
}

/** The values that a sentence, or a row whose columns bars set apart, tells of the measures that it names. */
export const of = (text: string, tokens: Tokens.Tokens): ReadonlyArray<Reported> => {
  const names = namesIn(tokens)
  if (names.length === 0) return []
  const run = Runs.ofWritten(tokens)
  const reading = marked(text, tokens, run, names)
  const asides = ReportAsides.table.find(run)
  if (isAside(reading, asides)) return []
  const left = leftOutOf(reading, asides)
  const found = table
    .find(reading)
    .filter(({ first, row }) => !left.has(first) && !(row.means === "in another unit" && left.has(first - 2)))
  const valueOf = ({ first, row }: RowMatch<Belonging>): string => {
    const isBeyond = row.means === "beyond"
    const place = isBeyond ? first + 1 : first
    const sign = isBeyond ? quantityAt(text, tokens, reading, first) : ""
    const piece = reading.chunks[place]?.value
    const written = sign + quantityAt(text, tokens, reading, place)
    if (piece?.kind !== "quantity" || piece.unit !== undefined) return written
    const behind = text.slice(tokens.starts[reading.tokens[place] ?? 0])
    const unit = unitBehind(text, tokens, reading, place + 1)

    return `${sign}${row.means === "behind the first of two" ? piece.number : (number.exec(behind)?.[0] ?? piece.number)} ${unit}`.trim()
  }

  /** What is named again has steps of a scale, and none of them is known to be reached: "G4: eGFR 15-29, G5: eGFR <15". */
  const isScale = (name: Name): boolean =>
    names.some((other) => other !== name && other.measures.some((measure) => name.measures.includes(measure)))

  return names.map((name) => ({
    ...name,
    name: text.slice(tokens.starts[name.first], tokens.ends[name.last - 1]),
    values: found
      .filter((each) => reading.tokens[nameOf(each)] === name.first && !(each.row.means === "beyond" && isScale(name)))
      .map(valueOf),
  }))
}

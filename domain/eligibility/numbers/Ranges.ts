import * as Comparing from "../classes/Comparing.ts"
import type { ChunkedRun } from "../rules/ChunkedRun.ts"
import { type RowMatch, telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"
import * as NumberRange from "./NumberRange.ts"
import * as Piece from "./Piece.ts"
import * as QuantityTable from "./QuantityTable.ts"

/** Numbers that a text takes in, with their unit, and the tokens that say so. */
export interface Range extends NumberRange.NumberRange {
  /** As `UnitWords.named` calls it; nothing where none is written. */
  readonly unit?: string
  readonly first: number
  readonly last: number
  /** The places of the run in which they were found, from one to before another. */
  readonly from: number
  readonly to: number
  /** How they are written; "exactly" is a number alone, without any word of comparison. */
  readonly form: Form
}

type Numbers = ReadonlyArray<number>

type Several = ReadonlyArray<NumberRange.NumberRange>

const mirrored = { from: "to", above: "below", to: "from", below: "above", exactly: "exactly" } as const

const opposite = { from: "below", above: "to", to: "above", below: "from", exactly: "exactly" } as const

const { between, bounded } = NumberRange

/** What is in both of two ranges, or each by itself where they do not meet. */
const shared = (one: NumberRange.NumberRange, other: NumberRange.NumberRange): Several => {
  const both = NumberRange.both(one, other)

  return both === undefined ? [one, other] : [both]
}

/** From the least to the greatest of numbers, if they rise or fall by no more than a step; otherwise each by itself. */
const upTo =
  (step: number) =>
  (numbers: Numbers): Several => {
    const [first = 0, second = 0] = numbers
    const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0))
    const doGoOn = steps.every((each) => Math.sign(each) === Math.sign(second - first) && Math.abs(each) <= step)

    return doGoOn && second !== first
      ? [between(first, numbers.at(-1) ?? first)]
      : numbers.map((number) => bounded("exactly", number))
  }

/** Between two numbers of a list nothing is meant: of "1, 3 or 4" no 2. */
const listed = upTo(1)

/** What the bounds and the numbers of a row make, in the order in which they are written. */
type Making = (numbers: Numbers, bounds: ReadonlyArray<Piece.Bound>) => Several

/** By a bound, or by none if it is a word of better or worse, whose side depends on the measure. */
const byBound: Making = ([number = 0], [bound = "exactly"]) => [bounded(bound, number)]

const always =
  (bound: Piece.Bound): Making =>
  ([number = 0]) => [bounded(bound, number)]

const spanning: Making = ([from = 0, to = 0]) => [between(from, to)]

/** How the numbers of a row, and the bounds beside them, make ranges. */
const forms = {
  exactly: always("exactly"),
  several: () => [bounded("from", 2)],
  nothing: () => [],
  "none up to it": (numbers) => [between(0, numbers.at(-1) ?? 0)],
  "from the first": ([number = 0], [bound = "exactly", other]) => [
    bounded(other === undefined ? "from" : bound, number),
  ],
  bounded: byBound,
  "bounded, over another": byBound,
  "bounded, of a class": (numbers, bounds) => byBound(numbers.slice(-1), bounds),
  "bounded behind": byBound,
  better: byBound,
  worse: byBound,
  "better than": byBound,
  "worse than": byBound,
  "bounded before": ([number = 0], [bound = "exactly"]) => [bounded(mirrored[bound], number)],
  upwards: always("from"),
  downwards: always("to"),
  between: spanning,
  "between, without its ends": ([from = 0, to = 0]) => shared(bounded("above", from), bounded("below", to)),
  outside: ([from = 0, to = 0]) => [bounded("below", from), bounded("above", to)],
  "between twice": ([from = 0, to = 0, next = 0, last = 0]) => [between(from, to), between(next, last)],
  "between, in two units": spanning,
  "between, each of a top": ([from = 0, _, to = 0]) => [between(from, to)],
  "bounded twice": ([one = 0, other = 0], [bound = "exactly", next = "exactly"]) =>
    shared(bounded(bound, one), bounded(next, other)),
  /** "Not below 7 or above 10" denies both. */
  "bounded by a denial": ([one = 0, other = 0], [bound = "exactly", next = "exactly"]) => {
    const denied = shared(bounded(bound, one), bounded(opposite[next], other))

    return denied.some(NumberRange.isOpen) ? [bounded(bound, one), bounded(next, other)] : denied
  },
  "bounded around": ([one = 0, other = 0], [bound = "exactly", next = "exactly"]) =>
    shared(bounded(mirrored[bound], one), bounded(next, other)),
  "bounded up to": ([one = 0, other = 0], [bound = "exactly"]) => shared(bounded(bound, one), bounded("to", other)),
  "bounded by a range": ([one = 0, other = 0], [bound = "exactly"]) =>
    bound === "above" ? [bounded(bound, other)] : shared(bounded(bound, one), bounded("to", other)),
  "up to a bound": ([one = 0, other = 0], [bound = "exactly"]) => shared(bounded("from", one), bounded(bound, other)),
  "up to the second": ([_, other = 0], [bound = "exactly"]) => [bounded(bound, other)],
  listed,
  /** What may be there besides is not enough by itself: "class III or IV ± V". */
  "listed, but for the last": (numbers) => listed(numbers.slice(0, -1)),
  "listed, with all between": upTo(Number.POSITIVE_INFINITY),
  "over a stroke": upTo(Number.POSITIVE_INFINITY),
  /** They are a list where one is the next of the other, "class II, III"; otherwise the second is of something else. */
  "next to each other": ([first = 0, second = 0]) =>
    Math.floor(second) - Math.floor(first) === 1 ? listed([first, second]) : [bounded("exactly", first)],
} as const satisfies Readonly<Record<string, Making>>

export type Form = keyof typeof forms

export const table = RuleTable.of<Form>({
  name: "ranges",
  over: QuantityTable.level,
  classes: Comparing.classes,
  rows: [
    telling("exactly", [
      ["@quantity", "MMSE of [20]"],
      ["@quantity.bare ,? and|but? @bound.exact @quantity.bare", "[one, and only one] line"],
      ["[ @quantity.bare ] and @quantity.bare or {upwards}|{downwards}", "class [1] and 5 or fewer nodules"],
    ]),
    telling("several", [["multiple|several", "[several] lines", "multiple myeloma", "multiple sclerosis"]]),
    telling("nothing", [["[ multiple ] myeloma|sclerosis", "[multiple] myeloma"]]),
    telling("none up to it", [
      [
        "none|no prior|previous|earlier? ,? ( or ,? @bound? ,? | @quantity ,? or ) @quantity.bare",
        "[none or one] line",
        "no line or one",
      ],
    ]),
    telling("from the first", [
      [
        "( ^ | !@bound|/ ) [ @quantity.bare ,? or @bound.low @quantity.bare ]",
        "[one, or at least two] lines",
        "< 20 or > 26",
        "< 90/60 or > 160/100",
      ],
      ["@bound.low @quantity.bare ,? or @bound.low? @quantity.bare", "[at least one or more than one] line"],
    ]),
    telling("bounded", [
      ['@bound ( "("|"[" @bound ")"|"]" )? @quantity', "[at least (≥) 20 points]"],
      ["@bound @quantity +", "[≤ 1+] cells"],
      ["@bound a|an|the @quantity", "[at least a 20] pack-year history"],
      [
        "[ @bound.low @quantity or|and {upwards} ] ( $ | !{limit}|@unit|@quantity )",
        "[≥ 0.5 or greater]",
        "> 50 or above the limit of normal",
      ],
      [
        "[ @bound.high @quantity or|and {downwards} ] ( $ | !{limit}|@unit|@quantity )",
        "[≤ 2 or less]",
        "< 2 or below the limit of normal",
      ],
      ["@bound? @quantity x|×|time|times @bound.low @quantity.limit", "[2 times higher than the ULN]"],
      ["[ @bound.low @quantity ] or @quantity", "[≥ 100,000/mm3] or 100 × 10^9/L"],
      ["[ @bound.high @quantity ] ,? or @quantity.limit", "[≤ 1 mg/dL] or 1.5 x ULN"],
    ]),
    telling("bounded, over another", [["[ @bound @quantity ] / @quantity", "[≥ 140] / 90 mmHg"]]),
    telling("bounded, of a class", [
      ["@bound {class} @quantity", "[≥ grade 3]"],
      ["@bound {criteria}|@quantity{1,12} {class} @quantity", "[at least CTCAE grade 3]"],
    ]),
    telling("upwards", [
      ['[ @bound.exact? @quantity "("? or|and {upwards} ] ( $ | !{limit}|@unit|@quantity )', "[24 or above]"],
      ["@quantity.bare or|and {upwards} @unit.plain", "[15 or more events/hour]", "50 or above the ULN"],
      ["@quantity / @quantity or|and {upwards}", "[24/30 or above]"],
      ["@quantity &+", "[24+]", "24 + 3"],
      ["@quantity + @unit", "[200+ ng/mL]"],
      ["@quantity.bare or several|multiple", "[one or several] lines"],
    ]),
    telling("better", [['@quantity ,|"("? or|and better', "ECOG [1 or better]"]]),
    telling("worse", [['@quantity ,|"("? or|and worse', "ECOG [2 or worse]"]]),
    telling("better than", [["better than @quantity", "ECOG [better than 2]"]]),
    telling("worse than", [["worse than @quantity", "ECOG [worse than 1]"]]),
    telling("downwards", [
      ['[ @bound.exact? @quantity "("? or|and {downwards} ] ( $ | !{limit}|@unit|@quantity )', "[two or fewer]"],
      ["@quantity.bare or|and {downwards} @unit.plain", "[5 or fewer events/hour]", "50 or below the LLN"],
    ]),
    telling("bounded behind", [["[ @quantity @bound ] ( $ | !@quantity )", "[20 at least]"]]),
    telling("bounded before", [["[ @quantity @bound.sign ] {letters}", "[20 ≤] MMSE"]]),
    telling("between", [
      ['between @quantity and|{through} @quantity ( ,|"("? {inclusive} ")"? )?', "[between 7.0 and 10.5 %]"],
      ["[ between @quantity and|{through} @quantity ] ,? or", "[between 6.1 and 7.0], or 2-hour glucose"],
      [
        '@bound.exact? {leading}{0,2} @quantity ( "(" !@quantity|")"{1,5} ")" )? {through} to? @quantity ( ,|"("? {inclusive} ")"? )?',
        "MMSE of [20 to 28, inclusive]",
      ],
      ["{leading}{0,2} @quantity @bound.high @quantity", "[from 20 up to 26]"],
      [
        "[ {leading}{0,2} @quantity {through} @quantity ] ,? and|or|plus|with @bound.low? @quantity.bare of",
        "CDAI of [220 to 450] and 1 of the following",
      ],
    ]),
    telling("between, without its ends", [
      ['between @quantity and|{through} @quantity ,|"("? exclusive|excluded ")"?', "[between 7 and 10 (exclusive)]"],
    ]),
    telling("outside", [
      [
        "outside of? ( a|the? {leading} )? of|from|between? @quantity and|{through} @quantity",
        "[outside the range of 90-160]",
      ],
      [
        'outside of? the? normal|reference|laboratory{1,2} {leading}|limits|values "("|"["|of|: @quantity {through} @quantity',
        "[outside the normal range (0.4-4.5 mIU/L])",
      ],
    ]),
    telling("between, in two units", [
      [
        'between? {leading}{0,2} @quantity "("|"[" @quantity ")"|"]" and|{through}|@bound.low|@bound.high @quantity "("|"[" @quantity ")"|"]"',
        "[between 48 mmol/mol (6.5 %) and 86 mmol/mol (10 %)]",
      ],
    ]),
    telling("between twice", [
      [
        "{leading}{0,2} @quantity {through} @quantity ,? or|and|, {leading}{0,2} @quantity {through} @quantity",
        "MMSE of [20-26 or 10-19]",
      ],
    ]),
    telling("listed, with all between", [
      ["{leading}{0,2} @quantity {through} @quantity ,? or @quantity", "ECOG [0-1, or 2]"],
      ["@quantity / @quantity ( ,? or|and|, @quantity / @quantity ){1,4}", "PS [0/1 or 2/3]"],
      ["@quantity &, &@quantity", "ECOG [0,1] only"],
      ["@quantity and|& @quantity", "ECOG of [0 and 2]"],
      ['"[" @quantity , @quantity', "MMSE [[20, 26]]"],
    ]),
    telling("listed", [
      ["@bound.exact? @quantity ( , @quantity ){0,5} ,? or|and|/|& @quantity", "ECOG of [0, 1 or 2]"],
      ["@bound.exact? @quantity ( , @quantity ){2,5}", "ECOG [0, 1, 2]"],
      ["@quantity ( / @quantity ){2,5}", "ECOG [0/1/2]"],
      [
        "( ^ | !@bound ) [ @quantity.bare ,? or ,? @bound.high|@bound.exact ,? @quantity.bare ]",
        "[one or, at most, two] lines",
      ],
    ]),
    telling("listed, but for the last", [
      [
        'class|classes [ @quantity.bare ( ,|or|and|/{1,2} @quantity.bare ){1,4} ,? "("? ( + / - | ± ) @quantity.bare ]',
        "class [3 or 4 ± 5] nephritis",
        "weight of 3 or 4 ± 5",
      ],
    ]),
    telling("next to each other", [
      [
        '( ^ | !{through}|@bound ) [ @quantity.bare , @quantity.bare ] ( $ | .|;|")"|"]"|"(" | at|on|within|as|per|by|in|according|prior|before )',
        "ECOG [0, 1]",
        "MMSE of 24, 2 visits",
      ],
    ]),
    telling("between, each of a top", [
      ["between? {leading}{0,2} @quantity / @quantity and|{through} @quantity / @quantity", "MMSE of [20/30 to 26/30]"],
    ]),
    telling("up to a bound", [
      ["{leading}{0,2} @quantity {through} @bound.high @quantity", "age [1 to < 2 years]"],
      ["@quantity.bare ,? and|but @bound.high @quantity.bare", "[1 but not more than 3] lines"],
      ["between @quantity and @bound.high @quantity", "[between 18 and < 40 kg/m2]"],
    ]),
    telling("up to the second", [["@bound.high @quantity or|{through} @quantity", "[up to 2-3] lines"]]),
    telling("bounded up to", [["@bound.low @quantity {through} @quantity.limit", "[> 1.5 to 3 x ULN]"]]),
    telling("bounded by a range", [["@bound.low @quantity {through} @quantity", "PS [> 0-1]"]]),
    telling("bounded twice", [
      ["@bound.low @quantity ,|/ @bound.high @quantity", "[≥ 18, ≤ 26]"],
      ["@bound.low @quantity ,? and|but|{through}|& @bound.high @quantity", "[≥ 18 and ≤ 26]"],
      ["@bound.high @quantity ,? and|but|{through}|& @bound.low @quantity", "[< 26, but > 18]"],
      ["@bound.denied @quantity ,? and|or? @bound.denied @quantity", "[no less than 18 nor more than 26]"],
    ]),
    telling("bounded by a denial", [
      ["@bound.denied @quantity ,? or @bound @quantity", "[not below 18 % or above 26 %]", "below 18 or above 26"],
      ["@bound.low.denied @quantity.bare ,? or @bound.low @quantity.bare", "[not below 18 or above 26]"],
    ]),
    telling("bounded around", [
      ["@quantity @bound.high !@quantity|.|;{0,8} @bound.high @quantity", "[20 ≤ MMSE ≤ 26]"],
      ["@quantity @bound.low !@quantity|.|;{0,8} @bound.low @quantity", "[26 ≥ MMSE ≥ 20]"],
    ]),
    telling("over a stroke", [["@quantity / @quantity", "ECOG [0/1]"]]),
  ],
})

/** What a row of the table makes of the tokens where it was found. A unit that is written once is that of all numbers of a range; of several the first counts, "≥ 3.5 mmol/L and < ULN". */
const ofRow = (run: ChunkedRun<Piece.Piece>, found: RowMatch<Form>): ReadonlyArray<Range> => {
  const { first: from, last: to } = found
  const form = found.row.means
  const all = Piece.quantities(run, found)
  const quantities = form === "between, in two units" ? all.filter((_, at) => at % 2 === 0) : all
  const units = quantities.flatMap(({ unit }) => unit ?? [])
  const areOfOneUnit = units.length < 2 || new Set(units.map((unit) => unit.split(" ")[0])).size < 2
  const unit = areOfOneUnit ? (Piece.units(run, found).at(-1) ?? units.at(-1)) : units[0]
  const make: Making = areOfOneUnit ? forms[form] : byBound
  const numbers = quantities.map(({ number }) => number)
  const first = run.tokens[from] ?? 0
  const last = run.tokens[to] ?? 0
  const ranges = make(numbers, Piece.bounds(run, found)).map(
    ({ high, low }): Range => ({ low, high, first, last, from, to, form }),
  )

  return unit === undefined ? ranges : ranges.map((range) => ({ ...range, unit }))
}

/** The ranges of a sentence whose quantities are known, in order. */
export const within = (quantities: ChunkedRun<Piece.Piece>): ReadonlyArray<Range> =>
  table.find(quantities).flatMap((found) => ofRow(quantities, found))

export const of = (run: Run): ReadonlyArray<Range> => within(QuantityTable.level.of(run))

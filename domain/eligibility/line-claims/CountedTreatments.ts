import * as DiseaseWords from "../../condition/DiseaseWords.ts"
import * as NumberWords from "../classes/NumberWords.ts"
import * as Counts from "../numbers/Counts.ts"
import * as Ranges from "../numbers/Ranges.ts"
import * as Chunk from "../rules/Chunk.ts"
import * as ChunkedRun from "../rules/ChunkedRun.ts"
import * as Level from "../rules/Level.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { WordClasses } from "../rules/WordTests.ts"
import * as WordSet from "../text/WordSet.ts"
import * as BesideNames from "../treatment/BesideNames.ts"
import * as LineLexicon from "../treatment/LineLexicon.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"

type Treatment = TreatmentPhrase.Treatment

/** Treatments and counts of a sentence, as chunks. */
export type CountRun = ChunkedRun.ChunkedRun<Treatment | Counts.Count>

/** What is known of a count, as rows call it: `.long` if more than a number writes it, `.wide` if more than two words do, `.digits` if it begins with some. */
const marksOf = (word: string, { first, high, last, low }: Counts.Count): ReadonlyArray<string> =>
  Chunk.attributesOf({
    digits: /^\d/.test(word),
    exact: low === high,
    long: last > first + 1,
    wide: last > first + 2,
  })

const over = (
  run: ChunkedRun.ChunkedRun<Treatment>,
  counts: ReadonlyMap<number, Counts.Count>,
): ChunkedRun.ChunkedRun<Treatment | Counts.Count> => {
  const pieces: Array<{ first: number; last: number; number: number; value: Counts.Count }> = []
  let end = 0
  for (let place = 0; place < run.to; place++) {
    const value = counts.get(run.tokens[place] ?? 0)
    if (value === undefined || value.unit !== undefined || place < end || run.chunks[place] !== undefined) continue
    end = place + 1
    while ((run.tokens[end] ?? value.last) < value.last) end++
    if (run.tokens[end] !== value.last) continue
    const word = ChunkedRun.wordAt(run, place)
    pieces.push({ first: place, last: end, number: Chunk.numberOf("count", marksOf(word, value)), value })
  }

  return pieces.length === 0 ? run : Level.chunked<Treatment, Treatment | Counts.Count>(run, pieces)
}

/** Counts as chunks, `@count`, beside treatments; a number within the name of one counts nothing. */
const level = {
  names: ["treatment", "count"],
  hints: TreatmentPhrase.level.hints,
  makers: [...(TreatmentPhrase.level.makers ?? []), { ...Ranges.table, name: "count" }],
  of: (run: Parameters<typeof TreatmentPhrase.level.of>[0]): CountRun =>
    over(TreatmentPhrase.level.of(run), Counts.within(run)),
}

/** Numbers that may count a treatment, as near to it as they are: most of those beside one are spans of time. */
export const nearby = RuleTable.of({
  name: "numbers near treatments",
  over: TreatmentPhrase.level,
  classes: { ...NumberWords.classes, time: LineLexicon.times },
  parts: { number: "{digits}|{numberWord}|single|several|multiple" },
  rows: [
    telling("before", [["<number> !{time}{0,14} @treatment", "[two prior lines]", "four weeks before chemotherapy"]]),
    telling("behind", [
      [
        "[ @treatment.countable|@treatment.dated !{time}{0,18} <number> ] ( !{time} | $ )",
        "[prior lines: two] or more",
        "prior chemotherapy within four weeks",
      ],
    ]),
  ],
})

/** The treatments and counts of a sentence; nothing where none may be counted. */
export const within = (words: ReadonlyArray<string>): CountRun | undefined => {
  const run = TreatmentPhrase.within(words)

  return nearby.find(run).length === 0 ? undefined : over(run, Counts.of(words))
}

const { earlier, failing, obligations, portions, receiving, recurring, spread, units } = LineLexicon

/** Behind a number what makes it an item of a list, or one of several. */
const notCounted = WordSet.of("of or and , )")

const classes: WordClasses = {
  earlier,
  failure: failing.union(recurring),
  unit: units,
  portion: portions,
  /** What may stand between a number and what it counts. */
  between: TreatmentPhrase.mayPrecede,
  /** The same right behind it, where the number is no item of a list, nor one of several. */
  next: (word) => TreatmentPhrase.mayPrecede(word) && !notCounted.has(word),
  upwards: "more greater later above additional",
  downwards: "fewer less",
}

/** A number, with a second bound that it may have, and all up to the name of what it counts. */
const number = `( @count | @count "(" and|but? @count ")" | @count {portion} and|but @count ) ( {next} {between}{0,5} )?`

const counted = `( ${number} @treatment | @count.wide , @treatment.dated )`

const long = "@count.long {between}{0,6}"

/** Which counts are of treatments that were earlier, as they are called or by what stands behind them; and what counts something else. */
export const table = RuleTable.of({
  name: "counts of earlier treatments",
  over: level,
  classes: {
    ...classes,
    given: "given received administered",
    obligation: obligations,
    scale: "ecog zubrod who performance ps kps karnofsky lansky nyha asa pugh mmse moca cdr edss inr age aged",
    ofScale: "status score scores scale index functional class grade global of is was = : ( -",
    version: (word) => /^[a-z]+\d+$/.test(word),
    spread,
  },
  rows: [
    telling("earlier", [
      [`${number} @treatment.prior|@treatment.lines`, "[at least two prior lines]"],
      ["@count.wide , @treatment.dated", "[at least 2, but no more than 4, prior lines]"],
      [`( ^ | !the ) [ ${number} @treatment.grouped ] {given}`, "[three lines] given", "the one regimen received"],
      [`[ ${long} @treatment.systemic ] for|in ..5 {spread}`, "[more than one systemic therapy] in metastatic disease"],
      [
        `[ ${number} @treatment.systemic ] or {upwards}|{downwards} for|in ..5 {spread}`,
        "[4 lines] or more in metastatic disease",
      ],
    ]),
    telling("nothing", [
      [`"("|and [ @count.exact {between}{0,6} @treatment ] {obligation}`, "therapy ([one line] must hold platinum)"],
      [`additional ..12 total of [ ${number} @treatment ]`, "two additional lines for a total of [4 prior lines]"],
      [`grade [ ${number} @treatment ]`, "grade [2 prior therapy]"],
      [`{scale} {ofScale}{0,5} [ ${counted} ]`, "ECOG [0-1 prior lines]"],
      ["@count|@treatment|{version} . [ @count.digits {between}{0,6} @treatment ]", "item 1.[4 prior therapy]"],
      [`")"|"]"|/|"?"|cd|pd [ @count.digits {between}{0,6} @treatment ]`, "(PD-)[1 prior therapy]"],
      ["[ @count agent {between}{0,5} @treatment ]", "[a single agent or in combination with chemotherapy]"],
      ["[ @count.digits -|/ {between}{0,5} @treatment ]", "[1-any number of prior lines]"],
      [`plan~ ..3 or ..1 started [ ${counted} ]`, "planning or recently started [two cycles of prior therapy]"],
    ]),
  ],
})

/** What is told of counted treatments before them: that they were had; that they failed, or something came after them; that there were some. */
export type Before = "had" | "had, and not none" | "beside a failure" | "failed" | "progressed on" | "after"

export const before = RuleTable.of<Before>({
  name: "what leads to counted treatments",
  over: level,
  classes: {
    ...classes,
    obligation: obligations,
    received: receiving.difference(new Set(["had"])).union(new Set(["pretreated"])),
    lessening: "inadequate insufficient incomplete lack loss no poor suboptimal",
    spent: "burned burnt gone went been run ran cycled worked",
  },
  rows: [
    telling("had", [
      [`{received} ...5 [ ${counted} ]`, "received [two regimens]"],
      [`had [ ${number} @treatment.systemic ]`, "had [two lines]"],
      [`{obligation} have had [ ${number} @treatment.grouped ]`, "must have had [two regimens]"],
      [`history ...3 [ ${number} @treatment.systemic ]`, "a history of [two systemic treatments]"],
      [`@treatment.prior but|with|:? [ ${counted} ]`, "prior treatment with [at least two lines]"],
      [`@treatment.prior consist~ of [ ${counted} ]`, "prior treatment consisting of [two lines]"],
      [`@treatment.prior ...2 ,|"(" [ ${long} @treatment ]`, "prior therapy ([maximum one line])"],
      [`untreated|naive ...6 or [ ${number} @treatment.grouped ]`, "untreated disease or [more than three lines]"],
    ]),
    telling("had, and not none", [
      [`previously treated with [ ${counted} ]`, "previously treated with [up to two regimens]"],
    ]),
    telling("after", [
      [`after|following [ ${number} @treatment.systemic|@treatment.prior ]`, "after [at most two lines]"],
    ]),
    telling("beside a failure", [[`{failure} ...5 [ ${counted} ]`, "refractory plaques, [one regimen]"]]),
    telling("failed", [
      [`{failure} ...4 after|following|despite|to|on|of|in ,? [ ${counted} ]`, "progressed after [two regimens]"],
      [`failing|failed|exhausted|failure [ ${counted} ]`, "failed [two regimens]"],
      [`failing|failed|failure of? @treatment with|of [ ${counted} ]`, "failed treatment with [two regimens]"],
      [`{spent} through|thru [ ${counted} ]`, "burned through [two regimens]", "days 1 through 2 of therapy"],
      [`used up [ ${counted} ]`, "used up [two regimens]"],
      [`{lessening} ..3 response|responses ..4 to [ ${counted} ]`, "inadequate response to [two regimens]"],
      [`despite ..7 [ ${counted} ]`, "active despite adequate trials of [two regimens]"],
    ]),
    telling("progressed on", [
      [
        `progress~ ...4 on|despite|through|under ,? [ ${counted} ]`,
        "progressed on [two courses of systemic therapy]",
        "refractory to two courses of systemic therapy",
      ],
    ]),
  ],
})

/** For which disease a treatment was, or in which setting. */
const disease =
  "( for|in {article}? ( @treatment|treatment|management of {article}? )? {extent}{0,7} {kind}{0,3} {common}|{cancer} )"

/** What stands behind what is counted: that more or fewer are meant as well, the other bound, that it is of one setting, or that it failed. */
export type Behind = "or more" | "or fewer" | "bounded" | "of a setting" | "failed"

export const behind = RuleTable.of<Behind>({
  name: "what follows counted treatments",
  over: level,
  classes: {
    ...classes,
    article: "a an the this their",
    cancer: DiseaseWords.isCancer,
    common: "disease setting settings stage",
    extent: BesideNames.spread.union(WordSet.of("locally regionally late stage and or / ,")),
    grouping: LineLexicon.grouping,
    kind: (word) => DiseaseWords.siteOf(word) !== undefined || DiseaseWords.isCancer(word),
    obliging: "must should have had received",
    settings: "since after following from beyond",
    resisting: "resistant refractory sensitive resistance",
    ofFailure:
      "documented confirmed disease subsequent then experienced had have tumor be being are is was were has having must",
    failed: "refractor~ progress~ relaps~ failed intoleran~",
  },
  rows: [
    telling("or more", [
      ["[ @treatment ] or {upwards}", "4 [lines] or more"],
      ["[ @treatment ] at least", "two [lines] at least"],
    ]),
    telling("or fewer", [
      ["[ @treatment ] or {downwards}", "two [regimens] or fewer"],
      ["[ @treatment ] at most", "one [line] at most"],
    ]),
    telling("bounded", [
      [
        `[ @treatment ] ${disease}? ,|"("|with? ( and|but {obliging}{0,4} )? @count {grouping}|@treatment? ( ")"|. | $ )`,
        "at least one [line of therapy] (maximum of 3)",
      ],
    ]),
    telling("of a setting", [
      ["[ @treatment ] {settings}", "two [lines] since platinum resistance"],
      ["[ @treatment ] for|in ...5 platinum|@treatment -? {resisting}", "one [line] for platinum-resistant disease"],
    ]),
    telling("failed", [
      ["[ @treatment ] !and|.{0,15} and {ofFailure}{0,8} {failed} ( !- | $ )", "two [lines] and progressed on it"],
    ]),
  ],
})

/** Which number stands behind what it counts: as it is, or as a bound of how many there are. */
export type Trailing = "counted" | "at most" | "at least"

export const trailing = RuleTable.of<Trailing>({
  name: "counts behind earlier treatments",
  over: level,
  classes: {
    ...classes,
    being: "is are was were of includes included totals",
    time: LineLexicon.times,
    tail: ": is are must be should does do did shall may was were , of for ( ) systemic prior previous cancer anti anticancer received in the metastatic advanced recurrent late stage past setting disease",
  },
  rows: [
    telling("counted", [
      [
        "[ @treatment.countable.prior {tail}|@treatment{0,12} @count.long ] ( !{unit}|@treatment|{time} | $ )",
        "[prior lines of therapy: 2 or more]",
        "gain of lines ≥ 2",
        "prior therapies must be 28 or more days ago",
      ],
      [
        "total ..4 [ @treatment.countable {tail}|@treatment{0,12} @count.long ]",
        "the total number of [treatment lines ≥ 2]",
      ],
      ["@treatment.dated {being} @count {between}{0,3} @treatment|{unit}", "[prior treatment is two or more regimens]"],
    ]),
    telling("at most", [
      [
        "maximum ..2 number ..4 [ @treatment.countable.prior {tail}|@treatment{0,12} @count ]",
        "the maximum number of [prior lines is two]",
      ],
    ]),
    telling("at least", [
      [
        "minimum ..2 number ..4 [ @treatment.countable.prior {tail}|@treatment{0,12} @count ]",
        "the minimum number of [prior lines is two]",
      ],
    ]),
  ],
})

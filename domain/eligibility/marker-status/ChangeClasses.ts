import type { Marker } from "../markers/Marker.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Words } from "../text/Tokens.ts"
import * as GeneChanges from "./GeneChanges.ts"
import * as MarkerRun from "./MarkerRun.ts"
import type { MarkerStatus } from "./MarkerStatus.ts"

/** By which class or group of a gene's changes they are told: "class II", "sensitizing", "uncommon". What is sensitive "to" a drug may be any change. */
export const table = RuleTable.of({
  name: "classes of changes",
  classes: {
    class: "i ii iii 1 2 3",
    joint: "/ , & - and or class classes",
    sensitizing: "sensitizing sensitising sensitive sensitivity classical classic common",
  },
  rows: [
    telling("class", [["class|classes {class} ( {joint}{1,3} {class} ){0,3}", "BRAF [class II or III]"]]),
    telling("sensitizing", [["[ {sensitizing} ] ( !to | $ )", "[sensitizing] EGFR mutations", "sensitive to a drug"]]),
    telling("uncommon", [
      ["uncommon|rare|atypical", "[uncommon] EGFR mutations"],
      ["non -? [ {sensitizing} ]", "non-[classical] EGFR mutations"],
    ]),
  ],
})

const near: MarkerRun.Width = { before: 6, behind: 10 }

const nearBehind = 3

const toldAround = (place: MarkerRun.Place) =>
  table
    .find(MarkerRun.near(place, near))
    .filter(({ first }) => first < place.last + nearBehind)
    .map(({ first, last, row: { means } }) => ({ means, first, words: place.tokens.words.slice(first, last) }))

const numbers: ReadonlyMap<string, number> = new Map(
  ["i", "ii", "iii"].flatMap((roman, at) => [
    [roman, at + 1],
    [`${at + 1}`, at + 1],
  ]),
)

const tagOf = (number: number): string => `class${number}`

const isTag = (change: string): boolean => change.startsWith("class")

/** What a profile names by its class alone is none of the changes of that class by name. */
export const ofPatient = (changes: ReadonlyArray<string>): ReadonlyArray<string> =>
  changes.some(isTag) ? changes.filter(isTag) : changes

/** The changes of one class. Those of the first are all at one place. */
const changesOf = (classes: ReadonlyArray<ReadonlyArray<string>>, number: number): ReadonlyArray<string> =>
  number === 1 ? (classes[0] ?? []) : [tagOf(number), ...(classes[number - 1] ?? [])]

/** The changes of the classes that are told: of the second and third together all but those of the first; nothing where no class is named, or each. */
const ofClasses = (classes: ReadonlyArray<ReadonlyArray<string>>, words: Words): ReadonlyArray<string> => {
  const named = new Set(words.flatMap((word) => numbers.get(word) ?? []))
  if (named.size === classes.length) return []
  if (named.size === 2 && !named.has(1)) return changesOf(classes, 1).map((change) => `!${change}`)

  return [...named].flatMap((number) => changesOf(classes, number))
}

const nearGroup = 4

/** How far behind a change may be named that is meant, too: "sensitizing EGFR mutations, including T790M". */
const nearNamed = 16

/** The changes that the group leaves out by which they are told, each with a "!" before it: "sensitizing EGFR mutations". */
const leftOut = (
  { common, resistant }: NonNullable<Marker["changeGroups"]>,
  told: ReturnType<typeof toldAround>,
  place: MarkerRun.Place,
): ReadonlyArray<string> => {
  const near = told.filter((each) => each.means !== "class" && each.first >= place.first - nearGroup)
  const [group, another] = new Set(near.map(({ means }) => means))
  if (group === undefined || another !== undefined) return []
  const named = GeneChanges.withChanges(place, place.last, place.last + nearNamed)

  return (group === "sensitizing" ? resistant : common)
    .filter((change) => !named.includes(change))
    .map((change) => `!${change}`)
}

/** What is said of a marker, as of those of its changes that are told by their class or a group, where none is named. To name a class is to say that it is there. */
export const narrowed = (
  { changeClasses, changeGroups }: Marker,
  status: MarkerStatus,
  place: MarkerRun.Place,
): MarkerStatus => {
  const isChange = /^(?:mutation|alteration)$/.test(status.kinds.join())
  const isNarrowed = changeClasses !== undefined || changeGroups !== undefined
  if (!isNarrowed || status.variants.length > 0 || !(isChange || status.state === "bare")) return status
  const told = toldAround(place)
  const classes = told.flatMap(({ means, words }) => (means === "class" ? words : []))
  const changes = changeClasses === undefined ? [] : ofClasses(changeClasses, classes)
  if (changes.length > 0)
    return isChange
      ? { ...status, variants: changes }
      : { ...status, state: "present", kinds: ["mutation"], variants: changes }

  return isChange && changeGroups !== undefined ? { ...status, variants: leftOut(changeGroups, told, place) } : status
}

/** How the types of a virus are named behind it, or glued to its name. */
export const typeTable = RuleTable.of({
  name: "types of viruses",
  over: MarkerRun.level,
  classes: { joint: "/ , & ( - and or type types genotype genotypes", type: (word) => /^(?:hpv)?\d+$/.test(word) },
  rows: [telling("types", [["@marker {type}? ( {joint}{1,3} {type} )*", "[@marker types 16 or 18] infection"]])],
})

/** What is said of a virus, as of those of its types that it is named by, with those that are listed behind: "HPV16/18", "HPV types 16 or 18". To name one is to say that it is there. */
export const typed = ({ types }: Marker, status: MarkerStatus, place: MarkerRun.Place): MarkerStatus => {
  if (types === undefined) return status
  const run = MarkerRun.of(place)
  const last = run.tokens[typeTable.find(run)[0]?.last ?? run.to] ?? place.last
  const numbers = place.tokens.words.slice(place.first, last).map((word) => word.replace(/^hpv/, ""))
  const found = numbers.filter((number) => types.includes(number)).map((number) => `type${number}`)
  if (found.length === 0) return status
  const state = status.state === "bare" ? "present" : status.state

  return { ...status, state, variants: [...status.variants, ...found] }
}

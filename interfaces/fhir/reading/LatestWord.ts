import * as Steps from "../../../domain/Steps.ts"

/** Something that is said of a marker or a score, when, and where it stands. */
export interface Said {
  /** What it is said of: the later of two about the same counts. */
  readonly of: string
  /** What part of it alone, such as one change of a gene. */
  readonly part: string | undefined
  /** Nothing where what was found cannot be told, as a range cannot. */
  readonly entry: string | undefined
  readonly isScore: boolean
  /** In milliseconds; before all others where nothing is told. */
  readonly at: number
  readonly expression: string
}

/** One of which it is known what was found. */
interface Entered extends Said {
  readonly entry: string
}

export interface LatestWord {
  readonly latest: ReadonlyArray<Entered>
  /** Those of one time that cannot all be true: none of them counts. */
  readonly contradictory: ReadonlyArray<Said>
}

/** What says that something is not there, or is as usual. */
const negative = /\b(?:negative|wild-type|unmethylated|unmutated|deficient|low|lost)$|^(?:MSS|pMMR|MSI-low)$/

const isNegative = ({ entry = "" }: Said): boolean => negative.test(entry)

/** How much there is of something: of a tumor, a grade or a number. */
const degrees: ReadonlySet<string | undefined> = new Set(["stain", "share", "TPS", "CPS"])

/** Whether a word on the whole of a gene is one on its sequence alone. */
const isOfSequence = ({ entry = "" }: Said): boolean => /\b(?:mutation negative|wild-type)$/.test(entry)

const alterations: ReadonlySet<string | undefined> = new Set(["fusion", "amplification", "codeletion", "deletion"])

/** Whether the absence of the whole stands against a part that is there. */
const denies = (whole: Said, { part }: Said): boolean => !(alterations.has(part) && isOfSequence(whole))

/** All that is said of one thing at one time, by its parts. */
type Parts = ReadonlyMap<string | undefined, ReadonlyArray<Said>>

/** Those of one part that cannot all be true. */
const inPart = (said: ReadonlyArray<Said>): ReadonlyArray<Said> => {
  const denied = said.filter(isNegative).length
  const isOne = said.length === 1 || !said.some(({ isScore, part }) => isScore || degrees.has(part))

  return isOne && (denied === 0 || denied === said.length) ? [] : said
}

/** Those that cannot all be true: of one part, and of the whole and a part. */
const contradictoryIn = (parts: Parts): ReadonlySet<Said> => {
  const wholes = (parts.get(undefined) ?? []).filter(isNegative)
  const there = [...parts.values()]
    .flat()
    .filter((said) => said.part !== undefined && !degrees.has(said.part) && !isNegative(said))

  return new Set([
    ...[...parts.values()].flatMap(inPart),
    ...wholes.filter((whole) => there.some((part) => denies(whole, part))),
    ...there.filter((part) => wholes.some((whole) => denies(whole, part))),
  ])
}

/** All by what they are of, their time and their part; what is said twice stands once. */
function* grouped(all: ReadonlyArray<Said>): Steps.Steps<ReadonlyArray<Parts>> {
  const groups = new Map<string, Map<string | undefined, Map<string | undefined, Said>>>()
  yield* Steps.each(all, (said) => {
    const key = JSON.stringify([said.of, String(said.at)])
    const group = groups.get(key) ?? new Map<string | undefined, Map<string | undefined, Said>>()
    const part = group.get(said.part) ?? new Map<string | undefined, Said>()
    groups.set(key, group.set(said.part, part.set(said.entry, said)))
  })

  return [...groups.values()].map((group) => new Map([...group].map(([part, said]) => [part, [...said.values()]])))
}

/** When something was last spoken of: any of it, the whole of it, and each part. */
interface Last {
  any: number
  readonly parts: Map<string | undefined, number>
}

function* lastOf(all: ReadonlyArray<Said>): Steps.Steps<ReadonlyMap<string, Last>> {
  const lasts = new Map<string, Last>()
  yield* Steps.each(all, ({ at, of, part }) => {
    const last = lasts.get(of) ?? { any: at, parts: new Map() }
    lasts.set(of, last)
    last.any = Math.max(last.any, at)
    last.parts.set(part, Math.max(last.parts.get(part) ?? at, at))
  })

  return lasts
}

/** Whether a later word takes something back: one on the same part or on the whole, and of the whole one on any part. */
const isTakenBack = ({ at, of, part }: Said, lasts: ReadonlyMap<string, Last>): boolean => {
  const { any, parts } = lasts.get(of) ?? { any: at, parts: new Map<string | undefined, number>() }

  return part === undefined ? any > at : (parts.get(part) ?? at) > at || (parts.get(undefined) ?? at) > at
}

/** The latest word on each, in the order of time. A step for each word. */
export function* of(all: ReadonlyArray<Said>): Steps.Steps<LatestWord> {
  const sorted = all.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
  const lasts = yield* lastOf(sorted)
  const standing = yield* Steps.each(yield* grouped(sorted), (parts) => ({
    said: [...parts.values()].flat().filter((each) => !isTakenBack(each, lasts)),
    contradictory: contradictoryIn(parts),
  }))

  return {
    latest: standing.flatMap(({ contradictory, said }) =>
      said.filter((each): each is Entered => each.entry !== undefined && !contradictory.has(each)),
    ),
    contradictory: standing.flatMap(({ contradictory, said }) => said.filter((each) => contradictory.has(each))),
  }
}

/** A page of search results, parted between its records without being worked through. */
export interface PageParts {
  /** What looks like the page's records. If each is JSON by itself, they are. */
  readonly records: ReadonlyArray<Uint8Array>
  /** The page without them: all before the first, and all behind the last. */
  readonly envelope: Uint8Array
}

/** How a record begins. In JSON this is nowhere within a text, where a quotation mark has a backslash before it. */
const beginning = Buffer.from('{"protocolSection":')

const comma = ",".charCodeAt(0)

/** All that may stand before the first record. */
const opening = /^\{(?:"totalCount":\d{1,15},)?"studies":\[$/

const longestOpening = 64

const beginningsIn = (page: Buffer): ReadonlyArray<number> => {
  const found: Array<number> = []
  for (let at = page.indexOf(beginning); at >= 0; at = page.indexOf(beginning, at + beginning.length)) found.push(at)

  return found
}

/** Parts a page that looks as the registry writes it; nothing where it does not. Whether it is JSON at all is left open. */
export const of = (body: ArrayBuffer): PageParts | undefined => {
  const page = Buffer.from(body)
  const begins = beginningsIn(page)
  const [first, ...others] = begins
  const end = page.lastIndexOf("]")
  if (first === undefined || first > longestOpening || end < (begins.at(-1) ?? 0)) return undefined
  if (!opening.test(page.toString("latin1", 0, first))) return undefined
  if (others.some((begin) => page[begin - 1] !== comma)) return undefined
  const ends = [...others.map((begin) => begin - 1), end]

  return {
    records: begins.map((begin, index) => page.subarray(begin, ends[index])),
    envelope: Buffer.concat([page.subarray(0, first), page.subarray(end)]),
  }
}

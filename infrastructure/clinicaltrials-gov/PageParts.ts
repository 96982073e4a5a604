/** A page of search results, parted between its records without being worked through. */
export interface PageParts {
  /** All before the first record. */
  readonly head: Uint8Array
  /** The records but the last. */
  readonly records: ReadonlyArray<Uint8Array>
  /** The last record, and all behind it. */
  readonly tail: Uint8Array
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
  const [first] = begins
  const last = begins.at(-1)
  if (first === undefined || last === undefined || first > longestOpening) return undefined
  if (!opening.test(page.toString("latin1", 0, first))) return undefined
  const records: Array<Uint8Array> = []
  let begin = first
  for (const next of begins.slice(1)) {
    if (page[next - 1] !== comma) return undefined
    records.push(page.subarray(begin, next - 1))
    begin = next
  }

  return { head: page.subarray(0, first), records, tail: page.subarray(last) }
}

/** What the registry is asked, and how much of an answer is taken: one that brings more is refused before it is worked through. */
export interface Inquiry {
  readonly url: URL
  /** Whether the answer may stand at another address, as that of a study that has a new number does. */
  readonly mayMove: boolean
  /** Of the whole answer, unpacked. */
  readonly mostBytes: number
  /** Objects and lists, on all levels. */
  readonly mostObjects: number
}

const mebibyte = 1024 * 1024

/** A record is about 10 KB and 80 objects, a large one 20 KB and 130; one of some thousand sites, with their contacts, a hundred times that. */
const largest = { bytes: 4 * mebibyte, objects: 50_000 }
const each = { bytes: 96 * 1024, objects: 1500 }

/** Of any page: the registry gives 1000 records at most, which are about 15 MB. */
const mostBytes = 32 * mebibyte
export const mostObjects = largest.objects + 1000 * each.objects

/** A page of at most so many records, at this address and no other. */
export const page = (url: URL, records: number): Inquiry => ({
  url,
  mayMove: false,
  mostBytes: Math.min(mostBytes, largest.bytes + records * each.bytes),
  mostObjects: largest.objects + records * each.objects,
})

/** One record, also where the registry sends its readers on to it. */
export const record = (url: URL): Inquiry => ({
  url,
  mayMove: true,
  mostBytes: largest.bytes,
  mostObjects: largest.objects,
})

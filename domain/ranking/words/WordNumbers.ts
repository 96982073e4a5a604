import * as WordTable from "./WordTable.ts"

/** There is room for so many words and bytes from the start. */
const usualWords = 2048

const usualBytes = 8 * usualWords

const twiceAsLong = (numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
  const longer = new Int32Array(2 * numbers.length)
  longer.set(numbers)

  return longer
}

/**
 * Numbers different words from 0, in the order in which they come. A word is written behind all others, from `end` on, and numbered
 * then. Made once and used for one study after the other, so that it leaves no garbage.
 */
export class WordNumbers {
  bytes = new Uint8Array(usualBytes)
  /** How many words there are. */
  count = 0
  /** Where the last of them ends. */
  end = 0
  /** Where each of them begins. */
  private starts = new Int32Array(usualWords)
  private hashes = new Int32Array(usualWords)
  /** Numbers, from 1, at the place of the word's hash or behind it. At least half of the places are free. */
  private places = new Int32Array(2 * usualWords)

  /** Forgets all words. */
  clear(): void {
    this.places.fill(0)
    this.count = 0
    this.end = 0
  }

  /** Makes room for so many bytes behind the last word. */
  makeRoom(more: number): void {
    if (this.end + more <= this.bytes.length) return
    const longer = new Uint8Array(2 * (this.end + more))
    longer.set(this.bytes)
    this.bytes = longer
  }

  startOf(word: number): number {
    return this.starts[word] ?? 0
  }

  endOf(word: number): number {
    return word + 1 < this.count ? (this.starts[word + 1] ?? 0) : this.end
  }

  hashOf(word: number): number {
    return this.hashes[word] ?? 0
  }

  /** The number of the word that was written behind all others, up to an end. A new one's is `count` until then. */
  numberOf(end: number, hash: number): number {
    const place = this.placeOf(this.bytes, this.end, end, hash)
    const known = this.places[place] ?? 0
    if (known > 0) return known - 1
    if (2 * this.count === this.places.length) return this.numberInMoreRoom(end, hash)
    const word = this.count++
    this.places[place] = this.count
    this.starts[word] = this.end
    this.hashes[word] = hash
    this.end = end

    return word
  }

  /** The same of a word that was not written yet. */
  numberOfText(word: string): number {
    this.makeRoom(WordTable.widestCharacter * word.length)
    let end = this.end
    for (let at = 0; at < word.length; at++) end = WordTable.write(this.bytes, end, word.charCodeAt(at))
    let hash: number = WordTable.hashOfNothing
    for (let at = this.end; at < end; at++) hash = WordTable.hashed(hash, this.bytes[at] ?? 0)

    return this.numberOf(end, hash)
  }

  /** The number of a word, if it has one; else -1. */
  find({ bytes, hash }: WordTable.Word): number {
    return (this.places[this.placeOf(bytes, 0, bytes.length, hash)] ?? 0) - 1
  }

  /** Where the number of a word stands or would stand. */
  private placeOf(bytes: Uint8Array, start: number, end: number, hash: number): number {
    const last = this.places.length - 1
    let place = hash & last
    for (let known = this.places[place] ?? 0; known > 0; known = this.places[place] ?? 0) {
      if (this.hashes[known - 1] === hash && this.isTheSame(known - 1, bytes, start, end)) break
      place = (place + 1) & last
    }

    return place
  }

  private isTheSame(word: number, bytes: Uint8Array, start: number, end: number): boolean {
    const from = this.startOf(word)
    const length = end - start
    if (this.endOf(word) - from !== length) return false
    for (let at = 0; at < length; at++) if (this.bytes[from + at] !== bytes[start + at]) return false

    return true
  }

  private numberInMoreRoom(end: number, hash: number): number {
    this.starts = twiceAsLong(this.starts)
    this.hashes = twiceAsLong(this.hashes)
    this.places = new Int32Array(2 * this.places.length)
    const last = this.places.length - 1
    for (let word = 0; word < this.count; word++) {
      let place = this.hashOf(word) & last
      while (this.places[place] !== 0) place = (place + 1) & last
      this.places[place] = word + 1
    }

    return this.numberOf(end, hash)
  }
}

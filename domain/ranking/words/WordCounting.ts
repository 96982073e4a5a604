import * as Analyzer from "../../condition/Analyzer.ts"
import { isWord } from "../../eligibility/text/Characters.ts"
import * as WordTable from "./WordTable.ts"

/** What is noted of the words of a piece: the zone that it is, as a bit, and by how much each of their two counts rises. */
export interface Noted {
  readonly zone: number
  readonly first: 0 | 1
  readonly second: 0 | 1
}

/** What is known of a word, number beside number: `term` is the number of the word that it is compared by. */
const fields = { start: 0, hash: 1, zones: 2, first: 3, second: 4, term: 5 } as const

const width = 6

/** There is room for so many different words from the start. */
const usualWords = 2048

/** A character is written in three bytes at most. */
const widestCharacter = 3

/** Characters which, or the like of which, stand in a plain text as others. */
const mayBePlainer = /[\u00c0-\u1fff\u2c00-\uffff]/

/** How words end, or what they hold or begin with, that are compared by others. */
const mayBeCompared = /s$|ae|oe|our|^[cmnt]/

/**
 * Counts the words of a study. Made once and used for one study after the other, so that counting leaves no garbage. What the
 * analyzer compares a word by is noted as well, as seen in the same zone.
 */
export class WordCounting {
  private bytes = new Uint8Array(8 * usualWords)
  private facts = new Int32Array(width * usualWords)
  /** Numbers of words, from 1, at the place of their hashes or behind it. There are twice as many places as words. */
  private places = new Int32Array(2 * usualWords)
  private words = 0
  private end = 0

  /** Forgets all words. */
  clear(): void {
    this.places.fill(0)
    this.words = 0
    this.end = 0
  }

  /** Counts the words of a piece that is in lower case, from one place to another. */
  add(piece: string, from: number, to: number, noted: Noted): void {
    let start = from
    for (let at = from; at <= to; at++) {
      if (at < to && isWord(piece.charCodeAt(at))) continue
      if (at > start) this.note(piece, start, at, noted)
      start = at + 1
    }
  }

  /** Counts the words of a piece as it was written, and tells how long it is in lower case. */
  addWritten(piece: string, noted: Noted): number {
    const lower = piece.toLowerCase()
    this.add(lower, 0, lower.length, noted)
    this.addPlain(piece, noted.zone)

    return lower.length
  }

  /** Notes what else the analyzer sees in a piece whose words in lower case were counted. */
  addPlain(piece: string, zone: number): void {
    if (!mayBePlainer.test(piece)) return
    const plain = Analyzer.plain(piece)
    this.add(plain, 0, plain.length, { zone, first: 0, second: 0 })
  }

  /** The zones in which a word was seen. */
  zonesOf({ bytes, hash }: WordTable.Word): number {
    this.makeRoom(bytes.length)
    this.bytes.set(bytes, this.end)
    const found = this.places[this.placeOf(this.end + bytes.length, hash)] ?? 0

    return found === 0 ? 0 : this.fact(found - 1, fields.zones)
  }

  table(): WordTable.WordTable {
    const power = Math.max(0, 30 - Math.clz32(this.words))
    const buckets = 1 << power
    const offsets = this.offsets(buckets)
    const head = WordTable.headLength(buckets)
    const table = new Uint8Array(head + (offsets[buckets] ?? 0))
    table[0] = power
    for (let bucket = 0; bucket <= buckets; bucket++) WordTable.writeOffset(table, bucket, offsets[bucket] ?? 0)
    for (let word = 0; word < this.words; word++) {
      const bucket = this.fact(word, fields.hash) & (buckets - 1)
      offsets[bucket] = this.writeRecord(table, head + (offsets[bucket] ?? 0), word) - head
    }

    return table
  }

  /** Where each of so many buckets begins, and behind the last where it ends. */
  private offsets(buckets: number): Int32Array {
    const offsets = new Int32Array(buckets + 1)
    for (let word = 0; word < this.words; word++) {
      const next = 1 + (this.fact(word, fields.hash) & (buckets - 1))
      offsets[next] = (offsets[next] ?? 0) + this.widthOf(word)
    }
    for (let bucket = 1; bucket <= buckets; bucket++)
      offsets[bucket] = (offsets[bucket] ?? 0) + (offsets[bucket - 1] ?? 0)

    return offsets
  }

  private widthOf(word: number): number {
    const length = this.endOf(word) - this.fact(word, fields.start)
    const counts = [fields.first, fields.second].map((field) => WordTable.widthOf(this.fact(word, field)))

    return WordTable.widthOf(length) + length + 1 + (counts[0] ?? 0) + (counts[1] ?? 0)
  }

  private writeRecord(table: Uint8Array, place: number, word: number): number {
    const start = this.fact(word, fields.start)
    const end = this.endOf(word)
    let at = WordTable.write(table, place, end - start)
    for (let from = start; from < end; from++) table[at++] = this.bytes[from] ?? 0
    table[at++] = this.fact(word, fields.zones)

    return WordTable.write(
      table,
      WordTable.write(table, at, this.fact(word, fields.first)),
      this.fact(word, fields.second),
    )
  }

  private fact(word: number, field: number): number {
    return this.facts[width * word + field] ?? 0
  }

  private endOf(word: number): number {
    return word + 1 < this.words ? this.fact(word + 1, fields.start) : this.end
  }

  private note(piece: string, from: number, to: number, { first, second, zone }: Noted): void {
    const known = this.words
    const word = this.numberOf(piece, from, to)
    if (word === known) this.setTerm(word, piece.slice(from, to))
    const { facts } = this
    const own = width * word
    const term = width * (facts[own + fields.term] ?? 0)
    facts[own + fields.zones] = (facts[own + fields.zones] ?? 0) | zone
    facts[term + fields.zones] = (facts[term + fields.zones] ?? 0) | zone
    facts[own + fields.first] = (facts[own + fields.first] ?? 0) + first
    facts[own + fields.second] = (facts[own + fields.second] ?? 0) + second
  }

  private setTerm(word: number, written: string): void {
    if (!mayBeCompared.test(written)) return
    const term = Analyzer.termOf(written)
    this.facts[width * word + fields.term] = this.numberOf(term, 0, term.length)
  }

  /** The number of a word, which is the next one for a new word. */
  private numberOf(piece: string, from: number, to: number): number {
    this.makeRoom(widestCharacter * (to - from))
    let end = this.end
    for (let at = from; at < to; at++) end = WordTable.write(this.bytes, end, piece.charCodeAt(at))
    let hash: number = WordTable.hash.start
    for (let at = this.end; at < end; at++) hash = WordTable.hash.with(hash, this.bytes[at] ?? 0)
    const place = this.placeOf(end, hash)
    const found = this.places[place] ?? 0
    if (found > 0) return found - 1
    const word = this.words++
    this.places[place] = this.words
    this.begin(word, hash)
    this.end = end
    if (2 * this.words === this.places.length) this.makeMorePlaces()

    return word
  }

  private begin(word: number, hash: number): void {
    const { facts } = this
    const own = width * word
    facts[own + fields.start] = this.end
    facts[own + fields.hash] = hash
    facts[own + fields.zones] = 0
    facts[own + fields.first] = 0
    facts[own + fields.second] = 0
    facts[own + fields.term] = word
  }

  /** Where the number of the word that stands behind all others, up to an end, stands or would stand. */
  private placeOf(end: number, hash: number): number {
    const last = this.places.length - 1
    let place = hash & last
    for (let found = this.places[place] ?? 0; found > 0; found = this.places[place] ?? 0) {
      if (this.fact(found - 1, fields.hash) === hash && this.isTheSame(found - 1, end)) break
      place = (place + 1) & last
    }

    return place
  }

  private isTheSame(word: number, end: number): boolean {
    const start = this.fact(word, fields.start)
    const length = end - this.end
    if (this.endOf(word) - start !== length) return false
    for (let at = 0; at < length; at++) if (this.bytes[start + at] !== this.bytes[this.end + at]) return false

    return true
  }

  private makeRoom(more: number): void {
    if (this.end + more <= this.bytes.length) return
    const longer = new Uint8Array(2 * (this.end + more))
    longer.set(this.bytes)
    this.bytes = longer
  }

  private makeMorePlaces(): void {
    const longer = new Int32Array(2 * this.facts.length)
    longer.set(this.facts)
    this.facts = longer
    this.places = new Int32Array(2 * this.places.length)
    const last = this.places.length - 1
    for (let word = 0; word < this.words; word++) {
      let place = this.fact(word, fields.hash) & last
      while (this.places[place] !== 0) place = (place + 1) & last
      this.places[place] = word + 1
    }
  }
}

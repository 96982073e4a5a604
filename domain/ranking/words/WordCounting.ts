import * as Analyzer from "../../condition/Analyzer.ts"
import { isWord } from "../../eligibility/text/Characters.ts"
import { WordNumbers } from "./WordNumbers.ts"
import * as WordTable from "./WordTable.ts"

/** What is noted of the words of a piece: the zone that it is, as a bit, and by how much each of their two counts rises. */
export interface Noted {
  readonly zone: number
  readonly first: 0 | 1
  readonly second: 0 | 1
}

/** What is known of a word, number beside number: `term` is the number of the word that it is compared by. */
const fields = { zones: 0, first: 1, second: 2, term: 3 } as const

const width = 4

/** Characters which, or the like of which, stand in a plain text as others. */
const plainer = /[\u00c0-\u1fff\u2c00-\uffff]/

/** Whether a piece may have other words for the analyzer than in lower case. */
export const mayBePlainer = (piece: string): boolean => plainer.test(piece)

/** Whether a character of ASCII belongs to a word. */
const isPlainWord = Uint8Array.from({ length: 128 }, (_, code) => Number(isWord(code)))

const [a, e, o, r, s, u] = Buffer.from("aeorsu")

/** How words begin that may be compared by another one. */
const beginnings = new Set(["ca", "ma", "ne", "tu"].map((beginning) => Buffer.from(beginning).readUInt16LE()))

/** Whether a word may be compared by another one: a glance at how it begins and ends, and for British spelling. */
const mayHaveTerm = (bytes: Uint8Array, start: number, end: number): boolean => {
  if (bytes[end - 1] === s || beginnings.has((bytes[start] ?? 0) | ((bytes[start + 1] ?? 0) << 8))) return true
  for (let at = start + 1; at < end; at++) {
    const before = bytes[at - 1]
    const byte = bytes[at]
    if (byte === e ? before === a || before === o : byte === u && before === o && bytes[at + 1] === r) return true
  }

  return false
}

/**
 * Counts the words of a study, one study after the other. What the analyzer compares a word by is noted as well, as seen in the same
 * zone.
 */
export class WordCounting {
  private readonly words = new WordNumbers()
  private facts = new Int32Array(0)
  /** Of so many words something is known. */
  private known = 0

  /** Forgets all words. */
  clear(): void {
    this.words.clear()
    this.known = 0
  }

  /** Counts the words of a piece that is in lower case, from one place to another. */
  add(piece: string, from: number, to: number, noted: Noted): void {
    const { words } = this
    words.makeRoom(WordTable.widestCharacter * (to - from))
    let { bytes, end } = words
    let hash: number = WordTable.hashOfNothing
    let start = from
    for (let at = from; at < to; at++) {
      const unit = piece.charCodeAt(at)
      if (unit < 128 ? isPlainWord[unit] === 1 : isWord(unit)) {
        const before = end
        end = WordTable.write(bytes, end, unit)
        for (let byte = before; byte < end; byte++) hash = WordTable.hashed(hash, bytes[byte] ?? 0)
        continue
      }
      if (end > words.end) {
        this.note(piece, start, at, words.numberOf(end, hash), noted)
        words.makeRoom(WordTable.widestCharacter * (to - at))
        bytes = words.bytes
        end = words.end
        hash = WordTable.hashOfNothing
      }
      start = at + 1
    }
    if (end > words.end) this.note(piece, start, to, words.numberOf(end, hash), noted)
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
    if (!mayBePlainer(piece)) return
    const plain = Analyzer.plain(piece)
    this.add(plain, 0, plain.length, { zone, first: 0, second: 0 })
  }

  /** The zones in which a word was seen. */
  zonesOf(word: WordTable.Word): number {
    const found = this.words.find(word)

    return found < 0 ? 0 : this.fact(found, fields.zones)
  }

  table(): WordTable.WordTable {
    const { count, end } = this.words
    const power = Math.max(0, 30 - Math.clz32(count))
    const buckets = 1 << power
    const head = WordTable.headLength(buckets)
    const table = new Uint8Array(head + end + count * WordTable.mostBesideWord)
    table[0] = power
    const firsts = new Int32Array(buckets)
    const nexts = new Int32Array(count)
    for (let word = 0; word < count; word++) {
      const bucket = this.words.hashOf(word) & (buckets - 1)
      nexts[word] = firsts[bucket] ?? 0
      firsts[bucket] = word + 1
    }
    let at = head
    for (let bucket = 0; bucket < buckets; bucket++) {
      WordTable.writeOffset(table, bucket, at - head)
      for (let word = firsts[bucket] ?? 0; word > 0; word = nexts[word - 1] ?? 0)
        at = this.writeRecord(table, at, word - 1)
    }
    WordTable.writeOffset(table, buckets, at - head)

    return table.slice(0, at)
  }

  private writeRecord(table: Uint8Array, place: number, word: number): number {
    const start = this.words.startOf(word)
    const end = this.words.endOf(word)
    let at = WordTable.write(table, place, end - start)
    for (let from = start; from < end; from++) table[at++] = this.words.bytes[from] ?? 0
    table[at++] = this.fact(word, fields.zones)
    at = WordTable.write(table, at, this.fact(word, fields.first))

    return WordTable.write(table, at, this.fact(word, fields.second))
  }

  private fact(word: number, field: number): number {
    return this.facts[width * word + field] ?? 0
  }

  private note(piece: string, start: number, end: number, word: number, { first, second, zone }: Noted): void {
    if (word === this.known) this.meet(word, piece, start, end)
    const { facts } = this
    const own = width * word
    const term = width * (facts[own + fields.term] ?? 0)
    facts[own + fields.zones] = (facts[own + fields.zones] ?? 0) | zone
    facts[term + fields.zones] = (facts[term + fields.zones] ?? 0) | zone
    facts[own + fields.first] = (facts[own + fields.first] ?? 0) + first
    facts[own + fields.second] = (facts[own + fields.second] ?? 0) + second
  }

  /** Begins to know something of a new word, and of the one that it is compared by. */
  private meet(word: number, piece: string, start: number, end: number): void {
    this.begin(word)
    if (!mayHaveTerm(this.words.bytes, this.words.startOf(word), this.words.endOf(word))) return
    const written = piece.slice(start, end)
    const compared = Analyzer.termOf(written)
    if (compared === written) return
    const term = this.words.numberOfText(compared)
    if (term === this.known) this.begin(term)
    this.facts[width * word + fields.term] = term
  }

  private begin(word: number): void {
    const own = width * word
    if (own + width > this.facts.length) {
      const longer = new Int32Array(2 * (own + width))
      longer.set(this.facts)
      this.facts = longer
    }
    const { facts } = this
    facts[own + fields.zones] = 0
    facts[own + fields.first] = 0
    facts[own + fields.second] = 0
    facts[own + fields.term] = word
    this.known = word + 1
  }
}

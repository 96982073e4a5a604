import * as Analyzer from "../../condition/Analyzer.ts"
import { isWord } from "../../eligibility/text/Characters.ts"
import { Vocabulary } from "./Vocabulary.ts"
import * as WordTable from "./WordTable.ts"

/** What is noted of the words of a piece: the zone that it is, as a bit, and by how much each of their two counts rises. */
export interface Noted {
  readonly zone: number
  readonly first: 0 | 1
  readonly second: 0 | 1
}

/** What is known of a word in the study that is counted, number beside number: whether it was met there, its zones, and its counts. */
const fields = { met: 0, zones: 1, first: 2, second: 3 } as const

const width = 4

/** Characters which, or the like of which, stand in a plain text as others: all but these, as the engine tells them soonest. */
const plainer = /[^\0-\u00bf\u2000-\u2bff]/g

/** Where the next character stands for which the analyzer may see other words than in lower case; the end of the piece if there is none. */
export const nextPlainer = (piece: string, from: number): number => {
  plainer.lastIndex = from

  return plainer.test(piece) ? plainer.lastIndex - 1 : piece.length
}

/** The same numbers with room for so many of them, if there is not. */
const withRoom = (numbers: Int32Array<ArrayBuffer>, room: number): Int32Array<ArrayBuffer> => {
  if (room <= numbers.length) return numbers
  const longer = new Int32Array(2 * room)
  longer.set(numbers)

  return longer
}

const noNumbers = new Int32Array(0)

/**
 * Counts the words of a study, one study after the other. What the analyzer compares a word by is noted as well, as seen in the same
 * zone. Made once and used for all of them, so that it leaves no garbage but the tables.
 */
export class WordCounting {
  private readonly vocabulary: Vocabulary
  private facts = noNumbers
  /** The words of the study, in the order in which they were met, and how many bytes they are. */
  private words = noNumbers
  private count = 0
  private length = 0
  /** By a bucket of its table the last word there, and by a word the one before it in its bucket; both from 1. */
  private lasts = noNumbers
  private befores = noNumbers
  private written = new Uint8Array(0)

  /** `lookedFor`: words whose zones can be asked for. */
  constructor(lookedFor: ReadonlyArray<string>) {
    this.vocabulary = new Vocabulary(lookedFor)
  }

  /** Forgets the study, and lets go of the room that an unusual one has taken. */
  clear(): void {
    for (let at = 0; at < this.count; at++) this.facts[width * (this.words[at] ?? 0) + fields.met] = 0
    this.count = 0
    this.length = 0
    if (!this.vocabulary.forgetMany()) return
    this.facts = noNumbers
    this.words = noNumbers
    this.lasts = noNumbers
    this.befores = noNumbers
    this.written = new Uint8Array(0)
  }

  /** Counts the words of a piece that is in lower case, from one place to another. */
  add(piece: string, from: number, to: number, noted: Noted): void {
    for (let at = from; at < to; at++) {
      const start = at
      let hash = WordTable.beginning
      for (; at < to; at++) {
        const unit = piece.charCodeAt(at)
        if (!isWord(unit)) break
        hash = WordTable.further(hash, unit)
      }
      if (start < at) this.noteAt(piece, start, at, hash, noted)
    }
  }

  /** Counts the words of a piece as it was written, and tells how long it is in lower case. */
  addWritten(piece: string, noted: Noted): number {
    const lower = piece.toLowerCase()
    this.add(lower, 0, lower.length, noted)
    if (nextPlainer(piece, 0) < piece.length) this.addPlain(piece, noted.zone)

    return lower.length
  }

  /** Notes what else the analyzer sees in a piece whose words in lower case were counted. */
  addPlain(piece: string, zone: number): void {
    const plain = Analyzer.plain(piece)
    this.add(plain, 0, plain.length, { zone, first: 0, second: 0 })
  }

  /** The zones in which a word that is looked for was seen, by its place among them. */
  zonesOf(which: number): number {
    const word = this.vocabulary.always[which] ?? 0

    return this.fact(word, fields.met) === 0 ? 0 : this.fact(word, fields.zones)
  }

  table(): WordTable.WordTable {
    const { count, length } = this
    const power = Math.max(0, 30 - Math.clz32(count))
    const buckets = 1 << power
    const head = WordTable.headLength(buckets)
    const room = head + length + count * WordTable.mostBesideWord
    if (room > this.written.length) this.written = new Uint8Array(2 * room)
    this.divide(buckets)
    const { befores, lasts, written } = this
    written[0] = power
    let at = head
    for (let bucket = 0; bucket < buckets; bucket++) {
      WordTable.writeOffset(written, bucket, at - head)
      for (let next = lasts[bucket] ?? 0; next > 0; next = befores[next - 1] ?? 0)
        at = this.writeRecord(written, at, this.words[next - 1] ?? 0)
    }
    WordTable.writeOffset(written, buckets, at - head)

    return written.slice(0, at)
  }

  /** Divides the words into so many buckets by their hash. */
  private divide(buckets: number): void {
    this.lasts = withRoom(this.lasts, buckets)
    this.lasts.fill(0, 0, buckets)
    this.befores = withRoom(this.befores, this.count)
    for (let at = 0; at < this.count; at++) {
      const bucket = this.vocabulary.hashOf(this.words[at] ?? 0) & (buckets - 1)
      this.befores[at] = this.lasts[bucket] ?? 0
      this.lasts[bucket] = at + 1
    }
  }

  private writeRecord(table: Uint8Array, place: number, word: number): number {
    let at = WordTable.write(table, place, this.vocabulary.sizeOf(word))
    at = this.vocabulary.write(word, table, at)
    table[at++] = this.fact(word, fields.zones)
    at = WordTable.write(table, at, this.fact(word, fields.first))

    return WordTable.write(table, at, this.fact(word, fields.second))
  }

  private fact(word: number, field: number): number {
    return this.facts[width * word + field] ?? 0
  }

  private noteAt(piece: string, start: number, end: number, hash: number, noted: Noted): void {
    this.note(this.vocabulary.numberOf(piece, start, end, WordTable.finished(hash)), noted)
  }

  private note(word: number, { first, second, zone }: Noted): void {
    const own = width * word
    if (this.fact(word, fields.met) === 0) this.meet(word)
    const { facts } = this
    facts[own + fields.zones] = (facts[own + fields.zones] ?? 0) | zone
    facts[own + fields.first] = (facts[own + fields.first] ?? 0) + first
    facts[own + fields.second] = (facts[own + fields.second] ?? 0) + second
    const term = this.vocabulary.termOf(word)
    if (term !== word) this.see(term, zone)
  }

  /** Notes that what a word is compared by was seen. */
  private see(term: number, zone: number): void {
    if (this.fact(term, fields.met) === 0) this.meet(term)
    const at = width * term + fields.zones
    this.facts[at] = (this.facts[at] ?? 0) | zone
  }

  private meet(word: number): void {
    this.facts = withRoom(this.facts, width * (word + 1))
    const own = width * word
    this.facts[own + fields.met] = 1
    this.facts[own + fields.zones] = 0
    this.facts[own + fields.first] = 0
    this.facts[own + fields.second] = 0
    this.words = withRoom(this.words, this.count + 1)
    this.words[this.count++] = word
    this.length += this.vocabulary.sizeOf(word)
  }
}

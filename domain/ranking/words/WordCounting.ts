import * as Analyzer from "../../condition/Analyzer.ts"
import { traits } from "../../eligibility/text/CharacterMap.ts"
import * as Folding from "../../eligibility/text/Folding.ts"
import * as NumberedText from "../../eligibility/text/NumberedText.ts"
import { Vocabulary } from "../../eligibility/text/Vocabulary.ts"
import * as WordScan from "../../eligibility/text/WordScan.ts"
import { WordForms } from "./WordForms.ts"
import * as WordTable from "./WordTable.ts"

/** What is noted of the words of a piece: the zone that it is, as a bit, and by how much each of their two counts rises. */
export interface Noted extends Readonly<Record<WordTable.Part, 0 | 1>> {
  readonly zone: number
}

/** What is known of a word in the study that is counted, number beside number: whether it was met there, its zones, and its counts. */
const fields = { met: 0, zones: 1, inText: 2, inSubject: 3 } as const

const width = 4

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
 * zones. Made once and used for all of them, so that it leaves no garbage but the tables.
 */
export class WordCounting {
  private readonly lookedFor: ReadonlyArray<string>
  private forms = new WordForms(new Vocabulary())
  /** The numbers of the words that are looked for. */
  private sought: ReadonlyArray<number> = []
  private facts = noNumbers
  /** The words of the study, in the order in which they were met. */
  private words = noNumbers
  private count = 0
  /** By a bucket of its table the last word there, and by a word the one before it in its bucket; both from 1. */
  private lasts = noNumbers
  private befores = noNumbers
  private written = new Uint8Array(0)

  /** `lookedFor`: words whose zones can be asked for. */
  constructor(lookedFor: ReadonlyArray<string>) {
    this.lookedFor = lookedFor
  }

  /** Begins with a study whose words have the numbers of a vocabulary. The one before is forgotten, and the room that an unusual one has taken. */
  begin(vocabulary: Vocabulary): void {
    for (let at = 0; at < this.count; at++) this.facts[width * (this.words[at] ?? 0) + fields.met] = 0
    this.count = 0
    if (this.forms.vocabulary === vocabulary) return
    this.forms = new WordForms(vocabulary)
    this.sought = this.lookedFor.map((word) => vocabulary.numberOf(word))
    this.facts = noNumbers
    this.words = noNumbers
    this.lasts = noNumbers
    this.befores = noNumbers
    this.written = new Uint8Array(0)
  }

  /** Counts the words of a text from one place to another. */
  add(text: NumberedText.NumberedText, start: number, end: number, { inText, inSubject, zone }: Noted): void {
    const { numbers } = text
    const to = NumberedText.firstFrom(text, end)
    for (let at = NumberedText.firstFrom(text, start); at < to; at++)
      this.countIn(numbers[at] ?? 0, zone, inText, inSubject)
  }

  /** Counts the words of a piece as it was written, and tells how long it is in lower case. */
  addWritten(piece: string, noted: Noted): number {
    const { bits, length } = this.addScanned(piece, noted)
    if ((bits & traits.accented) > 0) this.addPlain(piece, noted.zone)

    return length
  }

  /** Notes what else the analyzer sees in a piece whose words were counted. */
  addAccented(piece: string, zone: number): void {
    if ((WordScan.of(piece, Folding.lowered).bits & traits.accented) > 0) this.addPlain(piece, zone)
  }

  /** Adds to the words that were counted what they are compared by. Nothing is counted behind it. */
  complete(): void {
    const written = this.count
    for (let at = 0; at < written; at++) this.addParts(this.words[at] ?? 0)
    const counted = this.count
    for (let at = 0; at < counted; at++) {
      const word = this.words[at] ?? 0
      const term = this.forms.termOf(word)
      if (term !== word) this.countIn(term, this.fact(word, fields.zones), 0, 0)
    }
  }

  /** The zones in which a word that is looked for was seen, by its place among them. */
  zonesOf(which: number): number {
    const word = this.sought[which] ?? 0

    return this.fact(word, fields.met) === 0 ? 0 : this.fact(word, fields.zones)
  }

  table(): WordTable.WordTable {
    const { count } = this
    const buckets = WordTable.bucketsFor(count)
    this.divide(buckets)
    const room = this.roomOfWords()
    if (WordTable.mostBefore(buckets) + room > this.written.length)
      this.written = new Uint8Array(2 * (WordTable.mostBefore(buckets) + room))
    const { befores, lasts, written } = this
    const head = WordTable.begin(written, buckets, room)
    let at = head
    for (let bucket = 0; bucket < buckets; bucket++) {
      WordTable.writeOffset(written, bucket, at - head)
      for (let next = lasts[bucket] ?? 0; next > 0; next = befores[next - 1] ?? 0)
        at = this.writeRecord(written, at, this.words[next - 1] ?? 0)
    }
    WordTable.writeOffset(written, buckets, at - head)

    return written.slice(0, at)
  }

  /** Notes the words of a piece without accents and in plain letters, as the analyzer sees them. */
  private addPlain(piece: string, zone: number): void {
    this.addScanned(Analyzer.plain(piece), { zone, inText: 0, inSubject: 0 })
  }

  private addScanned(piece: string, { inText, inSubject, zone }: Noted): Pick<WordScan.WordScan, "bits" | "length"> {
    const scan = WordScan.of(piece, Folding.lowered)
    const { codes, count, ends, hashes, starts } = scan
    const { vocabulary } = this.forms
    for (let at = 0; at < count; at++) {
      const word = vocabulary.numberAt(codes, starts[at] ?? 0, ends[at] ?? 0, hashes[at] ?? 0)
      this.countIn(word, zone, inText, inSubject)
    }

    return scan
  }

  /** Counts the parts of a word in its place, where it has parts. */
  private addParts(word: number): void {
    if (this.forms.countsItself(word)) return
    for (const part of this.forms.partsOf(word))
      this.countIn(
        part,
        this.fact(word, fields.zones),
        this.fact(word, fields.inText),
        this.fact(word, fields.inSubject),
      )
  }

  /** Divides the words into so many buckets by their hash. */
  private divide(buckets: number): void {
    this.lasts = withRoom(this.lasts, buckets)
    this.lasts.fill(0, 0, buckets)
    this.befores = withRoom(this.befores, this.count)
    for (let at = 0; at < this.count; at++) {
      const word = this.words[at] ?? 0
      if (!this.forms.countsItself(word)) continue
      const bucket = this.forms.vocabulary.hashOf(word) & (buckets - 1)
      this.befores[at] = this.lasts[bucket] ?? 0
      this.lasts[bucket] = at + 1
    }
  }

  /** As many bytes as the records take at most. */
  private roomOfWords(): number {
    let bytes = 0
    for (let at = 0; at < this.count; at++) bytes += this.forms.sizeOf(this.words[at] ?? 0) + WordTable.mostBesideWord

    return bytes
  }

  private writeRecord(table: Uint8Array, place: number, word: number): number {
    const at = WordTable.writeBeforeWord(
      table,
      place,
      this.forms.sizeOf(word),
      this.fact(word, fields.zones),
      this.fact(word, fields.inText),
      this.fact(word, fields.inSubject),
    )

    return this.forms.write(word, table, at)
  }

  private fact(word: number, field: number): number {
    return this.facts[width * word + field] ?? 0
  }

  private countIn(word: number, zones: number, inText: number, inSubject: number): void {
    const own = width * word
    if (this.fact(word, fields.met) === 0) this.meet(word)
    const { facts } = this
    facts[own + fields.zones] = (facts[own + fields.zones] ?? 0) | zones
    facts[own + fields.inText] = (facts[own + fields.inText] ?? 0) + inText
    facts[own + fields.inSubject] = (facts[own + fields.inSubject] ?? 0) + inSubject
  }

  private meet(word: number): void {
    this.facts = withRoom(this.facts, width * (word + 1))
    const own = width * word
    this.facts[own + fields.met] = 1
    this.facts[own + fields.zones] = 0
    this.facts[own + fields.inText] = 0
    this.facts[own + fields.inSubject] = 0
    this.words = withRoom(this.words, this.count + 1)
    this.words[this.count++] = word
  }
}

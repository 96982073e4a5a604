import * as Analyzer from "../../condition/Analyzer.ts"
import { isWord } from "../../eligibility/text/Characters.ts"
import type { Vocabulary } from "../../eligibility/text/Vocabulary.ts"
import * as MoreRoom from "../../MoreRoom.ts"
import * as PackedWord from "./PackedWord.ts"

const apostrophe = "'"

const isCounted = (word: string): boolean => isWord(word.charCodeAt(0)) && !word.includes(apostrophe)

const usualWords = 4096

const usualBytes = 4 * usualWords

/** What is kept of a word, number beside number: what it counts as, its term, and where it is packed. */
const facts = { counts: 0, term: 1, start: 2, end: 3 } as const

/** What a word counts as: itself, or others. 0 where that was not worked out yet. */
const [itself, others] = [1, 2]

const width = 4

const none: ReadonlyArray<number> = []

/** What the words of a vocabulary count as, each worked out once. */
export class WordForms {
  readonly vocabulary: Vocabulary
  private known = new Int32Array(width * usualWords)
  /** The words, packed, one behind the other. */
  private bytes = new Uint8Array(usualBytes)
  private length = 0
  private readonly parts = new Map<number, ReadonlyArray<number>>()

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary
  }

  /** Whether a word is one that is counted, and neither a mark nor several. */
  countsItself(word: number): boolean {
    return this.fact(word, facts.counts) === itself
  }

  /** What is counted in place of a word that does not count itself: "patient" and "s" of "patient's". */
  partsOf(word: number): ReadonlyArray<number> {
    return this.parts.get(word) ?? none
  }

  /** The word that the analyzer compares a word by: mostly itself. */
  termOf(word: number): number {
    return this.fact(word, facts.term)
  }

  /** How many bytes a word takes, packed. */
  sizeOf(word: number): number {
    return this.fact(word, facts.end) - this.fact(word, facts.start)
  }

  /** Writes a word, packed, and tells where it ends. */
  write(word: number, bytes: Uint8Array, place: number): number {
    const packed = this.bytes
    const end = this.fact(word, facts.end)
    let at = place
    for (let from = this.fact(word, facts.start); from < end; from++) bytes[at++] = packed[from] ?? 0

    return at
  }

  private fact(word: number, which: number): number {
    if ((this.known[width * word] ?? 0) === 0) this.learn(word)

    return this.known[width * word + which] ?? 0
  }

  private learn(word: number): void {
    const { vocabulary } = this
    const text = vocabulary.wordOf(word)
    const term = Analyzer.termOf(text)
    const packed = PackedWord.of(text)
    this.makeRoom(word, packed.length)
    this.bytes.set(packed, this.length)
    const parts = isCounted(text) ? undefined : text.split(apostrophe).filter(isCounted)
    if (parts !== undefined && parts.length > 0)
      this.parts.set(
        word,
        parts.map((part) => vocabulary.numberOf(part)),
      )
    const at = width * word
    this.known[at + facts.counts] = parts === undefined ? itself : others
    this.known[at + facts.term] = term === text ? word : vocabulary.numberOf(term)
    this.known[at + facts.start] = this.length
    this.length += packed.length
    this.known[at + facts.end] = this.length
  }

  private makeRoom(word: number, length: number): void {
    if (width * (word + 1) > this.known.length)
      this.known = MoreRoom.moved(this.known, new Int32Array(2 * width * (word + 1)))
    if (this.length + length > this.bytes.length)
      this.bytes = MoreRoom.moved(this.bytes, new Uint8Array(2 * (this.length + length)))
  }
}

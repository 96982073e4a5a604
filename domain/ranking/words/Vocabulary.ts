import * as Analyzer from "../../condition/Analyzer.ts"
import * as WordTable from "./WordTable.ts"

/** There is room for so many words and characters from the start. */
const usualWords = 4096

const usualCharacters = 8 * usualWords

/** Of more words or characters none is kept. The texts of a few hundred studies hold fewer. */
const mostWords = 8 * usualWords

const mostCharacters = 8 * mostWords

/** What is kept of a word, number beside number: its hash, where it begins, how many bytes it takes in a table, and its term. */
const facts = { hash: 0, start: 1, size: 2, term: 3 } as const

const width = 4

const sizeOf = (word: string): number => {
  let size = word.length
  for (let at = 0; at < word.length; at++) for (let left = word.charCodeAt(at); left > 127; left >>>= 7) size++

  return size
}

/**
 * Numbers the words of published texts from 0, in the order in which they come, and keeps the numbers for the texts that follow: these
 * repeat most words, and what the analyzer compares a word by is worked out but once. Bounded: between two studies it may forget all. A
 * caller's words are none to be kept.
 */
export class Vocabulary {
  /** The numbers of words of our own, which it always knows. */
  always: ReadonlyArray<number>
  private readonly own: ReadonlyArray<string>
  /** How many words there are. */
  private count = 0
  /** All words, one behind the other. */
  private characters = new Uint16Array(usualCharacters)
  private known = new Int32Array(width * usualWords)
  /** Numbers, from 1, at the place of the word's hash or behind it. At least half of the places are free. */
  private places = new Int32Array(2 * usualWords)

  constructor(own: ReadonlyArray<string>) {
    this.own = own
    this.always = this.numbersOfOwn()
  }

  /** Forgets all words if there are too many to be kept, and tells whether it did. */
  forgetMany(): boolean {
    if (this.count <= mostWords && this.startOf(this.count) <= mostCharacters) return false
    this.count = 0
    this.characters = new Uint16Array(usualCharacters)
    this.known = new Int32Array(width * usualWords)
    this.places = new Int32Array(2 * usualWords)
    this.always = this.numbersOfOwn()

    return true
  }

  hashOf(word: number): number {
    return this.fact(word, facts.hash)
  }

  /** How many bytes a word takes in a table. */
  sizeOf(word: number): number {
    return this.fact(word, facts.size)
  }

  /** The word that the analyzer compares a word by: mostly itself. */
  termOf(word: number): number {
    return this.fact(word, facts.term)
  }

  /** Writes a word as a table has it, and tells where it ends. */
  write(word: number, bytes: Uint8Array, place: number): number {
    const { characters } = this
    const end = this.startOf(word + 1)
    let at = place
    for (let next = this.startOf(word); next < end; next++) at = WordTable.write(bytes, at, characters[next] ?? 0)

    return at
  }

  /** The number of the word between two offsets of a piece, whose characters make the hash. */
  numberOf(piece: string, from: number, to: number, hash: number): number {
    const last = this.places.length - 1
    let place = hash & last
    for (let known = this.places[place] ?? 0; known > 0; known = this.places[place] ?? 0) {
      if (this.hashOf(known - 1) === hash && this.isTheSame(known - 1, piece, from, to)) return known - 1
      place = (place + 1) & last
    }

    return this.learn(piece.slice(from, to), hash, place)
  }

  private numbersOfOwn(): ReadonlyArray<number> {
    return this.own.map((word) => this.numberOf(word, 0, word.length, WordTable.hashOf(word)))
  }

  private fact(word: number, which: number): number {
    return this.known[width * word + which] ?? 0
  }

  /** Where a word begins, and where the one before it ends. */
  private startOf(word: number): number {
    return this.fact(word, facts.start)
  }

  private isTheSame(word: number, piece: string, from: number, to: number): boolean {
    const { characters } = this
    const start = this.startOf(word)
    const length = to - from
    if (this.startOf(word + 1) - start !== length) return false
    for (let at = 0; at < length; at++) if (characters[start + at] !== piece.charCodeAt(from + at)) return false

    return true
  }

  /** Numbers a new word, and the one that it is compared by. */
  private learn(text: string, hash: number, place: number): number {
    this.makeRoom(text.length)
    const word = this.count++
    const start = this.startOf(word)
    for (let at = 0; at < text.length; at++) this.characters[start + at] = text.charCodeAt(at)
    this.known[width * word + facts.hash] = hash
    this.known[width * word + facts.size] = sizeOf(text)
    this.known[width * this.count + facts.start] = start + text.length
    this.places[place] = this.count
    if (2 * this.count > this.places.length) this.makePlaces()
    const compared = Analyzer.termOf(text)
    const term = compared === text ? word : this.numberOf(compared, 0, compared.length, WordTable.hashOf(compared))
    this.known[width * word + facts.term] = term

    return word
  }

  /** Makes room for a word of so many characters, and for where the next one would begin. */
  private makeRoom(length: number): void {
    const end = this.startOf(this.count) + length
    if (end > this.characters.length) {
      const longer = new Uint16Array(2 * end)
      longer.set(this.characters)
      this.characters = longer
    }
    if (width * (this.count + 2) > this.known.length) {
      const more = new Int32Array(2 * this.known.length)
      more.set(this.known)
      this.known = more
    }
  }

  private makePlaces(): void {
    this.places = new Int32Array(2 * this.places.length)
    const last = this.places.length - 1
    for (let word = 0; word < this.count; word++) {
      let place = this.hashOf(word) & last
      while (this.places[place] !== 0) place = (place + 1) & last
      this.places[place] = word + 1
    }
  }
}

import * as MoreRoom from "../../MoreRoom.ts"
import * as WordHash from "./WordHash.ts"
import type { WordScan } from "./WordScan.ts"

/** Whole numbers from 0, in as little room as they need. */
export type Numbers = Uint16Array | Int32Array

/** There is room for so many words and characters from the start. */
const usualWords = 4096

const usualCharacters = 8 * usualWords

/** Of more words or characters none is kept for the texts that follow. Those of ten thousand studies are fewer. */
const mostWords = 12 * usualWords

const mostCharacters = 8 * mostWords

const mostKept = 1 << 16

/** The characters of ASCII are the first words, so many, each by its code. */
export const characters = 128

/** What stands at a place, number beside number. */
const facts = { hash: 0, number: 1, start: 2, length: 3 } as const

const width = 4

/** So many characters are made a string at once: the engine takes not many more. */
const atOnce = 1 << 12

/** A string of its own: a piece of the text would keep all of it. */
const textOf = (codes: Uint16Array, from: number, to: number): string => {
  let text = ""
  for (let at = from; at < to; at += atOnce)
    text += String.fromCharCode(...codes.subarray(at, Math.min(to, at + atOnce)))

  return text
}

const codesOf = (text: string): Uint16Array => {
  const codes = new Uint16Array(text.length)
  for (let at = 0; at < text.length; at++) codes[at] = text.charCodeAt(at)

  return codes
}

let epochs = 0

/**
 * Numbers the words and marks of published texts in the order in which they come, and keeps the numbers for the texts that follow: these
 * repeat most words, and what is worked out of a word is worked out but once. Bounded: between two studies all may be forgotten
 * (`ofNextStudy`). A caller's words are none to be kept.
 */
export class Vocabulary {
  /** Another one for each vocabulary that there ever is. */
  readonly epoch = ++epochs
  /** What is known of words below this number may be kept beside it; more there are only in a study that is unusual. */
  readonly kept = mostKept
  /** How many words there are. */
  private count = 0
  /** All words, one behind the other. */
  private characters = new Uint16Array(usualCharacters)
  private length = 0
  private hashes = new Int32Array(usualWords)
  private readonly texts: Array<string> = []
  /** The numbers of words that were asked for as they are written. */
  private readonly written = new Map<string, number>()
  /**
   * What a word is found by, at the place of its hash or behind it: its hash, its number from 1, where it begins among all characters, and
   * its length, which stand together because they are asked for together. At least half of the places are free.
   */
  private places = new Int32Array(width * 2 * usualWords)

  constructor() {
    for (let code = 0; code < characters; code++) this.numberOf(String.fromCharCode(code))
  }

  isFull(): boolean {
    return this.count > mostWords || this.length > mostCharacters
  }

  wordOf(number: number): string {
    return this.texts[number] ?? ""
  }

  hashOf(number: number): number {
    return this.hashes[number] ?? 0
  }

  /** The number of the word between two places of some codes, which have the hash. */
  numberAt(codes: Uint16Array, from: number, to: number, hash: number): number {
    const first = codes[from] ?? 0
    if (to - from === 1 && first < characters && this.count >= characters) return first
    const place = this.placeOf(codes, from, to, hash)
    const known = this.known(place)

    return known > 0 ? known - 1 : this.learn(codes, from, to, hash, place)
  }

  /** Writes the numbers of all words and marks of a scan. */
  numberAll({ codes, count, ends, hashes, starts }: WordScan, numbers: Numbers): void {
    for (let at = 0; at < count; at++)
      numbers[at] = this.numberAt(codes, starts[at] ?? 0, ends[at] ?? 0, hashes[at] ?? 0)
  }

  /** The number of a word that is written by itself. */
  numberOf(word: string): number {
    const known = this.written.get(word)
    if (known !== undefined) return known
    const number = this.numberAt(codesOf(word), 0, word.length, WordHash.of(word))
    this.written.set(word, number)

    return number
  }

  /** The number of a word if it was in a text, which a word that is asked for here is not for that. */
  find(word: string): number | undefined {
    const known = this.known(this.placeOf(codesOf(word), 0, word.length, WordHash.of(word)))

    return known > 0 ? known - 1 : undefined
  }

  /** Where a word stands, or would stand. */
  private placeOf(codes: Uint16Array, from: number, to: number, hash: number): number {
    const { characters, places } = this
    const length = to - from
    const last = places.length - width
    let place = (width * hash) & last
    while ((places[place + facts.number] ?? 0) > 0) {
      if (places[place] === hash && places[place + facts.length] === length) {
        const start = places[place + facts.start] ?? 0
        let same = 0
        while (same < length && characters[start + same] === codes[from + same]) same++
        if (same === length) return place
      }
      place = (place + width) & last
    }

    return place
  }

  /** The number of the word at a place, from 1; 0 where there is none. */
  private known(place: number): number {
    return this.places[place + facts.number] ?? 0
  }

  private learn(codes: Uint16Array, from: number, to: number, hash: number, place: number): number {
    const word = this.count++
    if (this.length + to - from > this.characters.length)
      this.characters = MoreRoom.moved(this.characters, new Uint16Array(2 * (this.length + to - from)))
    this.characters.set(codes.subarray(from, to), this.length)
    if (word === this.hashes.length) this.hashes = MoreRoom.moved(this.hashes, new Int32Array(2 * word))
    this.hashes[word] = hash
    this.texts.push(textOf(codes, from, to))
    this.put(place, hash, this.count, this.length, to - from)
    this.length += to - from
    if (2 * width * this.count > this.places.length) this.makePlaces()

    return word
  }

  private put(place: number, hash: number, number: number, start: number, length: number): void {
    const { places } = this
    places[place + facts.hash] = hash
    places[place + facts.number] = number
    places[place + facts.start] = start
    places[place + facts.length] = length
  }

  private makePlaces(): void {
    const before = this.places
    this.places = new Int32Array(2 * before.length)
    const last = this.places.length - width
    for (let at = 0; at < before.length; at += width) {
      const hash = before[at + facts.hash] ?? 0
      const number = before[at + facts.number] ?? 0
      if (number === 0) continue
      let place = (width * hash) & last
      while (this.known(place) > 0) place = (place + width) & last
      this.put(place, hash, number, before[at + facts.start] ?? 0, before[at + facts.length] ?? 0)
    }
  }
}

let current = new Vocabulary()

/** The vocabulary that numbers the words of the next study: another one if this one has too many to be kept. */
export const ofNextStudy = (): Vocabulary => {
  if (current.isFull()) current = new Vocabulary()

  return current
}

import { expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as EntryLog from "../../../infrastructure/memory/EntryLog.ts"

const mostBytes = 40_000

const bytes = (length: number, seed: number): Uint8Array =>
  Uint8Array.from({ length }, (_, index) => (seed * 31 + index * 7) % 256)

/** An entry that is written or put anew: its number, and how long its parts are. */
const operations = fc.array(fc.tuple(fc.nat(60), fc.nat(1500)), { minLength: 1, maxLength: 200 })

test("An entry is what was last put, for as long as it is not told to be forgotten, and the bytes are bounded", () =>
  fc.assert(
    fc.property(operations, (several) => {
      const held = new Map<number, { position: number; parts: Uint8Array }>()
      const log = EntryLog.make(mostBytes, (digest, position) => {
        if (held.get(digest)?.position === position) held.delete(digest)
      })
      several.forEach(([number, length], turn) => {
        const words = bytes(100 + number * 30, number)
        const parts = bytes(length, turn)
        const known = held.get(number)
        const position =
          known === undefined ? log.append(number, words, parts) : log.putParts(known.position, number, parts)
        if (position === undefined) throw new Error("There is room for each of them.")
        held.set(number, { position, parts })
        for (const [digest, entry] of held) {
          expect(log.says(entry.position, bytes(100 + digest * 30, digest))).toBe(true)
          expect(log.says(entry.position, bytes(100 + digest * 30, digest + 1))).toBe(false)
          expect(log.partsOf(entry.position)).toEqual(entry.parts)
        }
        expect(held.size).toBeGreaterThan(0)
        expect(log.bytes()).toBeLessThanOrEqual(mostBytes)
      })
    }),
    { numRuns: 30 },
  ))

test("An entry that is put as it was read stays what it is, also where it is moved to the front", () => {
  const held = new Map<number, EntryLog.Position>()
  const log = EntryLog.make(mostBytes, (digest, position) => {
    if (held.get(digest) === position) held.delete(digest)
  })
  for (let turn = 0; turn < 400; turn++) {
    const digest = turn % 33
    const position = held.get(digest)
    const parts = position === undefined ? bytes(300, digest) : log.partsOf(position)
    if (parts === undefined) throw new Error("It was not forgotten.")
    const put =
      position === undefined ? log.append(digest, bytes(500, digest), parts) : log.putParts(position, digest, parts)
    if (put === undefined) throw new Error("There is room for each of them.")
    held.set(digest, put)
    for (const [each, place] of held) {
      expect(log.says(place, bytes(500, each))).toBe(true)
      expect(log.partsOf(place)).toEqual(bytes(300, each))
    }
  }
})

test("Parts of the same length take the place of those before", () => {
  const log = EntryLog.make(mostBytes, () => undefined)
  const position = log.append(1, bytes(10, 1), bytes(20, 1))
  if (position === undefined) throw new Error("There is room for it.")
  expect(log.putParts(position, 1, bytes(20, 2))).toBe(position)
  expect(log.partsOf(position)).toEqual(bytes(20, 2))
})

test("What is larger than a block is not written, and what grows larger is left as it was", () => {
  const log = EntryLog.make(mostBytes, () => undefined)
  expect(log.append(1, bytes(11_000, 1), bytes(10, 1))).toBeUndefined()
  const position = log.append(2, bytes(10, 2), bytes(10, 2))
  if (position === undefined) throw new Error("There is room for it.")
  expect(log.putParts(position, 2, bytes(11_000, 3))).toBe(position)
  expect(log.partsOf(position)).toEqual(bytes(10, 2))
})

test("What was written over is known no more", () => {
  const forgotten: Array<number> = []
  const log = EntryLog.make(mostBytes, (digest) => void forgotten.push(digest))
  const first = log.append(0, bytes(10, 0), bytes(10, 0))
  if (first === undefined) throw new Error("There is room for it.")
  for (let digest = 1; digest < 60; digest++) log.append(digest, bytes(10, digest), bytes(10, digest))
  expect(forgotten.slice(0, 5)).toEqual([0, 1, 2, 3, 4])
  expect([log.partsOf(first), log.putParts(first, 0, bytes(5, 0)), log.says(first, bytes(10, 0))]).toEqual([
    undefined,
    undefined,
    false,
  ])
})

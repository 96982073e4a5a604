import { once } from "../../Memo.ts"
import * as Alphabet from "./Alphabet.ts"
import * as Anchors from "./Anchors.ts"
import * as Chunk from "./Chunk.ts"
import type { Maker, Teller } from "./ChunkedRun.ts"
import * as NumberedTests from "./NumberedTests.ts"
import * as Prospects from "./Prospects.ts"
import type { Run } from "./Run.ts"
import type { TokenTest } from "./TokenTest.ts"

/** Tells of tables whether they may tell anything in a run of words, or in a level over it. */
export type Gate = (run: Run) => (table: Teller) => boolean

const none: ReadonlyArray<never> = []

const tellsNothing = (): boolean => false

const opening = (tables: ReadonlyArray<Teller>): Gate => {
  const tests = NumberedTests.of()
  /** What the chunks of each maker are called here. */
  const chunks = new Map<Teller, string>()
  /** What each row needs of those that are asked about, makers before those that see what they make. */
  const needs = new Map<Teller, ReadonlyArray<ReadonlyArray<number>>>()

  const asMade = (makers: ReadonlyArray<Maker>, test: TokenTest): ReadonlyArray<TokenTest> =>
    test.kind === "chunk"
      ? makers
          .filter(({ name }) => name === test.name)
          .map((maker) => ({ kind: "chunk", name: chunks.get(maker) ?? "", attributes: none }))
      : [test]

  /** What a row needs of words, and of what makes the chunks that it names. Chunks that nothing makes may be anywhere. */
  const needed = ({ over }: Teller, anchor: Anchors.Anchor): ReadonlyArray<Anchors.Anchor> => {
    const made = anchor.tests.map((test) => asMade(over?.makers ?? none, test))
    const isKnown = made.every(({ length }) => length > 0)

    return [...(isKnown ? [{ ...anchor, tests: made.flat() }] : none), ...Anchors.hinted(anchor, over?.hints ?? {})]
  }

  const add = (owner: Teller): void => {
    for (const maker of owner.over?.makers ?? none) {
      if (chunks.has(maker)) continue
      chunks.set(maker, `made ${chunks.size}`)
      add(maker)
    }
    const rows = owner.anchors().map((anchors) => anchors.flatMap((anchor) => needed(owner, anchor)))
    needs.set(
      owner,
      rows.map((anchors) => Anchors.numbered(anchors, tests.numberOf)),
    )
  }

  for (const table of tables) add(table)
  const watched = [...new Set([...needs.values()].flat(2))]
  const owners = Array.from(needs, ([owner, rows]) => {
    const chunk = chunks.get(owner)

    return { owner, prospects: Prospects.of(rows, watched), chunk: chunk === undefined ? 0 : Chunk.numberOf(chunk) }
  })
  const alphabet = Alphabet.of(tests, watched)

  return (run) => {
    alphabet.read(run)
    const open: Array<Teller> = []
    for (const { chunk, owner, prospects } of owners) {
      if (!prospects.isAnyMet(alphabet.seen())) continue
      open.push(owner)
      if (chunk < 0) alphabet.seeChunk(chunk)
    }

    return open.length === 0 ? tellsNothing : (table) => open.includes(table)
  }
}

/**
 * Looks at the words of a run once for several tables, which is much cheaper than to ask each of them: most may tell nothing in most runs,
 * and the levels that they stand over need not be made.
 */
export const of = (tables: ReadonlyArray<Teller>): Gate => {
  const gate = once(() => opening(tables))

  return (run) => gate()(run)
}

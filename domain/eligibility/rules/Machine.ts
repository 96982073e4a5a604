import { once } from "../../Memo.ts"
import type { Alphabet } from "./Alphabet.ts"
import * as Program from "./Program.ts"
import type { Run } from "./Run.ts"
import * as StateSet from "./StateSet.ts"
import * as States from "./States.ts"
import * as Transitions from "./Transitions.ts"

/** What a machine has done so far. */
export interface Effort {
  /** The tokens that it read. */
  readonly tokens: number
  /** The states that it built: each the first time that patterns stand so, or the first time since it began anew. */
  readonly states: number
  readonly restarts: number
}

/** Finds where patterns begin, all of them in one pass. */
export interface Machine {
  /** Tells the places of a run at which patterns begin, the last first. `symbols`: those of the run. */
  readonly find: (run: Run, symbols: Uint16Array) => void
  /** Forgets all that it knows of symbols, which mean something else from then on. */
  readonly forget: () => void
  readonly effort: () => Effort
}

/** What is told of a place: the patterns that begin there, in order. */
export type Tell = (place: number, patterns: ReadonlyArray<number>) => void

/** With more states or transitions than these it begins anew. A transition takes sixteen bytes at most. */
const most = { states: 1 << 13, transitions: 1 << 16 }

const none: ReadonlyArray<number> = []

/** The state in which `passOver` stopped, and whether the one behind the token there is known: then it is that. */
const passed = { state: 0, isKnown: false }

/**
 * Goes on from a state, back over what is known and tells nothing, and tells where it stopped; before the first place where nowhere. It has
 * all by arguments: as a part of each machine it takes twice the time.
 */
const passOver = (
  symbols: Uint16Array,
  last: number,
  first: number,
  from: number,
  pairs: Int32Array,
  telling: Uint8Array,
): number => {
  let state = from
  let at = last
  passed.isKnown = false
  for (; at >= first; at--) {
    const next = Transitions.behind(pairs, state, symbols[at + 1] ?? 0)
    if (next < 0) break
    state = next
    if (telling[state] !== 1) continue
    passed.isKnown = true
    break
  }
  passed.state = state

  return at
}

/**
 * Reads a run once, from its last token to its first, whatever the number of patterns: at each token it goes from one state to the next,
 * and a state tells which patterns begin there. States are built when they are first needed, and thrown away when there are too many.
 * `program`: the patterns backwards.
 */
export const of = (program: Program.Program, alphabet: Alphabet, tell: Tell): Machine => {
  let tokens = 0
  let built = 0
  let restarts = 0
  const states = States.make()
  const transitions = Transitions.make()

  const beginAnew = (): void => {
    restarts++
    states.clear()
    transitions.clear()
  }

  const numberOf = (set: StateSet.StateSet): number => {
    const known = states.find(set)
    if (known >= 0) return known
    if (states.size() >= most.states || transitions.size() >= most.transitions) beginAnew()
    built++

    return states.add(set)
  }

  /** The steps with which patterns begin, by the test that each of them makes. */
  const initial = once((): ReadonlyMap<number, ReadonlyArray<number>> => {
    const collecting = StateSet.collecting(program)
    for (let each = 0; each < program.patterns; each++) collecting.follow(Program.entryOf(program, each))

    return Map.groupBy(collecting.steps(), (at) => Program.subjectOf(program, at))
  })

  /** What stands behind a symbol: of the patterns that a state is in, and of all those that begin with it. */
  const behind = (symbol: number, before?: StateSet.StateSet): StateSet.StateSet => {
    const collecting = StateSet.collecting(program)
    for (const test of alphabet.testsOf(symbol)) for (const at of initial().get(test) ?? none) collecting.followFrom(at)
    if (before !== undefined) collecting.followBehind(before, (test) => alphabet.holds(symbol, test))

    return collecting.collected()
  }

  const goOn = (state: number, symbol: number): number => {
    const before = restarts
    const next = numberOf(behind(symbol, states.at(state)))
    if (restarts === before) transitions.add(state, symbol, next)

    return next
  }

  /** The state behind the last token, until states are numbered anew. */
  let end = { state: -1, restarts: -1 }

  const stateAtEnd = (symbol: number): number => {
    if (end.restarts !== restarts) {
      const state = numberOf(behind(symbol))
      end = { state, restarts }
    }

    return end.state
  }

  const find: Machine["find"] = ({ from, to }, symbols) => {
    tokens += to - from
    let state = stateAtEnd(symbols[to + 1] ?? 0)
    let at = to
    for (;;) {
      if (states.telling()[state] === 1) tell(at, states.rowsOf(state))
      at = passOver(symbols, at - 1, from - 1, state, transitions.pairs(), states.telling())
      if (at < from - 1) break
      state = passed.isKnown ? passed.state : goOn(passed.state, symbols[at + 1] ?? 0)
    }
  }

  return { find, forget: beginAnew, effort: () => ({ tokens, states: built, restarts }) }
}

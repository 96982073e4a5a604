import { once } from "../../Memo.ts"
import type { Alphabet } from "./Alphabet.ts"
import type { Program } from "./Program.ts"
import type { Run } from "./Run.ts"
import * as StateSet from "./StateSet.ts"
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
  /** Tells the places of a run at which patterns begin, the last first, and which do; and the symbols of the run. */
  readonly find: (
    run: Run,
    tell: (place: number, patterns: ReadonlyArray<number>, symbols: Uint16Array) => void,
  ) => void
  readonly effort: () => Effort
}

/** With more states, transitions or symbols than these it begins anew. A transition takes sixteen bytes at most. */
const most = { states: 1 << 13, transitions: 1 << 16, symbols: 1 << 12 }

const none: ReadonlyArray<number> = []

const firstRoom = 1 << 6

/**
 * Reads a run once, from its last token to its first, whatever the number of patterns: at each token it goes from one state to the next,
 * and a state tells which patterns begin there. States are built when they are first needed, and thrown away when there are too many.
 * `program`: the patterns backwards.
 */
export const of = (program: Program, alphabet: Alphabet): Machine => {
  let tokens = 0
  let built = 0
  let restarts = 0
  const numbers = new Map<string, number>()
  const states: Array<StateSet.StateSet> = []
  /** By state, 1 where patterns begin. */
  let telling = new Uint8Array(firstRoom)
  const transitions = Transitions.make()
  const fresh: Array<StateSet.StateSet | undefined> = []

  const beginAnew = (): void => {
    restarts++
    numbers.clear()
    states.length = 0
    transitions.clear()
  }

  const numberOf = (set: StateSet.StateSet): number => {
    const key = StateSet.keyOf(set)
    const known = numbers.get(key)
    if (known !== undefined) return known
    if (states.length >= most.states || transitions.size() >= most.transitions) beginAnew()
    built++
    const number = states.push(set) - 1
    numbers.set(key, number)
    if (number === telling.length) {
      const wider = new Uint8Array(2 * number)
      wider.set(telling)
      telling = wider
    }
    telling[number] = set.rows.length > 0 ? 1 : 0

    return number
  }

  /** The steps with which patterns begin, by the test that each of them makes. */
  const initial = once((): ReadonlyMap<number, ReadonlyArray<number>> => {
    const collecting = StateSet.collecting(program)
    for (const entry of program.entries) collecting.follow(entry)

    return Map.groupBy(collecting.steps(), (at) => {
      const step = program.steps[at]

      return step?.does === "read" || step?.does === "loop" ? step.test : -1
    })
  })

  const behind = (set: StateSet.StateSet, symbol: number, also?: StateSet.StateSet): StateSet.StateSet => {
    const collecting = StateSet.collecting(program)
    if (also !== undefined) collecting.include(also)
    collecting.followBehind(set, (test) => alphabet.holds(symbol, test))

    return collecting.collected()
  }

  /** What begins with a symbol, whatever stands behind it. */
  const freshWith = (symbol: number): StateSet.StateSet => {
    const known = fresh[symbol]
    if (known !== undefined) return known
    const collecting = StateSet.collecting(program)
    for (const test of alphabet.testsOf(symbol)) for (const at of initial().get(test) ?? none) collecting.followFrom(at)
    const set = collecting.collected()
    fresh[symbol] = set

    return set
  }

  const goOn = (state: number, symbol: number): number => {
    const set = states[state]
    const before = restarts
    const next = numberOf(set === undefined ? freshWith(symbol) : behind(set, symbol, freshWith(symbol)))
    if (restarts === before) transitions.add(state, symbol, next)

    return next
  }

  const open = (run: Run): void => {
    if (alphabet.size() > most.symbols) {
      alphabet.forget()
      fresh.length = 0
      beginAnew()
    }
    alphabet.open(run.vocabulary)
  }

  /** The state behind the last token, until states are numbered anew. */
  let end = { state: -1, restarts: -1 }

  const stateAtEnd = (symbol: number): number => {
    if (end.restarts !== restarts) {
      const state = numberOf(freshWith(symbol))
      end = { state, restarts }
    }

    return end.state
  }

  const find: Machine["find"] = (run, tell) => {
    open(run)
    const { from, to } = run
    const symbols = alphabet.symbolsOf(run)
    let state = stateAtEnd(symbols[to + 1] ?? 0)
    tokens += to - from
    if (telling[state] === 1) tell(to, states[state]?.rows ?? none, symbols)
    for (let at = to - 1; at >= from - 1; at--) {
      const symbol = symbols[at + 1] ?? 0
      const next = transitions.behind(state, symbol)
      state = next < 0 ? goOn(state, symbol) : next
      if (telling[state] === 1) tell(at, states[state]?.rows ?? none, symbols)
    }
  }

  return { find, effort: () => ({ tokens, states: built, restarts }) }
}

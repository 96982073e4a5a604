import { once } from "../../Memo.ts"
import type { Alphabet } from "./Alphabet.ts"
import type { Program } from "./Program.ts"
import type { Run } from "./Run.ts"
import * as StateSet from "./StateSet.ts"

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
  /** Tells the places of a run at which patterns begin, the last first, and which do. */
  readonly find: (run: Run, tell: (place: number, rows: ReadonlyArray<number>) => void) => void
  readonly effort: () => Effort
}

/** So many transitions are kept, four bytes each. When there is no more room, the machine begins anew. */
const room = 1 << 17

/** A machine that has met more symbols than this begins anew, too. */
const mostSymbols = 1 << 12

/** So many more symbols have room in a state than there were when it was built. */
const spare = 32

interface State {
  readonly set: StateSet.StateSet
  /** By symbol, the state behind it. */
  readonly next: Array<State | undefined>
}

/**
 * Reads a run once, from its last token to its first, whatever the number of patterns: at each token it goes from one state to the next,
 * and a state tells which patterns begin there. States are built when they are first needed, and thrown away when there are too many.
 * `program`: the patterns backwards.
 */
export const of = (program: Program, alphabet: Alphabet): Machine => {
  let tokens = 0
  let built = 0
  let restarts = 0
  let taken = 0
  let states = new Map<string, State>()
  let fresh: Array<StateSet.StateSet | undefined> = []

  const stateOf = (set: StateSet.StateSet): State => {
    const key = StateSet.keyOf(set)
    const known = states.get(key)
    if (known !== undefined) return known
    const width = alphabet.size() + spare
    if (taken + width > room) begin()
    taken += width
    built++
    const state: State = { set, next: new Array(width).fill(undefined) }
    states.set(key, state)

    return state
  }

  const begin = (): void => {
    if (built > 0) restarts++
    states = new Map()
    taken = 0
  }

  const initial = once((): StateSet.StateSet => {
    const collecting = StateSet.collecting(program)
    for (const entry of program.entries) collecting.follow(entry)

    return collecting.collected()
  })

  const behind = (set: StateSet.StateSet, symbol: number, also?: StateSet.StateSet): StateSet.StateSet => {
    const collecting = StateSet.collecting(program)
    if (also !== undefined) collecting.include(also)
    collecting.followBehind(set, (test) => alphabet.holds(symbol, test))

    return collecting.collected()
  }

  /** What begins with a symbol, whatever stands behind it. */
  const freshWith = (symbol: number): StateSet.StateSet => {
    const known = fresh[symbol] ?? behind(initial(), symbol)
    fresh[symbol] = known

    return known
  }

  const goOn = (state: State, symbol: number): State => {
    const next = stateOf(behind(state.set, symbol, freshWith(symbol)))
    state.next[symbol] = next

    return next
  }

  const find: Machine["find"] = (run, tell) => {
    if (alphabet.size() > mostSymbols) {
      alphabet.forget()
      fresh = []
      begin()
    }
    alphabet.open(run.vocabulary)
    const { from, to } = run
    let state = stateOf(freshWith(alphabet.symbolAt(run, to)))
    tokens += to - from
    for (let at = to - 1; at >= from - 1; at--) {
      const symbol = alphabet.symbolAt(run, at)
      state = state.next[symbol] ?? goOn(state, symbol)
      if (state.set.rows.length > 0) tell(at, state.set.rows)
    }
  }

  return { find, effort: () => ({ tokens, states: built, restarts }) }
}

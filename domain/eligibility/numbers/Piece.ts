import * as ChunkedRun from "../rules/ChunkedRun.ts"

/** On which side of a number those lie that are meant, and whether it is one of them: "to" is at most, "below" less than. */
export type Bound = "from" | "above" | "to" | "below" | "exactly"

/** What the words of a measurement mean, each by itself. */
export type Piece =
  | { readonly kind: "unit"; readonly unit: string }
  | { readonly kind: "quantity"; readonly number: number; readonly unit?: string }
  | { readonly kind: "bound"; readonly bound: Bound }
  /** What is called by its name, whose digits are no numbers: "CA 19-9". */
  | { readonly kind: "name" }

export type Quantity = Piece & { readonly kind: "quantity" }

type Run = ChunkedRun.ChunkedRun<Piece>

interface Stretch {
  readonly first: number
  readonly last: number
}

const all = (run: Run, { first, last }: Stretch): ReadonlyArray<Piece> =>
  run.chunks.slice(first, last).flatMap((chunk) => chunk?.value ?? [])

export const quantities = (run: Run, stretch: Stretch): ReadonlyArray<Quantity> =>
  all(run, stretch).filter((piece) => piece.kind === "quantity")

export const bounds = (run: Run, stretch: Stretch): ReadonlyArray<Bound> =>
  all(run, stretch).flatMap((piece) => (piece.kind === "bound" ? [piece.bound] : []))

export const units = (run: Run, stretch: Stretch): ReadonlyArray<string> =>
  all(run, stretch).flatMap((piece) => (piece.kind === "unit" ? [piece.unit] : []))

/** The words of a stretch, as they are folded; a chunk is no word. */
export const words = (run: Run, stretch: Stretch): ReadonlyArray<string> =>
  ChunkedRun.wordsOf(run, stretch).filter((word) => word !== "")

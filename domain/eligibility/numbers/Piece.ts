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

const isOf = <Kind extends Piece["kind"]>(
  kind: Kind,
  piece: Piece | undefined,
): piece is Piece & { readonly kind: Kind } => piece?.kind === kind

/** What the pieces of one kind tell in a stretch of a run. */
const told =
  <Kind extends Piece["kind"], Told>(kind: Kind, tell: (piece: Piece & { readonly kind: Kind }) => Told) =>
  ({ chunks }: Run, { first, last }: ChunkedRun.Stretch): ReadonlyArray<Told> =>
    chunks.slice(first, last).flatMap((chunk) => {
      const piece = chunk?.value

      return isOf(kind, piece) ? [tell(piece)] : []
    })

export const quantities = told("quantity", (quantity): Quantity => quantity)

export const bounds = told("bound", ({ bound }) => bound)

export const units = told("unit", ({ unit }) => unit)

/** The words of a stretch, as they are folded; a chunk is no word. */
export const words = (run: Run, stretch: ChunkedRun.Stretch): ReadonlyArray<string> =>
  ChunkedRun.wordsOf(run, stretch).filter((word) => word !== "")

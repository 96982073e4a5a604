import { Either, Order } from "effect"
import * as Json from "../record/Json.ts"
import * as Pieces from "../record/Pieces.ts"
import * as Scale from "../record/Scale.ts"
import { lastUpdate, nctId, type Study } from "../record/StoredStudy.ts"
import * as Parameters from "./Parameters.ts"

/** A study that was found, and how relevant it is to the query. */
export interface Hit {
  readonly study: Study
  readonly score: number
}

const form = /^(@relevance|[a-zA-Z][a-zA-Z0-9\-. ]*)(?::(asc|desc))?$/

const toward = <A>(direction: string, order: Order.Order<A>): Order.Order<A> =>
  direction === "desc" ? Order.reverse(order) : order

const byScore = Order.mapInput(Order.number, ({ score }: Hit) => score)
const byUpdate = Order.mapInput(Order.reverse(Order.string), ({ study }: Hit) => lastUpdate(study))
const byNumber = Order.mapInput(Order.string, ({ study }: Hit) => nctId(study))

const placeOf = (piece: Pieces.Piece, { study }: Hit): number | undefined => {
  const [value] = Json.at(study, piece.path)

  return value === undefined ? undefined : Scale.read(piece.kind, value)
}

/** A study that lacks the field comes last in either direction. */
const byField = (piece: Pieces.Piece, direction: string): Order.Order<Hit> =>
  Order.make((one, other) => {
    const [a, b] = [placeOf(piece, one), placeOf(piece, other)]
    if (a === undefined || b === undefined) return Order.number(a === undefined ? 1 : 0, b === undefined ? 1 : 0)

    return toward(direction, Order.number)(a, b)
  })

const key = (item: string): Either.Either<Order.Order<Hit>, string> => {
  const [, name = "", direction] = form.exec(item) ?? []
  if (name === "@relevance")
    return Either.right(Order.combineAll([toward(direction ?? "desc", byScore), byUpdate, byNumber]))
  const piece = Pieces.namedOrAt(name)
  if (piece?.kind === "date") return Either.right(byField(piece, direction ?? "desc"))
  if (piece?.kind === "number") return Either.right(byField(piece, direction ?? "asc"))

  return Either.left(Parameters.invalid("sort", item))
}

/** At most two keys, of relevance, date or number; without any the studies stay in the order of the records. */
export const read = (value: string): Either.Either<Order.Order<Hit>, string> => {
  const items = value === "" ? [] : Parameters.list(value)

  return items.length > 2
    ? Either.left(Parameters.invalid("sort", value))
    : Either.map(Either.all(items.map(key)), Order.combineAll)
}

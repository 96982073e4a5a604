import { Either, ParseResult, Predicate, Schema, SchemaAST } from "effect"
import { remembering } from "../../domain/Memo.ts"
import { acceptedBy } from "../wire/Accepts.ts"

/** One thing that is wrong with a value. */
export interface Fault {
  /** `null`: where nothing may stand, and this is no way to say so. `quoted`: text where a number must stand. */
  readonly what: "wrong" | "null" | "quoted" | "missing" | "unknown"
  readonly path: ReadonlyArray<PropertyKey>
  /** What is accepted there, in words. */
  readonly accepted: string | undefined
  /** The values that are accepted there, where they can be listed; of what is unknown, the names that are known. */
  readonly keys: ReadonlyArray<string>
}

interface Place {
  readonly path: ReadonlyArray<PropertyKey>
  readonly accepted?: string | undefined
  /** The names that are known beside those of the object itself. */
  readonly beside?: ReadonlyArray<string>
}

const signaturesOf = (ast: SchemaAST.AST): ReadonlyArray<SchemaAST.PropertySignature> => {
  if (SchemaAST.isUnion(ast)) return ast.types.flatMap(signaturesOf)

  return SchemaAST.isTypeLiteral(ast) ? ast.propertySignatures : []
}

const propertiesOf = (ast: SchemaAST.AST): ReadonlyArray<string> => signaturesOf(ast).map(({ name }) => String(name))

/** The member of a union that a value was meant for: the first with all of its known names; none for a mixture, or where no name is known. */
const meantMember = (union: SchemaAST.Union, value: unknown): SchemaAST.AST | undefined => {
  if (!Predicate.isRecord(value)) return undefined
  const known = propertiesOf(union).filter((name) => Object.hasOwn(value, name))
  if (known.length === 0) return undefined

  return union.types
    .filter(SchemaAST.isTypeLiteral)
    .find((member) => known.every((name) => propertiesOf(member).includes(name)))
}

const literalsOf = (ast: SchemaAST.AST): ReadonlyArray<string> => {
  if (SchemaAST.isLiteral(ast)) return [String(ast.literal)]
  if (SchemaAST.isTupleType(ast)) return ast.rest.flatMap(({ type }) => literalsOf(type))

  return SchemaAST.isUnion(ast) ? ast.types.flatMap(literalsOf) : []
}

const decoderOf = remembering((ast: SchemaAST.AST) =>
  ParseResult.decodeUnknownEither(Schema.make<unknown>(ast), { onExcessProperty: "error" }),
)

const isAccepted = (ast: SchemaAST.AST, value: unknown): boolean => Either.isRight(decoderOf(ast)(value))

const accepted = (ast: SchemaAST.AST, place: Place): string | undefined => place.accepted ?? acceptedBy(ast)

const wrong = (ast: SchemaAST.AST, place: Place): Fault => ({
  what: "wrong",
  path: place.path,
  accepted: accepted(ast, place),
  keys: literalsOf(ast),
})

/** What is wrong with what stands in an object; `ast` says by one shape or by several what may. */
function* ofMembers(ast: SchemaAST.AST, value: object, { beside, path }: Place): Generator<Fault> {
  const known = new Map(signaturesOf(ast).map((property) => [property.name, property]))
  for (const [name, member] of Object.entries(value)) {
    const property = known.get(name)
    if (property?.isOptional === true && member === null) {
      yield { ...wrong(property.type, { path: [...path, name] }), what: "null" }
    } else if (property !== undefined) yield* of(property.type, member, { path: [...path, name] })
    else yield { what: "unknown", path: [...path, name], accepted: undefined, keys: beside ?? propertiesOf(ast) }
  }
}

function* ofObject(ast: SchemaAST.TypeLiteral, value: object, place: Place): Generator<Fault> {
  yield* ofMembers(ast, value, place)
  for (const { isOptional, name, type } of ast.propertySignatures) {
    if (!isOptional && !Object.hasOwn(value, name)) {
      yield { ...wrong(type, { path: [...place.path, name] }), what: "missing" }
    }
  }
}

function* ofArray(ast: SchemaAST.TupleType, items: ReadonlyArray<unknown>, { path }: Place): Generator<Fault> {
  const [item] = ast.rest
  for (const [at, value] of items.entries()) {
    if (item !== undefined) yield* of(item.type, value, { path: [...path, at] })
  }
}

/** A bound of the whole counts where nothing is wrong inside. */
function* ofRefined(ast: SchemaAST.Refinement, value: unknown, place: Place): Generator<Fault> {
  let isWhole = true
  for (const fault of of(ast.from, value, { ...place, accepted: accepted(ast, place) })) {
    isWhole = false
    yield fault
  }
  if (isWhole && !isAccepted(ast, value)) yield wrong(ast, place)
}

/** A mixture of what may stand alone is wrong as a whole, and so may be what it is mixed of. */
function* ofUnion(ast: SchemaAST.Union, value: unknown, place: Place): Generator<Fault> {
  const member = meantMember(ast, value)
  if (member !== undefined) return yield* of(member, value, { path: place.path, beside: propertiesOf(ast) })
  if (isAccepted(ast, value)) return
  yield wrong(ast, place)
  if (Predicate.isRecord(value)) yield* ofMembers(ast, value, place)
}

/**
 * What is wrong with a value, in the order in which it stands there, and what is missing behind what is there. Who needs only
 * some takes only some: a value may be wrong in a hundred thousand places.
 */
export function* of(ast: SchemaAST.AST, value: unknown, place: Place = { path: [] }): Generator<Fault> {
  if (SchemaAST.isRefinement(ast)) return yield* ofRefined(ast, value, place)
  if (SchemaAST.isTypeLiteral(ast) && Predicate.isRecord(value)) return yield* ofObject(ast, value, place)
  if (SchemaAST.isTupleType(ast) && Array.isArray(value)) return yield* ofArray(ast, value, place)
  if (SchemaAST.isUnion(ast)) return yield* ofUnion(ast, value, place)
  if (isAccepted(ast, value)) return
  const isQuoted = SchemaAST.isNumberKeyword(ast) && typeof value === "string"
  yield { ...wrong(ast, place), what: isQuoted ? "quoted" : "wrong" }
}

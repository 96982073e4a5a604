import { Either, ParseResult, Predicate, Schema, SchemaAST } from "effect"
import * as FieldPath from "./FieldPath.ts"
import { InvalidRequest } from "./InvalidRequest.ts"
import { acceptedBy } from "./wire/Accepts.ts"

/** The innermost fault of a parse: where it is, what was accepted there, and what it was. */
interface Fault {
  readonly path: ReadonlyArray<PropertyKey>
  readonly issue: ParseResult.ParseIssue
  readonly accepted: string | undefined
  /** The nearest object around the fault. */
  readonly parent: SchemaAST.AST | undefined
}

const propertiesOf = (ast: SchemaAST.AST): ReadonlyArray<string> => {
  if (SchemaAST.isUnion(ast)) return ast.types.flatMap(propertiesOf)

  return SchemaAST.isTypeLiteral(ast) ? ast.propertySignatures.map(({ name }) => String(name)) : []
}

/** The member of a union that a value was meant for: the first with all of its known names; none for a mixture. */
const meantMember = (union: SchemaAST.Union, value: unknown): SchemaAST.AST | undefined => {
  if (!Predicate.isRecord(value)) return undefined
  const known = propertiesOf(union).filter((name) => Object.hasOwn(value, name))

  return union.types.find((member) => known.every((name) => propertiesOf(member).includes(name)))
}

const first = (issues: ParseResult.SingleOrNonEmpty<ParseResult.ParseIssue>): ParseResult.ParseIssue =>
  "_tag" in issues ? issues : issues[0]

/** The schema that an issue is about. */
const schemaOf = (issue: ParseResult.ParseIssue): SchemaAST.AST | undefined => {
  switch (issue._tag) {
    case "Pointer":
    case "Unexpected":
      return undefined
    case "Missing":
      return issue.ast.type
    default:
      return issue.ast
  }
}

const options = { onExcessProperty: "error" } as const

/** An object of a union stands for the whole union: names of the other members are known there, too. */
const around = (ast: SchemaAST.AST, parent: SchemaAST.AST | undefined): SchemaAST.AST =>
  parent !== undefined && SchemaAST.isUnion(parent) && parent.types.includes(ast) ? parent : ast

const innermost = (issue: ParseResult.ParseIssue, { accepted, parent, path }: Omit<Fault, "issue">): Fault => {
  switch (issue._tag) {
    case "Pointer":
      return innermost(issue.issue, { path: path.concat(issue.path), parent, accepted: undefined })
    case "Composite": {
      const member = SchemaAST.isUnion(issue.ast) ? meantMember(issue.ast, issue.actual) : undefined
      const named = accepted ?? acceptedBy(issue.ast)
      if (member !== undefined) {
        const again = ParseResult.decodeUnknownEither(Schema.make(member), options)(issue.actual)
        if (Either.isLeft(again)) return innermost(again.left, { path, parent: issue.ast, accepted: undefined })
      }

      return SchemaAST.isUnion(issue.ast)
        ? { path, issue, accepted: named, parent }
        : innermost(first(issue.issues), { path, parent: around(issue.ast, parent), accepted: named })
    }
    case "Refinement":
    case "Transformation":
      return innermost(issue.issue, { path, parent, accepted: accepted ?? acceptedBy(issue.ast) })
    default:
      return { path, issue, accepted: accepted ?? acceptedBy(schemaOf(issue)), parent }
  }
}

const literalsOf = (ast: SchemaAST.AST | undefined): ReadonlyArray<string> => {
  if (ast === undefined) return []
  if (SchemaAST.isLiteral(ast)) return [String(ast.literal)]
  if (SchemaAST.isTupleType(ast)) return ast.rest.flatMap(({ type }) => literalsOf(type))

  return SchemaAST.isUnion(ast) ? ast.types.flatMap(literalsOf) : []
}

const invalid = ({ accepted, issue, parent, path }: Fault): InvalidRequest => {
  const field = FieldPath.written(path)
  if (issue._tag === "Unexpected") {
    const knownKeys = parent === undefined ? [] : propertiesOf(parent)
    const place = path.length > 1 ? `"${FieldPath.written(path.slice(0, -1))}"` : "the request"

    return new InvalidRequest({
      sentence: `There is a property in ${place} that is not known; ${knownKeys.length === 0 ? "none is accepted" : `accepted ${knownKeys.length === 1 ? "is" : "are"} ${knownKeys.join(", ")}`}.`,
      field: FieldPath.cut(field),
      knownKeys,
    })
  }
  const literals = literalsOf(schemaOf(issue))
  const what = accepted ?? (literals.length > 0 ? `one of ${literals.join(", ")}` : "a JSON object")
  const subject = field === "" ? "The request" : `"${field}"`

  return new InvalidRequest({
    sentence: issue._tag === "Missing" ? `${subject} is missing: it must be ${what}.` : `${subject} must be ${what}.`,
    ...(field === "" ? {} : { field }),
    ...(literals.length > 0 ? { knownKeys: literals } : {}),
  })
}

/** A parser for one shape of input, which refuses unknown properties at every level and tells of the first fault. */
export const parserOf = <A, I>(schema: Schema.Schema<A, I>) => {
  const decode = ParseResult.decodeUnknownEither(schema, options)

  return (input: unknown): Either.Either<A, InvalidRequest> =>
    Either.mapLeft(decode(input), (issue) =>
      invalid(innermost(issue, { path: [], parent: undefined, accepted: undefined })),
    )
}

import { Either } from "effect"
import * as Expression from "./Expression.ts"
import * as QueryTokens from "./QueryTokens.ts"

type Parsed<A = Expression.Expression> = Either.Either<A, string>

const deepest = 50
const startOfOperand =
  "{'(', 'NOT', 'SEARCH', 'AREA', 'RANGE', 'COVERAGE', 'EXPANSION', 'TILT', 'ALL', 'MISSING', EscapedKeyword, StringLiteral, Term}"
const afterOperand = startOfOperand.replace("{'('", "{<EOF>, '(', ','").replace("'NOT'", "'NOT', 'AND', 'OR'")
const startsOperand: ReadonlyArray<QueryTokens.Kind> = ["(", "NOT", "ALL", "MISSING", "context", "phrase", "term"]

const expansions: ReadonlyArray<string> = ["None", "Term", "Concept", "Relaxation", "Lossy"]

/** One pass over the tokens, from the loosest operator to the tightest: OR, AND, NOT and contexts, terms and sources. */
class Parser {
  private at = 0
  private depth = 0
  private readonly tokens: ReadonlyArray<QueryTokens.Token>

  constructor(tokens: ReadonlyArray<QueryTokens.Token>) {
    this.tokens = tokens
  }

  whole(): Parsed {
    return Either.flatMap(this.disjunction(), (expression) =>
      this.peek().kind === "end" ? Either.right(expression) : Either.left(this.unexpected(afterOperand)),
    )
  }

  private disjunction(): Parsed {
    if (this.depth >= deepest) return Either.left("Too complicated query")
    this.depth += 1
    const parsed = this.joined(
      () => this.conjunction(),
      () => this.skip("OR"),
    )
    this.depth -= 1

    return Either.map(parsed, ([first, ...rest]) =>
      rest.length === 0 ? first : Expression.Or({ any: [first, ...rest] }),
    )
  }

  /** Operands side by side, or with a comma between them, are joined as with AND. */
  private conjunction(): Parsed {
    const parsed = this.joined(
      () => this.negation(),
      () => this.skip("AND") || this.skip(",") || startsOperand.includes(this.peek().kind),
    )

    return Either.map(parsed, ([first, ...rest]) =>
      rest.length === 0 ? first : Expression.And({ all: [first, ...rest] }),
    )
  }

  private negation(): Parsed {
    if (this.depth >= deepest) return Either.left("Too complicated query")
    this.depth += 1
    const parsed = this.skip("NOT") ? Either.map(this.negation(), (of) => Expression.Not({ of })) : this.operand()
    this.depth -= 1

    return parsed
  }

  private operand(): Parsed {
    const token = this.peek()
    switch (token.kind) {
      case "term":
        return Either.right(Expression.Words({ words: this.terms() }))
      case "phrase":
        this.at += 1
        return Either.right(Expression.Phrase({ text: token.value }))
      case "ALL":
      case "MISSING":
        this.at += 1
        return Either.right(Expression.Source({ source: token.kind }))
      case "context":
        this.at += 1
        return this.context(token)
      case "(":
        this.at += 1
        return Either.flatMap(this.disjunction(), (inside) => {
          if (this.skip(")")) return Either.right(inside)

          return Either.left(
            this.peek().kind === "end"
              ? "missing ')' at '<EOF>'"
              : this.unexpected(afterOperand.replace("<EOF>", "')'")),
          )
        })
      default:
        return Either.left(this.unexpected(startOfOperand))
    }
  }

  private context({ text, value }: QueryTokens.Token): Parsed {
    const inside = value.trim()
    switch (text) {
      case "RANGE":
        return range(inside)
      case "AREA":
        return Either.map(this.negation(), (of) => Expression.Area({ name: inside, of }))
      case "TILT":
        return Either.map(this.negation(), (of) => Expression.Tilted({ field: inside, of }))
      case "SEARCH":
        return Expression.documents.includes(inside)
          ? Either.map(this.negation(), (of) => Expression.Search({ document: inside as Expression.Document, of }))
          : Either.left(`Unknown search document: \`${inside}\``)
      case "COVERAGE":
        return Expression.coverages.includes(inside)
          ? Either.map(this.negation(), (of) => Expression.Covering({ coverage: inside as Expression.Coverage, of }))
          : Either.left(`mismatched input '${inside}' expecting Coverage`)
      case "EXPANSION":
        return expansions.includes(inside)
          ? this.negation()
          : Either.left(`mismatched input '${inside}' expecting Expansion`)
      default:
        return Either.left(`the registry stand-in does not serve ${text}[…]`)
    }
  }

  private joined(
    operand: () => Parsed,
    continues: () => boolean,
  ): Parsed<readonly [Expression.Expression, ...ReadonlyArray<Expression.Expression>]> {
    return Either.gen(function* () {
      const first = yield* operand()
      const rest: Array<Expression.Expression> = []
      while (continues()) rest.push(yield* operand())

      return [first, ...rest] as const
    })
  }

  private terms(): ReadonlyArray<string> {
    const start = this.at
    while (this.peek().kind === "term") this.at += 1

    return this.tokens.slice(start, this.at).map(({ value }) => value)
  }

  private peek(): QueryTokens.Token {
    return this.tokens[this.at] ?? { kind: "end", text: "<EOF>", value: "" }
  }

  private skip(kind: QueryTokens.Kind): boolean {
    const isNext = this.peek().kind === kind
    if (isNext) this.at += 1

    return isNext
  }

  private unexpected(expected: string): string {
    return `mismatched input '${this.peek().text}' expecting ${expected}`
  }
}

const range = (inside: string): Parsed => {
  const [from, to, ...more] = inside.split(",").map((bound) => bound.trim())

  return from === undefined || from === "" || to === undefined || to === "" || more.length > 0
    ? Either.left(`mismatched input '${inside}' expecting two bounds of RANGE`)
    : Either.right(Expression.Range({ from, to }))
}

/**
 * Reads an Essie expression as the registry's page "Constructing Complex Search Queries" describes it, on the strict
 * side: operator words count in any case, and no space may part an operator from its bracket. Left is the reason of refusal.
 */
export const parse = (query: string): Parsed =>
  Either.flatMap(QueryTokens.of(query), (tokens) => new Parser(tokens).whole())

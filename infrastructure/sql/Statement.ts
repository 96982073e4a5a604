/** A statement before it is run: its text, and the values between. `Rows` is what it gives. */
export class Statement<Rows> {
  declare readonly rows: Rows
  readonly text: ReadonlyArray<string>
  readonly values: ReadonlyArray<unknown>

  constructor(text: ReadonlyArray<string>, values: ReadonlyArray<unknown>) {
    this.text = text
    this.values = values
  }
}

/** Of a statement that gives no rows: how many it changed. */
export interface Changes extends ReadonlyArray<never> {
  readonly count: number
}

type Row = Readonly<Record<string, unknown>>

/**
 * Writes statements, as Bun's own client does: a tag before a text with values, or other statements, in it. Of rows it makes
 * what stands behind `insert into` and the table; of a list, what stands behind `in`; of a text, a name.
 */
interface Sql {
  <Rows = Changes>(text: TemplateStringsArray, ...values: ReadonlyArray<unknown>): Statement<Rows>
  (what: string | Row | ReadonlyArray<Row> | ReadonlyArray<string>): Statement<never>
}

const list = (values: ReadonlyArray<unknown>) =>
  new Statement<never>(["(", ...values.slice(1).map(() => ", "), ")"], values)

const inserted = (rows: ReadonlyArray<Row>) => {
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.map((row) => list(columns.map((column) => row[column])))

  return new Statement<never>([`(${columns.join(", ")}) values `, ...rows.slice(1).map(() => ", "), ""], values)
}

const isTemplate = (what: object): what is TemplateStringsArray => "raw" in what

const isRows = (what: ReadonlyArray<unknown>): what is ReadonlyArray<Row> => typeof what[0] === "object"

const written = (what: string | object, ...values: ReadonlyArray<unknown>): Statement<never> => {
  if (typeof what === "string") return new Statement([`"${what}"`], [])
  if (!Array.isArray(what)) return inserted([what as Row])
  if (isTemplate(what)) return new Statement(what, values)

  return isRows(what) ? inserted(what) : list(what)
}

export const sql = written as Sql

/** A statement whose values are values alone: the statements among them have become part of its text. */
export const flat = <Rows>(statement: Statement<Rows>): Statement<Rows> => {
  if (!statement.values.some((value) => value instanceof Statement)) return statement
  const text = [statement.text[0] ?? ""]
  const values: Array<unknown> = []
  const add = (more: string) => text.push((text.pop() ?? "") + more)
  for (const [index, value] of statement.values.entries()) {
    if (value instanceof Statement) {
      const inner = flat(value)
      add(inner.text[0] ?? "")
      text.push(...inner.text.slice(1))
      values.push(...inner.values)
    } else {
      text.push("")
      values.push(value)
    }
    add(statement.text[index + 1] ?? "")
  }

  return new Statement(text, values)
}

import { describe, expect, test } from "bun:test"
import { flat, type Statement, sql } from "../../../infrastructure/sql/Statement.ts"

const told = (statement: Statement<unknown>) => {
  const whole = flat(statement)

  return [whole.text.join("?"), whole.values]
}

describe("A statement", () => {
  test("keeps its values in the order of its text", () =>
    expect(told(sql`select ${"a"} where b = ${2}`)).toEqual(["select ? where b = ?", ["a", 2]]))

  test("keeps a value out of its text, whatever it holds", () =>
    expect(told(sql`select ${"'; drop table issued_key; --"}`)).toEqual(["select ?", ["'; drop table issued_key; --"]]))

  test("takes in the statements among its values", () =>
    expect(told(sql`${sql`select 1`} union ${sql`select ${2} where ${sql``}true`} or ${3}`)).toEqual([
      "select 1 union select ? where true or ?",
      [2, 3],
    ]))

  test("inserts one row, or several", () => {
    expect(told(sql`insert into t ${sql({ a: 1, b: null })} on conflict do nothing`)).toEqual([
      "insert into t (a, b) values (?, ?) on conflict do nothing",
      [1, null],
    ])
    expect(
      told(
        sql`insert into t ${sql([
          { a: 1, b: 2 },
          { a: 3, b: 4 },
        ])}`,
      ),
    ).toEqual(["insert into t (a, b) values (?, ?), (?, ?)", [1, 2, 3, 4]])
  })

  test("looks for what is in a list", () =>
    expect(told(sql`select 1 where a in ${sql(["x", "y"])} and b = ${1}`)).toEqual([
      "select 1 where a in (?, ?) and b = ?",
      ["x", "y", 1],
    ]))

  test("names a table", () =>
    expect(told(sql`select 1 from ${sql("issued_key")}`)[0]).toBe('select 1 from "issued_key"'))

  test("has the same text each time, unless other statements are part of it", () => {
    const asked = (value: number) => sql`select ${value}`

    expect(flat(asked(1)).text).toBe(flat(asked(2)).text)
  })
})

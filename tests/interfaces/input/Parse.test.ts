import { describe, expect, test } from "bun:test"
import { Either, Schema } from "effect"
import { parserOf } from "../../../interfaces/input/Parse.ts"
import { accepts } from "../../../interfaces/wire/Accepts.ts"

const optional = <A, I, R>(schema: Schema.Schema<A, I, R>) => Schema.optionalWith(schema, { exact: true })

const Count = Schema.Int.pipe(Schema.positive(), accepts("a whole number from 1"))

const Animal = Schema.Struct({
  name: Schema.String.pipe(accepts("a name")),
  legs: optional(Count),
  kind: optional(Schema.Literal("cat", "dog")),
  home: optional(
    Schema.Union(
      Schema.Struct({ street: Schema.String.pipe(accepts("a street")), number: Count }),
      Schema.Struct({ wild: Schema.Boolean.pipe(accepts("true or false")) }),
    ).pipe(accepts("a house or the wild, not both")),
  ),
  friends: optional(Schema.Array(Schema.Struct({ name: Schema.String.pipe(accepts("a name")) }))),
})

const parse = parserOf(Animal)

const fault = (input: unknown) =>
  Either.match(parse(input), {
    onLeft: ({ field, knownKeys, sentence }) => ({ sentence, field: field ?? null, knownKeys: knownKeys ?? null }),
    onRight: () => "nothing",
  })

const names = ["name", "legs", "kind", "home", "friends"]

describe("A parser", () => {
  test.each<unknown>([
    { name: "Tom" },
    { name: "", legs: 4, kind: "cat" },
    { name: "Tom", home: { street: "High", number: 1 } },
    { name: "Tom", home: { wild: true } },
    { name: "Tom", friends: [{ name: "Jerry" }] },
  ])("gives what is accepted as it is: %j", (input) => {
    expect(parse(input)).toEqual(Either.right(input as typeof Animal.Type))
  })

  test.each<readonly [input: unknown, sentence: string, field: string | null, knownKeys: ReadonlyArray<string> | null]>(
    [
      [null, "The request must be a JSON object.", null, null],
      [[], "The request must be a JSON object.", null, null],
      [{}, '"name" is missing: it must be a name.', "name", null],
      [{ name: null }, '"name" must be a name.', "name", null],
      [{ name: "Tom", legs: 0 }, '"legs" must be a whole number from 1.', "legs", null],
      [
        { name: "Tom", legs: null },
        '"legs" must be a whole number from 1, or be left out; null is not accepted.',
        "legs",
        null,
      ],
      [
        { name: "Tom", kind: null },
        '"kind" must be one of cat, dog, or be left out; null is not accepted.',
        "kind",
        ["cat", "dog"],
      ],
      [{ name: "Tom", legs: "4" }, '"legs" must be a whole number from 1, without quotation marks.', "legs", null],
      [{ name: "Tom", legs: true }, '"legs" must be a whole number from 1.', "legs", null],
      [{ name: "Tom", kind: "cow" }, '"kind" must be one of cat, dog.', "kind", ["cat", "dog"]],
      [{ name: "Tom", home: 5 }, '"home" must be a house or the wild, not both.', "home", null],
      [
        { name: "Tom", home: { street: "High" } },
        '"home.number" is missing: it must be a whole number from 1.',
        "home.number",
        null,
      ],
      [{ name: "Tom", home: { number: 5, street: 1 } }, '"home.street" must be a street.', "home.street", null],
      [{ name: "Tom", home: { wild: 1 } }, '"home.wild" must be true or false.', "home.wild", null],
      [{ name: "Tom", home: { wild: true, number: 5 } }, '"home" must be a house or the wild, not both.', "home", null],
      [
        { name: "Tom", home: { wild: true, number: 5, tree: 5 } },
        '"home" must be a house or the wild, not both.',
        "home",
        null,
      ],
      [
        { name: "Tom", home: { wild: true, tree: 5 } },
        'Unknown property in "home"; accepted: street, number, wild.',
        "home.tree",
        ["street", "number", "wild"],
      ],
      [
        { name: "Tom", friends: [{ name: "A" }, {}] },
        '"friends[1].name" is missing: it must be a name.',
        "friends[1].name",
        null,
      ],
      [
        { name: "Tom", friends: [{ name: "A", age: 1 }] },
        'Unknown property in "friends[0]"; accepted: name.',
        "friends[0].age",
        ["name"],
      ],
      [{ name: "Tom", age: 5 }, `Unknown property in the request; accepted: ${names.join(", ")}.`, "age", names],
    ],
  )("tells of %j: %s", (input, sentence, field, knownKeys) => {
    expect(fault(input)).toEqual({ sentence, field, knownKeys })
  })

  test("repeats nothing of what was sent", () => {
    const said = [
      fault({ name: { secret: "quokka" } }),
      fault({ name: "Tom", kind: "quokka" }),
      fault({ name: "Tom", home: "quokka" }),
      fault({ name: "Tom", legs: "quokka" }),
    ]

    expect(JSON.stringify(said)).not.toContain("quokka")
  })
})

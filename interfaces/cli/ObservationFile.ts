import { compose } from "node:stream"
import type { PlatformError } from "@effect/platform/Error"
import * as FileSystem from "@effect/platform/FileSystem"
import { CsvError, parse } from "csv-parse"
import { type Cause, Effect, Either, Option, Predicate, Stream } from "effect"
import { Mistake } from "./Mistake.ts"
import { type Column, columns, required } from "./ObservationRecord.ts"

/** A line of a file: its number, counted from 1, and its fields, or what is wrong with it as a whole. */
export interface Line {
  readonly number: number
  readonly fields: Either.Either<{ readonly [Name in Column]?: unknown }, string>
}

type Lines = Stream.Stream<Line, Mistake, FileSystem.FileSystem>

const accepted = columns.join(", ")

const unknownAmong = (names: ReadonlyArray<string>): string | undefined => {
  const unknown = names.find((name) => !columns.some((column) => column === name))

  return unknown === undefined ? undefined : `“${unknown}” is not a column; the columns are ${accepted}`
}

const wrongHeading = (names: ReadonlyArray<string>): string | undefined => {
  const unknown = unknownAmong(names)
  const missing = required.find((column) => !names.includes(column))
  const doubled = names.find((name, index) => names.indexOf(name) !== index)
  if (unknown !== undefined) return unknown
  if (missing !== undefined) return `the column ${missing} is missing; the columns are ${accepted}`

  return doubled === undefined ? undefined : `the column ${doubled} stands there twice`
}

const reasons: ReadonlyMap<string, (path: string) => string> = new Map([
  ["NotFound", (path) => `There is no file ${path}.`],
  ["BadResource", (path) => `${path} is not a file: name one that ends in .csv or .jsonl.`],
  ["PermissionDenied", (path) => `${path} may not be read by the user of this command.`],
])

const cannotBeRead = (path: string, error?: PlatformError | Cause.UnknownException) => {
  const reason = error?._tag === "SystemError" ? reasons.get(error.reason) : undefined

  return new Mistake({ sentence: reason?.(path) ?? `${path} cannot be read as a text in UTF-8.` })
}

const text = (path: string): Stream.Stream<string, Mistake, FileSystem.FileSystem> =>
  Stream.unwrap(
    Effect.map(FileSystem.FileSystem, (files) => {
      const decoder = new TextDecoder("utf-8", { fatal: true })

      return Stream.concat(
        Stream.mapEffect(files.stream(path), (bytes) => Effect.try(() => decoder.decode(bytes, { stream: true }))),
        Stream.fromEffect(Effect.try(() => decoder.decode())),
      )
    }),
  ).pipe(Stream.mapError((error) => cannotBeRead(path, error)))

interface Row {
  readonly record: ReadonlyArray<string>
  readonly info: { readonly lines: number }
}

/** The line that a row begins on: a quoted cell may run over several. */
const beginning = ({ info, record }: Row): number =>
  info.lines - record.reduce((lines, cell) => lines + cell.split("\n").length - 1, 0)

const rows = (path: string): Stream.Stream<Row, Mistake | CsvError, FileSystem.FileSystem> =>
  Stream.unwrap(
    Effect.map(Stream.toReadableStreamEffect(text(path)), (source) =>
      Stream.fromAsyncIterable<Row, Mistake | CsvError>(
        compose(source, parse({ info: true, relax_column_count: true, skip_empty_lines: true })),
        (error) => (error instanceof CsvError || error instanceof Mistake ? error : cannotBeRead(path)),
      ),
    ),
  )

const rowLine = (names: ReadonlyArray<string>, row: Row): Line => ({
  number: beginning(row),
  fields:
    row.record.length === names.length
      ? Either.right(Object.fromEntries(names.map((name, index) => [name, row.record[index]])))
      : Either.left(`it has ${row.record.length} cells, the heading has ${names.length}`),
})

/** Elements come one by one from a parser; what follows is quicker in bulk. */
const atOnce = 1_000

/** What the rows after the heading are read by; nothing, once a heading was wrong. */
type Names = ReadonlyArray<string> | "heading" | "wrong"

const nextLine = (names: Names, row: Row): readonly [Names, Option.Option<Line>] => {
  if (names === "wrong") return [names, Option.none()]
  if (names !== "heading") return [names, Option.some(rowLine(names, row))]
  const headings = row.record.map((heading) => heading.trim())
  const wrong = wrongHeading(headings)

  return wrong === undefined
    ? [headings, Option.none()]
    : ["wrong", Option.some({ number: beginning(row), fields: Either.left(wrong) })]
}

const start: Names = "heading"

const csv = (path: string): Lines =>
  rows(path).pipe(
    Stream.rechunk(atOnce),
    Stream.mapAccum(start, nextLine),
    Stream.filterMap((line) => line),
    Stream.catchAll((error) =>
      error instanceof CsvError
        ? Stream.succeed({ number: Number(error["lines"]), fields: Either.left("its quotes cannot be read") })
        : Stream.fail(error),
    ),
  )

const jsonFields = (text: string): Line["fields"] => {
  const value = Option.getOrUndefined(Option.liftThrowable(JSON.parse)(text))
  if (!Predicate.isRecord(value)) return Either.left("it is not a JSON object")
  const unknown = unknownAmong(Object.keys(value))

  return unknown === undefined ? Either.right(value) : Either.left(unknown)
}

const jsonLines = (path: string): Lines =>
  text(path).pipe(
    Stream.splitLines,
    Stream.zipWithIndex,
    Stream.filter(([text]) => text.trim() !== ""),
    Stream.map(([text, index]) => ({ number: index + 1, fields: jsonFields(text) })),
  )

/** The lines of a file of observations, by its ending: `.csv` with a heading, or `.jsonl` with an object on each line. */
export const lines = (path: string): Lines => {
  if (path.endsWith(".csv")) return csv(path)
  if (path.endsWith(".jsonl")) return jsonLines(path)

  return Stream.fail(
    new Mistake({ sentence: `${path} must end in .csv or .jsonl, so that it is known how to read it.` }),
  )
}

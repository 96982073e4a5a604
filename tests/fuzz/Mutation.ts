import { FastCheck, Predicate } from "effect"
import * as Hostile from "./Hostile.ts"

type Path = ReadonlyArray<string | number>

const pathsOf = (value: unknown, path: Path = []): ReadonlyArray<Path> => {
  if (Array.isArray(value)) return [path, ...value.flatMap((item, at) => pathsOf(item, [...path, at]))]
  if (!Predicate.isRecord(value)) return [path]

  return [path, ...Object.entries(value).flatMap(([name, item]) => pathsOf(item, [...path, name]))]
}

const changed = (value: unknown, [first, ...rest]: Path, change: (value: unknown) => unknown): unknown => {
  if (first === undefined) return change(value)
  if (Array.isArray(value)) return value.map((item, at) => (at === first ? changed(item, rest, change) : item))
  if (!Predicate.isRecord(value)) return value

  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, name === first ? changed(item, rest, change) : item]),
  )
}

const without = (value: unknown, name: string | number | undefined): unknown => {
  if (Array.isArray(value)) return value.filter((_, at) => at !== name)
  if (!Predicate.isRecord(value)) return value

  return Object.fromEntries(Object.entries(value).filter(([each]) => each !== name))
}

const names = FastCheck.oneof(
  FastCheck.constantFrom("zip", "AGE", "Condition", "id ", ...Hostile.prototypeNames),
  Hostile.text,
)

/** A value with exactly one thing about it changed: a part is gone, added, renamed or something else. */
export const of = (values: FastCheck.Arbitrary<unknown>): FastCheck.Arbitrary<unknown> =>
  FastCheck.tuple(
    values,
    FastCheck.nat(),
    FastCheck.constantFrom("replace", "replace", "remove", "add", "rename"),
    Hostile.value,
    names,
  ).map(([value, at, how, other, name]) => {
    const paths = pathsOf(value)
    const path = paths[at % paths.length] ?? []
    if (how === "replace" || path.length === 0) return changed(value, path, () => other)
    const parent = path.slice(0, -1)
    const last = path.at(-1)
    if (how === "remove") return changed(value, parent, (node) => without(node, last))
    const entry = (node: unknown) =>
      Predicate.isRecord(node) ? Object.fromEntries([...Object.entries(node), [name, other]]) : node

    return changed(value, parent, (node) => entry(how === "rename" ? without(node, last) : node))
  })

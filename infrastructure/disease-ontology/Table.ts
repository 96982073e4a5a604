import * as DiseaseNames from "../../domain/condition/DiseaseNames.ts"
import * as SortedLines from "../../domain/SortedLines.ts"
import { newDiseases } from "./NewDiseases.ts"
import { additions, kinships, removals } from "./Reviewed.ts"

interface Term {
  readonly id: string
  readonly names: ReadonlyArray<string>
  readonly broader: ReadonlyArray<string>
}

/** The files that the domain reads: lines sorted by key. */
export interface Tables {
  readonly diseases: string
  readonly keys: string
}

const listed = (cell: string | undefined): ReadonlyArray<string> =>
  (cell ?? "").split("|").filter((name) => name.trim() !== "")

const removed = new Set(removals.map(({ name }) => name))

/** The characters of ASCII by which names are compared; what the tables are divided with is none of them. */
const written = (name: string): string =>
  name
    .normalize("NFKD")
    .replaceAll(/[–—]/g, "-")
    .replaceAll(/[^\x20-\x7e]/g, "")
    .replaceAll("|", " ")
    .trim()

/** Rows of the ontology: identifier, name, exact synonyms, others (which are left out), broader terms. */
const termsOf = (rows: ReadonlyArray<string>): ReadonlyArray<Term> =>
  rows.map((row) => {
    const [id = "", name = "", exact, , broader] = row.split("\t")
    const added = additions.filter(({ of }) => of === name).map((addition) => addition.name)
    const names = [name, ...listed(exact), ...added].filter((one) => !removed.has(one) || added.includes(one))

    return { id, names: [...new Set(names.map(written))].filter((one) => one !== ""), broader: listed(broader) }
  })

/** The ontology's diseases and those that it lacks, each below what it is a kind of. */
const withNew = (terms: ReadonlyArray<Term>): ReadonlyArray<Term> => {
  const ids = new Map(terms.map(({ id, names }) => [names[0] ?? "", id]))
  for (const { names } of newDiseases) ids.set(names[0], names[0])
  const idOf = (name: string, asked: string): string => {
    const id = ids.get(written(name))
    if (id === undefined) throw new Error(`${asked}: there is no ${name}`)

    return id
  }
  const parents = Map.groupBy(
    [
      ...newDiseases.flatMap(({ kinds, names: [own] }) => kinds.map((kind) => ({ kind: idOf(kind, own), own }))),
      ...kinships.map(({ kind, of }) => ({ kind: idOf(kind, of), own: idOf(of, kind) })),
    ],
    ({ kind }) => kind,
  )
  const added = newDiseases.map(({ names, of }) => ({
    id: names[0],
    names: names.map(written),
    broader: of === undefined ? [] : [idOf(of, names[0])],
  }))

  return [...terms, ...added].map(({ broader, id, names }) => ({
    id,
    names,
    broader: [...broader, ...(parents.get(id) ?? []).map(({ own }) => own)],
  }))
}

const above = (term: Term, byId: ReadonlyMap<string, Term>): ReadonlySet<string> => {
  const found = new Set<string>()
  const waiting = [...term.broader]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(byId.get(id)?.broader ?? []))
  }

  return found
}

/**
 * Of diseases that share a name: those above all the others whose own name it is, or all of these, "skin cancer" and "skin carcinoma"; else
 * those above all others; none where it means two things.
 */
const meant = (key: string, sharing: ReadonlyArray<Term>, byId: ReadonlyMap<string, Term>): ReadonlyArray<Term> => {
  if (sharing.length < 2) return sharing
  const own = sharing.filter(({ names }) => DiseaseNames.keyOf(names[0] ?? "") === key)
  const some = own.length > 0 ? own.filter(({ names }) => !/\bbenign\b/.test(names[0] ?? "")) : sharing
  const highest = some.filter((term) => some.every((other) => other === term || above(other, byId).has(term.id)))

  return highest.length > 0 || own.length === 0 ? highest : some
}

const width = 4

/** Makes the tables from the ontology's rows. An addition to a disease that is not among them is a mistake, and so is a kind of one. */
export const of = (rows: ReadonlyArray<string>): Tables => {
  const ontology = termsOf(rows)
  const known = new Set(ontology.flatMap(({ names }) => names))
  for (const { name, of } of additions) if (!known.has(written(of))) throw new Error(`${name}: there is no ${of}`)
  const terms = withNew(ontology)
  const byId = new Map(terms.map((term) => [term.id, term]))
  const numbers = new Map(terms.map(({ id }, index) => [id, index.toString(36).padStart(width, "0")]))
  const numbered = (ids: ReadonlyArray<string>) => ids.flatMap((id) => numbers.get(id) ?? []).join(",")
  const narrower = Map.groupBy(
    terms.flatMap(({ broader, id }) => broader.map((from) => ({ from, id }))),
    ({ from }) => from,
  )
  const sharing = Map.groupBy(
    terms.flatMap((term) => [...new Set(term.names.map(DiseaseNames.keyOf))].map((key) => ({ key, term }))),
    ({ key }) => key,
  )

  return {
    diseases: SortedLines.tableOf(
      terms.map(({ broader, id, names }) =>
        [
          numbers.get(id),
          names.join("|"),
          numbered(broader),
          numbered((narrower.get(id) ?? []).map((one) => one.id)),
        ].join("\t"),
      ),
    ),
    keys: SortedLines.tableOf(
      [...sharing].flatMap(([key, shared]) => {
        const some = meant(
          key,
          shared.map(({ term }) => term),
          byId,
        )

        return key === "" || some.length === 0 ? [] : [`${key}\t${numbered(some.map(({ id }) => id))}`]
      }),
    ),
  }
}

import { join } from "node:path"
import type { Profile } from "../../../domain/Profile.ts"
import * as Labels from "../Labels.ts"

/** What a field of a profile can be told by free text. */
export const states = ["mentioned_inclusion", "mentioned_exclusion", "unknown"] as const

export type State = (typeof states)[number]

export const fields = ["stage", "biomarker", "prior_lines"] as const

export type Field = (typeof fields)[number]

/** What a reader found that a study's criteria say of one field of a profile. */
export interface Judgement {
  readonly nct: string
  readonly field: Field
  /** The profile that asks for nothing but the field; its condition, if one was told. */
  readonly asked: Omit<Profile, "condition"> & { readonly condition?: string }
  /** Nothing where two careful readers would settle it differently. */
  readonly expected: State | undefined
}

const asking = (field: Field, term: string): Judgement["asked"] =>
  field === "stage"
    ? { stage: term, biomarkers: [] }
    : field === "biomarker"
      ? { biomarkers: [term] }
      : { biomarkers: [], priorLines: Number(term) }

const stateOf = (text: string): State | undefined => states.find((state) => state === text)

/** A row of the judgements that beside the project came with the service's own answers of that time. */
interface Reviewed {
  readonly patient: string | null
  readonly nct: string
  readonly kind: "stage" | "biomarker" | "prior"
  readonly criterion: string
  readonly verdict: string
  readonly expected: string
}

const fieldOf = { stage: "stage", biomarker: "biomarker", prior: "prior_lines" } as const

/** The judgements that lie beside the project. */
export const reviewed = async (): Promise<ReadonlyArray<Judgement>> => {
  const patients = await Labels.lines<{ readonly id: string; readonly profile: { readonly condition: string } }>(
    "labels",
    "judged-patients.jsonl.gz",
  )
  const conditions = new Map(patients.map(({ id, profile }) => [id, profile.condition]))
  const rows = await Labels.lines<Reviewed>("labels", "signposts.jsonl.gz")

  return rows.map(({ criterion, expected, kind, nct, patient, verdict }) => {
    const condition = conditions.get(patient ?? "")
    const term = criterion.slice(criterion.indexOf(": ") + 2)

    return {
      nct,
      field: fieldOf[kind],
      asked: { ...asking(fieldOf[kind], term), ...(condition === undefined ? {} : { condition }) },
      expected: verdict === "arguable" ? undefined : stateOf(expected),
    }
  })
}

const folder = join(import.meta.dir, "..", "judgements")

const judgement = (line: string): Judgement => {
  const [nct = "", field = "", term = "", expected = "", , condition] = line.split("\t")
  const known = fields.find((one) => one === field)
  if (known === undefined) throw new Error(`a judgement of ${nct} is of no known field`)

  const asked = { ...asking(known, term), ...(condition === undefined ? {} : { condition }) }

  return { nct, field: known, asked, expected: stateOf(expected) }
}

/** The judgements that the project holds: number, field, term, expected state and reason, a row each, and the condition where it is judged for those of one cohort. */
export const own = async (): Promise<ReadonlyArray<Judgement>> => {
  const files = [...new Bun.Glob("*.tsv").scanSync({ cwd: folder })].toSorted()
  const texts = await Promise.all(files.map((file) => Bun.file(join(folder, file)).text()))

  return texts.flatMap((text) => text.trim().split("\n").slice(1).map(judgement))
}

/**
 * The parts that a digest of a study's number puts a judgement in. One half was looked at while rules were written. The other was kept back from all rules
 * until the figures of docs/reading-quality.md had been read; then one half of it was opened, and taught like the first, and at the end the rest.
 */
export const parts = ["looked at", "opened later", "opened last"] as const

export type Part = (typeof parts)[number]

export const partOf = ({ nct }: Pick<Judgement, "nct">): Part => {
  const [first = 0, second = 0] = new Bun.CryptoHasher("sha256").update(nct).digest()

  return first % 2 === 0 ? "looked at" : second % 2 === 0 ? "opened later" : "opened last"
}

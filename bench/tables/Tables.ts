import { join } from "node:path"
import type { RuleTable } from "../../domain/eligibility/rules/RuleTable.ts"

const root = join(import.meta.dir, "..", "..")

const isTable = (value: unknown): value is RuleTable<unknown> =>
  typeof value === "object" && value !== null && "rows" in value && "find" in value

export interface TableOfFile {
  /** From the folder of the project. */
  readonly file: string
  readonly table: RuleTable<unknown>
}

/** Every table of wordings that a file of the domain exports. */
export const all = async (): Promise<ReadonlyArray<TableOfFile>> => {
  const files = [...new Bun.Glob("domain/**/*.ts").scanSync({ cwd: root })].toSorted()
  const found = await Promise.all(
    files.map(async (file) => {
      const exported: unknown = await import(join(root, file))

      return Object.values(Object(exported))
        .filter(isTable)
        .map((table) => ({ file, table }))
    }),
  )

  return found.flat()
}

import { Effect } from "effect"
import type { Database } from "./Database.ts"
import { sql } from "./Statement.ts"

/** What is visible: observations of imports that were published. */
export const published = sql`observation join publication using (import_id)`

/** The number of the last publication: it rises with every import that is published. */
export const last = ({ run }: Pick<typeof Database.Service, "run">) =>
  Effect.map(
    run(
      sql<ReadonlyArray<{ readonly number: number | string }>>`
      select coalesce(max(number), 0) as number from publication`,
    ),
    ([row]) => Number(row?.number),
  )

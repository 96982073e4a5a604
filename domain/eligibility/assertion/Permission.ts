import { each } from "./Phrases.ts"

/** Words by which something or somebody is let in that is not asked for. */
export const permissions: ReadonlySet<string> = new Set(
  "allowed permitted acceptable allowable permissible eligible".split(" "),
)

/** "Not allowed", "will not be included": by which something or somebody is not let in. */
export const notLetIn = [...each(["not", "not be"], [...permissions]), ...each(["not be"], ["enrolled", "included"])]

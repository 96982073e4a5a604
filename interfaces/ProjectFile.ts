import { join } from "node:path"

/** Where a file of the project lies. This module stands one folder below the root, and so does the one file that `bun run build` makes of all. */
export const at = (path: string): string => join(import.meta.dir, "..", path)

import { join } from "node:path"
import { list } from "./measurements.ts"

await Bun.write(join(import.meta.dir, "..", "..", "docs", "measurements.md"), list)

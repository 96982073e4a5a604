import { join } from "node:path"
import { list } from "./wordings.ts"

await Bun.write(join(import.meta.dir, "..", "..", "docs", "wordings.md"), await list())

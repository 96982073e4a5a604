import { join } from "node:path"
import * as Table from "./Table.ts"

/**
 * Makes the Spanish names of diseases anew: `bun infrastructure/disease-translations/main.ts FILE`, where FILE is the Spanish translation
 * of the Disease Ontology (CC0; its `src/translations/doid-es-translated.tsv`). The English names stand in their tables before.
 */
const [file] = process.argv.slice(2)
if (file === undefined) {
  process.stderr.write("Name the file with the translation's table.\n")
  process.exit(1)
}
const table = Table.of((await Bun.file(file).text()).split("\n").slice(1))
await Bun.write(join(import.meta.dir, "..", "..", "domain", "condition", "spanish-names.txt"), table)
process.stdout.write(
  `${table.trim().split("\n").length} names, ${table.length} characters, ${Bun.gzipSync(table).length} packed\n`,
)

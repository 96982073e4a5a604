import { join } from "node:path"
import * as Table from "./Table.ts"

/**
 * Makes the names of diseases anew: `bun infrastructure/disease-ontology/main.ts FILE`, where FILE is the Disease Ontology (CC0) as a
 * packed table with a heading: identifier, name, exact synonyms, other synonyms and broader terms, several of them divided by "|".
 */
const [file] = process.argv.slice(2)
if (file === undefined) {
  process.stderr.write("Name the file with the ontology's table, packed with gzip.\n")
  process.exit(1)
}
const rows = new TextDecoder()
  .decode(Bun.gunzipSync(await Bun.file(file).bytes()))
  .trim()
  .split("\n")
  .slice(1)
const { diseases, keys } = Table.of(rows)
const folder = join(import.meta.dir, "..", "..", "domain", "condition")
await Bun.write(join(folder, "diseases.txt"), diseases)
await Bun.write(join(folder, "disease-keys.txt"), keys)
process.stdout.write(`${diseases.trim().split("\n").length} diseases, ${(diseases.length + keys.length) / 1e6} MB\n`)

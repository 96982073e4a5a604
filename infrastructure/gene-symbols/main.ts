import { Database } from "bun:sqlite"
import { join } from "node:path"
import * as Table from "./Table.ts"

/**
 * Makes the symbols of genes anew: `bun infrastructure/gene-symbols/main.ts FILE`, where FILE is the data base of Bioconductor's package
 * org.Hs.eg.db, version 3.16 (`extdata/org.Hs.eg.sqlite`): human genes that code for proteins by NCBI Gene (public domain) of 12 September
 * 2022, with the symbols of the HUGO Gene Nomenclature Committee (CC0).
 */
const [file] = process.argv.slice(2)
if (file === undefined) {
  process.stderr.write("Name the file with the data base of genes.\n")
  process.exit(1)
}
const rows = new Database(file, { readonly: true })
  .query<{ symbol: string }, []>(
    "SELECT symbol FROM gene_info JOIN genetype USING (_id) WHERE gene_type = 'protein-coding'",
  )
  .all()
const table = Table.of(rows.map(({ symbol }) => symbol))
await Bun.write(join(import.meta.dir, "..", "..", "domain", "report", "gene-symbols.txt"), table)
process.stdout.write(
  `${table.match(/[a-z]/g)?.length} symbols, ${table.length} characters, ${Bun.gzipSync(table, { level: 9 }).length} packed\n`,
)

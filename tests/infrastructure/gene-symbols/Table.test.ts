import { describe, expect, test } from "bun:test"
import * as Table from "../../../infrastructure/gene-symbols/Table.ts"

describe("The table of symbols of genes", () => {
  test.each<readonly [told: string, symbols: ReadonlyArray<string>, table: string]>([
    ["shares what symbols begin with", ["KRAS", "KIT", "KRT7", "KRT18"], "aKITbRAScT18d7"],
    ["writes all in capitals", ["C9orf72"], "aC9ORF72"],
    ["takes no place without a name", ["LOC100128334"], ""],
    ["takes each of two genes, and not both together", ["BIVM", "ERCC5", "BIVM-ERCC5"], "aBIVMaERCC5"],
    ["takes a symbol with a hyphen of its own", ["HLA-A", "HLA-B"], "aHLA-AeB"],
  ])("%s", (_, symbols, table) => expect(Table.of(symbols)).toBe(table))
})

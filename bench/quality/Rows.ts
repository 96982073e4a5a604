import * as Columns from "../Columns.ts"

/** A row of a table, cell by cell; the first of a table heads it. */
export type Row = ReadonlyArray<string>

/** Rows with their columns in line. */
export const printed = (all: ReadonlyArray<Row>): string => `${Columns.lines(all).join("\n")}\n`

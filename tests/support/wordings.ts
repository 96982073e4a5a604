import * as Tables from "../../bench/tables/Tables.ts"
import * as Row from "../../domain/eligibility/rules/Row.ts"
import type { RuleTable } from "../../domain/eligibility/rules/RuleTable.ts"

const inCell = (text: string): string => text.replaceAll("|", "\\|")

/** As code, in which a bar that is no end of a cell is written so as well. */
const code = (text: string): string => `\`${inCell(text)}\``

const rowsOf = ({ rows }: RuleTable<unknown>): ReadonlyArray<string> =>
  rows.map(({ example, means, pattern }) => `| ${code(pattern)} | ${inCell(Row.shown(means))} | ${inCell(example)} |`)

const section = ({ file, table }: Tables.TableOfFile): string => `## ${table.name}

\`${file}\`

| wording | what it tells | example |
|---|---|---|
${rowsOf(table).join("\n")}
`

/** All wordings that are rows of tables, as the docs list them. */
export const list = async (): Promise<string> => `# Wordings

Every row of the tables by which texts are read, with its example. [Tables of wordings](reading-tables.md) tells how a row is written and what its marks mean.
This list is generated: \`bun tests/support/writeWordings.ts\` writes it anew.

${(await Tables.all()).map(section).join("\n")}`

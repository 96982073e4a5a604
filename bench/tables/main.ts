import { telling } from "../../domain/eligibility/rules/Row.ts"
import * as RuleTable from "../../domain/eligibility/rules/RuleTable.ts"
import * as Runs from "../../domain/eligibility/rules/Runs.ts"
import * as Columns from "../Columns.ts"
import * as Sample from "./Sample.ts"

/** Of several times the least: what others do on the machine only adds. */
const rounds = 5

const processorTime = (work: () => void): number => {
  const times = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage()
    work()
    const { system, user } = process.cpuUsage(before)

    return system + user
  })

  return Math.min(...times)
}

const perToken = (microseconds: number, tokens: number): string => `${((microseconds * 1000) / tokens).toFixed(0)} ns`

interface Case {
  readonly name: string
  readonly rows: ReadonlyArray<string>
  readonly sentences: ReadonlyArray<ReadonlyArray<string>>
}

const measured = ({ name, rows, sentences }: Case): ReadonlyArray<string> => {
  const table = RuleTable.of({ name, rows: rows.map((pattern) => telling(pattern, [[pattern, ""]])) })
  const tokens = sentences.reduce((sum, words) => sum + words.length, 0)
  let found = 0
  const read = () => {
    found = 0
    for (const words of sentences) found += table.find(Runs.ofPublished(Sample.tokens(words))).length
  }
  const first = process.cpuUsage()
  read()
  const cold = process.cpuUsage(first)
  const warm = processorTime(read)
  const numbering = processorTime(() => {
    for (const words of sentences) Runs.ofPublished(Sample.tokens(words))
  })
  const tries = table.effort() / (rounds + 1) / tokens

  return [
    name,
    String(rows.length),
    String(tokens),
    perToken(cold.user + cold.system, tokens),
    perToken(warm, tokens),
    perToken(Math.max(0, warm - numbering), tokens),
    String(found),
    tries.toFixed(1),
  ]
}

const ordinary = (tokens: number) => Sample.sentences(tokens, 4000)

const lines = [
  ["text", "rows", "tokens", "first time", "again", "without numbering", "found", "steps a token"],
  ...[10, 100, 1000].map((rows) =>
    measured({ name: "ordinary", rows: Sample.rows(rows), sentences: ordinary(200_000) }),
  ),
  ...[10_000, 100_000, 1_000_000].map((tokens) =>
    measured({ name: "ordinary", rows: Sample.rows(100), sentences: ordinary(tokens) }),
  ),
  measured({
    name: "one sentence",
    rows: Sample.rows(100),
    sentences: [ordinary(30_000).flat()],
  }),
  measured({ name: "all words different", rows: Sample.rows(100), sentences: Sample.different(1_000_000) }),
  measured({ name: "all gaps open", rows: Sample.gaps(12), sentences: Sample.openGaps(100_000, 12) }),
  measured({ name: "all tokens taken", rows: Sample.skips(12), sentences: Sample.openGaps(20_000, 12) }),
  measured({ name: "a row at each token", rows: ["a ..40 b", "a a* c"], sentences: Sample.openGaps(100_000, 1) }),
]

process.stdout.write(`${Columns.lines(lines).join("\n")}\n`)
Bun.gc(true)
process.stdout.write(`\n${(process.memoryUsage().heapUsed / 2 ** 20).toFixed(0)} MB of live memory at the end.\n`)

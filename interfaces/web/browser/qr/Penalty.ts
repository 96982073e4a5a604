/** A square of modules, true where dark. */
export type Modules = ReadonlyArray<ReadonlyArray<boolean>>

const finder = /10111010000|00001011101/g

/** A row of modules as text, so that stretches are found in it. */
const lineOf = (row: ReadonlyArray<boolean>): string => row.map((isDark) => (isDark ? "1" : "0")).join("")

const runs = /0{5,}|1{5,}/g

const ofLine = (line: string): number => {
  const long = line.match(runs) ?? []
  let looksLikeFinder = 0
  for (let at = 0; at <= line.length - 11; at++) {
    finder.lastIndex = 0
    if (finder.test(line.slice(at, at + 11))) looksLikeFinder++
  }

  return long.reduce((sum, run) => sum + run.length - 2, 0) + 40 * looksLikeFinder
}

const ofBlocks = (modules: Modules): number => {
  let alike = 0
  for (let y = 0; y + 1 < modules.length; y++)
    for (let x = 0; x + 1 < modules.length; x++) {
      const dark = modules[y]?.[x]
      if (dark === modules[y]?.[x + 1] && dark === modules[y + 1]?.[x] && dark === modules[y + 1]?.[x + 1]) alike++
    }

  return 3 * alike
}

/** How hard a code is to read, by the standard's measure: long runs, blocks, what looks like a corner, and too much of one colour. */
export const of = (modules: Modules): number => {
  const rows = modules.map(lineOf)
  const columns = modules.map((_, x) => lineOf(modules.map((row) => row[x] === true)))
  const dark = rows.join("").replaceAll("0", "").length / (modules.length * modules.length)
  const lines = [...rows, ...columns].reduce((sum, line) => sum + ofLine(line), 0)

  return lines + ofBlocks(modules) + 10 * Math.floor(Math.abs(dark - 0.5) * 20)
}

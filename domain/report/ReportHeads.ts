import * as ReportTables from "./ReportTables.ts"

/** A column of a table by its head, and where it begins: by its number where tabs set columns apart. */
interface Head {
  readonly text: string
  readonly at: number
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

/** "06/2019", "14.06.2019", "2019-06", "June 2019". */
const dated = /\b(?:(?:\d{1,2}[/.-])?(\d{1,2})[/.-](\d{4})|(\d{4})-(\d{1,2})|([a-z]{3})[a-z]* (\d{4}))\b/i

/** The month of a head, counted through the years; nothing where it has no date. */
const monthOf = ({ text }: Head): number | undefined => {
  const [all, month, year, otherYear, otherMonth, word = "", ofWord] = dated.exec(text) ?? []
  if (all === undefined) return undefined
  const number = Number(month ?? otherMonth ?? months.indexOf(word.toLowerCase()) + 1)

  return Number(year ?? otherYear ?? ofWord) * months.length + number
}

/** Whether a head is a date and nothing else. */
const isDate = ({ text }: Head): boolean => dated.test(text) && !/\p{L}/u.test(text.replace(dated, ""))

/** What a column tells that is not of the result: how it has changed, what it was, and which drugs it is looked for. */
const aside =
  /^(?:trend|change|change since|previous|prior|last|at diagnosis|vorbefund|previo|anterior|(?:associated )?therap(?:y|ies)|drugs?|treatments?)\b|\b(?:vs|versus)\.? (?:previous|prior)\b/i

/** What is usual. Behind a result it tells whether that is high. */
const usual =
  /^(?:(?:reference|normal|standard|ref\.?)(?: (?:range|intervals?|values?))?|cut-?off|referenz(?:bereich|wert)?|valor(?:es)? de referencia)$/i

const result = /^(?:(?:your |test |current )?(?:results?|value)|measured|ergebnis|wert|resultado)\b/i

const unit = /^(?:units?|einheit|unidad(?:es)?)$/i

const cellsOf = (line: string): ReadonlyArray<Head> =>
  line.includes("\t") ? line.split("\t").map((text, at) => ({ text: text.trim(), at })) : ReportTables.cellsOf(line)

/** How far from its head a cell may begin. */
const slack = 2

/** Which cells of a table's rows are left out; nothing where a line heads no table of which any are. */
const leftOutBelow = (line: string): ((cell: Head) => boolean) | undefined => {
  const heads = cellsOf(line).filter(({ text }) => text !== "")
  const times = heads.flatMap((head) => monthOf(head) ?? [])
  const areOfTimes = times.length > 1 && (heads.length - times.length <= 1 || heads.filter(isDate).length > 1)
  const latest = Math.max(...times)
  const ofResult = heads.find(({ text }) => result.test(text))
  const isUsual = ({ at, text }: Head): boolean => usual.test(text) && at < (ofResult?.at ?? 0)
  const isAside = (head: Head): boolean =>
    aside.test(head.text) || isUsual(head) || (areOfTimes && (monthOf(head) ?? latest) < latest)
  if (heads.length < 2 || !(areOfTimes || heads.some((head) => isAside(head) || unit.test(head.text)))) return undefined

  return ({ at, text }) => {
    const head = line.includes("\t")
      ? heads.find((one) => one.at === at)
      : heads.findLast((one) => one.at <= at + slack)

    return head !== undefined && (isAside(head) || (unit.test(head.text) && /^[-–]$/.test(text)))
  }
}

/**
 * Lines in which the rows of tables have only what is told of today: of columns for several dates the latest, and none that tells how a
 * result has changed since an earlier one. A table ends with an empty line.
 */
export const current = (lines: ReadonlyArray<string>): ReadonlyArray<string> => {
  let isLeftOut: ((cell: Head) => boolean) | undefined

  return lines.map((line) => {
    if (line.trim() === "") isLeftOut = undefined
    const below = leftOutBelow(line)
    isLeftOut = below ?? isLeftOut
    const cells = cellsOf(line)
    if (below !== undefined || isLeftOut === undefined || !cells.some(isLeftOut)) return line
    const leave = isLeftOut

    if (!line.includes("\t")) return ReportTables.blanked(line, cells.filter(leave))

    return cells
      .filter((cell) => !leave(cell))
      .map(({ text }) => text)
      .join("\t")
  })
}

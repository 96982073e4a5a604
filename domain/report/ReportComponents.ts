/** What is usual of a value, as portals write it above that, and the unit behind its bounds. */
const usual =
  /^\s*(?:(?:normal|standard|reference|ref\.?|expected) (?:range|values?|intervals?|results?|limits?)|rango (?:normal|de referencia)|valor(?:es)? (?:normal(?:es)?|de referencia)|referenz(?:bereich|werte?)|normalwerte?)\s?(?::(?:[^\n]*?[-–<>≤≥]\s?\d[\d.,]*\s+(?<unit>\S.*))?|$|[<>≤≥\d])/i

/** The line above a value. */
const label = /^(?:(?:your|su|ihr) )?(?:value|valor|wert):?$/i

/** The same in the line of its value. */
const labelled = /^(?:(?:your|su|ihr) )?(?:value|valor|wert|result): */i

const isLabel = (line: string | undefined): boolean => label.test(line?.trim() ?? "")

/** The ends of a drawn range. */
const ends = /^\s*[<>≤≥]?\d[\d.,]*\s+\d[\d.,]*\s*$/

const number = /^\s*[<>≤≥]?\d[\d.,]*\s*$/

const level = /^\s*(?:high|low|alto|alta|bajo|baja|hoch|niedrig|erh[oö]ht)\s*$/i

const judgement = /^\s*(?:abnormal|normal|critical|anormal|auff[aä]llig|unauff[aä]llig)\s*$/i

const isBlank = (line: string | undefined): boolean => line?.trim() === ""

/** The first place from one on whose line is not passed over. */
const behind = (lines: ReadonlyArray<string>, from: number, isPassed: (line: string) => boolean): number => {
  let at = from
  while (at < lines.length && isPassed(lines[at] ?? "")) at++

  return at
}

/** So many lines at most stand between a name and what tells of its value. */
const most = 4

/** Where the name stands whose value is told at an anchor: right before what is usual, or in the first line of a paragraph before the value. */
const nameAt = (lines: ReadonlyArray<string>, from: number, anchor: number): number => {
  let at = anchor - 1
  while (at > from && isBlank(lines[at])) at--
  if (at < anchor - 1 || !isLabel(lines[anchor])) return at
  while (at > from && !isBlank(lines[at - 1])) at--

  return at
}

const isAnchor = (line: string): boolean => isLabel(line) || usual.test(line)

/** A name with its value, in one row, from one line up to another. */
interface Component {
  readonly name: number
  readonly row: string
  readonly end: number
}

/** The component that a line tells something of: what is usual, or that a value follows. */
const componentAt = (lines: ReadonlyArray<string>, from: number, anchor: number): Component | undefined => {
  const name = nameAt(lines, from, anchor)
  const bounds = behind(lines, anchor, (line) => usual.test(line) || ends.test(line) || isBlank(line))
  const above = [bounds, bounds + 1].find((at) => isLabel(lines[at]))
  const at = behind(lines, above === undefined ? bounds : above + 1, isBlank)
  const value = lines[at]?.trim().replace(labelled, "")
  if (name < from || anchor - name > most || value === undefined) return undefined
  const flagAt = behind(lines, at + 1, isBlank)
  const flag = lines[flagAt] ?? ""
  const unit = number.test(value) ? (usual.exec(lines[anchor] ?? "")?.groups?.["unit"] ?? "") : ""
  const cells = [lines[name] ?? "", `${value} ${unit}`, ...(level.test(flag) ? [flag] : [])]
  const isFlagged = level.test(flag) || judgement.test(flag)

  return { name, row: cells.map((cell) => cell.trim()).join("\t"), end: isFlagged ? flagAt + 1 : at + 1 }
}

/**
 * Lines in which each value of a portal's list stands in a row behind its name: there it has a line of its own, below those that tell what
 * is usual, which are left out.
 */
export const inRows = (lines: ReadonlyArray<string>): ReadonlyArray<string> => {
  const result: Array<string> = []
  for (let from = 0; from < lines.length; ) {
    const anchor = behind(lines, from, (line) => !isAnchor(line))
    const component = anchor < lines.length ? componentAt(lines, from, anchor) : undefined
    result.push(
      ...lines.slice(from, component?.name ?? anchor + 1),
      ...(component === undefined ? [] : [component.row]),
    )
    from = component?.end ?? anchor + 1
  }

  return result
}

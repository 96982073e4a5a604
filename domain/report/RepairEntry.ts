import type { ReportStatement } from "./ReportStatements.ts"

/** The proteins of mismatch repair, which laboratories stain for. */
const proteins: ReadonlySet<string | undefined> = new Set(["MLH1", "MSH2", "MSH6", "PMS2"])

/** What is said of a protein that is kept: a sign behind its name is of a stain. */
const kept: ReadonlySet<string | undefined> = new Set(["retained", "normal", "+", "expressed"])

const losses: ReadonlySet<string> = new Set(["loss", "loss of expression"])

/** Whether a protein is told to be lost, or to be kept, as it is where so many cells show it; nothing where neither is. */
const lossOf = ({ grade, kinds, percent, polarity, said, value }: ReportStatement["state"]): boolean | undefined => {
  if (kept.has(said) || (kinds.includes("expression") && polarity === "present")) return false
  if (kinds.some((kind) => losses.has(kind))) return polarity !== "absent"
  const isUnstained = value === "0" && percent !== undefined
  if ((kinds.includes("expression") || isUnstained) && polarity === "absent") return true
  if (said === "positive" && (grade ?? percent) !== undefined) return false

  return said === "abnormal" || said === "deleted" ? true : undefined
}

const isOfProtein = ({ name: { marker }, state }: ReportStatement): boolean =>
  proteins.has(marker?.name) && state.change === undefined && lossOf(state) !== undefined

/** Whether a statement is about mismatch repair, or what comes of its loss. */
export const isOf = (statement: ReportStatement): boolean =>
  statement.name.marker?.name === "MSI" || isOfProtein(statement)

const ofRepair = /repair|reparatur|reparaci|mmr|mlh1|msh[26]|pms2/i

const levels: ReadonlyMap<string | undefined, boolean> = new Map([
  ["high", true],
  ["low", false],
])

/** Whether repair is deficient: by what is told, by the level, or by the name. */
const isDeficient = (statement: ReportStatement): boolean | undefined => {
  const {
    name: { name, says },
    state: { level, polarity },
  } = statement
  const lost = ofRepair.test(name) || isOfProtein(statement) ? lossOf(statement.state) : undefined
  if (lost !== undefined) return lost
  if (polarity === "absent" || (polarity === "present" && says === undefined)) return polarity === "present"

  return says === undefined ? levels.get(level) : says === "present"
}

/** A name of what is told alone not to be there, by which less was looked at than makes a tumour stable: "MSI-High: not detected". */
const ofInstability = /high|-h$/i

/** Whether an entry tells that repair is not deficient. */
export const isSound = (text: string): boolean => ["MSS", "pMMR", "MSI-H negative"].includes(text)

/** Repair and stability in the words that studies use; nothing where neither is told. */
export const of = (statement: ReportStatement): string | undefined => {
  const deficient = isDeficient(statement)
  if (deficient === undefined) return undefined
  const { name } = statement.name
  const isOnlyAbsent = ofInstability.test(name) && statement.state.polarity === "absent"
  const [bad, good] = ofRepair.test(name) ? ["dMMR", "pMMR"] : ["MSI-H", isOnlyAbsent ? "MSI-H negative" : "MSS"]

  return deficient ? bad : good
}

import type { ReportStatement } from "./ReportStatements.ts"

/** The proteins of mismatch repair, which laboratories stain for. */
const proteins: ReadonlySet<string | undefined> = new Set(["MLH1", "MSH2", "MSH6", "PMS2"])

/** What is said of a protein that is kept: a sign behind its name is of a stain. */
const kept: ReadonlySet<string | undefined> = new Set(["retained", "normal", "+", "expressed"])

const losses: ReadonlySet<string> = new Set(["loss", "loss of expression"])

/** What is said of a protein that is lost, or is not. */
const isLoss = ({ kinds, said }: ReportStatement["state"]): boolean =>
  said === "abnormal" || said === "deleted" || kinds.some((kind) => losses.has(kind))

const isOfProtein = ({ name: { marker }, state }: ReportStatement): boolean =>
  proteins.has(marker?.name) && state.change === undefined && (kept.has(state.said) || isLoss(state))

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
    name: { says },
    state: { kinds, level, polarity, said },
  } = statement
  if (kept.has(said) && (isOfProtein(statement) || ofRepair.test(statement.name.name))) return false
  if (kinds.some((kind) => losses.has(kind))) return polarity !== "absent"
  if (polarity === "absent" || (polarity === "present" && says === undefined)) return polarity === "present"

  return says === undefined ? levels.get(level) : says === "present"
}

/** Repair and stability in the words that studies use; nothing where neither is told. */
export const of = (statement: ReportStatement): string | undefined => {
  const deficient = isDeficient(statement)
  if (deficient === undefined) return undefined
  const [bad, good] = ofRepair.test(statement.name.name) ? ["dMMR", "pMMR"] : ["MSI-H", "MSS"]

  return deficient ? bad : good
}

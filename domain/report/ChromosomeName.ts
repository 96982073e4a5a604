import { namesOf, type ReportedName, type ReportToken } from "./ReportToken.ts"

const rearranged = /^(?:t|inv|del|dup|der|add|ins|i)\(|^isochromosome /i

const whole = /^(?:mono|tri|tetra)somy \d/i

const arm = /^[+-]?\d{1,2}[pq]/i

/** Whether a name is that of a change of chromosomes, or of a part of one: "t(4;14)", "1q21". */
export const is = ({ name }: ReportedName): boolean =>
  rearranged.test(name) || whole.test(name) || (arm.test(name) && name !== "1p/19q")

/** Whether a piece names such a change. */
export const isNamed = (token: ReportToken): boolean => namesOf(token).some(is)

/** Whether it is a whole chromosome that is lost or gained, "monosomy 7", and no part of one. */
export const isOfWhole = (name: string): boolean => whole.test(name)

/** Whether it is a place that may be changed in several ways: "17p13.1". */
export const isPlace = (name: string): boolean => /^\d{1,2}[pq]\d[\d.]*$/i.test(name)

/** Whether a name tells by itself what is changed: "del(17p)". */
export const tells = (name: string): boolean => rearranged.test(name)

import { remembering } from "../../Memo.ts"
import type { Document } from "../document/Document.ts"
import * as Androgens from "../treatment/Androgens.ts"

const endocrineForSpread = /\b(?:endocrine|hormon\w+) (?:treatment|therap)[^.;\n]{0,60}\b(?:advanced|metastatic)\b/

const receptorPositive = /\b(?:hormone|o?estrogen)[ -]receptor[ -]positive|\b(?:hr|er)(?: ?\+|[ -]positive)/

const names = ({ about }: Document): ReadonlyArray<string> => about.map((each) => each.toLowerCase())

/** Whether the disease is a prostate cancer that resists castration. */
export const resistsCastration = remembering((document: Document): boolean => {
  const named = names(document)

  return (
    named.some((each) => each.includes("prostat")) &&
    [document.folded, ...named].some((text) => Androgens.resistance.test(text))
  )
})

/** Whether the disease is treated with hormones first: prostate cancer that resists castration, breast cancer with hormone receptors. */
export const wereGiven = remembering((document: Document): boolean => {
  const named = names(document)

  return (
    resistsCastration(document) ||
    (named.some((each) => each.includes("breast")) &&
      (endocrineForSpread.test(document.folded) || named.some((each) => receptorPositive.test(each))))
  )
})

const drugs = [...Androgens.inhibitors, ...Androgens.drugs].join("|")

const hormonal = new RegExp(
  `\\b(?:progress\\w*|received|treated|failed|prior|previous(?:ly)?)\\b[^.;\\n]{0,90}\\b(?:(?:${drugs})\\b|androgen[ -]receptor|novel hormon\\w+|second[ -]generation|cdk ?4/6|aromatase)`,
)

/** Words before it by which it is not asked for. */
const unasked = /\b(?:allowed|permitted|may have|if|no|not|without|naive|planned|castration|current)\b/

/** Words by which it is asked of some only. */
const ofSome = /\b(?:cohorts?|arms?|parts?|groups?)\b/

/** Words behind it by which it is let in, and not asked for. */
const letIn = /^[^.;\n]{0,60}\b(?:allowed|permitted|acceptable)\b/

const widestDemand = 400

/** The words with which a line of the inclusion part asks for drugs that act on hormones; empty where it does not. */
const demandOf = (line: string): string => {
  const asked = hormonal.exec(line)
  if (asked === null) return ""
  const behind = asked.index + asked[0].length
  const told = line.slice(0, behind)

  return unasked.test(told) || letIn.test(line.slice(behind)) ? "" : told
}

/** How a text asks in its inclusion part for drugs that act on hormones, of which a treatment is made that is a line. */
const demandsOfHormones = remembering(
  ({ folded, segments }: Document): ReadonlyArray<string> =>
    segments().flatMap(({ end, side, start }) => {
      const demand = side === "inclusion" ? demandOf(folded.slice(start, Math.min(end, start + widestDemand))) : ""

      return demand === "" ? [] : [demand]
    }),
)

/** Whether a text asks for drugs that act on hormones, of everyone or of some. */
export const areAskedFor = (document: Document, ofEveryone: boolean): boolean =>
  demandsOfHormones(document).some((demand) => !ofEveryone || !ofSome.test(demand))

import * as Tokens from "../text/Tokens.ts"
import type { Measure } from "./Measure.ts"
import { measures } from "./MeasureLexicon.ts"
import * as MeasureNames from "./MeasureNames.ts"

/** The measure that an entry names and says no more of: "HbA1c", "left ventricular ejection fraction". */
export const alone = (written: string): Measure | undefined => {
  const { words } = Tokens.ofWritten(written)

  return MeasureNames.at(words, 0, true).find(({ last }) => last === words.length)?.measure
}

const symbols = measures.flatMap(({ forms }) => forms.filter((form) => /^[a-z]+$/i.test(form)))

const glued = new RegExp(`\\b(${symbols.join("|")})(?=\\d)`, "gi")

/** The fraction of a number in other languages: "CDR 0,5", "EDSS 6,5". */
const comma = /(\b(?:CDR|CDR-?SO?B|sum of boxes|EDSS|TMB)\b[^\d,;]{0,24}\d{1,2}),(?=\d(?![\d,]))/gi

/** The repeats of both alleles: "CAG 17/44", "41/17 CAG repeats". */
const alleles = /(?<=\bCAG\b[^\d;]{0,20})(\d{2,3}) ?(?:[/,&]|and) ?(\d{2,3})\b|\b(\d{2,3}) ?[/&] ?(\d{2,3})(?= CAG\b)/gi

/** The systolic of the two pressures: "blood pressure 165/98". */
const pressures = /(\b(?:blood pressure|BP)\b[^\d;,]{0,12}\d{2,3}) ?\/ ?\d{2,3}(?!\d)/gi

/** The longer allele is what is asked for. */
const longer = (_: string, ...lengths: ReadonlyArray<string | undefined>): string =>
  String(Math.max(...lengths.slice(0, 4).map((length) => Number(length ?? 0))))

/** "MMSE22" as "MMSE 22", a fraction behind a point, the systolic pressure, and the allele of two that is expanded. */
export const apart = (written: string): string =>
  written.replace(glued, "$1 ").replace(comma, "$1.").replace(pressures, "$1").replace(alleles, longer)

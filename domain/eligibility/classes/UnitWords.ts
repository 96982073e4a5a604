import type { WordClasses } from "../rules/WordTests.ts"

/** Units that are words of their own wherever they stand, by how they are called here. */
const alike: ReadonlyArray<readonly [unit: string, words: string]> = [
  ["years", "year years yr yrs yo"],
  ["months", "month months mo mos mth mths"],
  ["weeks", "week weeks wk wks"],
  ["days", "day days"],
  ["hours", "hour hours hr hrs h"],
  ["minutes", "minute minutes mins min"],
  ["seconds", "seconds sec secs"],
  ["points", "point points pts"],
  ["mmHg", "mmhg"],
  ["cmH2O", "cmh2o"],
  ["m", "m meter meters metre metres"],
  ["l", "l liter liters litre litres"],
  ["g", "g gm gms gram grams"],
  ["fold", "fold"],
  ["lb", "lb lbs pound pounds"],
  ["inches", "inch inches"],
  ["kg", "kg kgs kilogram kilograms"],
  ["cm", "cm cms centimeter centimeters centimetre centimetres"],
  ["letters", "letter letters"],
  ["wood units", "wu"],
  ["degrees", "degree degrees deg"],
  ["bpm", "bpm"],
  ["ppm", "ppm"],
  ["ppb", "ppb"],
  ["diopters", "diopters diopter dioptres dioptre dpt"],
  ["logmar", "logmar"],
  ["percentile", "percentile percentiles centile"],
  ["repeats", "repeat repeats triplets"],
  ["um", "um micron microns micrometer micrometers"],
]

const called: ReadonlyMap<string, string> = new Map(
  alike.flatMap(([unit, words]) => words.split(" ").map((word) => [word, unit] as const)),
)

const measures =
  "g gm gms gram grams mg milligram milligrams µg μg ug mcg microgram micrograms ng nanogram nanograms pg picogram picograms kg kilogram kilograms mol mmol millimole millimoles µmol μmol umol micromole micromoles nmol pmol meq milliequivalent milliequivalents iu miu uiu u ku unit units mu cells copies c events beats l liter litre dl deciliter decilitre ml milliliter milliliters millilitre millilitres µl μl ul mcl microliter microliters m mm µm μm cm mm3 mm³ cumm cmm nl k thousand thous thou tsd cm3 cm2 cm² m2 m² ㎡ msec ms min minute h hour hours sec s d day days kpa kilopascal kilopascals bu ru db fl hr hrs ppb mosm mosmol breaths breath mm2 blasts µiu μiu"

/** Words of composite units as they are called here: "minute" of "mL/minute". */
const spelled: ReadonlyMap<string, string> = new Map(
  [
    ["/", "per"],
    ["s", "sec second seconds"],
    ["breaths", "breath"],
    ["g", "gm gms gram grams"],
    ["l", "liter litre"],
    ["dl", "deciliter decilitre"],
    ["ml", "milliliter milliliters millilitre millilitres"],
    ["min", "minute"],
    ["h", "hour hours hr hrs"],
    ["d", "day days"],
    ["u", "unit units"],
    ["k", "thousand thous thou tsd"],
    ["kpa", "kilopascal kilopascals"],
    ["mm3", "cumm cmm"],
    ["ug", "mcg microgram micrograms"],
    ["ul", "mcl microliter microliters"],
    ["mg", "milligram milligrams"],
    ["ng", "nanogram nanograms"],
    ["pg", "picogram picograms"],
    ["kg", "kilogram kilograms"],
    ["mmol", "millimole millimoles"],
    ["umol", "micromole micromoles"],
    ["meq", "milliequivalent milliequivalents"],
  ].flatMap(([unit = "", words = ""]) => words.split(" ").map((word) => [word, unit] as const)),
)

/** How a unit is called here: "yrs" is "years", "μL" is "ul", "mm^3" is "mm3". */
export const named = (words: ReadonlyArray<string>): string => {
  const [first = "", ...more] = words

  return more.length === 0 && called.has(first)
    ? (called.get(first) ?? first)
    : words
        .map((word) => spelled.get(word) ?? word)
        .join("")
        .replaceAll(/[µμ]/g, "u")
        .replaceAll("²", "2")
        .replaceAll("㎡", "m2")
        .replaceAll("³", "3")
        .replaceAll("^", "")
        .replace(/\/1,73(?:m2)?$/, "/1.73m2")
        .replace(/\/24-?h$/, "/d")
        .replace(/\/100-?ml$/, "/dl")
}

const plain = [...called.keys(), ...measures.split(" ")]

/** "4c" and "1d" are parts of a class. */
const afterDigits = new RegExp(`^(?!1d$)(\\d+)(x?uln|x?n|x|${plain.filter((unit) => unit !== "c").join("|")})$`)

/** "5mg" as the number and the unit that are written in one. */
export const glued = (word: string): readonly [digits: string, unit: string] | undefined => {
  const found = afterDigits.exec(word)
  if (found === null) return undefined
  const [, digits = "", unit = ""] = found

  return [digits, /^x?(?:ul)?n$/.test(unit) ? "ULN" : named([unit])]
}

export const classes: WordClasses = {
  measure: measures,
  /** Behind a number these are units; elsewhere they may be anything. */
  unitWord: plain.join(" "),
  /** "2.5 x ULN". */
  times: "x × * time times fold",
  ofLaboratory: "institutional institution institution's laboratory laboratory's central local lab lab's specific",
  normal: "normal reference laboratory institutional",
  mutation: "mut muts mutation mutations",
  hours: "h hour hours hr hrs",
  minutes: "min mins minute minutes",
  milliliters: "ml milliliter milliliters millilitre millilitres",
  surface: "m2 m² ㎡ sqm",
  numberBefore: (word) => /[\d⁰¹²³⁴-⁹]$/.test(word),
  /** What somebody's temperature may be. */
  celsius: (word) => /^(?:3[4-9]|4[0-3])$/.test(word),
  fahrenheit: (word) => /^(?:9\d|10\d)$/.test(word),
  gluedUnit: (word) => glued(word) !== undefined,
  /** "000ul" of "100,000ul". */
  gluedThousand: (word) => /^\d{3}\D/.test(word) && glued(word) !== undefined,
}

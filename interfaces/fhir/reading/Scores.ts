import * as HeldMeasures from "../../../domain/eligibility/measurement/HeldMeasures.ts"
import type { Measure } from "../../../domain/eligibility/measurement/Measure.ts"
import { measures } from "../../../domain/eligibility/measurement/MeasureLexicon.ts"
import * as MeasureNames from "../../../domain/eligibility/measurement/MeasureNames.ts"
import * as Tokens from "../../../domain/eligibility/text/Tokens.ts"
import * as Concept from "./Concept.ts"
import * as Loinc from "./Loinc.ts"
import * as PerTitle from "./PerTitle.ts"
import type { Measured, Result } from "./Result.ts"
import * as Share from "./Share.ts"
import * as WrittenNumber from "./WrittenNumber.ts"

/** Values that everybody has measured, and the diseases that turn on them: for others they are not used. */
const turnsOn: ReadonlyMap<string, RegExp> = new Map([
  ["PSA", /prostate/i],
  ["CA 19-9", /pancrea|bil(?:e|iary)|cholangio|gallbladder/i],
  ["HbA1c", /diabet/i],
  ["BMI", /obes|overweight|anorexia/i],
  ["FEV1", /cystic fibrosis|pulmonary|asthma|lung disease|bronchiectasis/i],
  ["FEV1/FVC", /cystic fibrosis|pulmonary|asthma|lung disease|bronchiectasis/i],
  ["FVC", /pulmonary|lung disease|amyotrophic|muscular dystrophy|scleroderma|systemic sclerosis/i],
  ["SVC", /amyotrophic|muscular dystrophy/i],
  ["DLCO", /pulmonary|lung disease|scleroderma|systemic sclerosis/i],
  ["LVEF", /heart|cardiomyopathy|amyloid|muscular dystrophy|friedreich/i],
  ["eGFR", /kidney disease|nephr|fabry|renal (?:failure|insufficiency)/i],
  ["hemoglobin", /anemia|gaucher|sickle|thalassemia|myelodysplas|hemoglobinuria/i],
  ["fetal hemoglobin", /sickle|thalassemia/i],
  ["ferritin", /sickle|thalassemia|hemochromatosis|iron|still|macrophage|lymphohistiocytosis/i],
  ["platelets", /thrombocyt|gaucher/i],
  ["eosinophils", /asthma|eosinophil|nasal polyp/i],
  ["CD4 count", /HIV|immunodeficiency/i],
  ["HIV RNA", /HIV|immunodeficiency/i],
  ["HBV DNA", /hepatitis B/i],
  ["factor VIII activity", /hemophilia A|von Willebrand/i],
  ["factor IX activity", /hemophilia B/i],
  ["NT-proBNP", /heart|cardiomyopathy|amyloid|pulmonary arterial/i],
  ["BNP", /heart|cardiomyopathy|amyloid|pulmonary arterial/i],
  ["dFLC", /amyloid|myeloma/i],
  ["M-protein", /myeloma|gammopathy|macroglobulinemia/i],
  ["IgE", /asthma|allerg|dermatitis|urticaria|aspergillosis/i],
  ["tryptase", /mastocyt/i],
  ["phenylalanine", /phenylketonuria|hyperphenylalaninemia/i],
  ["ammonia", /urea cycle|citrullin|carbamoyl|ornithine|encephalopathy|acid[au]emia/i],
  ["IGF-1", /acromegaly|growth hormone/i],
  ["LDL cholesterol", /cholesterol|lipid/i],
  ["triglycerides", /triglycerid|chylomicron|lipid/i],
  ["lipoprotein(a)", /lipoprotein|lipid/i],
  ["uric acid", /gout|uric/i],
  ["UACR", /kidney disease|nephr|diabet/i],
  ["UPCR", /kidney disease|nephr|glomerul/i],
  ["liver stiffness", /liver|hepat|cirrhosis|cholangitis/i],
  ["ALP", /cholangitis|cholestasis/i],
  ["creatine kinase", /myopathy|myositis|muscular dystrophy/i],
  ["6-minute walk distance", /pulmonary|heart|muscular|myopathy|pompe|amyloid/i],
])

/** Values that records call by more than one name. */
const titled: ReadonlyArray<{
  readonly name: string
  readonly codes: ReadonlyArray<string>
  readonly title: RegExp
}> = [
  {
    name: "PSA",
    codes: ["2857-1", "19195-7", "35741-8"],
    title: /\bPSA\b(?! density| doubling)|\bprostate[ -]specific (?:Ag|antigen)\b/i,
  },
  { name: "UPCR", codes: ["2890-2", "13801-6"], title: /\bprotein\/creatinine\b/i },
  { name: "UACR", codes: ["9318-7", "14959-1"], title: /\b(?:micro)?albumin\/creatinine\b/i },
  {
    name: "fetal hemoglobin",
    codes: ["4576-5"],
    title: /\b(?:Hgb|Hb|h[ae]*moglobin) ?F\b|\bf[o]?etal h[ae]*moglobin\b/i,
  },
  { name: "CA 19-9", codes: ["24108-3"], title: /\bCA ?19[.-]9\b|\bcancer (?:Ag|antigen) 19-9\b/i },
]

/** The names of scores by the codes that records leave without words. */
const coded = ({ codes }: Concept.Concept): string | undefined =>
  codes.map(({ code }) => Loinc.names.get(code)).find((name) => name !== undefined)

const measuresIn = (title: string): ReadonlyArray<Measure> => {
  const { words } = Tokens.ofWritten(title)

  return words.flatMap((_, at) => MeasureNames.at(words, at, true).map(({ measure }) => measure))
}

/** What is counted, and measured of few. */
const counted: ReadonlySet<string> = new Set(["TMB", "CAG repeats", "SMN2 copies"])

/** Whether it is a score or a class, or a value that some disease turns on: of the others everybody has some. */
const isTold = ({ name, ofClasses, ofEveryone, scales: [{ units }] }: Measure): boolean =>
  units.includes("points") || (ofClasses !== undefined && ofEveryone !== true) || turnsOn.has(name) || counted.has(name)

const measureOf = (title: Concept.Concept): Measure | undefined => {
  const code = coded(title)
  const found = measures.find(({ name }) => name === code) ?? title.words.flatMap(measuresIn)[0]

  return found !== undefined && isTold(found) ? found : undefined
}

/** What of a score is asked for one question alone. */
const ofPart =
  /\b(?:item|question|subscore|part|domain|memory|orientation|judgment|(?:smaller|shorter|normal) allele)\b/i

const inOtherFluid = /\bin (?:urine|cerebral)\b/i

/** What is measured in urine, and nowhere else. */
const ofUrine: ReadonlySet<string> = new Set(["UPCR", "UACR"])

/** The grades of the answer lists of LOINC, ECOG's and Karnofsky's. */
const grades: ReadonlyMap<string, number> = new Map([
  ...["LA9622-7", "LA9623-5", "LA9624-3", "LA9625-0", "LA9626-8"].map((code, grade) => [code, grade] as const),
  ...[
    "LA29175-9",
    "LA29176-7",
    "LA29177-5",
    "LA29178-3",
    "LA29179-1",
    "LA29180-9",
    "LA29181-7",
    "LA29182-5",
    "LA29183-3",
    "LA29184-1",
  ].map((code, at) => [code, 100 - 10 * at] as const),
])

/** The number of a result on a scale of so many points: measured, or in words or codes. */
const numberOf = ({ interpretation, measured, value }: Result, most: number): number | undefined => {
  if (measured !== undefined) return measured.sign === "" ? measured.value : undefined
  const graded = [...value.codes, ...interpretation.codes]
    .map(({ code }) => grades.get(code) ?? (/^\d{1,3}$/.test(code) ? Number(code) : undefined))
    .find((grade) => grade !== undefined)

  return graded ?? value.words.map((words) => WrittenNumber.points(words, most)).find((each) => each !== undefined)
}

/** Scores that are no whole numbers. */
const fractional: ReadonlySet<string> = new Set(["TMB", "HRD score"])

/** A value on its scale: a whole one, where the scale has no halves; nothing where it lies outside. */
const onScale = (
  value: number,
  {
    name,
    scales: [
      {
        values: [least, most],
      },
    ],
    step,
  }: Measure,
): number | undefined => {
  if (value < least || value > most || (step !== undefined && value % step !== 0)) return undefined

  return fractional.has(name) || (step !== undefined && step < 1) ? value : Math.round(value)
}

/** A unit as people write it, of what UCUM has for it: "10*9/L", "[IU]/mL", "mL/min/{1.73_m2}"; "1" is none. */
const readable = (unit: string): string =>
  unit
    .replace(/^1$/, "")
    .replaceAll("10*", "x 10^")
    .replaceAll(/[[\]{}']/g, "")
    .replaceAll("_", " ")

/** Whether an entry tells so much of a measure, on its usual scale or one that is counted alike, and nothing else. */
const isRead = ({ name }: Measure, entry: string): boolean => {
  const {
    measures: [found],
    rest,
  } = HeldMeasures.of(entry)

  return found?.measure.name === name && found.scale === 0 && rest === ""
}

/** What is said of one score or value; no entry where that cannot be read. */
export interface Scored {
  readonly name: string
  readonly entry: string | undefined
}

/** What everybody has some of, with its unit: nothing where that is of none of its scales. */
const valued = (measure: Measure, measured: Measured): string | undefined => {
  const share = measure.scales[0].units.includes("%") ? Share.percent(measured) : undefined
  const unit = readable(measured.unit)
  if (share === undefined && unit === "" && measure.scales[0].units.includes("%")) return undefined
  const shown =
    share === undefined ? `${measured.value} ${unit}`.trim() : `${share}${unit.startsWith("%") ? unit : "%"}`

  return measured.value >= 0 && isRead(measure, `${measure.name} ${shown}`)
    ? `${measure.name} ${measured.sign}${shown}`
    : undefined
}

/** A class, however it is written: "Class IIIb", "NYHA class II: mild symptoms". */
const classed = (measure: Measure, { measured, value }: Result): string | undefined =>
  [...value.words, ...(measured === undefined ? [] : [String(measured.value)])]
    .flatMap((words) => HeldMeasures.of(`${measure.name} ${words}`).measures)
    .filter((held) => held.measure.name === measure.name)
    .map(({ shown }) => `${measure.name} ${shown}`)[0]

const scored = (measure: Measure, value: number): string | undefined => {
  const told = onScale(value, measure)

  return told === undefined ? undefined : `${measure.name} ${told}`
}

/** The numbers of both copies of a gene: "17/44". */
const ofBoth = /^\s*(\d{1,3})\s*[/,;]\s*(\d{1,3})\s*$/

/** The repeats of the copy that has more of them, where both are told. */
const repeatsOf = ({ value }: Result): number | undefined => {
  const [, one, other] = value.words.map((words) => ofBoth.exec(words)).find((each) => each !== null) ?? []

  return one === undefined ? undefined : Math.max(Number(one), Number(other))
}

const entryOf = (measure: Measure, result: Result): string | undefined => {
  if (measure.ofClasses !== undefined) return classed(measure, result)
  if (turnsOn.has(measure.name)) return result.measured === undefined ? undefined : valued(measure, result.measured)
  const value =
    numberOf(result, measure.scales[0].values[1]) ?? (measure.name === "CAG repeats" ? repeatsOf(result) : undefined)

  return value === undefined ? undefined : scored(measure, value)
}

/** The measure that results are titled by. */
const titledBy = PerTitle.once((title): Measure | undefined => {
  const named = titled.find(
    ({ codes, title: written }) =>
      Concept.hasCode(title, new Set(codes)) || title.words.some((words) => written.test(words)),
  )

  return measures.find(({ name }) => name === named?.name) ?? measureOf(title)
})

/** A score, a class, or a value that a disease turns on; "irrelevant" where other diseases turn on it. */
export const said = (result: Result, disease: string): Scored | "irrelevant" | undefined => {
  const { title } = result
  const says = (pattern: RegExp) => title.words.some((words) => pattern.test(words))
  if (says(ofPart)) return undefined
  const measure = titledBy(title)
  if (measure === undefined || (says(inOtherFluid) && !ofUrine.has(measure.name))) return undefined
  if (turnsOn.get(measure.name)?.test(disease) === false) return "irrelevant"

  return { name: measure.name, entry: entryOf(measure, result) }
}

import * as Values from "../answer/Values.ts"
import type { Whys } from "./Whys.ts"

const list = new Intl.ListFormat("es")

const settings: Readonly<Record<string, string>> = {
  "first treatment": "primer tratamiento",
  "later treatment": "tratamiento después de otro",
  maintenance: "tratamiento de mantenimiento",
  early: "enfermedad temprana u operable",
  "locally advanced": "enfermedad localmente avanzada",
  metastatic: "enfermedad avanzada o metastásica",
}

const lines = (number: number): string => {
  if (number === 0) return "ningún tratamiento anterior"

  return number === 1 ? "1 tratamiento anterior" : `${number} tratamientos anteriores`
}

type Named = Parameters<Whys["mentioned"]>[0]

/** What of the profile is named, as it was entered. */
const entered = (values: Named): string => {
  const stage = Values.textOf(values, "stage")
  const number = Values.numberOf(values, "prior_lines")

  return list.format([
    ...(stage === undefined ? [] : [`la etapa (${stage})`]),
    ...Values.textsOf(values, "biomarkers"),
    ...(number === undefined ? [] : [lines(number)]),
  ])
}

const situations = (values: Named): string =>
  list.format(Values.textsOf(values, "settings").map((setting) => settings[setting] ?? setting))

export const spanishWhys: Whys = {
  field_does_not_fit: () => "Un dato publicado no encaja: edad, sexo o fase.",
  condition_named: () => "Su título o sus enfermedades nombran la enfermedad.",
  condition_related: () => "Nombra la enfermedad, una más general o la enfermedad junto a otras.",
  found_only: () => "El registro lo encontró, pero su título no nombra la enfermedad.",
  solid_tumours: (values) => `Es para tumores sólidos en general y pide ${entered(values)}.`,
  mentioned: (values) => `Los criterios de inclusión mencionan ${entered(values)}.`,
  let_in: (values) => `Los criterios de inclusión parecen aceptar ${entered(values)}.`,
  kept_out: (values) => `Los criterios mencionan ${entered(values)} como motivo para no aceptar: pregunte al centro.`,
  other_state: (values) => `Los criterios de inclusión piden otro resultado u otra forma que ${entered(values)}.`,
  other_marker: (values) =>
    `Su título y sus criterios de inclusión piden ${list.format(Values.textsOf(values, "markers"))}, que usted no indicó.`,
  setting_agreed: (values) => `Su título, sus enfermedades o su resumen nombran la situación: ${situations(values)}.`,
  setting_opposed: (values) =>
    `Su título, sus enfermedades o su resumen nombran otra situación que ${situations(values)}.`,
  treatment: () => "Estudia un tratamiento.",
  words: () => "Su texto contiene muchas de las palabras escritas.",
  marker_words: () => "Su título, sus tratamientos o su resumen hablan de los biomarcadores.",
}

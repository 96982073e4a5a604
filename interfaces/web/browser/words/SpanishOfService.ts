import type { Words } from "./English.ts"

type OfService = Words["ofService"]

const ending: OfService = {
  "Made-up studies: none of them exists, and links to their records lead nowhere":
    "Estudios inventados: ninguno existe, y los enlaces a sus registros no llevan a ninguna parte",
  "Information for navigation only, not medical advice": "Información solo para orientarse, no es consejo médico",
  "It shows what the public registry publishes": "Muestra lo que publica el registro público",
  "free-text criteria are signposts, not verdicts": "los criterios escritos en texto libre son indicios, no decisiones",
  "Only the trial site decides who is eligible": "Solo el centro del estudio decide quién puede participar",
}

const settings: OfService = {
  "first treatment": "primer tratamiento",
  "treatment after earlier treatment": "tratamiento después de otro",
  "maintenance treatment": "tratamiento de mantenimiento",
  "early or operable disease": "enfermedad temprana u operable",
  "locally advanced disease": "enfermedad localmente avanzada",
  "advanced or metastatic disease": "enfermedad avanzada o metastásica",
}

const asked: OfService = {
  "the stage (**)": "la etapa (**)",
  "no earlier lines": "ningún tratamiento anterior",
  "* earlier line": "* tratamiento anterior",
  "* earlier lines": "* tratamientos anteriores",
}

const why: OfService = {
  ...asked,
  ...settings,
  "A published field does not fit the profile: age, sex or phase": "Un dato publicado no encaja: edad, sexo o fase",
  "Its title or conditions name the condition": "Su título o sus enfermedades nombran la enfermedad",
  "It is for solid tumours in general and asks for **": "Es para tumores sólidos en general y pide **",
  "It names the condition, a broader one, or the condition beside others":
    "Nombra la enfermedad, una más general o la enfermedad junto a otras",
  "The inclusion criteria mention **": "Los criterios de inclusión mencionan **",
  "The inclusion criteria seem to let ** in": "Los criterios de inclusión parecen aceptar **",
  "The criteria mention ** as keeping out: ask the site":
    "Los criterios mencionan ** como motivo para no aceptar: pregunte al centro",
  "The inclusion criteria ask for another state or form than **":
    "Los criterios de inclusión piden otro resultado u otra forma que **",
  "Its title and inclusion criteria ask for **, which the profile does not name":
    "Su título y sus criterios de inclusión piden **, que usted no indicó",
  "Its title, conditions or summary name the setting: *":
    "Su título, sus enfermedades o su resumen nombran la situación: *",
  "Its title, conditions or summary name another setting than *":
    "Su título, sus enfermedades o su resumen nombran otra situación que *",
  "It studies a treatment": "Estudia un tratamiento",
  "Its text holds many of the words of the profile": "Su texto contiene muchas de las palabras escritas",
  "Its title, interventions or summary speak of the biomarkers":
    "Su título, sus tratamientos o su resumen hablan de los biomarcadores",
}

const ofMarkers: OfService = {
  "another state of it": "otro resultado de lo mismo",
  "another form of it": "otra forma de lo mismo",
}

/** What is said of other states and forms of a marker besides: "ruling out another form of it". */
const turned = Object.fromEntries(
  Object.entries(ofMarkers).flatMap(([what, worded]) => [
    [`ruling out ${what}`, `descarta: ${worded}`],
    [`allowing ${what}`, `acepta: ${worded}`],
    [`${what}, as an exception`, `${worded}, como excepción`],
    [`where ${what} is missing`, `donde falta: ${worded}`],
  ]),
)

const remarks: OfService = {
  ...ofMarkers,
  ...turned,
  "its state is not said": "no se dice el resultado",
  "asked of those who have it": "se pide a quienes lo tienen",
  "whatever its state": "sea cual sea el resultado",
  "which way is not clear": "no está claro en qué sentido",
  "either way is accepted": "se acepta de las dos maneras",
  "ruling it out": "lo descarta",
  "as an exception": "como excepción",
  "as a requirement": "como requisito",
  "where it is missing": "donde falta",
  "allowing it": "lo acepta",
  "of a part of it": "de una parte",
  "of a treatment": "de un tratamiento",
  "of a relative": "de un familiar",
  "of a donor": "de un donante",
  "besides what is named": "aparte de lo nombrado",
  "as part of a therapy's name": "como parte del nombre de una terapia",
  "together with others": "junto con otros",
  "with an exception for it": "con una excepción para esto",
  "a number to be compared": "un número que hay que comparar",
  "how far it has spread is not said": "no se dice cuánto se ha extendido",
  "which state was entered is not clear": "no está claro qué resultado se escribió",
  "one of several alternatives": "una de varias alternativas",
  "for some of the patients": "para una parte de los pacientes",
  "it rules out other numbers than *": "descarta números distintos de *",
  "* is fewer than it asks for": "* es menos de lo que pide",
  "* is more than it lets in": "* es más de lo que acepta",
  "* is lower than it asks for": "* es más bajo de lo que pide",
  "* is higher than it lets in": "* es más alto de lo que acepta",
  "it says nothing of *": "no dice nada de *",
}

const places: OfService = { "Facility not published": "Centro no publicado" }

/** What the service says in fixed words, in Spanish. */
export const spanishOfService: OfService = { ...ending, ...why, ...remarks, ...places }

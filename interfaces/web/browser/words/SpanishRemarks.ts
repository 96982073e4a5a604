import type { Remarks } from "./RemarkWords.ts"

const otherState = "otro resultado de lo mismo"

const otherForm = "otra forma de lo mismo"

const stateNotSaid = "no se dice el resultado"

const anyState = "sea cual sea el resultado"

export const spanishRemarks: Remarks = {
  some_patients: "para una parte de los pacientes",
  one_of_alternatives: "una de varias alternativas",
  unclear: "no está claro en qué sentido",
  either_way: "se acepta de las dos maneras",
  ruled_out: "lo descarta",
  allowed: "lo acepta",
  as_exception: "como excepción",
  as_requirement: "como requisito",
  where_missing: "donde falta",
  other_state: otherState,
  other_state_ruled_out: `descarta: ${otherState}`,
  other_state_allowed: `acepta: ${otherState}`,
  other_state_as_exception: `${otherState}, como excepción`,
  other_state_where_missing: `donde falta: ${otherState}`,
  other_form: otherForm,
  other_form_ruled_out: `descarta: ${otherForm}`,
  other_form_allowed: `acepta: ${otherForm}`,
  other_form_as_exception: `${otherForm}, como excepción`,
  other_form_where_missing: `donde falta: ${otherForm}`,
  state_not_said: stateNotSaid,
  ruled_out_state_not_said: `lo descarta; ${stateNotSaid}`,
  allowed_state_not_said: `lo acepta; ${stateNotSaid}`,
  as_exception_state_not_said: `como excepción; ${stateNotSaid}`,
  where_missing_state_not_said: `donde falta; ${stateNotSaid}`,
  any_state: anyState,
  allowed_any_state: `lo acepta; ${anyState}`,
  spread_not_said: "no se dice cuánto se ha extendido",
  asked_of_holders: "se pide a quienes lo tienen",
  of_part: "de una parte",
  of_treatment: "de un tratamiento",
  of_relative: "de un familiar",
  of_donor: "de un donante",
  of_somebody_else: "de otra persona",
  besides_named: "aparte de lo nombrado",
  together_with_others: "junto con otros",
  in_therapy_name: "como parte del nombre de una terapia",
  with_exception_for_it: "con una excepción para esto",
  entry_unclear: "no está claro qué resultado se escribió",
  number_to_compare: "un número que hay que comparar",
  fewer_than_asked: "* es menos de lo que pide",
  more_than_let_in: "* es más de lo que acepta",
  lower_than_asked: "* es más bajo de lo que pide",
  higher_than_let_in: "* es más alto de lo que acepta",
  nothing_of_number: "no dice nada de *",
  other_numbers_ruled_out: "descarta números distintos de *",
}

/** What laboratories put above a cell or before it, by what the cell is: as pieces of patterns that look at no capitals. */

export const name =
  "component|test(?: name)?|assay|analyte|(?:bio)?marker|measurement|gene?|examination|parameter|prueba|estudio|untersuchung"

export const result = "(?:(?:your|my|test|current|su|ihr) )?(?:result|value|valor|wert|resultado|ergebnis)"

/** What is usual, in words that mean nothing else. */
export const usual =
  "(?:normal|standard|reference|ref\\.?|expected|interpretive) (?:ranges?|values?|intervals?|result|limits?)|rango (?:normal|de referencia)|valor(?:es)? (?:normal(?:es)?|de referencia)|referenz(?:bereich|werte?)|norm(?:bereich|alwerte?)"

/** What says of something that it was before. */
export const before = "previous|prior|earlier|historical"

/** What says in other languages that something was found before, or elsewhere. */
export const foundBefore =
  "(?:vor|fremd)(?:befunde?|werte?|ergebnisse?)|(?:fr[uü]here|externe|ausw[aä]rtige) (?:befunde?|werte?|ergebnisse?)|(?:resultados|informes|hallazgos) (?:previos|anteriores|externos)"

export const earlier = `(?:${before}|last|vorwert|vorbefund|anterior|previo)(?: (?:value|result))?`

export const flag = "(?:abnormal )?flags?|h/l"

export const unit = "units?|einheit|unidad(?:es)?"

const words: ReadonlySet<string> = new Set(
  (
    "sin ningun ninguna nunca nicht kein keine keinen keiner ohne nein nie pas sans aucun aucune jamais senza nessun nessuna sem nao geen niet zonder " +
    "ikke inte ej utan uten brak bez yok"
  ).split(" "),
)

/** Whether an entry holds a word by which another language denies. Of German, Spanish, French, Italian, Portuguese and their neighbours. */
export const areAmong = (entered: ReadonlyArray<string>): boolean => entered.some((word) => words.has(word))

const near = /^(?:near(?:by|est)?|close(?:st)?|around|by|next|at|in|from|cerca|alrededor)(?: to| of| de)? /iu

/** Where somebody is whom nobody knows, and what is no one place. */
const nowhere =
  /^(?:me|m[ií]|us|here|aqu[ií]|home|near(?:by|est)?|where i live|donde vivo|(?:my|our|mi|current) (?:current )?(?:area|city|home|house|location|place|position|state|town|region|casa|ciudad|ubicaci[oó]n|zona)|(?:any|every)(?:where| ?place| location)?|world ?wide|global(?:ly)?|en todas partes|no preference|none|unknown|n\/a)$/iu

/** In capitals they are letters of a state or a country. */
const letters = /^(?:ME|MI|US)$/u

/** Whether a text only says that a place is meant, and names none: "near me", "my location", "anywhere". */
export const is = (text: string): boolean => {
  const whole = text.replaceAll(/[\s.!?]+/gu, " ").trim()
  const rest = whole.replace(near, "")
  const isInCapitals = rest !== whole && whole === whole.toUpperCase()

  return nowhere.test(rest) && (isInCapitals || !letters.test(rest))
}

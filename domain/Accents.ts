/** A text without such a character has no accent, and it costs little to look for one. */
export const beyondAscii = /[\u0080-\uffff]/

const marks = /\p{M}+/gu

/**
 * A text without accents, and with plain letters for those of another form, as for full-width ones. Marks that stand alone are taken
 * out before letters are taken apart, which would sort them: that takes the square of their number.
 */
export const without = (text: string): string =>
  beyondAscii.test(text) ? text.replaceAll(marks, "").normalize("NFKD").replaceAll(marks, "") : text

/** What a sticky pattern finds at a place of a text; nothing where it does not begin there. */
export const at = (pattern: RegExp, text: string, place: number): RegExpExecArray | undefined => {
  pattern.lastIndex = place

  return pattern.exec(text) ?? undefined
}

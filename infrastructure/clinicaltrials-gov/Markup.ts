const backslash = "\\"

/** What markdown lets be escaped: the punctuation of ASCII. */
const isEscapable = (code: number): boolean =>
  (code >= 33 && code <= 47) || (code >= 58 && code <= 64) || (code >= 91 && code <= 96) || (code >= 123 && code <= 126)

/** Undoes the markdown escapes of the registry's text (`\<`, `\[`, `\*`). Done once, where the text comes in. */
export const unescape = (text: string): string => {
  let plain = ""
  let kept = 0
  let at = text.indexOf(backslash)
  while (at >= 0) {
    const escapes = isEscapable(text.charCodeAt(at + 1))
    if (escapes) {
      plain += text.slice(kept, at)
      kept = at + 1
    }
    at = text.indexOf(backslash, at + (escapes ? 2 : 1))
  }

  return kept === 0 ? text : plain + text.slice(kept)
}

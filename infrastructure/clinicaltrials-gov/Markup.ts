const backslash = "\\"

/** What markdown lets be escaped: the punctuation of ASCII. */
const isEscapable = (code: number): boolean =>
  (code >= 33 && code <= 47) || (code >= 58 && code <= 64) || (code >= 91 && code <= 96) || (code >= 123 && code <= 126)

const withoutEscapes = (text: string): string => {
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

const signs: ReadonlyMap<string, string> = new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["le", "≤"],
  ["ge", "≥"],
  ["amp", "&"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", " "],
])

/** Signs as HTML refers to them, which some records have, a few of them twice: "&lt;", "&amp;gt;", "&#215;". Codes for control are none. */
const reference = /&(?:amp;){0,3}(?:(lt|gt|le|ge|amp|quot|apos|nbsp)|#(3[2-9]|[4-9]\d|1[6-9]\d|[2-9]\d\d|[1-9]\d{3}));/g

const referred = (text: string): string =>
  text.includes("&")
    ? text.replace(reference, (written, name: string | undefined, code: string) =>
        name === undefined ? String.fromCharCode(Number(code)) : (signs.get(name) ?? written),
      )
    : text

/** Undoes the markdown escapes of the registry's text (`\<`, `\[`, `\*`), and what HTML writes for signs. Done once, where the text comes in. */
export const unescape = (text: string): string => referred(withoutEscapes(text))

const escaped = /\\([!-/:-@[-`{-~])/g

/** Undoes the markdown escapes of the registry's text (`\<`, `\[`, `\*`). Done once, where the text comes in. */
export const unescape = (text: string): string => (text.includes("\\") ? text.replace(escaped, "$1") : text)

/** Characters that are written in several ways, each as the one that the vocabulary uses. Greek letters become their initials. */
const written: ReadonlyMap<string, string> = new Map([
  ..."‐‑‒–—―−﹣－".split("").map((hyphen) => [hyphen, "-"] as const),
  ..."‘’‛′´`ʼ".split("").map((quote) => [quote, "'"] as const),
  ..."\u00a0\u2002\u2003\u2007\u2009\u202f\u3000\u200b\t".split("").map((space) => [space, " "] as const),
  ["：", ":"],
  ["；", ";"],
  ["，", ","],
  ["。", "."],
  ["（", "("],
  ["）", ")"],
  ["＜", "<"],
  ["＞", ">"],
  ["＋", "+"],
  ["⁺", "+"],
  ["⁻", "-"],
  ["α", "a"],
  ["β", "b"],
  ["ß", "b"],
  ["γ", "g"],
  ["δ", "d"],
  ["ε", "e"],
  ["є", "e"],
  ["κ", "k"],
  ["ï", "i"],
  ["ä", "a"],
  ["é", "e"],
])

const rare = /[\t\u00a0-\uffff]/

const each = /[\t\u00a0-\uffff]/g

/** The text in lower case with one kind of hyphen, quote and space. As long as the text itself: every offset stays true. */
export const fold = (text: string): string => {
  const lower = text.replaceAll("\u0130", "I").toLowerCase()

  return rare.test(lower) ? lower.replace(each, (character) => written.get(character) ?? character) : lower
}

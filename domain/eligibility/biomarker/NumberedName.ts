const unit =
  "%|percent|cop(?:y|ies)|repeats?|points?|centiloids?|cl|[munp]?g\\/[md]?l|k?u\\/[md]?l|iu\\/[md]?l|mut\\/mb"

/** A number that stands by itself, with its unit: "3 copies", "≥ 20%", but not "Ki-67" nor "C9orf72". */
const number = new RegExp(
  `(?:^|(?<=[\\s:=]))[<>≤≥=~]{0,2}\\s?\\d{1,9}(?:[.,/]\\d{1,9}){0,2}(?:\\s?(?:${unit}))?(?=$|[\\s,;)])`,
  "gi",
)

const around = /^(?:\s|of\b|[:=,;])+|(?:\s|\b(?:copies|copy|number|repeats?|score|level|value|length|of)\b|[:=,;])+$/gi

/** A name is no shorter than this. */
const shortest = 3

/** The name of what a number was entered of, without the last where there are several, "SMN2 3 copies" and "3 copies of SMN2"; nothing where there is none. */
export const of = (text: string): string | undefined => {
  const last = [...text.matchAll(number)].at(-1)
  if (last === undefined) return undefined
  const rest = `${text.slice(0, last.index)} ${text.slice(last.index + last[0].length)}`
  const name = rest.replace(/\s+/g, " ").replace(around, "")

  return name.length >= shortest && /\p{L}/u.test(name) ? name : undefined
}

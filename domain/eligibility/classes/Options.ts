import type { WordClasses } from "../rules/WordTests.ts"

/** Words that tell whether there is something to be had. */
export const classes: WordClasses = {
  being: "is are was were that currently",
  there: "available exist exists existed left",
  perhaps: "or exist exists available unavailable",
  further: "further other remaining alternative additional more",
  option: "option options alternatives",
}

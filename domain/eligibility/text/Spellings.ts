import { eachOnce } from "../../Memo.ts"

/** The rows of a text, each of which goes on in lines that are indented. */
export const rowsOf = (text: string): ReadonlyArray<string> => text.trim().replaceAll(/\n +/g, " ").split("\n")

const choice = /^([^{]*)\{([^}]*)\}(.*)$/

/** Every way to write what a text writes in several at once: "del {17p,17p13}" is "del 17p" and "del 17p13". */
export const spelledOut = (text: string): ReadonlyArray<string> => {
  const [, before = "", choices = "", behind = ""] = choice.exec(text) ?? []

  return text.includes("{") ? choices.split(",").flatMap((each) => spelledOut(before + each + behind)) : [text]
}

/** The names that stand in a row with bars between them, in every way to write them. */
export const listed = (text: string): ReadonlyArray<string> =>
  text === "" ? [] : text.split("|").flatMap((each) => spelledOut(each.trim()))

/** One string for all in a vocabulary that read alike: its thousands of names are of few different words. */
export const asOne: (word: string) => string = eachOnce((word) => word)

import { stripVTControlCharacters } from "node:util"
import { HelpDoc } from "@effect/cli"
import * as FreeText from "../../domain/FreeText.ts"

/** An argument or a flag, as it is typed, and what it means. */
export interface Part {
  readonly name: string
  readonly description: string
  readonly isNeeded: boolean
}

/** What a command is for, and what can stand behind its words. */
export interface Help {
  readonly words: ReadonlyArray<string>
  readonly about: string
  readonly parts: ReadonlyArray<Part>
}

const width = 110

/** A name that is longer has its description on the next line. */
const widestName = 24

/** The flag of a part without what stands for its value. */
export const flagOf = ({ name }: Part): string => name.split(" ")[0] ?? name

export const isFlag = ({ name }: Part): boolean => name.startsWith("-")

export const takesValue = ({ name }: Part): boolean => name.includes(" ")

export const isRepeated = ({ name }: Part): boolean => name.endsWith("…")

/** What stands for the value of a flag: `NUMBER`, or all that it may be with bars between. */
export const valueOf = ({ name }: Part): string => name.replace("…", "").split(" ")[1] ?? ""

/** Few flags are all shown in the usage, many are not. */
const mostShown = 2

const pieces = (doc: HelpDoc.HelpDoc): ReadonlyArray<HelpDoc.HelpDoc> =>
  doc._tag === "Sequence" ? [...pieces(doc.left), ...pieces(doc.right)] : doc._tag === "Empty" ? [] : [doc]

/** The text of a document as the library writes it, a paragraph each. */
export const paragraphs = (doc: HelpDoc.HelpDoc): ReadonlyArray<string> =>
  pieces(doc).map((piece) => FreeText.inOneLine(stripVTControlCharacters(HelpDoc.toAnsiText(piece))))

/** The library puts words of its own before our description (the type) and after it (whether it may be left out). */
const partOf = ([name, doc]: HelpDoc.DescriptionList["definitions"][number]): Part => {
  const [, description = "", ...rest] = paragraphs(doc)

  return {
    name: paragraphs(HelpDoc.p(name)).join(" ").replace("...", "…").replace(/[<>]/g, ""),
    description,
    isNeeded:
      !rest.some((text) => /optional|zero or more/.test(text)) && !paragraphs(doc)[0]?.includes("true or false"),
  }
}

/** Of a command under its words, from what the library tells of it. */
export const of = (words: ReadonlyArray<string>, doc: HelpDoc.HelpDoc): Help => {
  const all = pieces(doc)

  return {
    words,
    about: all.filter(HelpDoc.isParagraph).flatMap(paragraphs).join(" "),
    parts: all.filter(HelpDoc.isDescriptionList).flatMap(({ definitions }) => definitions.map(partOf)),
  }
}

/** Where somebody who mistyped a command reads on. */
export const more = (words: ReadonlyArray<string>): string => `bun run cli ${words.join(" ")} --help tells more.`

/** The command as it is typed. */
const usage = ({ parts, words }: Help): string => {
  const needed = parts.filter(({ isNeeded }) => isNeeded)
  const others = parts.filter(({ isNeeded }) => !isNeeded)

  return [
    ...words,
    ...needed.map(({ name }) => name),
    ...(others.length > mostShown ? ["[FLAGS]"] : others.map(({ name }) => `[${name}]`)),
  ].join(" ")
}

const indented = (text: string, by: number): string =>
  Bun.wrapAnsi(text, width - by, { trim: true })
    .split("\n")
    .join(`\n${" ".repeat(by)}`)

const row = ({ description, name }: Part): string => {
  const text = indented(description, widestName + 4)

  return name.length > widestName
    ? `  ${name}\n${" ".repeat(widestName + 4)}${text}`
    : `  ${name.padEnd(widestName)}  ${text}`
}

/** The help of one command. */
export const render = (help: Help): string =>
  [`bun run cli ${usage(help)}`, indented(help.about, 0), help.parts.map(row).join("\n")].join("\n\n")

/** The help of a word that several commands begin with. */
export const renderAll = (helps: ReadonlyArray<Help>): string =>
  [
    helps.map((help) => `${usage(help)}\n${" ".repeat(4)}${indented(help.about, 4)}`).join("\n\n"),
    "Each takes --help to tell more.",
  ].join("\n\n")

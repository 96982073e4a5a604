import * as Document from "../../domain/eligibility/document/Document.ts"
import { rowOf } from "./Halves.ts"
import * as Labels from "./Labels.ts"
import { type Measured, percent } from "./Table.ts"

interface Score {
  readonly lines: number
  readonly right: number
  readonly wrong: number
  readonly documents: number
  readonly perfect: number
}

type Splitter = (text: string) => (start: number, end: number) => string

/** The side of the segment that covers most of a line; `unknown` where that is a heading or of neither side. */
const reader: Splitter = (text) => {
  const segments = Document.make(text).segments()

  return (start, end) => {
    let best = { side: "unknown", shared: 0 }
    for (const segment of segments) {
      const shared = Math.min(end, segment.end) - Math.max(start, segment.start)
      if (shared > best.shared) best = { side: segment.side === "neither" ? "unknown" : segment.side, shared }
    }

    return best.side
  }
}

/** Everything before the first "exclusion criteria" is inclusion. */
const cutter: Splitter = (text) => {
  const found = text.toLowerCase().indexOf("exclusion criteria")
  const cut = found < 0 ? text.length : found

  return (start, end) => ((start + end) / 2 < cut ? "inclusion" : "exclusion")
}

const hasContent = /[\p{L}\p{N}]/u

/** The lines of a text that have a side, each with the side on which it comes out. */
const placed = ({ lines, text }: Labels.LabelledText, splitter: Splitter) => {
  const sideOf = splitter(text)

  return lines.flatMap(([start, end, label]) =>
    (label === "inclusion" || label === "exclusion") && hasContent.test(text.slice(start, end))
      ? [{ label, side: sideOf(start, end) }]
      : [],
  )
}

const score = (texts: ReadonlyArray<Labels.LabelledText>, splitter: Splitter): Score => {
  const documents = texts.map((text) => placed(text, splitter))
  const lines = documents.flat()

  return {
    lines: lines.length,
    right: lines.filter(({ label, side }) => side === label).length,
    wrong: lines.filter(({ label, side }) => side !== label && side !== "unknown").length,
    documents: documents.length,
    perfect: documents.filter((document) => document.every(({ label, side }) => side === label)).length,
  }
}

/** How many lines of labeled texts come out on their side. */
export const measure = async (): Promise<ReadonlyArray<Measured>> => {
  const texts = await Labels.texts()
  const hand = texts.filter(({ gold }) => gold === "hand")
  const regular = texts.filter(({ gold }) => gold === "auto-unambiguous")
  const old = texts.filter(({ gold }) => gold === "auto-nci-style")
  const row = rowOf(
    (chosen: ReadonlyArray<Labels.LabelledText>) => score(chosen, reader),
    (chosen) => score(chosen, cutter),
  )
  const right = ({ lines, right }: Score): string => percent(right, lines)
  const wrong = ({ lines, wrong }: Score): string => percent(wrong, lines)

  return [
    row("irregular layouts: lines on the right side", hand, right, "≥ 98.0 %"),
    row("irregular layouts: lines on the wrong side", hand, wrong, "≤ 0.4 %"),
    row("irregular layouts: perfect documents", hand, ({ documents, perfect }) => percent(perfect, documents), ""),
    row("regular layouts: lines on the right side", regular, right, "≥ 99.8 %"),
    row("regular layouts: lines on the wrong side", regular, wrong, ""),
    row("the registry's old layout: lines on the right side", old, right, ""),
  ]
}

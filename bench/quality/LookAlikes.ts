import * as AskedMarker from "../../domain/eligibility/biomarker/AskedMarker.ts"
import * as Biomarker from "../../domain/eligibility/biomarker/Biomarker.ts"
import type { AnnotatedText } from "../../domain/eligibility/document/AnnotatedText.ts"
import * as Reading from "../../domain/eligibility/Reading.ts"
import * as AskedStage from "../../domain/eligibility/stage/AskedStage.ts"
import * as Stage from "../../domain/eligibility/stage/Stage.ts"
import * as Labels from "./Labels.ts"
import type { Measured } from "./Table.ts"

interface LookAlike {
  readonly symbol: string
  readonly places: (text: AnnotatedText) => ReadonlyArray<{ readonly start: number; readonly end: number }>
}

const biomarker = (symbol: string): LookAlike => {
  const asked = AskedMarker.ask(symbol)

  return { symbol, places: (text) => Biomarker.find(text, asked) }
}

const stage = (symbol: string, condition: string): LookAlike => {
  const asked = AskedStage.ask(symbol, condition)

  return {
    symbol,
    places: (text) => Stage.find(text, asked).filter(({ end, start }) => end - start <= symbol.length + 1),
  }
}

const symbols: ReadonlyArray<LookAlike> = [
  stage("MCI", "alzheimers"),
  ...["EGFR", "MSI-H", "KIT", "BRAF", "ATM", "MET", "ALK", "RET", "TERT", "AR"].map(biomarker),
]

const isLetter = /[a-z]/i

/** Whether a place is inside of a word of its own ("gemcitabine"), or the kidney's eGFR. */
const isLookAlike = (text: string, start: number, end: number): boolean => {
  const inside = isLetter.test(text[start - 1] ?? "") && !/[gstcp]/.test(text[start - 1] ?? "")
  const goesOn = /^[a-z]{3}/.test(text.slice(end, end + 3))

  return inside || goesOn || /^eGFR/.test(text.slice(start - 1, end)) || text.slice(start, end) === "eGFR"
}

/** How often short symbols are found in other words, over every criteria text at hand. */
export const measure = async (): Promise<ReadonlyArray<Measured>> => {
  const texts = [
    ...(await Labels.texts()).map(({ text }) => text),
    ...(await Labels.trials()).map(
      ({ eligibility, exclusion, inclusion }) => eligibility ?? `${inclusion ?? ""}\n${exclusion ?? ""}`,
    ),
    ...(await Labels.criteria("real-records.jsonl.gz")),
  ].filter((text) => text.trim() !== "")
  const hits = new Map<string, { readonly found: number; readonly wrong: number; readonly naive: number }>()
  for (const text of texts) {
    const opened = Reading.open(text)
    if (opened === undefined) continue
    for (const { places, symbol } of symbols) {
      const short = symbol.replace("-H", "").toLowerCase()
      const found = places(opened)
      const wrong = found.filter(({ end, start }) => isLookAlike(text, start, end)).length
      const before = hits.get(symbol) ?? { found: 0, wrong: 0, naive: 0 }
      hits.set(symbol, {
        found: before.found + (found.length > 0 ? 1 : 0),
        wrong: before.wrong + wrong,
        naive: before.naive + (opened.document().folded.includes(short) ? 1 : 0),
      })
    }
  }
  const total = [...hits.values()].reduce((sum, { wrong }) => sum + wrong, 0)
  const named = [...hits].map(([symbol, { found }]) => `${symbol} ${found}`).join(", ")
  const naive = [...hits].map(([symbol, each]) => `${symbol} ${each.naive}`).join(", ")

  return [
    { measure: "look-alike hits", even: "", odd: "", all: `${total}`, baseline: "", goal: "0" },
    { measure: `texts with a symbol, as read: ${named}`, even: "", odd: "", all: "", baseline: "", goal: "" },
    { measure: `texts with a symbol, by substring: ${naive}`, even: "", odd: "", all: "", baseline: "", goal: "" },
  ]
}

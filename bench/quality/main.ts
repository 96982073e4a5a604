import * as Asking from "./asking/main.ts"
import * as Labels from "./Labels.ts"
import * as LookAlikes from "./LookAlikes.ts"
import * as Negations from "./Negations.ts"
import { printed } from "./Rows.ts"
import * as Against from "./ranking/Against.ts"
import * as GradedRows from "./ranking/GradedRows.ts"
import * as Ranking from "./ranking/main.ts"
import * as Weights from "./ranking/Weights.ts"
import * as Wordings from "./ranking/Wordings.ts"
import * as Sections from "./Sections.ts"
import * as Speed from "./Speed.ts"
import * as Signposts from "./signposts/main.ts"
import * as Table from "./Table.ts"

const say = (text: string): void => {
  process.stdout.write(`${text}\n\n`)
}

const parts: ReadonlyArray<
  readonly [title: string, baseline: string, measure: () => Promise<ReadonlyArray<Table.Measured>>]
> = [
  ["Sections", 'the text is cut at its first "exclusion criteria"', Sections.measure],
  ["Polarity", "a cue governs six words, in the manner of NegEx", Negations.measure],
  ["Look-alikes", "a symbol anywhere in the text", LookAlikes.measure],
  ["Speed", "", Speed.measure],
]

if (Labels.areThere) {
  for (const [title, baseline, measure] of parts) {
    say(printed(Table.rows(title, await measure())) + (baseline === "" ? "" : `Baseline: ${baseline}.`))
  }
  say(`Ranking of judged studies, this project beside its baselines\n${printed(await Ranking.rows())}`)
  say(`Ranking of studies graded by reading, 3 to 0\n${printed(await GradedRows.rows())}`)
  say(`What the parts of the score are worth, on all patients graded by reading\n${printed(await Weights.rows())}`)
  say(`What speaks against a study, on the same patients and the project's own\n${printed(await Against.rows())}`)
  say(`What is told in the words of the condition, of the same patients\n${printed(await Wordings.rows())}`)
  say(`What is asked next, of patients whose studies were graded by reading\n${printed(await Asking.rows())}`)
  say(`Signposts on studies judged by reading\n${printed(await Signposts.rows())}`)
} else {
  say("There is no labeled data beside the project (../shared/labels), so quality cannot be measured here.")
}

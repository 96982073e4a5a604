import type { Measure, Scale } from "../../domain/eligibility/measurement/Measure.ts"
import { measures } from "../../domain/eligibility/measurement/MeasureLexicon.ts"
import * as ScaleLexicon from "../../domain/eligibility/stage/ScaleLexicon.ts"

const inCell = (text: string): string => text.replaceAll("|", "\\|")

const scale = ({ units: [unit = ""], values: [least, most] }: Scale): string => `${least} to ${most} ${unit}`.trimEnd()

const measure = ({ forms, name, scales, source }: Measure): string =>
  `| ${[name, forms.join(", "), scales.map(scale).join("; "), source].map(inCell).join(" | ")} |`

const names = ({ names }: ScaleLexicon.Scale): string => names.join(", ")

/** All that is compared by its value, and all scales of stages, as the docs list them. */
export const list = `# Measurements and scales

What is compared with the values that a text publishes, as \`domain/eligibility/measurement/lexicon/\` and \`domain/eligibility/stage/ScaleLexicon.ts\` have it.
This list is generated: \`bun tests/support/writeMeasurements.ts\` writes it anew. How values are compared is told in [the rules of reading](reading-rules.md#scores-and-measurements).

## Measurements

The usual scale stands first. Numbers on the others are made numbers of it where they can be.

| name | how texts call it | scales | source |
|---|---|---|---|
${measures.map(measure).join("\n")}

## Scales of stages

Of which another value tells nothing. Each with the names by which texts call it.

${ScaleLexicon.scales.map((each) => `- ${names(each)}`).join("\n")}
`

import type { Measure, Scale } from "../../domain/eligibility/measurement/Measure.ts"
import { measures, stageScales } from "../../domain/eligibility/measurement/MeasureLexicon.ts"

const inCell = (text: string): string => text.replaceAll("|", "\\|")

const scale = ({ units: [unit = ""], values: [least, most] }: Scale): string => `${least} to ${most} ${unit}`.trimEnd()

const measure = ({ forms, name, scales, source }: Measure): string =>
  `| ${[name, forms.join(", "), scales.map(scale).join("; "), source].map(inCell).join(" | ")} |`

const row = ({ forms, source }: Measure): string => `| ${[forms.join(", "), source].map(inCell).join(" | ")} |`

/** All that is compared by its value, and all scales of stages, as the docs list them. */
export const list = `# Measurements and scales

What is compared with the values that a text publishes, as \`domain/eligibility/measurement/lexicon/\` has it.
This list is generated: \`bun tests/support/writeMeasurements.ts\` writes it anew. How values are compared is told in [the rules of reading](reading-rules.md#scores-and-measurements).

## Measurements

The usual scale stands first. Numbers on the others are made numbers of it where they can be.

| name | how texts call it | scales | source |
|---|---|---|---|
${measures.map(measure).join("\n")}

## Scales of stages

Of which another value tells nothing where a stage is asked for.

| how texts call it | source |
|---|---|
${stageScales.map(row).join("\n")}
`

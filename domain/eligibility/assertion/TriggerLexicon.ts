import { backwardTriggers } from "./BackwardTriggerLexicon.ts"
import { forwardTriggers } from "./ForwardTriggerLexicon.ts"
import { pseudoTriggers } from "./PseudoTriggerLexicon.ts"
import { scopeEnds } from "./TerminationLexicon.ts"
import type { Row } from "./Trigger.ts"

/** All rows. Source: NegEx and its adaptations to eligibility criteria, reduced to what criteria are really written with. */
export const table: ReadonlyArray<Row> = [...forwardTriggers, ...backwardTriggers, ...pseudoTriggers, ...scopeEnds]

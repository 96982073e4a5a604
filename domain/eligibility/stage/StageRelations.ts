import type { StageName } from "./StageLexicon.ts"

/**
 * What else a text speaks of that says the one: who is there for a first recurrence is so for a recurrence, extensive is stage IV.
 * Nothing follows for "unresectable" from how far a disease has spread, nor the other way round; a progression is no recurrence.
 */
export const alsoSpeaksOf: ReadonlyMap<StageName, ReadonlyArray<StageName>> = new Map<
  StageName,
  ReadonlyArray<StageName>
>([
  ["recurrent", ["relapsed", "first recurrence"]],
  ["relapsed", ["recurrent", "first recurrence"]],
  ["first recurrence", ["recurrent", "relapsed"]],
  ["later recurrence", ["recurrent", "relapsed"]],
  ["platinum-resistant", ["refractory"]],
  ["treatment failed", ["refractory"]],
  ["oligometastatic", ["metastatic", "advanced"]],
  ["oligoprogressive", ["progressive"]],
  ["extensive", ["metastatic"]],
  ["metastatic", ["oligometastatic", "advanced"]],
  ["locally advanced", ["advanced"]],
  ["unresectable", ["locally advanced"]],
  ["advanced", ["metastatic", "locally advanced"]],
  ["early", ["localized"]],
])

/** Stages that are a part of another by which they are found, too: who bars the part does not bar the whole. */
export const partOf: ReadonlyMap<StageName, ReadonlyArray<StageName>> = new Map<StageName, ReadonlyArray<StageName>>([
  ["metastatic", ["advanced"]],
  ["locally advanced", ["advanced"]],
  ["oligometastatic", ["metastatic", "advanced"]],
  ["oligoprogressive", ["progressive"]],
  ["first recurrence", ["recurrent", "relapsed"]],
  ["later recurrence", ["recurrent", "relapsed"]],
  ["platinum-resistant", ["refractory"]],
])

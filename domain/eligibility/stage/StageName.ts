/** What a text or a profile may say of a stage, an extent or a course of disease. */
export const stageNames = [
  "cognitively normal",
  "subjective decline",
  "preclinical",
  "mci",
  "mild",
  "moderate",
  "severe",
  "new",
  "recurrent",
  "relapsed",
  "first recurrence",
  "second recurrence",
  "later recurrence",
  "refractory",
  "progressive",
  "oligoprogressive",
  "stable",
  "remission",
  "maintenance",
  "after radiation",
  "smoldering",
  "platinum-resistant",
  "platinum-refractory",
  "platinum-sensitive",
  "early",
  "localized",
  "resectable",
  "borderline",
  "unresectable",
  "resected",
  "locally advanced",
  "advanced",
  "metastatic",
  "oligometastatic",
  "extensive",
  "limited",
  "castration-resistant",
  "castration-sensitive",
  "muscle-invasive",
  "not muscle-invasive",
  "chronic phase",
  "accelerated phase",
  "blast phase",
  "relapsing-remitting",
  "primary progressive",
  "secondary progressive",
  "treatment failed",
] as const

export type StageName = (typeof stageNames)[number]

/** The recurrences of a disease, by their number. */
export const recurrences = ["first recurrence", "second recurrence", "later recurrence"] as const

/** All that speak of a disease that has come back: which of its recurrences it is need not be told. */
export const recurring: ReadonlySet<StageName> = new Set<StageName>(["recurrent", "relapsed", ...recurrences])

/** A disease that withstood platinum, at once or within half a year. */
export const withstanding: ReadonlySet<StageName> = new Set<StageName>(["platinum-resistant", "platinum-refractory"])

/**
 * What else a text speaks of that says the one: who is there for a first recurrence, or for a later one, is so for a recurrence, which
 * may be any of them; extensive is stage IV. Nothing follows for "unresectable" from how far a disease has spread; a progression is no recurrence.
 */
export const alsoSpeaksOf: ReadonlyMap<StageName, ReadonlyArray<StageName>> = new Map<
  StageName,
  ReadonlyArray<StageName>
>([
  ["recurrent", ["relapsed", ...recurrences]],
  ["relapsed", ["recurrent", ...recurrences]],
  ...recurrences.map((one) => [one, ["recurrent", "relapsed"]] as const),
  ["treatment failed", ["refractory"]],
  ["platinum-resistant", ["platinum-refractory"]],
  ["platinum-refractory", ["platinum-resistant"]],
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
  ["platinum-refractory", ["platinum-resistant"]],
  ...recurrences.map((one) => [one, ["recurrent", "relapsed"]] as const),
])

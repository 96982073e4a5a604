import { Context, Layer } from "effect"

/** What every payload ends with. */
export interface Words {
  readonly registry: string
  readonly registry_api: string
  readonly disclaimer: string
}

export const registry = "ClinicalTrials.gov"

/** The ending of answers from the public registry. */
export const ofTheRegistry: Words = {
  registry,
  registry_api: "ClinicalTrials.gov API v2",
  disclaimer:
    "Information for navigation only, not medical advice. It shows what the public registry publishes; free-text criteria are signposts, not verdicts. Only the trial site decides who is eligible.",
}

/** The ending that all doors use: the registry's, where nothing else was provided. */
export class Ending extends Context.Reference<Ending>()("interfaces/Ending", {
  defaultValue: () => ofTheRegistry,
}) {}

/** An ending whose disclaimer begins with a sentence of its own. */
export const beginningWith = (sentence: string): Layer.Layer<Ending> =>
  Layer.succeed(Ending, { ...ofTheRegistry, disclaimer: `${sentence} ${ofTheRegistry.disclaimer}` })

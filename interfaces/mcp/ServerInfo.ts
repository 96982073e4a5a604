import { version } from "../Version.ts"

/** What this server calls itself, to clients of both eras. */
export const serverInfo = { name: "trial-match", title: "Clinical trial matching", version } as const

/** It offers tools, and nothing else. */
export const capabilities = { tools: {} } as const

/** What a model is told of the server as a whole. Clients cut it at 2,048 characters. */
export const instructions = [
  "Matches a patient profile to open clinical trials and expanded-access programs, live from ClinicalTrials.gov, and shows the sites of a study.",
  "Usual order: list_launch_conditions for the wording of stages and biomarkers, match_frontier_options for ranked options (limit 3 to 5) and what to ask the patient next (ask_next), get_site_availability for all sites of one study.",
  "States from free text (mentioned_inclusion, mentioned_exclusion) are signposts to verify with the site, never verdicts; say so when you report them, and give NCT numbers.",
  "It gives no medical advice, cannot enroll anybody and does not judge eligibility: only the trial site decides that. match_frontier_options finds no closed studies, and no tool finds observational studies or results.",
].join("\n")

import { dementiaWords } from "../../condition/DiseaseWords.ts"
import * as Relatives from "../classes/Relatives.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"

/** What is said of a text where what was entered leaves open what the patient has. */
export const remark = "which state was entered is not clear"

/**
 * By which words reports and patients leave open whether something is so, or whose it is; and, of a test, by which that it tells nothing.
 * `nothing`: what only looks like them, how sure a variant is harmful or a dementia diagnosed, and when a result was found or a therapy given.
 */
export const table = RuleTable.of<"open" | "no result" | "nothing">({
  name: "what an entry leaves open",
  classes: {
    open:
      "unknown undetermined indeterminate indeterminable inconclusive equivocal uncertain unclear unsure ambiguous pending awaited awaiting unavailable " +
      "unconfirmed possible possibly probable probably maybe perhaps might likely unlikely doubtful questionable ? suspected suspicion suspicious " +
      "presumed presumably presumptive previously formerly historically versus vs na nd tbd",
    relative: `family son sons ${Relatives.relatives} ${Relatives.having}`,
    failed:
      "untested insufficient unevaluable invalid failed discordant borderline unspecified vus benign polymorphism",
    done: "treated untreated irradiated resected operated reported identified detected confirmed documented found known tested",
    dementia: dementiaWords,
  },
  rows: [
    telling("open", [
      ["{open}", "[possibly] metastatic"],
      ["{relative}", "[mother's] BRCA2"],
      ["used to", "[used to] be metastatic"],
      ["n / a", "grade [n/a]"],
      ["( r / o | rule out )", "[r/o] metastases"],
      ["risk|concern|concerning of|for", "at high [risk of] metastases"],
      ["( not yet? been? | cannot be ) ruled out", "metastases [cannot be ruled out]", "metastases ruled out"],
      ["( not yet? | to be ) confirmed|proven", "[not confirmed] by biopsy", "confirmed by biopsy"],
      ["not yet", "[not yet] clear"],
    ]),
    telling("no result", [
      ["{failed}", "BRCA2 [VUS]"],
      ["not evaluable", "HER2 [not evaluable]"],
    ]),
    telling("nothing", [
      ["likely pathogenic|deleterious|oncogenic|damaging", "[likely pathogenic]"],
      ["previously {done}", "[previously treated]"],
      ["graft -? versus|vs .? -? host", "[graft-versus-host] disease", "EGFR versus ALK"],
      ["probable|possible|risk _{0,2} {dementia}", "[probable Alzheimer's] disease", "possible HER2 amplification"],
    ]),
  ],
})

/** Whether the words of an entry leave open what was found: "MGMT indeterminate", "BRCA2 VUS"; or tell of a relative. */
export const isTold = (run: Run): boolean => table.find(run).some(({ row }) => row.means !== "nothing")

/** The same of what is found by no test: a course that "failed" is none that is open. */
export const isOpen = (run: Run): boolean => table.find(run).some(({ row }) => row.means === "open")

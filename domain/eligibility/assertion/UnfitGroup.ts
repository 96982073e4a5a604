import * as KnownNumbers from "../rules/KnownNumbers.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"

/** Who is told to be unfit for some treatment, and what else denies. */
export const table = RuleTable.of<"unfit for a treatment" | "denied">({
  name: "groups who are unfit for a treatment",
  classes: {
    unfit: "unfit unsuitable ineligible inappropriate",
    judging: "considered deemed regarded felt thought judged to be being as a an good appropriate suitable medically",
    fit: "suitable eligible fit appropriate amenable able candidate candidates",
    treatment:
      "chemo~ therap~ immunotherap~ radiotherap~ chemoradiotherap~ treatment~ transplant~ induction~ surg~ resection~ radiation~ ~ectomy",
    study: "study trial protocol this enrol~ participat~ inclusion entry if who when after because due",
  },
  rows: [
    telling("unfit for a treatment", [
      ["{unfit} for|to !{study}{0,7} {treatment}", "patients [unfit for intensive chemotherapy]"],
      [
        "not {judging}{0,5} {fit} for|to !{study}{0,7} {treatment}",
        "the following are [not considered suitable for intensive chemotherapy]",
        "not eligible for the study treatment",
      ],
    ]),
    telling("denied", [
      ["{unfit}", "are [ineligible] for the study"],
      ["{unfit} for|to receive|start{0,6} treatment", "are [ineligible for treatment]"],
      ["not {judging}{0,5} {fit}", "are [not eligible] for the study"],
      ["not {judging}{0,5} {fit} for|to receive|start{0,6} treatment", "are [not eligible to receive treatment]"],
      ["not|no|none|without|never|cannot|neither", "[none] of the following"],
    ]),
  ],
})

/**
 * "The following are not considered suitable for intensive chemotherapy": it tells for which treatment those who follow are unfit,
 * and keeps none of them out.
 */
export const isTold = (words: ReadonlyArray<string>): boolean =>
  table.find(KnownNumbers.ofWords(words))[0]?.row.means === "unfit for a treatment"

import * as WordSet from "../text/WordSet.ts"

/** What makes the name of a marker part of a therapy's name, behind it. */
export const therapyWords = WordSet.of(
  "inhibitor inhibitors inhibition inhibiting antagonist antagonists agonist agonists antibody antibodies blocker blockers " +
    "blockade blocking tki tkis directed targeted targeting therapy therapies treatment treatments agent agents vaccine vaccines " +
    "vaccination car cart adc adcs degrader degraders drug drugs bispecific immunotherapy mab kinase-inhibitor checkpoint " +
    "radioligand",
)

/** Words between a marker and the word that makes it a therapy. */
export const therapyBetween = WordSet.of(
  "- / ) tyrosine kinase small molecule monoclonal specific selective mutant pathway signaling or and , covalent drug like other " +
    "t cell cells receptor based antibody lowering reducing clearing removing silencing",
)

/** What makes the name of a marker part of a therapy's name, before it. */
export const therapyLeads = WordSet.of(
  "anti inhibitor inhibitors inhibition inhibiting inhibits targeting targets target against blocking blocks antagonist antagonists " +
    "directed",
)

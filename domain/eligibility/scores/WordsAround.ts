import * as WordSet from "../text/WordSet.ts"

/** What may stand between the name of a score and its values: other names for it, when it is measured, of whom. */
export const fillers = WordSet.of(
  "score scores scored scoring total totals test tests testing exam examination examinations assessment evaluation scale index grade grades level levels value values result results length size count number " +
    "performance status ps kps ecog who zubrod swog karnofsky lansky play playscale mini mental state global sum full folstein standardized standardised " +
    "eastern cooperative oncology group world health organization criteria definition mms mmse moca cdr rating gs s sb r n e " +
    "\\ ) ] of is was = : - / or as with on to at a an the be being must should will has have having been in within by for their its equal " +
    "screening baseline entry enrollment enrolment inclusion visit v0 v1 v2 v3 study time randomization randomisation registration consent first day both each any current currently " +
    "physical behavior behavioral behaviour behavioural functional fitness condition standard strength activity capacity that either remain remains are range ranges ranging obtained measured assessed determined taken calculated rated before after during last past screen " +
    "high h repeat repeats cag expansion expansions allele alleles htt gene huntingtin trinucleotide triplet patients patient subjects subject participants " +
    "% percent predicted pred corrected adjusted uncorrected lung lungs carbon monoxide resting sitting supine single breath pre post bronchodilator estimated calculated using formula equation ckd epi mdrd cockcroft gault serum blood whole venous " +
    "illiterate illiteracy primary elementary middle junior senior secondary school university college education educated mild moderate severe",
)

/** What a number counts that is no score. */
export const otherUnits = WordSet.of(
  "year years yr yrs month months week weeks day days hour hours minutes h d mg ml kg g mm cm dl l u iu uln x × nm ng pg st nd rd th prior previous line lines cycle cycles times fold patients subjects participants lesion lesions criteria items assessments",
)

/** What may stand between values and the name behind them: "20 to 26 on the MMSE", "0-1 (ECOG)". */
export const leading = WordSet.of(
  "on the in of by a an as using per according to ( [ - folstein total full score scores scale performance status index points point criteria who zubrod ecog eastern cooperative oncology group mini mental montreal cognitive assessment modified with from for at n's htt",
)

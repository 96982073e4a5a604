import * as WordSet from "../text/WordSet.ts"

/** A noun before one of these is only asked to be known. */
export const statusWords = WordSet.of(
  "status statuses test testing tests tested analysis assessment assay result results determination evaluation screening " +
    "genotyping genotype sequencing unknown level levels report profile data",
)

/** Words before a marker that only ask for it to be known. */
export const knowingWords = WordSet.of(
  "tested test testing status screened analyzed genotyped assessed evaluated sequenced determination assessment evaluation " +
    "measurement",
)

import * as WordSet from "../text/WordSet.ts"
import * as MarkerRows from "./MarkerRows.ts"

/** What an antibody is called behind the name of what it binds to. */
export const antibodyWords = WordSet.of("antibody antibodies autoantibody autoantibodies ab abs igg")

/** Antibodies that inhibit a clotting factor are named by what they do. */
const ofFactor = (roman: string, number: string): string => {
  const factor = `{factor ,F}{${roman},${number}}`

  return `Factor ${roman} inhibitor: ; positive ${factor} {inhibitor,inhibitors,inhibitory antibodies} |
    {inhibitor to,inhibitors to,inhibitors against} ${factor}; implied inhibitor test
    # ISTH: an inhibitor is an antibody to the factor`
}

/** The patient's own antibodies: those by which diseases of nerves and muscles are told apart go by what they bind to. */
export const autoantibodies = MarkerRows.read(
  `
"AChR" | AChR | acetylcholine receptor; positive {,anti-}AChR antibodies
"MuSK" | muscle-specific{, tyrosine} kinase | muscle specific receptor tyrosine kinase; positive {,anti-}MuSK antibodies
"AQP4" | AQP4 | AQP-4 | aquaporin-4 | NMO-IgG; positive {,anti-}AQP4 antibodies
"MOG" | myelin oligodendrocyte glycoprotein; positive {,anti-}MOG antibodies
"LRP4" | LRP4 | low-density lipoprotein receptor-related protein 4; positive {,anti-}LRP4 antibodies
TIF1 | TIF1γ | TIF1-γ | TIF-1γ | TIF1{ ,-}gamma | TIF1g; positive {,anti-}TIF1{,γ} antibodies
Mi-2 | Mi2; positive {,anti-}Mi{-,}2 antibodies
NXP2 | NXP-2 | nuclear matrix protein 2; positive {,anti-}NXP{-,}2 antibodies
MDA5 | MDA-5 | melanoma differentiation-associated gene 5; positive {,anti-}MDA{-,}5 antibodies
"Jo-1" | "Jo1" | antisynthetase; positive {,anti-}Jo{-,}1 antibodies | {,anti-}antisynthetase antibodies
"HMGCR" | HMG-CoA reductase; positive {,anti-}HMGCR antibodies
anti-Smith | "anti-Sm"; positive anti-{Smith,Sm} antibodies
"SRP" | signal recognition particle; positive {,anti-}SRP antibodies
${ofFactor("VIII", "8")}
${ofFactor("IX", "9")}
`,
  "autoantibody # MGFA, IPND 2015 and ENMC 2020: what the patient's own antibodies bind to, by its symbol and in full",
)

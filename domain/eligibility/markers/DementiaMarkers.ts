import * as MarkerRows from "./MarkerRows.ts"

/** Two copies of APOE that somebody has, as laboratories write them: "APOE ε3/ε4", "E3/E4", "APOE 3/4". */
const genotypes = (...pairs: ReadonlyArray<string>): string => {
  const between = (joint: string): string => `{${pairs.map((pair) => pair.split("/").join(joint)).join(",")}}`

  return `{,APOE ,APOE genotype }e${between("/e")} | APOE{ e,, genotype }${between("/")} | APOE${between("/APOE")} | APOE e${between("e")}`
}

const tracers = "florbetapir,flutemetamol,florbetaben,flutafuranol,NAV4694,PiB,Pittsburgh compound B"

/** The form of amyloid that goes to plaques, by itself and as a share of the other. What goes there is missing in the fluid around the brain. */
const plaques = "{Abeta42,Abeta 42,Abeta1-42,Aβ42,Aβ1-42,amyloid beta 42,amyloid beta 1-42,Aβ42/40,Aβ42/Aβ40}"

const little = "{low,reduced,decreased,lowered}"

const gene = "HGNC symbol and name, and the protein as OMIM and registry records call it"

export const dementiaMarkers = MarkerRows.read(
  `
APOE4 | APOE{ e,-, epsilon }4 | APO E4 | apolipoprotein E{4, e4, epsilon 4} | {e4,epsilon 4} allele; positive e4 {carrier,carriers};
  heterozygous ${genotypes("3/4", "4/3", "2/4", "4/2")};
  homozygous ${genotypes("4/4")} | APOE4/E4 | APO e4/e4 | APOE 4/4 | e4 {homozygote,homozygotes} | E4/4;
  negative e4 {non-carrier,noncarrier,non-carriers} | ${genotypes("2/2", "2/3", "3/2", "3/3")}
  # NIA-AA; the allele by its Greek letter, its Latin one and its name
Amyloid | beta-amyloid | amyloid beta | amyloid PET | centiloid{, value, score} | centiloids | ${plaques} |
  {${tracers}}{, amyloid} {PET,positron emission tomography} | {${tracers}} amyloid | "Aβ" | "Aβ42" | "Aβ1-42" | "Abeta";
  positive {florbetapir,flutemetamol,florbetaben,PiB} positive | {evidence of,presence of,elevated}{, brain, cerebral} amyloid |
  {brain,cerebral} amyloidosis | ${little}{, CSF, levels of, CSF levels of} ${plaques} | ${plaques} ${little}
  # NIA-AA research framework 2018 (A of ATN); PET tracers by name; Klunk 2015: how much of it a scan shows
p-tau217 | p-tau 217 | phosphorylated tau 217 | phospho-tau217 | p217{+, }tau | tau phosphorylated at threonine 217
  # Alzheimer's Association 2024 criteria (T1)
p-tau181 | phosphorylated tau 181 | phospho-tau181 # Alzheimer's Association 2024 criteria (T1)
NfL: neurofilament light{, chain, chains} | "NfL" | "NF-L"; positive {elevated,increased} {NfL,neurofilament light} # Khalil 2018
Total tau | t-tau; positive {total ,t-}tau positive; negative {total ,t-}tau negative # NIA-AA 2018
p-tau | phosphorylated tau | phospho-tau; positive {p-,phosphorylated ,phospho-}tau positive;
  negative {p-,phosphorylated ,phospho-}tau negative # NIA-AA 2018
Tau PET | tau positron emission tomography | flortaucipir | AV-1451 | MK-6240 | tau {positivity,pathology} | brain tau;
  positive tau{ ,-}positive; negative tau{ ,-}negative # NIA-AA 2018 (T of ATN); PET tracers by name
alpha-synuclein SAA: {alpha-synuclein,α-synuclein,a-synuclein,alpha-syn,α-syn} {SAA,seed amplification,seed amplification assay,seeding amplification assay,RT-QuIC} |
  {SAA,seed amplification,seed amplification assay,seed amplification assay (SAA)} for {alpha-synuclein,α-synuclein} | synSAA |
  {alpha-synuclein,α-synuclein} seed amplification assay (SAA) # Höglinger 2024: synuclein that brings others to clump
DaTscan: {DaTscan,DaT-SPECT,DaT SPECT,DaT scan} | dopamine transporter {SPECT,imaging,scan,PET} | ioflupane SPECT;
  positive {abnormal,positive,pathological} {DaTscan,DaT-SPECT,DaT SPECT,DaT scan} | {DaTscan,DaT-SPECT,DaT SPECT,DaT scan} abnormal;
  negative normal {DaTscan,DaT-SPECT,DaT SPECT,DaT scan} | {DaTscan,DaT-SPECT,DaT SPECT,DaT scan} normal # Postuma 2015: a deficit is positive
"PSEN1" | presenilin{ ,-}1
"PSEN2" | presenilin{ ,-}2
"APP" | amyloid{, beta} precursor protein
"GRN" | progranulin
"MAPT" | microtubule-associated protein tau
"TREM2"
"MMSE" | mini{-, }mental {state,status}; measured # Folstein 1975: a score
"CDR" | clinical dementia rating | "CDR-SB" | "CDR-GS"; measured # Morris 1993: a score
`,
  `# ${gene}`,
)

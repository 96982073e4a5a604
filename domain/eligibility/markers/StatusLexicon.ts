/** What a state word says of the marker beside it. */
export interface StateWord {
  readonly words: ReadonlyArray<string>
  readonly claim: "present" | "absent" | "low"
  /** What kind of alteration it is; `any` says nothing of the kind. */
  readonly kind: Kind
  /** A noun names an alteration, which may be there or be tested for; an adjective says that it is there, or that it is not. */
  readonly noun: boolean
}

export const kinds = [
  "any",
  "alteration",
  "mutation",
  "amplification",
  "fusion",
  "deletion",
  "methylation",
  "expression",
  "carrier",
  "heterozygous",
  "homozygous",
  "stability",
] as const

export type Kind = (typeof kinds)[number]

const states = (
  claim: StateWord["claim"],
  kind: Kind,
  grammar: "noun" | "adjective",
  phrases: ReadonlyArray<string>,
): ReadonlyArray<StateWord> =>
  phrases.map((phrase) => ({ words: phrase.split(" "), claim, kind, noun: grammar === "noun" }))

/** Source: HGVS and HGNC usage, CAP/ASCO reporting terms (HER2, MSI, PD-L1), and how registry records write them. */
export const stateWords: ReadonlyArray<StateWord> = [
  ...states("present", "mutation", "noun", [
    "mutation",
    "mutations",
    "variant",
    "variants",
    "mut",
    "insertion",
    "insertions",
    "skipping",
    "substitution",
    "mutational",
    "germline or somatic",
    "somatic or germline",
    "germline and / or somatic",
  ]),
  ...states("present", "alteration", "noun", [
    "alteration",
    "alterations",
    "aberration",
    "aberrations",
    "abnormality",
    "abnormalities",
    "defect",
    "defects",
    "aga",
    "agas",
    "oncogenic driver",
    "oncogenic drivers",
    "driver oncogene",
    "driver oncogenes",
  ]),
  ...states("present", "any", "noun", [
    "positivity",
    "expansion",
    "expansions",
    "disruption",
    "inactivation",
    "loss of function",
    "loss - of - function",
    "burden",
    "pathology",
    "changes",
    "uptake",
    "avidity",
    "gain of function",
    "gain - of - function",
  ]),
  ...states("present", "alteration", "adjective", ["altered"]),
  ...states("present", "mutation", "adjective", ["mutant", "mutants", "mutated", "m"]),
  ...states("present", "any", "adjective", [
    "positive",
    "pos",
    "+",
    "high",
    "h",
    "elevated",
    "detected",
    "abnormal",
    "present",
    "avid",
    "seropositive",
    "increased",
    "raised",
    "rising",
    "detectable",
    "aberrant",
    "expanded",
  ]),
  ...states("present", "amplification", "noun", ["amplification", "amplifications", "gain", "amp"]),
  ...states("present", "amplification", "adjective", ["amplified"]),
  ...states("present", "fusion", "noun", [
    "fusion",
    "fusions",
    "rearrangement",
    "rearrangements",
    "translocation",
    "translocations",
    "inversion",
    "inversions",
  ]),
  ...states("present", "fusion", "adjective", ["rearranged", "translocated", "fused"]),
  ...states("present", "deletion", "noun", [
    "deletion",
    "deletions",
    "loss",
    "codeletion",
    "codeletions",
    "co - deletion",
    "co deletion",
    "del",
  ]),
  ...states("present", "deletion", "adjective", ["deleted", "codeleted", "co - deleted", "co deleted", "lost", "null"]),
  ...states("present", "any", "noun", ["deficiency"]),
  ...states("present", "any", "adjective", ["deficient"]),
  ...states("present", "methylation", "noun", ["methylation", "hypermethylation"]),
  ...states("present", "methylation", "adjective", ["methylated", "hypermethylated", "meth"]),
  ...states("present", "expression", "noun", [
    "expression",
    "overexpression",
    "over - expression",
    "antigens",
    "moderate - to - strong",
    "moderate to strong",
  ]),
  ...states("present", "expression", "adjective", [
    "overexpressed",
    "overexpressing",
    "overexpress",
    "overexpresses",
    "expressing",
    "expresses",
    "express",
    "coexpressing",
    "co - expressing",
    "coexpress",
    "expressed",
    "3 +",
    "ihc3 +",
  ]),
  ...states("present", "carrier", "adjective", [
    "carrier",
    "carriers",
    "carriership",
    "one or two copies",
    "1 or 2 copies",
    "at least one copy",
  ]),
  ...states("present", "heterozygous", "adjective", [
    "heterozygote",
    "heterozygotes",
    "heterozygous",
    "heterozygosity",
    "one copy",
    "1 copy",
    "a single copy",
  ]),
  ...states("present", "homozygous", "adjective", [
    "homozygote",
    "homozygotes",
    "homozygous",
    "homozygosity",
    "two copies",
    "2 copies",
  ]),
  ...states("absent", "any", "adjective", [
    "wild - type",
    "wild type",
    "wildtype",
    "wild - types",
    "wt",
    "negative",
    "neg",
    "negativity",
    "normal",
    "unmutated",
    "nonmutated",
    "non - mutated",
    "non - mutant",
    "unaltered",
    "intact",
    "retained",
    "undetectable",
    "undetected",
    "absent",
    "unrearranged",
    "stable",
    "proficient",
    "non - codeleted",
    "non - expressing",
    "ihc 0",
    "ihc0",
    "zero",
  ]),
  ...states("absent", "amplification", "adjective", ["unamplified", "non - amplified", "nonamplified"]),
  ...states("absent", "methylation", "adjective", [
    "unmethylated",
    "non - methylated",
    "nonmethylated",
    "non methylated",
    "un - methylated",
    "hypomethylated",
  ]),
  ...states("absent", "carrier", "adjective", [
    "non - carrier",
    "non - carriers",
    "noncarrier",
    "noncarriers",
    "non carrier",
    "non carriers",
  ]),
  ...states("low", "expression", "adjective", [
    "1 +",
    "low",
    "ultralow",
    "ultra - low",
    "l",
    ...["/", "and", ",", "with"].flatMap((joint) =>
      ["ish -", "fish -", "ish negative", "fish negative"].map((unamplified) => `2 + ${joint} ${unamplified}`),
    ),
  ]),
]

/** States that are no more than the absence of an alteration, by their first word: who has the alteration is ruled out. */
export const denials: ReadonlySet<string> = new Set([
  "negative",
  "neg",
  "negativity",
  "undetectable",
  "undetected",
  "absent",
  "unrearranged",
  "-",
])

/** What may stand beside the names in an item of a list of alterations, and tells nothing of them. */
export const itemWords: ReadonlySet<string> = new Set(
  (
    "known other any a an the of in gene genes genetic genomic molecular oncogenic oncogene actionable targetable driver drivers " +
    "activating sensitizing sensitising somatic germline pathogenic deleterious tumor tumors tumour exon exons codon kinase " +
    "domain point hotspot common resistance nsclc biomarker biomarkers marker markers p x"
  ).split(" "),
)

/** A noun before one of these is only asked to be known. */
export const statusWords: ReadonlySet<string> = new Set([
  "status",
  "statuses",
  "test",
  "testing",
  "tests",
  "tested",
  "analysis",
  "assessment",
  "assay",
  "result",
  "results",
  "determination",
  "evaluation",
  "screening",
  "genotyping",
  "genotype",
  "sequencing",
  "unknown",
  "level",
  "levels",
  "report",
  "profile",
  "data",
])

/** Words before a marker that only ask for it to be known. */
export const knowingWords: ReadonlySet<string> = new Set([
  "tested",
  "test",
  "testing",
  "status",
  "screened",
  "analyzed",
  "genotyped",
  "assessed",
  "evaluated",
  "sequenced",
  "determination",
  "assessment",
  "evaluation",
  "measurement",
])

/** Words that may stand between a marker and its state. */
export const betweenWords: ReadonlySet<string> = new Set(
  "- / ( [ : ' gene genes promoter promotor tumor tumors tumour tumours protein oncogene oncogenic is are be was were must being has have been activating pathogenic deleterious known suspected somatic germline hotspot any point sensitizing sensitising actionable targetable kinase domain likely a an the histologically confirmed documented centrally locally region membrane membranous dna mrna allele alleles isoform hot spot frame diagnostic mutational gain of function proto inactivating truncating damaging proofreading frameshift gating repeat hexanucleotide intragenic driver common classical canonical uncommon missense nonsense biallelic monoallelic one two at least copy copies number molecularly immunohistochemically enzyme receptor receptors status by ihc fish ish ngs pcr brain pet scan csf plasma cerebral score tumoral tissue in their s with to should promoters sensitive sensitivity rare uncommon co genetic gen cell functional resistance classic atypical immunohistochemistry immunohistochemical hybridization situ tps cps combined proportion genomic genetic molecular oncogenic actionable targetable plaque plaques deposition deposits imaging findings scans other visual read consistent tyrosine the considered deemed".split(
    " ",
  ),
)

/** Words that may stand between a state and the marker behind it: "mutations in the KRAS gene". */
export const leadingWords: ReadonlySet<string> = new Set(
  "- / ( [ in of for the a an gene genes either any to by s activating pathogenic deleterious known somatic germline tumor tumour one two both at least brain with copies copy plasma csf serum blood level levels variety sensitive rare : following findings finding imaging scan scans result results evidence genomic genetic actionable plaque plaques deposition deposits load pet event events involving affecting antigen antigens target following both all fish ish testing identified found encoding these *".split(
    " ",
  ),
)

/** What makes the name of a marker part of a therapy's name, behind it. */
export const therapyWords: ReadonlySet<string> = new Set(
  "inhibitor inhibitors inhibition inhibiting antagonist antagonists agonist agonists antibody antibodies blocker blockers blockade blocking tki tkis directed targeted targeting targeted therapy therapies treatment treatments agent agents vaccine vaccines vaccination car cart adc adcs degrader degraders drug drugs bispecific immunotherapy mab kinase-inhibitor checkpoint radioligand".split(
    " ",
  ),
)

/** Words between a marker and the word that makes it a therapy. */
export const therapyBetween: ReadonlySet<string> = new Set(
  "- / ) tyrosine kinase small molecule monoclonal specific selective mutant pathway signaling or and , covalent drug - like other t cell cells receptor based antibody".split(
    " ",
  ),
)

/** What makes the name of a marker part of a therapy's name, before it. */
export const therapyLeads: ReadonlySet<string> = new Set(
  "anti inhibitor inhibitors inhibition inhibiting inhibits targeting targets target against blocking blocks antagonist antagonists directed".split(
    " ",
  ),
)

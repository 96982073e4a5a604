import { antibodyWords } from "../markers/Autoantibodies.ts"
import * as WordSet from "../text/WordSet.ts"

/** A noun before one of these is only asked to be known. */
export const statusWords = WordSet.of(
  "status statuses serostatus serology serologies test testing tests tested analysis assessment assay result results determination evaluation screening " +
    "genotyping genotype sequencing unknown level levels report profile data",
)

/** Words before a marker that only ask for it to be known. */
export const knowingWords = WordSet.of(
  "tested test testing status screened analyzed genotyped assessed evaluated sequenced determination assessment evaluation " +
    "measurement",
)

/** What may stand beside the names in an item of a list of alterations, and tells nothing of them. */
export const itemWords = WordSet.of(
  "known other any a an the of in gene genes genetic genomic molecular oncogenic oncogene actionable targetable driver drivers " +
    "activating sensitizing sensitising somatic germline pathogenic deleterious tumor tumors tumour exon exons codon kinase " +
    "domain point hotspot common resistance nsclc biomarker biomarkers marker markers p x",
)

/** Words that may stand between a marker and its state. */
export const betweenWords: ReadonlySet<string> = new Set([
  ...antibodyWords,
  ...WordSet.of(
    "- / ( [ : = ' gene genes promoter promotor tumor tumors tumour tumours protein oncogene oncogenic is are be was were must being " +
      "has have been activating pathogenic deleterious known suspected somatic germline hotspot any point sensitizing sensitising " +
      "amino acid actionable targetable kinase domain likely a an the histologically confirmed documented central centrally local locally region membrane " +
      "membranous dna mrna allele alleles isoform hot spot frame diagnostic mutational gain of function proto inactivating truncating " +
      "damaging proofreading frameshift gating repeat hexanucleotide intragenic driver common classical canonical uncommon missense " +
      "nonsense biallelic monoallelic one two at least copy copies number molecularly immunohistochemically enzyme receptor receptors " +
      "status serostatus by ihc fish ish ngs pcr brain pet scan csf plasma cerebral score tumoral tissue in their s with to should promoters " +
      "sensitive sensitivity rare co genetic gen cell functional resistance classic atypical immunohistochemistry immunohistochemical " +
      "hybridization situ tps cps combined proportion genomic molecular plaque plaques deposition deposits imaging findings scans " +
      "strongly moderately diffusely other visual visually read as consistent tyrosine considered deemed tki tkis",
  ),
])

/** Words that may stand between a state and the marker behind it: "mutations in the KRAS gene". */
export const leadingWords: ReadonlySet<string> = new Set([
  ...antibodyWords,
  ...WordSet.of(
    "- / ( [ in of for the a an gene genes either any to by s activating pathogenic deleterious known somatic germline tumor tumour " +
      "one two both at least brain with copies copy plasma csf serum blood level levels variety sensitive rare : following findings " +
      "finding imaging scan scans result results evidence genomic genetic actionable plaque plaques deposition deposits load pet " +
      "event events involving affecting 18f 11c antigen antigens target all fish ish testing identified found encoding these * " +
      "anti exon exons",
  ),
])

export const joints: ReadonlySet<string> = new Set([",", "/", "and", "or", "&", "nor", ";"])

/** What joins a noun to what was found of it: "EGFR mutation: negative". */
export const answering: ReadonlySet<string> = new Set([":", "=", "is", "are", "was", "were"])

/** How the noun of more than one change ends. */
export const plural = /[a-z]{4}s$/

/** How a change is called that is another than the one that is named. */
export const further: ReadonlySet<string> = new Set(["other", "additional", "further"])

export const fluids: ReadonlySet<string> = new Set(["blood", "plasma", "serum", "csf", "urine"])

export const methods = WordSet.of("immunohistochemistry ihc staining immunostaining pcr ngs fish ish")

/** What makes the name of a marker part of a therapy's name, behind it. */
export const therapyWords = WordSet.of(
  "inhibitor inhibitors inhibition inhibiting antagonist antagonists agonist agonists antibody antibodies blocker blockers " +
    "blockade blocking tki tkis directed targeted targeting therapy therapies treatment treatments agent agents vaccine vaccines " +
    "vaccination car cart adc adcs degrader degraders drug drugs bispecific immunotherapy mab kinase-inhibitor checkpoint " +
    "radioligand",
)

/** What is stained in fewer cells, in percent, is called negative (ASCO/CAP for hormone receptors, of old and of 2020). */
export const leastStained: ReadonlySet<string> = new Set(["1", "10"])

/** What stands beside its opposite before a disease: "positive or negative NSCLC". */
export const pairedResults: ReadonlySet<string> = new Set(["positive", "negative", "pos", "neg", "high", "low"])

/** A receptor of estrogen, by its short name or by the hormone. */
export const estrogenWords: ReadonlyArray<string> = ["er", "estrogen", "oestrogen"]

export const progesteroneWords: ReadonlyArray<string> = ["pr", "pgr", "progesterone"]

/** Both, and what they are called together. */
export const hormoneWords: ReadonlyArray<string> = [...estrogenWords, ...progesteroneWords, "hr", "hormone"]

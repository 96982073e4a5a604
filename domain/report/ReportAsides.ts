import * as Relatives from "../eligibility/classes/Relatives.ts"
import { telling } from "../eligibility/rules/Row.ts"
import * as RuleTable from "../eligibility/rules/RuleTable.ts"
import * as Runs from "../eligibility/rules/Runs.ts"
import * as Tokens from "../eligibility/text/Tokens.ts"
import * as ReportDates from "./ReportDates.ts"

/** Of what a text speaks, if not of what was found in this sample. */
export type Aside =
  | "people at large"
  | "treatment"
  | "what is known"
  | "what may be"
  | "a relative"
  | "another sample"
  | "a test"
  | "a threshold"
  | "what is to be done"

/** Before the numbers of drugs that have no name yet. */
const makers =
  "mrtx rmc bms tng azd amg abbv mk gsk jnj gdc ds blu tak sar pf bay onc jab arv nvl tpx loxo ag amxi abt hmpl bgb shr"

/** The number of a trial in a register, or of a drug. */
const registered = new RegExp(`^(?:nct\\d{8}|(?:${makers.replaceAll(" ", "|")})\\d{3,7})$`)

const numbered = /^\d{3,8}[a-z]?$/

/** What makes a text general, conditional, somebody else's or earlier. */
export const table = RuleTable.of<Aside>({
  name: "of what a report speaks besides results",
  classes: {
    people:
      "patients women men adults children individuals people carriers families subjects populations pacientes mujeres patienten patientinnen frauen",
    cancers:
      "tumors tumours cancers carcinomas ~carcinomas ~gliomas astrocytomas ~leukemias ~leukaemias lymphomas melanomas myelomas sarcomas neoplasms malignancies tumores karzinomen tumoren",
    cancer: "cancer ~carcinoma ~glioma leukemia leukaemia lymphoma melanoma myeloma sarcoma cases",
    drug: "~tinib ~ciclib ~parib ~rasib ~lisib ~sidenib ~degib ~rafenib ~lenib ~menib ~mab ~clax ~metostat ~nostat ~estrant ~lutamide ~zomib ~domide ~platin ~taxel ~rubicin ~citabine ~tecan ~vedotin ~tansine ~gamicin ~leucel ~tersen ~aprone ~parvovec",
    registered: (word: string) => registered.test(word),
    maker: makers,
    numbered: (word: string) => numbered.test(word),
    treated:
      "therapy therapies treatment treatments treated inhibitor inhibitors inhibition drug drugs vaccine vaccines hemmer inhibitoren therapie therapien tratamiento terapia inhibidores",
    outcome:
      "sensitivity sensitive sensitizing resistance resistant response responses benefit efficacy prognosis prognostic survival prognose pronostico",
    approved: "approved approval indicated eligible option options zugelassen strategies",
    literature:
      "recruiting phase study studies trial trials literature guideline guidelines consensus nccn preclinical evidence",
    often: "common commonly rare rarely typically usually often frequently frecuente haufig selten",
    acts: "encodes encoding encode confers confer occur occurs arise arises predict predicts contributes causes suffice suffices",
    linked: "associated association assoziiert asociado asociada",
    may: "may might can could would should cannot if when whether unless puede pueden",
    kin: `${Relatives.relatives} madre padre hermano hermana hija abuela abuelo mutter vater bruder schwester tante onkel`,
    kinOf: `${Relatives.having} son's`,
    earlier: "previous prior earlier outside initial original diagnostic",
    sample:
      "biopsy biopsies specimen sample samples report study resection records results version institution hospital lab laboratory profile primary tissue tumor tumour plasma block testing",
    month:
      "january february march april may june july august september october november december jan feb mar apr jun jul aug sep oct nov dec",
    year: ReportDates.isYear,
    finds: "detects covers interrogates amplify amplifies erfasst",
    finding:
      "show demonstrate reveal find harbor harbour carry have contain express exhibit display stain react indicate identify",
    judged: "counts count qualifies considered regarded classified defined called scored reported",
    state:
      "positive pos positiv positivo negative neg negativ negativo high low equivocal equiv indeterminate borderline",
    asked:
      "please bitte await awaits awaiting requires require required requiere recommended recommend recommends suggested advised warranted requested ordered discussed asked consider considered empfohlen recomienda",
  },
  rows: [
    telling("people at large", [
      ["{people}", "seen in [patients] with lung cancer"],
      ["patient with", "a [patient with] a fusion"],
      ["^ a tumor|tumour with|that", "[A tumor with] stained nuclei"],
      ["{cancers}", "common in [melanomas]"],
      ["% ..4 of ..3 {cancer}", "in 9[% of intrahepatic cholangiocarcinoma]", "80% of tumor cells"],
      [
        "half|third|quarter|majority|most|many|some of !cells|nuclei|the",
        "in [half of melanoma] samples",
        "most of the nuclei",
      ],
      ["% of ..2 mutations|fusions", "45[% of EGFR mutations]"],
      ["{often}", "is [often] mutated"],
      ["frequency|prevalence of", "the [prevalence of] KRAS G12C"],
      ["are|is seen|found in", "antibodies that [are seen in] some"],
      ["finden sich", "Fusionen [finden sich] dort"],
      ["been reported|described", "fusions have [been described]"],
      ["reported|described in", "one [described in] gliomas"],
    ]),
    telling("treatment", [
      ["{drug}", "[sotorasib]"],
      ["{registered}", "EGFR fusion: [NCT01234567]"],
      ["{maker} - {numbered}", "KRAS G12D: [RMC-9805]"],
      ["{treated}", "a [therapy]"],
      ["{outcome}", "[resistance] by T790M"],
      ["{approved}", "[approved] for HER2"],
    ]),
    telling("what is known", [
      ["{literature}", "in the [literature]"],
      ["{acts}", "KIT [encodes] a kinase"],
      ["{linked}", "[associated] with BRCA1"],
      ["level 1|2|3", "[level 1]"],
      ["thought|believed|postulated", "is [believed] to drive"],
      ["does|do not !{finding}", "it [does not preclude] a response", "does not show"],
      ["values|results|levels ..1 above|below|between|over|under", "[values above] 0.42 are positive"],
      ["discordance|discrepancy|heterogeneity in|of|between", "the [discordance in] HER2 was confirmed"],
      ["such as", "mutations [such as] N549K"],
      ["for example", "[for example] N549K"],
      ["e . g", "mutations ([e.g]. N549K)"],
      ["known to", "is [known to] bind"],
      ["no known", "[no known] change"],
      ["expected|role|activation", "the [role] of KIT"],
      ["high risk", "[high risk]"],
    ]),
    telling("what may be", [["{may}", "MET [may] be amplified"]]),
    telling("a relative", [
      ["{kin}", "her [aunt] had BRCA1"],
      ["{kinOf}", "your [cousin's] tumor"],
      ["his|her|your|their son", "[her son] has BRCA1"],
      ["son has|had|carries|and", "a [son has] BRCA1"],
      ["husband|wife|spouse|partner has|had|carries|is", "her [husband had] del(17p)", "her husband gave her 9"],
      ["^ donor|donors|spender|donante !-", "[Donor (]son): CMV positive", "donor-specific antibodies"],
      ["family member", "a [family member] has BRCA1"],
      ["family history", "the [family history]"],
      ["whose", "a man [whose] tumor"],
    ]),
    telling("another sample", [
      ["{earlier} ..2 {sample}", "the [prior core biopsy] was HER2 1+"],
      ["the {year} {sample}|tumor|tumour", "[the 2018 resection] was intact"],
      [
        "in|on|of the primary|original|initial ..10 metastasis|metastases|recurrence|relapse|current|now",
        "positive [in the primary and negative in the metastasis]",
        "in the primary tumor",
      ],
      ["compared with|to", "[compared to] 2022", "comparison"],
      [
        "preliminary|interim|verbal|telephone ..2 report|result|results ..6 stated|said|read|gave|reported|listed|called",
        "the [preliminary report stated] FLT3-ITD negative",
      ],
      ["previously|erstdiagnose", "[previously] mutated"],
      ["years|months|weeks ago", "two [years ago] it was positive"],
      ["^ history of", "[history of] JAK2 V617F", "family history of"],
      ['"(" historical|historic|previously|previous|past ")"', "anti-E [(historical)]"],
      ['"(" {earlier} {sample} ,? {month}? {year}? ")"', "HER2 3+ [(outside biopsy, 2019)]"],
      ["had been|shown|revealed|demonstrated", "V600E [had been] found"],
      ["^ pretreatment|pretransplant|preoperative", "[pretreatment] MRD was negative"],
      ["^ at? baseline", "[baseline] plasma had D538G"],
      ["in the previous", "found [in the previous] month"],
      ["in|of|from|de|von {month}? {year}", "a tumor [of 2019]", "12% of 2500 cells"],
      ['"("|"[" {month}? {year} :', "ABL1 positive [(Apr 2019:] 0.6)"],
      ["at that time", "ALK positive [at that time]"],
      ["^ at diagnosis|presentation", "[at diagnosis] FLT3 was mutated", "Gleason 9 at diagnosis"],
      ["vorbefund|vorbefunden|vorbiopsie|fremdlabor|fremdbefund", "im [Vorbefund] positiv"],
      ["biopsia|informe previa|previo", "la [biopsia previa]"],
      ["entonces", "[entonces] positivo"],
      ["antecedente|antecedentes", "[antecedentes] de BRCA1"],
      ["positive|negative|internal|external control|controls", "[positive control] ALK 5 %"],
      ["control|ctrl :", "kit [control:] ALK positive"],
      ["chimerism|chimerismus|quimerismo", "[chimerism]: CD33 100% donor"],
      ["keeps|retains|acquired|gained ..10 , has|have lost", "it [keeps NPM1, has lost] FLT3-ITD"],
      ["has|have lost ..6 acquired|gained", "it [has lost FLT3-ITD and acquired] KRAS G12D"],
      ["background|hematogones|granulocytes", "[hematogones] with CD10"],
      ["normal|polytypic|polyclonal|reactive t|b -? cells|lymphocytes", "[normal B-cells] (CD20+) 1%"],
      ["^ t|nk -? cells|lymphocytes :", "[T cells:] CD3+"],
      ["t|b cells are", "[T cells are] CD3 positive"],
    ]),
    telling("a test", [
      ["{finds}", "the panel [covers] KRAS"],
      ["panel|prueba|ensayo|tecnica no? detecta", "el [panel detecta] V600E", "se detecta V600E"],
      ["tested|tests|looks|look for", "[looks for] V600E"],
      ["does not|cannot exclude", "[does not exclude] T790M"],
      ["limit of detection", "the [limit of detection] for KRAS"],
      ["used for|to|in", "not [used for] MRD"],
      ["companion diagnostic", "a [companion diagnostic] for T790M"],
      ["is|be performed", "FISH [is performed]"],
      ["performed per", "[performed per] ASCO"],
      ["including all", "[including all] exons"],
      ["of interest", "genes [of interest]"],
      ["hotspots|codons|exons|regions|loci tested|covered|analyzed|analysed", "[hotspots tested]: P286R"],
      ["reflex for|if|to", "[reflex for] 2+ only"],
      ["scoring|definitions", "[scoring] of HER2"],
    ]),
    telling("a threshold", [
      ["or more|greater|higher|above", "TMB of 10 [or more]"],
      ["cutoff|threshold for|is", "the [cutoff for] MGMT is 10%", "a cutoff of 1%"],
      ["cut - off for|is", "the [cut-off is] 10%"],
      ["{judged} as|by", "[defined as] HER2-low"],
      ["detected|present|absent =", "[detected =] above 0.1%"],
      [">|<|≥|≤ ..10 = {state}", "Ki-67 [> 20% = high]"],
      ["{state} :? =|≥|≤", "[positive =] strong staining"],
      ["{state} :? >|< =", "[positive >=]10% of nuclei"],
      ["low|high positive|expression _ - _ %", "ER [low positive 1-10 %]"],
      ["{state} : _? >|<|≥|≤", "[high: TPS ≥]50%", "high, TPS ≥50%"],
      ["negative|neg|normal : _ ...4 - _", "[Negative: 0.00-0].24"],
      [">|<|≥|≤ ...4 and|or ..4 >|<|≥|≤", "ratio [>2.0 and HER2 >]4.0"],
      ["interpretation? bands|categories|criteria|legend|key|scale", "[interpretation bands]: <1% negative"],
    ]),
    telling("what is to be done", [["{asked}", "NGS for ALK is [advised]"]]),
  ],
})

/** A stretch of a text. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

/** The words of a line that speak of something else than its results. */
export const of = (line: string): ReadonlyArray<Stretch> => {
  const tokens = Tokens.ofWritten(line)

  return table
    .find(Runs.ofWritten(tokens))
    .map(({ first, last }) => ({ start: tokens.starts[first] ?? 0, end: tokens.ends[last - 1] ?? 0 }))
}

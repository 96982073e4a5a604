import { of as words } from "../text/WordSet.ts"

// The words in which criteria tell of earlier treatment. Source: how registry records of oncology studies write it.

/** Units that count treatments by groups; "LOT" is short for a line of therapy. */
export const grouping = words("line lines lot lots regimen regimens")

/** What treatment is called by, whatever it is. */
export const units = words(
  "line lines lot lots regimen regimens therapy therapies treatment treatments chemotherapy chemotherapies chemo chemoimmunotherapy immunochemotherapy chemoradiation chemoradiotherapy radiochemotherapy pharmacotherapy dmt dmts",
)

/** A part of a treatment: one and more of them show that there was one, and no more than that. */
export const portions = words("cycle cycles course courses dose doses phase phases")

/** Words that may stand before what is counted without narrowing it to one drug or to another kind of care. */
export const plain = words(
  "based containing prior previous earlier past different separate additional distinct total overall systemic systematic cytotoxic chemotherapy chemotherapeutic anticancer anti cancer antineoplastic neoplastic antitumor antitumour tumor tumour antilymphoma standard soc palliative of full course courses conventional approved available combination multi multiagent multimodal agent ( ) - / and or oncology oncologic oncological medical active therapeutic care disease directed specific salvage induction first second third other another such appropriate frontline upfront line lines failed consecutive effective efficacious established existing the their most recent last intensive primary initial definitive concurrent concomitant either both all treatment therapy",
)

/** Words that make a treatment a systemic one for the disease, of whatever class. */
export const systemic = words(
  "systemic systematic chemotherapy chemotherapies chemo cytotoxic anticancer antitumor antitumour antineoplastic chemotherapeutic chemoimmunotherapy immunochemotherapy salvage line lines lot lots",
)

/** Chemotherapy that goes with radiotherapy, which is mostly of a place. */
export const withRadiation = words("chemoradiation chemoradiotherapy radiochemotherapy")

/** Treatment that is not systemic. */
export const local = words(
  "radiation radio radiotherapy irradiation surgery surgical resection rt sbrt srs xrt brachytherapy local loco regional locoregional metastasis metastases liver topical skin bcg intravesical intralesional intrathecal intraperitoneal ablation ablative embolization tace photodynamic light cranial pelvic thoracic bone brain cns physical psychological speech device laser dental conservative",
)

/** Drugs for other ends than to hold a cancer. */
export const supporting = words(
  "steroid steroids corticosteroid corticosteroids glucocorticoid immunosuppressive immunosuppressant immunosuppression immunostimulatory antiviral antiretroviral antibiotic antibiotics antifungal anticoagulant anticoagulation thrombolytic antiplatelet transfusion transfusions platelet replacement supportive antihypertensive antidepressant ivig immunoglobulin insulin statin opioid opioids enzyme retinoid psoralen bisphosphonate diuretic diuretics analgesic immunization ppi proton",
)

/** Treatment around an operation, which is no line. */
export const early = words(
  "adjuvant neoadjuvant neo curative perioperative preoperative presurgical postoperative prophylactic preventive",
)

/** What takes androgens away, which goes on beside each line. */
export const castration = words("adt androgen deprivation orchiectomy castration gnrh lhrh")

/** Short names of the drugs that block what is left of their effect, of which a treatment is made that is a line. */
export const androgenInhibitors: ReadonlyArray<string> = ["arpi", "arsi", "nha", "nht", "naad", "arat", "arta"].flatMap(
  (name) => [name, `${name}s`],
)

/** The drugs among these by their own names. */
export const androgenDrugs: ReadonlyArray<string> = ["abiraterone", "enzalutamide", "apalutamide", "darolutamide"]

/** Classes of drugs that are a treatment without a further word: "PD-1 inhibitors". */
const drugClasses: ReadonlySet<string> = new Set([
  ...androgenInhibitors,
  ...words(
    "inhibitor inhibitors blockade immunotherapy immunotherapies hormonotherapy hormonotherapies biologics antibody antibodies tki tkis btki ici icis platinum taxane transplant transplantation conjugate conjugates analog analogue analogues et prrt rlt",
  ),
])

/** Classes of drugs for diseases that are no tumors; each that failed was a treatment of its own. */
export const ofOtherDiseases = words(
  "biologic biologics biological biologicals dmard dmards bdmard bdmards csdmard csdmards tsdmard tsdmards immunosuppressive immunosuppressant immunosuppressants immunomodulator immunomodulators antiepileptic antiepileptics antiseizure anticonvulsant anticonvulsants aed aeds asm asms antidepressant antidepressants antipsychotic antipsychotics nsist nsists",
)

/** A kind of drugs, which is narrower than a line. */
export const narrow: ReadonlySet<string> = new Set([
  ...drugClasses,
  ...words(
    "high low targeted immune checkpoint hormonal hormone endocrine biologic biological gene cell cells cellular car btk cpi icb anthracycline radioligand investigational experimental vaccine vaccines estrogen androgen deprivation adt hypomethylating hma maintenance immunomodulatory adc adcs agents drug drugs medication medications medicine medicines cd19 her2 egfr pd pdl1 ctla vegf parp cdk4 alk interferon radionuclide radionuclides radiopharmaceutical radiopharmaceuticals agonist agonists antagonist antagonists degrader degraders blocker blockers modulator modulators",
  ),
])

/** What names of drugs end with, most of them by their class; so does "ib" behind four letters. */
const drugEndings =
  "mab platin taxel tecan rubicin citabine clax domide vedotin tesirine tansine estrant zole lutamide terone oxifen rolimus phosphamide fosfamide zolomide mustine poside mycin ristine relbine blastine bulin tedin trexate uracil trexed citidine pyrimidine pyrimidines olfox folfiri folfirinox 5fu leucel"

/** How drugs are called. */
export const drug = new RegExp(`(?:[a-z]{4}ib|${drugEndings.replaceAll(" ", "|")})$`)

/** Whether a word calls a drug or a class of drugs. */
export const isAgent = (word: string): boolean => drug.test(word) || drugClasses.has(word)

/** Behind the name of a treatment, what does not narrow it: "chemotherapy drugs". */
export const drugs = words("drug drugs agent agents medication medications medicine medicines")

/** Words that no name of a treatment holds. */
export const stops = words(
  "is are was were be been must should may can will who which that if than within for to at on after before during because patients participants subjects have has had not no since until as per by into about including",
)

/** What stands beside treatments, and is no part of their names. */
export const besideNames = words(
  "antecedent antecedents contain contains defined stage stages free finished fewer more less least most due none nor neither with naive require requires required requiring need needs needed needing without history use used using considered receive receives condition conditions form forms time administration only between planned part receipt having number initiation initiating initiate events event type types undergo undergoing underwent start starting begin beginning associated stable documented diagnosis diagnosed except study trial protocol end off this these those that post malignancy malignancies discontinuation discontinue include includes included including being actively resulting treated infection autoimmune chronic acute fungal tb tuberculosis hepatitis aes ae disorder conditioning testing major central remaining resulting effect effects next tolerate exception excepting same count advanced recurrent metastatic localized testing alone date related unless allowed plus whose concurrently known period provided they whom but exposure continuous multiple duration minimum maximum unlimited irrespective stop stopped stopping upper limit limits limitation limitations restriction restrictions several one two three four five six single regardless excluding criteria symptoms enrollment screening baseline response death grade complete infection infections complication complications cannot taking never permanent per under where never recently further subsequent towards toward unresolved absence remission intervening",
)

/** Care for something else than the disease. */
export const otherDisease = words(
  "benign nonmalignant noncancerous metabolic rheumatic rheumatoid rheumatologic rheumatological rheumatism rheumatology psoriasis lupus autoimmune auto infection infections hiv hepatitis tuberculosis gvhd graft thromboembolic thromboembolism another brain cns leptomeningeal hypertension diabetes asthma anemia thrombosis psychiatric depression pain osteoporosis metastasis metastases arthritis hypothyroidism malignancies myasthenia colitis pneumonitis lymphedema lymphoedema obesity overweight insomnia epilepsy seizure seizures menopause menopausal infertility incontinence constipation migraine migraines neuropathy xerostomia mucositis fatigue tinnitus cataract cataracts glaucoma gout eczema dermatitis acne endometriosis fracture fractures flashes flushes atrophy scar scars wound wounds",
)

export const earlier = words("prior previous earlier past preceding")

/** Behind what was had, that it was at some time before. */
export const everBefore = words("previously before earlier")

/** Words behind a count by which it counts something narrower: one drug, or a span of time. */
export const narrowing = words(
  "directed against with contain containing targeting inhibiting blocking using by utilizing comprising based that",
)

/** Behind "with", what does not narrow. */
export const notNarrowing = words(
  "chemotherapy systemic progression documented disease no at or curative palliative evidence intent either cytotoxic metastatic evaluable measurable standard available approved all established conventional multiagent",
)

export const ordinals: ReadonlyMap<string, number> = new Map([
  ["first", 1],
  ["1st", 1],
  ["front", 1],
  ["frontline", 1],
  ["firstline", 1],
  ["second", 2],
  ["2nd", 2],
  ["secondline", 2],
  ["third", 3],
  ["3rd", 3],
  ["fourth", 4],
  ["4th", 4],
])

/** Words that say that a treatment did not hold the disease. */
export const failing = words(
  "progress progressed progression progressing progresses progressive refractory refractoriness relapsed relapse relapses relapsing failed failure failing fail resistant resistance intolerant intolerance intolerable intolerability exhausted respond unresponsive nonresponsive responder responders nonresponder nonresponders responded benefitted benefited benefiting benefitting persistent",
)

/** What comes back behind a treatment did not hold for good: "recurrence after chemotherapy". */
export const recurring = words("recurrence recurred recurrent recurring")

/** Words that say why a treatment that did not hold the disease may not have been had. */
export const otherwise = words(
  "refused refuses refuse declined declines decline rejected contraindication contraindications contraindicated contra indication indicated unsuitable inappropriate appropriate ineligible ineligibility candidate candidates suitable eligible",
)

/** Words that say that a treatment was had. */
export const receiving = words(
  "received receipt had undergone completed administered given treated exposed exposure started begun initiated",
)

/** What stands between the words of a treatment that was had and the treatment. */
export const determiners = words(
  "of a an any the all at least one or more with to both either some other prior previous previously earlier such their his her its been be currently already ever also yet before and / ( adequate standard commercial definitive concurrent concomitant sequential combined full entire , on after following during through despite from in while receiving completing completion for most recent last had contraindication contraindications",
)

export const negators = words("no not never without nor none neither")

/** Words by which it is told that there is nothing left to give. */
export const lacking = words("no without lack absence")

/** What a treatment-naive patient is naive of. */
export const naiveOf = words(
  "treatment therapy chemotherapy chemo chemoimmunotherapy immunochemotherapy systemic systemically drug any all prior previous previously lines first anticancer anti frontline dmt",
)

/** Near "untreated" and "treated", what makes them speak of something other than the disease. */
export const otherUntreated = words(
  "brain cns central leptomeningeal infection infections metastases metastasis lesion lesions mass masses nodule nodules hypertension hepatitis hiv spinal cord caries thyroid situ skin basal nonmelanoma site sites area field volume radiation malignancy malignancies hypothyroidism depression apnea autoimmune adequately curatively hyperlipidemia concurrent distinct synchronous hypercholesterolemia diabetes local locally extra extrahepatic extracranial intracranial visceral",
)

/** Words of sentences that speak of earlier treatment without asking for it: of its effects, of what remains, of what is counted. */
export const asides = words(
  "toxicity toxicities toxic recovered recover recovery resolved resolution resolve adverse effects carry washout wash interval discontinued elapsed attributable sequelae neuropathy neurotoxicity neurotoxicities restored alopecia biopsy tissue sample archival samples specimen transfusions transfusion contraception hypersensitivity allergy allergic",
)

/** What a count of lines is made of, which is no count itself. */
export const accounting = words(
  "count counts counted counting calculated considered qualify qualifies qualified regarded constitute constitutes definition definitions capped",
)

/** What joins treatments, or classes of them, that are listed. */
export const joints = words("or and / ,")

/** Spans of time. */
export const times = words("day days week weeks month months hour hours year years half halves life lives wks d")

export const obligations = words("must should shall need needs required requires")

/** Cancers of the blood, in whose treatment there is no operation. */
export const ofBlood = words("cll sll mcl aml all cml nhl fl wm mm dlbcl mzl leukemia leukaemia lymphoma myeloma")

/** How far a disease has come that is past an operation. */
export const spread = words("metastatic advanced unresectable")

/** Words with which a condition begins. */
export const conditions = words("if when where")

export const sentenceEnds = words(". ;")

export const clauseEnds = words(". ; ,")

/** What ends a clause, or breaks into it. */
export const breaks = words(". ; , (")

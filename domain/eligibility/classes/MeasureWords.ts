import type { WordClasses } from "../rules/WordTests.ts"

/** What may stand between the name of a measure and its values: how, when and of whom it is measured. */
const passed = [
  "score scores scored units scoring total totals test tests testing exam examination examinations assessment evaluation scale index grade grades level levels value values result results length size count counts number concentration ratio cell cells",
  "excretion performance status play playscale global sum full folstein standardized standardised state mental examination disease who swog activity rating criteria definition mms gs s sb r n e g ps",
  "( ) [ ] reading readings need needs required requires of is was = : - / or as with on to at a an the be being must should will has have having been in within by for likert their its equal all that either both individually remain remains are reported documented confirmed",
  "summary composite distance known overweight obese flow cytometry cytometric multiparameter multiparametric multicolor multicolour mfc mpfc pcr qpcr ngs + profile instrument questionnaire inventory survey tool subscale subscales average mean worst weekly daily varied varies screening baseline entry enrollment enrolment inclusion visit v0 v1 v2 v3 study time randomization randomisation registration consent first day both each any current currently before prior after during last past screen most recent",
  "' * ® ™ version rest physical behavior behavioral behaviour behavioural functional function fitness condition standard strength capacity range ranges ranging ranged obtained measured assessed determined taken calculated rated defined performed",
  "measure measurement which etdrs letter letters eye study high h repeat repeats cag expansion expansions allele alleles htt gene huntingtin trinucleotide triplet patients patient subjects subject participants",
  "% percent percentage predicted pred corrected adjusted uncorrected lung lungs carbon monoxide resting sitting supine single breath pre post bronchodilator postbronchodilator prebronchodilator estimated estimate calculated using use formula equation ckd epi ckdepi mdrd modification diet renal chronic kidney epidemiology collaboration cockcroft cockroft gault schwartz radioisotope isotope direct serum blood plasma whole venous fasting peripheral absolute normal rate sampling central laboratory local sample samples echocardiography echo muga normal forced volume second vital",
  "timed maximum velocity cardiac mri cmr magnetic resonance imaging catheterization catheterisation echocardiogram spirometry room air ambient",
  "prolongation interval based fridericia fridericia's bazett bazett's method machine involvement affected involved psoriasis pso eczema dermatitis",
  "studies reveal reveals show shows showing demonstrate demonstrates demonstrating cut off cutoff threshold elevation elevations calculation can may also used place instead consistently persistently repeatedly tumor tumour tissue ihc expression labeling labelling proliferation",
  "male males female females men women man woman boys girls",
  "illiterate illiteracy primary elementary middle junior senior secondary school university college education educated mild moderate severe",
].join(" ")

/** What may stand between values and the name behind them: "20 to 26 on the MMSE", "0-1 (ECOG)". */
const before =
  "daily total on the in of by a an as using per according to ( [ - folstein total full score scores scale performance status index points point criteria \" ' who modified with from for at n's htt my corrected adjusted predicted"

/** Words beside the names and the values of measures. */
export const classes: WordClasses = {
  passed,
  before,
  /** What the values of a scale of classes stand beside: "NYHA class III". */
  staged:
    "class classes stage stages staging grade grades group category categories type types level levels classification score scores system global functional clinical modified revised scale rating skin phototype phototypes physical health risk classification radiographic tr status a is between :",
  /** What stands between a name that no vocabulary knows and values that are none of it. */
  apart: ", ; . : ( ) [ ] and or with without but if who whose no not than plus except within",
  /** What a scale asks for in one of its parts, which has a score of its own: "WOMAC pain score". */
  ofPart:
    "pain stiffness function functional functioning physical mental emotional social motor sensory cognitive behavioral behavioural psychological somatic anxiety depression fatigue sleep severity frequency distress disability activity activities symptom symptoms role subscale subscales subscore subscores domain domains item items component part section",
  /** What makes of a name that no vocabulary knows that of something else. */
  ofOther: "ratio receptor receptors antibody antibodies inhibitor inhibitors antagonist antagonists agonist agonists",
  /** A part of a name behind a hyphen, by which a scale has another form: "ZFI-R", "ZFI-EF". */
  otherForm: (word) => /^(?!to$|or$|and$|of$)(?:\d{1,3}|[a-z]{1,4}\d?)$/.test(word),
  /** What leads to the points of a class: "class B with a score of 7". */
  scoring: "score scores scored scoring points point of = a an total with value cp",
  /** What cells do that have an antigen, before its name and behind it. */
  expressing: "express expresses expressing expressed positive staining stained stain",
  found: "positive + expressing expression",
  /** What classes of the heart are told of: "class III heart failure as defined by the NYHA". */
  failing:
    "heart cardiac cardiovascular congestive chf hf disability dysfunction insufficiency failure disease angina symptoms symptomatic polyneuropathy neuropathy severity defined definition criteria",
  /** Of harm that was there before: "grade 2 pre-existing neuropathy". */
  lasting: "pre preexisting existing ongoing persistent residual chronic any - or sensory motor painful",
  /** What goes on with a measure behind a comma: "Pittsburgh Sleep Quality Index, total score > 5". */
  counting: "total global score scores defined with range",
  brackets: "( ) [ ]",
  change:
    "change changes changed decline declines declined declining difference differences decrease decreases decreased decreasing increase increases increased increasing improvement improved reduction reduced drop dropped loss lost deterioration deteriorated worsening worsened progression slope fall falling fell lowering delta variation fluctuation differ differs vary varies",
  /** What several are told of, each of which will do. */
  feature:
    "feature features factor factors sign signs criterion criteria symptom symptoms manifestation manifestations",
  /** What a measure is called by besides: "a reduced estimated GFR". */
  sampled: "estimated calculated measured serum plasma blood total absolute resting fasting",
  /** By which a name without a number tells how much of it is meant. */
  levelled:
    "elevat~ increas~ high higher rais~ rising rise low lower lowered decreas~ reduc~ normal~ abnormal~ adequate~ inadequate~ deficien~ insufficien~ excess~ uncontrolled controlled impair~ severe moderate mild positive negative above below over under within range limit limits castrat~ suppress~ detectable undetectable progress~ loss absen~ no not without none chang~ greater less more acceptable satisfactory sufficient good poor grade class baseline threshold criteria following irrespective regardless whatever agreed investigator sponsor judg~ opinion discretion protocol",
  difference: "difference differences change changes variation discrepancy",
  /** What leads from a change to the measure that changed: "decline of more than 4 points on the MMSE". */
  changing:
    "in of on from the by point points a an their its total score scores ( - any significant relative absolute percent % predicted forced slow vital diffusing diffusion capacity lung lungs for carbon monoxide serum",
  part: "subscore subscores subscale subscales subtest subtests item items domain domains orientation recall attention memory registration delayed question questions component components",
  /** A part of a scale, where its name follows the values. */
  single: "item items subscale subscales domain domains component components question questions",
  /** Of the body, of which a part is told by itself. */
  region: "area areas region regions site sites joint joints item items",
  clauseEnd: ", ; . ( ) [ ] with without no and or if unless except",
  patient: "participant participants patient patients subject subjects those individuals",
  /** Before an answer to treatment that did not come. */
  lacking: "insufficient inadequate poor suboptimal incomplete partial no without non - of lacking lost",
  missing: "lack loss absence failure lacking",
  condition: "if when where",
  /** What may stand in a condition besides the word that opens it. */
  opening: (word) => !/[a-z]/.test(word) || /^(?:an?|the|patients?|participants?|subjects?)$/.test(word),
  /** What a number counts that is none of a measure. */
  counted:
    "st nd rd th x × times line lines cycle cycles times fold patients subjects participants lesion lesions criteria item items assessments consecutive occasions determinations dose doses year years yr yrs month months week weeks day days hour hours",
  /** "Or above the institutional lower limit": what is normal where it is measured. */
  limiting: "above below within at or the a an than greater less more equal to in normal range",
  limit: "institutional institution's institution local laboratory lower upper lln uln normal",
  /** What a measure is told to be taken by or corrected for, in brackets. */
  how: "as corrected adjusted uncorrected unadjusted measured assessed determined evaluated obtained calculated estimated by using via per not",
  /** What may stand between how often something is measured and its name. */
  further: "consecutive separate sequential independent documented plasma serum blood - non repeat repeated fasting",
  taken: "measurements values readings results determinations tests levels assessments",
  /** A number that goes on in a way that is not understood: "0 to1". */
  cutOff: (word) => /^to\d/.test(word),
  digitsAndMore: (word) => /^\d+[a-z]/.test(word),
  /** What may be told of events before their name. */
  event:
    "severe moderate mild or and , / - to acute documented confirmed prior previous new recent clinical painful disabling symptomatic untreated treated physician investigator reported observed episodes events attacks of distinct separate lifetime average at least well",
  /** When something is measured. */
  visit: "screening baseline randomization randomisation enrollment enrolment entry inclusion registration admission",
  /** Before the number of something else. */
  label: "visit appendix day week month v cohort part version table section grade",
  version: (word) => /^v(?:er|ersion)?\d?$/.test(word),
  grade: "mild moderate severe mci",
  /** Those for whom a value is, before it. */
  group:
    "illiterate illiteracy school education educated schooling university college years above below male males female females men women boys girls",
  allowed: "if allowed permitted acceptable accepted due for with upon after per",
  being: "is are will may can be also",
  age: "age ages aged",
}

import * as WordSet from "../text/WordSet.ts"

/** Words that join others, beside those that are told of markers: of any text, and never a name. */
export const functionWords = WordSet.of(
  "able about above accurately across addition adequately again against ago almost alone along already although always among another anticipated " +
    "anticipation anyone anything anywhere apart approximately aren around away back became because become behind below beside besides best better " +
    "between beyond but came can cannot come completely could couldn despite developing didn different doesn doing don done down due each eg eight else " +
    "elsewhere enough entering entire etc even ever every everyone everything exceeding except excluding existing exists expecting far few fewer five " +
    "former four full fully further gave generally get gets getting give given gives giving go goes going gone got hadn hasn haven hence hers him how " +
    "however ie if immediately inadequate inappropriate including inclusive indeed indicating instead into isn itself just keep kept last latter less " +
    "let like longest made mainly make makes making many may maybe mean means might mine more moreover most mostly much multiple mustn naturally near " +
    "need needs neither never nevertheless newly next nine no nobody none nor not nothing off often once only onto others otherwise ours out over own " +
    "per perhaps please potentially preceding put quite rather really regarding regardless resulting same say see seem seems seven several shall " +
    "shorter shouldn significantly six some somehow someone something still subsequent successful such sufficient suggestive ten than theirs them then " +
    "therefore they thing things those though three through throughout thus till together too toward towards under unless unlikely until up upon us use " +
    "used uses using usually versus via voluntarily wasn way well went weren what whatever when whenever where whether which whichever while who " +
    "whoever whole whom whose why will within without won would wouldn yet yours",
)

/** Words of criteria and of reports that name no marker. */
const ofCriteria =
  "ability absence absolute accept acceptable accepted access accessible accordance according achieve achieved acquisition active actively activities " +
  "activity acute additional adequate adhere administered administration admitted adult adults adverse affect affected age aged agent agents ages " +
  "agree agreed agreement agrees allow allowed alter amenable amount applicable applies apply appropriate approval approved area arm assess " +
  "assessments assigned associated association asymptomatic attributed authorization authorized availability available average avoid awaited based " +
  "baseline basis begin beginning benefit best birth board body breastfeeding brother calculated calendar candidate candidates capable capacity care " +
  "caregiver case cases cause causes center central certain certified characteristics child childbearing children chronic classification clinic " +
  "cohort cohorts collection combination committee completed completing completion compliance comply compromise concomitant concurrent condition " +
  "conditions conduct confirm confound consecutive consent consider consultation contact contain continue continued contraception contraceptive " +
  "contraceptives contraindicated contraindication contraindications control controlled conventional cooperate cooperation cooperative corrected " +
  "course criteria criterion current currently cycle cycles daily day days dead death decision defined definition degree demonstrate described " +
  "detection determined develop device diagnosed diagnosis discontinuation discontinue discontinued discretion discussed discussion disease diseases " +
  "disorder document documentation dose doses doubt drug drugs duration earlier eastern edition effect effective effects eligibility eligible end " +
  "english enroll enrolled enrolling enrollment enrolment ensure entry equal equation equivalent error established estimated evaluable evaluations " +
  "exact exam examination example exceed exception exceptions exclude excluded exclusion exclusionary expectancy expected experience experimental " +
  "exposure extent factor factors fail failed failure family father female females first follow followed follows forced form formula future gender " +
  "general good greater group guardian guidance guidelines half health healthy help high higher highest history home hospitalization hour hours human " +
  "illness illnesses impair important improve improvement inability include included includes inclusion increase increased independent indicated " +
  "indication indications individual individuals ineligible infants inform information informed initial initiated initiation institute institution " +
  "institutional instructions intended intent interactions interest interfere international internet interpretation interval intervention " +
  "interventional interventions investigational investigator investigators involved involvement irb issue issues item items joined joint judged " +
  "judgement judgment kind kinds know lack lactating lactation language large late later legal legally lesion lesions life lifestyle limit limited " +
  "limits line lines list listed little living local location long longer low lower lowest main maintained major male males man managed management " +
  "mandatory matter maximum measurable measure measured measurements measures medical medically medication medications medicine medicines meet " +
  "meeting meets member men mental method methods mild minimum minor minute minutes modified monitor monitoring mother name names national nature " +
  "necessary needed negative nil nobody note notes numbers obtained occur occurred office older oncology ongoing open operative opinion optional " +
  "options order organ organization organs outcome outlined outside page parameters parent parents part partial participant participants participate " +
  "participating participation parts past pending people perform performance performed period periodic permitted person persons phase phone physical " +
  "physician place plan planned pose possible potential practice preclude predicted preferred pregnancy pregnant prescribed presence present prevent " +
  "prevention previous previously principal prior prisoners problem problems procedure procedures process product program progress prohibited " +
  "projected prolonged protocol proven provide provided provider providing provision purpose purposes quality question questionnaire questionnaires " +
  "randomization randomized range rate reason reasons receipt receive received receiving recommended record records recovered recovery reduced refer " +
  "reference refrain regimen regimens registration regulations related relative reliable remain representative require required requirement " +
  "requirements requires requiring research respect response rest restrictions return review risk risks routine rule run safe safely safety samples " +
  "sampling schedule scheduled second secondary section selected sent serious service set setting severe severity sex short show sign signed signing " +
  "signs similar simple single sister site sites situation situations size smartphone social society source spanish special specific specified " +
  "sponsor stable staff standard standards start started starting state stated states step stop stopped stopping studies study subject subjects such " +
  "suitable supplemental support sure surgical suspicion symptom symptomatic symptoms system systemic take taken taking tbd team term terminology " +
  "terms text therapies therapy third time times today tolerate total transient treat treated treating treatment treatments trial trials types unable " +
  "unacceptable uncertain uncontrolled undergo undergoing undergone underlying understand understanding underwent unexplained unit units university " +
  "unresolved unstable unsuitable unwilling unwillingness upper usual value values various version visit visits voluntary volunteer volunteers want " +
  "wanted week weeks weight willing willingness withdrawal woman women word words work world worse write written wrong york young younger"

/** What is no name in an English text: words of the language, and those that criteria and reports are made of. */
export const languageWords: ReadonlySet<string> = new Set([...functionWords, ...WordSet.of(ofCriteria)])

/** What people and reports say beside a result, and what turns none. */
export const besideResults = WordSet.of(
  "i my me we our you your he she it its his her patient patients had having am do does did so also and or plus yes y true this that there here on from " +
    "after before during since now new old recent recently year years month months date dated seen reported observed noted shown shows showed revealed says " +
    "said called demonstrated harboring harbouring carries carry carrying lumbar puncture spinal tap biopsy surgery sample specimen slide block panel lab " +
    "laboratory pathology pathologist doctor oncologist hospital liquid solid free cfdna ctdna rna wes wgs exome genome sanger foundationone foundation cdx " +
    "guardant guardant360 tempus caris oncomine myriad invitae msk impact neogenomics natera signatera ventana dako vaf maf af frequency fraction ratio " +
    "fold percent tier class type subtype primary metastatic metastasis recurrent relapsed advanced stage grade cancer left right side strong strongly weak " +
    "weakly moderate moderately diffuse diffusely focal focally nuclear cytoplasmic complete very highly clearly definitely centiloid centiloids cl ng pg " +
    "ml dl u iu l mg kg mmol mut muts mb megabase points repeats non c g n t st de novo inherited hereditary acquired clinically clinical significant " +
    "significance relevant variant variants change changes partner breakpoint intron familial squamous nonsquamous small histology smoker smokers " +
    "infected infection infections active acute chronic chronically reactive viremic virus viral load",
)

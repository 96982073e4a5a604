import * as WordSet from "../text/WordSet.ts"

/** Words that join others, beside those that are told of markers: of any text, and never a name. */
const ofLanguage =
  "able about above across again against almost alone along already although always among another anyone anything anywhere aren around away back became " +
  "because become behind below beside besides best better between beyond but came can cannot come could couldn didn doesn doing done don down each else " +
  "elsewhere enough etc even ever every everyone everything except far few fewer former full further gave get gets getting give given gives go goes going " +
  "gone got hadn hasn haven hence hers him how however if including indeed instead into isn itself just keep kept last latter less let like made mainly " +
  "make makes making many may maybe mean means might mine more moreover most mostly much mustn near need needs neither never nevertheless next no nobody " +
  "none nor not nothing off often once only onto others otherwise ours out over own per perhaps please put quite rather really same say see seem seems " +
  "several shall shouldn some somehow someone something still such than theirs them then therefore they thing things those though through throughout thus " +
  "till together too toward towards three four five six seven eight nine ten under unless until up upon us use used uses using usually via wasn way well " +
  "went weren what whatever when whenever where whether which while who whoever whole whom whose why will within without won would wouldn yet yours"

/** Words of criteria and of reports that name no marker. */
const ofCriteria =
  "ability absence absolute accept acceptable accepted according active activity acute additional adequate administered administration admitted adult " +
  "adults adverse affect affected age aged agree agreement allow allowed amount appropriate area arm assess associated association available average " +
  "baseline based begin beginning best birth body capable care case cases cause center central certain child children chronic clinic cohort combination " +
  "completed completion compliance comply condition conditions confirm consent consider contain contact continue continued control controlled course " +
  "criteria criterion current currently cycle daily day days dead death decision defined degree determined develop device diagnosed diagnosis disease " +
  "diseases disorder dose doses doubt drug drugs duration effect effective effects eligible end english enroll enrolled enrollment enrolment entry equal " +
  "equivalent error established evaluable exact exam example exclude excluded exclusion expected experience extent factor factors fail failed failure " +
  "female females first follow followed follows form general gender good greater group half health healthy help high higher highest history home hour " +
  "hours human illness important improve inability include included includes inclusion increase increased indicated individual individuals information " +
  "informed initial institution intended interest intervention investigator issue item items joined joint kind kinds know lack large late later lesion " +
  "lesions life limit limited limits line lines list listed little living local location long longer low lower lowest main maintained major male males " +
  "man management matter maximum measurable measure measured medical medication medications medicine medicines meet meeting meets member men mental " +
  "method methods minimum minor mild name names necessary negative nobody note notes numbers obtained occur occurred office ongoing open opinion optional " +
  "order organ organs outcome outside page parent part partial participant participants participate participation parts past people performance performed " +
  "period permitted person persons phase physical physician place plan planned possible potential practice pregnancy pregnant presence present prevent " +
  "previous previously prior problem problems procedure procedures product program progress protocol provide provided purpose quality question range rate " +
  "reason reasons receive received receiving record records recovered reduced refer regimen related remain require required requirement requirements " +
  "requires requiring research respect response rest risk routine rule run safe safety samples schedule scheduled second section sent serious service set " +
  "severe severity sex short show sign signed signs similar simple single site sites situation size social source special specific specified stable " +
  "standard start started state stated step stop stopped stopping studies study subject subjects such suitable support sure surgical symptom symptoms " +
  "take taken taking team term terms therapies therapy third time times today tolerate total treat treated treating treatment treatments trial trials " +
  "types unable uncontrolled understand undergo undergone undergoing uncertain unit units upper usual value values various visit visits volunteer " +
  "volunteers want wanted week weeks weight willing willingness woman women word words work world worse write written wrong young younger pending awaited " +
  "tbd nil family mother father sister brother relative"

/** What is no name in an English text: words of the language, and those that criteria and reports are made of. */
export const languageWords: ReadonlySet<string> = WordSet.of(`${ofLanguage} ${ofCriteria}`)

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

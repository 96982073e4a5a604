import * as WordSet from "../text/WordSet.ts"

/** Words that join others: of any text, and never a name. */
const joining =
  "a able about above across after again against all almost alone along already also although always am among an and another any anyone anything anywhere are " +
  "aren around as at away back be became because become been before behind being below beside besides best better between beyond both but by came can cannot " +
  "come could couldn did didn do does doesn doing done don down during each either else elsewhere enough etc even ever every everyone everything except far few " +
  "fewer for former from full further gave get gets getting give given gives go goes going gone got had hadn has hasn have haven having he hence her here hers " +
  "him his how however i if in including indeed instead into is isn it its itself just keep kept last latter least less let like made mainly make makes making " +
  "many may maybe me mean means might mine more moreover most mostly much must mustn my near need needs neither never nevertheless next no nobody none nor not " +
  "nothing now of off often old on once one only onto or other others otherwise our ours out over own per perhaps please put quite rather really same say see " +
  "seem seems several shall she should shouldn since so some somehow someone something still such than that the their theirs them then there therefore these " +
  "they thing things this those though through throughout thus till to together too toward towards two three four five six seven eight nine ten under unless " +
  "until up upon us use used uses using usually very via was wasn way we well went were weren what whatever when whenever where whether which while who whoever " +
  "whole whom whose why will with within without won would wouldn yes yet you your yours"

/** Words of criteria and of reports that name no marker. */
const ofCriteria =
  "ability absence absolute accept acceptable accepted according active activity acute additional adequate administered administration admitted adult adults " +
  "advanced adverse affect affected affecting age aged agree agreement allow allowed amount appropriate area arm assess assessed assessment associated association " +
  "available average basal baseline based begin beginning best birth body capable care case cases cause center central certain change changes child children chronic " +
  "clinic clinical clinically cohort combination common complete completed completion compliance comply condition conditions confirm confirmed consent consider considered " +
  "contain contact continue continued control controlled course criteria criterion current currently cycle daily data date day days dead death decision deemed defined degree " +
  "determined develop device diagnosed diagnosis disease diseases disorder documented dose doses doubt drug drugs duration effect effective effects eligible end english " +
  "enroll enrolled enrollment enrolment entry equal equivalent error established evaluable evaluation event events evidence exact exam example exclude excluded exclusion expected " +
  "experience extent factor factors fail failed failure female females finding findings first follow followed following follows form free function general gender good grade " +
  "greater group half health healthy help her high higher highest history home hospital hour hours human identified illness important improve inability include included " +
  "includes inclusion increase increased indicated individual individuals information informed initial institution intended interest intervention investigator involving " +
  "issue item items joined joint kind kinds know known lack large late later left lesion lesions level levels life likely limit limited limits line lines list listed little " +
  "living local location long longer low lower lowest main maintained major male males man management marker markers matter maximum measurable measure measured medical " +
  "medication medications medicine medicines meet meeting meets member men mental method methods minimum minor mild moderate month months name names necessary negative new " +
  "nobody note notes number numbers obtained occur occurred office ongoing open opinion optional order organ organs outcome outside page parent part partial participant " +
  "participants participate participation parts past patient patients people performance performed period permitted person persons phase physical physician place plan " +
  "planned plus point possible potential practice pregnancy pregnant presence present prevent previous previously primary prior problem problems procedure procedures " +
  "product program progress protocol provide provided purpose quality question range rate ratio reason reasons receive received receiving recent recently record records " +
  "recovered reduced refer regimen related relevant remain report reported require required requirement requirements requires requiring research respect response rest result " +
  "results right risk routine rule run safe safety sample samples schedule scheduled score screening second section sent serious service set severe severity sex short show " +
  "shown shows side sign signed significant signs similar simple single site sites situation size small social solid source special specific specified stable stage standard " +
  "start started state stated status step stop stopped stopping strong studies study subject subjects such suitable support sure surgery surgical suspected symptom symptoms " +
  "take taken taking team term terms test tested testing tests therapies therapy third time times tissue today tolerate total treat treated treating treatment treatments " +
  "trial trials true type types unable uncontrolled understand undergo undergone undergoing uncertain unit units unknown upper usual value values various visit visits volunteer " +
  "volunteers want wanted week weeks weight willing willingness woman women word words work world worse write written wrong year years young younger " +
  "pending awaited tbd nil family mother father sister brother relative"

/** What is no name in an English text: words of the language, and those that criteria and reports are made of. */
export const languageWords: ReadonlySet<string> = WordSet.of(`${joining} ${ofCriteria}`)

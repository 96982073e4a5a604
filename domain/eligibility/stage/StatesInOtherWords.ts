import { remembering } from "../../Memo.ts"
import * as Literal from "../mention/Literal.ts"
import { listed } from "../text/Spellings.ts"
import type { Words } from "../text/Tokens.ts"

/** Diseases that go by several names, the words of which a state of them stands before: "chronic ITP". */
const diseases: ReadonlyArray<Words> = `
ITP | immune thrombocytopenia | immune thrombocytopenic purpura | primary ITP | primary immune thrombocytopenia
ALS | amyotrophic lateral sclerosis
PAH | pulmonary arterial hypertension
SLE | lupus | systemic lupus erythematosus
CD | Crohn's disease | Crohn disease | Crohn's
UC | ulcerative colitis
PD | Parkinson's disease | Parkinson disease
HD | Huntington's disease | Huntington disease
MG | myasthenia gravis | myasthenia | gMG
MS | multiple sclerosis
AD | Alzheimer's disease | Alzheimer disease | Alzheimer's | AD dementia | Alzheimer's dementia
DLB | dementia with Lewy bodies | Lewy body dementia
FTD | frontotemporal dementia
CIDP | chronic inflammatory demyelinating polyneuropathy | chronic inflammatory demyelinating polyradiculoneuropathy
HLH | hemophagocytic lymphohistiocytosis
CF | cystic fibrosis
epilepsy | epilepsies | seizures | seizure disorder | onset seizures
IPF | idiopathic pulmonary fibrosis
SMA | spinal muscular atrophy
HF | heart failure
ATTR | ATTR amyloidosis | transthyretin amyloidosis | ATTR-CM | ATTR-PN
Fabry | Fabry disease
PKU | phenylketonuria
JIA | juvenile idiopathic arthritis
HCM | hypertrophic cardiomyopathy
RP | retinitis pigmentosa
IgAN | IgA nephropathy
FSGS | focal segmental glomerulosclerosis
AIHA | autoimmune hemolytic anemia | wAIHA | warm autoimmune hemolytic anemia
EB | epidermolysis bullosa
RTT | Rett syndrome | Rett
SSc | systemic sclerosis | scleroderma
GVHD | graft-versus-host disease | graft versus host disease
AMD | age-related macular degeneration
VWD | von Willebrand disease
PsA | psoriatic arthritis | jPsA
axSpA | axial spondyloarthritis | nr-axSpA | r-axSpA | spondyloarthritis
AAV | ANCA-associated vasculitis | ANCA vasculitis | GPA | MPA | granulomatosis with polyangiitis | vasculitis
OA | osteoarthritis
`
  .trim()
  .split("\n")
  .map(listed)

/** States of which each is told beside others: "primary or secondary ITP". */
const siblings: ReadonlyArray<Words> = `
classic | classical | atypical | variant | typical | late-onset | later-onset
obstructive | non-obstructive | nonobstructive
primary | secondary
sporadic | familial | hereditary
definite | probable | possible
acute | persistent | chronic
congenital | acquired
idiopathic | heritable | hereditary
focal | generalized
early-onset | late-onset
`
  .trim()
  .split("\n")
  .map(listed)

/** A state beside its siblings: "primary or secondary", "definite, probable". */
const besideSiblings = (state: string): Words =>
  siblings
    .filter((states) => states.includes(state))
    .flatMap((states) => states.filter((each) => each !== state))
    .flatMap((other) => [`${state}|${other}`, `${other}|${state}`])
    .flatMap((both) => [" or ", " and ", " and or ", " ", ", "].map((joint) => both.replace("|", joint)))

/** A state with each of the names of its disease, which rows need not tell: "fistulizing CD" of "fistulizing Crohn's disease". */
const ofDisease = (written: string): Words => {
  for (const names of diseases) {
    const name = names.find((each) => written.toLowerCase().endsWith(` ${each.toLowerCase()}`))
    if (name === undefined) continue
    const state = written.slice(0, written.length - name.length - 1)

    return [...names.map((each) => `${state} ${each}`), ...besideSiblings(state.toLowerCase())]
  }

  return [written]
}

const colitis = "{ulcerative colitis,UC,colitis}"

const symptomless = "{no,without} {,any ,clinical }{signs,symptoms,signs or symptoms} of {ALS,HD,SMA,PD,FTD,ATTR}"

const cns = "{CNS,central nervous system,central nervous system (CNS)}"

/**
 * Words for the same that no vocabulary of stages holds: how somebody gets about, when and how a disease began, how far it goes, which kind of it
 * somebody has, and what treatment has come to.
 */
const same: ReadonlyArray<Words> = `
ambulatory | ambulant | able to walk | able to ambulate | {ability to,capable of} {walk,walking,ambulate} | independently walking | {continued,retained,maintained,preserved,independent} ambulation | still walking
non-ambulatory | non-ambulant | {unable to,inability to} {walk,ambulate} | loss of {,independent }ambulation | lost ambulation | wheelchair {bound,dependent,users,user}
unable to sit | non-sitter | non-sitters
able to sit | sit {independently,unsupported,without support} | sitter | sitters
late-onset | later-onset | LOPD | LOAD | LOMG
infantile-onset | IOPD | classic infantile
pre-symptomatic | pre-manifest | preHD | ${symptomless}
early manifest | early HD | early-stage HD | early {Huntington's,Huntington} disease
juvenile-onset | juvenile {HD,Huntington's disease,Huntington disease} | JHD
treatment-naive | therapy-naive | previously untreated
generalized | generalised | gMG | {generalized,generalised} {MG,myasthenia,myasthenia gravis}
myasthenic crisis | MG crisis | myasthenia crisis | crisis or impending crisis
thymomatous | thymoma-associated | thymoma-related | {thymomatous,thymoma-associated} {MG,myasthenia gravis}
ocular | {purely,exclusively,isolated} ocular | ocular {myasthenia,MG,myasthenia gravis}
limited cutaneous | {limited,diffuse or limited,limited or diffuse} {cutaneous,SSc,systemic sclerosis,scleroderma} | lcSSc
diffuse cutaneous | {diffuse,limited or diffuse,diffuse or limited} {SSc,systemic sclerosis,scleroderma} | dcSSc
junctional | JEB
dystrophic | DEB | RDEB | DDEB
recessive dystrophic | RDEB | dominant or recessive dystrophic
dominant dystrophic | DDEB | recessive or dominant dystrophic
on dialysis | dialysis-dependent | {on,receiving,undergoing,requiring,needing} {,chronic ,maintenance ,regular ,peritoneal ,chronic maintenance }{dialysis,hemodialysis,haemodialysis} | dialysis patients
not on dialysis | pre-dialysis | non-dialysis | non-dialysis dependent | not {receiving,requiring,undergoing} {dialysis,hemodialysis} | NDD-CKD
end-stage | ESRD | ESKD | end-stage {renal,kidney} {disease,failure}
on steroids | on {corticosteroids,glucocorticoids} | {stable dose,stable doses,stable regimen} of {,oral ,systemic ,oral or systemic ,daily }{corticosteroids,glucocorticoids,steroids}
transfusion-dependent | transfusion dependence | TDT | transfusion-dependent {thalassemia,thalassaemia,beta-thalassemia,β-thalassemia} | regularly transfused | transfusion therapy regularly | on chronic transfusions | {chronic,regular,chronic monthly,regularly scheduled,prophylactic} {,red cell ,RBC ,red blood cell ,blood }{transfusion,transfusions}
thalassemia major | {beta,β}-thalassemia major | {intermedia or,intermedia and} major
thalassemia intermedia | {beta,β}-thalassemia intermedia | {major or,major and} intermedia
non-transfusion-dependent | transfusion-independent | NTDT
node-positive | lymph node positive | {positive,involved} {,axillary,regional,pelvic}{, lymph} nodes | {nodal,lymph node} {or,and,and/or,/} {distant,distant organ,visceral,bone,osseous,systemic,other,hematogenous} {metastases,metastasis} | {nodal,lymph node}, {or ,and ,}{distant,visceral,bone} {metastases,metastasis} | {metastases,metastasis} {in,to} {,the }{,regional ,pelvic ,axillary ,local }{lymph nodes,nodes,a lymph node} | {nodal,lymph node} metastatic disease | {nodal,lymph node} {involvement,metastases,metastasis} | {regional,pelvic,axillary} {lymph node,nodal} {disease,or metastatic disease}
node-negative | lymph node negative | negative {,axillary,regional,pelvic}{, lymph} nodes
residual disease after neoadjuvant chemotherapy | residual {disease,cancer} after {neoadjuvant,preoperative} {chemotherapy,therapy,treatment} | residual disease after neoadjuvant | residual {disease,cancer,tumor} {after,following} {,completion of }{neoadjuvant,preoperative} | residual invasive | residual {breast,invasive breast} {cancer,tumor} | residual cancer burden | non-pCR | no pCR | not {achieve,achieved} {,a }{pCR,pathologic complete response,pathological complete response}
residual tumor after surgery | residual {disease,tumor,cancer} {after,following} {,definitive ,primary ,curative }{surgery,resection}
bone marrow involvement | {,bone }marrow {involvement,infiltration} | bone marrow or spleen only
brain metastases | CNS metastases | {brain,cerebral,intracranial,CNS,central nervous system,central nervous system (CNS)} {lesion,lesions,lesion(s)} {proven,suspected,known,confirmed,thought,proven or suspected,known or suspected,proven or clinically suspected} to be {a metastasis,metastasis,metastases,metastatic} | {brain,cerebral,intracranial,CNS} lesions {suspicious for,consistent with,suggestive of} metastases
bone metastases | {extrapelvic,nodal,visceral,soft tissue} {or,and,and/or} bone disease | bone {or,and,and/or} {nodal,visceral,soft tissue} disease | bone-only disease
main portal vein invasion (Vp4) | main portal vein {invasion,thrombosis,thrombus,tumor thrombus,tumor thrombosis,involvement} | {invasion,involvement,thrombus,thrombosis} {at,in,of} the main portal | Vp4
DCIS | stage 0 {DCIS,(DCIS)} | DCIS (stage 0) | ductal carcinoma in situ{, (DCIS)} | ductal breast carcinoma in situ
leptomeningeal disease | {,diffuse }leptomeningeal {spread,dissemination} | leptomeningeal {metastases,metastasis,mets,metastatic disease,carcinomatosis,involvement,spread,dissemination} | {metastases,metastasis,spread} {to,in,of} {,the }{leptomeninges,meninges} | meningeal {metastases,metastasis,carcinomatosis,or brainstem metastasis,/brainstem metastasis} | carcinomatous meningitis
transformed | transformed from {indolent,an indolent,follicular,low-grade,FL,indolent lymphoma,follicular lymphoma} | {de novo or,de novo and} transformed | transformed {lymphoma,disease,DLBCL,FL,follicular,follicular lymphoma,indolent,large B-cell,NHL} | {histologic,histological,evidence of,disease,large cell,large B-cell} transformation | {transformation,transformed} {to,into} {DLBCL,diffuse large,diffuse large B-cell lymphoma,large,aggressive,an aggressive,high-grade} | transformation {of,from} {indolent,an indolent,follicular,low-grade,FL} | arising from {indolent,follicular,CLL or indolent} | tFL
complete cytogenetic response | CCyR
Richter's transformation | {Richter,Richters} transformation | {Richter's,Richter,Richters} syndrome | transformation of {CLL,chronic lymphocytic leukemia}
extramedullary disease | extramedullary {involvement,leukemia,leukaemia,myeloma,plasmacytoma,plasmacytomas,malignancy,myeloid malignancy,myeloid disease,sites of disease}
active extramedullary disease | active {,${cns} or }extramedullary {disease,involvement,leukemia}
incurable | not {amenable,suitable} {to,for} curative {intent ,-intent ,}{therapy,treatment,surgery}
bulbar-onset | bulbar {or,and} {limb,spinal}-onset
limb-onset | spinal-onset | {limb,spinal} {or,and} bulbar-onset
young-onset | younger-onset | early-onset | EOAD | YOAD | YOPD | EOPD | EOMG | early-onset {AD,PD,MG,ALS,Alzheimer's disease,Alzheimer disease,Parkinson's disease,Parkinson disease,myasthenia gravis,dementia}
familial ALS | fALS
sporadic ALS | sALS
primary lateral sclerosis | PLS
progressive muscular atrophy | PMA
CTD-PAH | PAH-CTD | {CTD,connective tissue disease}{-associated, associated,-APAH} | {associated with,due to,secondary to} {CTD,connective tissue disease} | connective tissue disease
idiopathic PAH | IPAH | idiopathic {/,or,and,,} heritable
heritable PAH | {hereditary,familial} PAH | HPAH | heritable
clinically isolated syndrome | CIS
motor fluctuations | motor fluctuation | wearing-off | motor complications | {OFF,off} {episodes,episode,time,periods} | on-off {phenomena,phenomenon,fluctuations} | response fluctuations | end-of-dose
dyskinesia | dyskinesias | {levodopa,L-dopa}-induced {dyskinesia,dyskinesias} | LID | {troublesome,peak-dose} {dyskinesia,dyskinesias}
early PD | early-stage PD
de novo PD | de novo | de novo {Parkinson's,Parkinson} disease
autosomal dominant AD | ADAD | DIAD | {autosomal dominant,dominantly inherited} {AD,Alzheimer's disease,Alzheimer disease}
behavioral variant | behavioural variant | bvFTD
semantic variant | svPPA | semantic dementia | semantic variant {PPA,primary progressive aphasia}
nonfluent variant | non-fluent variant | nfvPPA | nonfluent {/agrammatic,or agrammatic} | non-fluent{/agrammatic, or agrammatic}
logopenic variant | lvPPA | logopenic {PPA,primary progressive aphasia}
primary progressive aphasia | PPA
left-sided ulcerative colitis | left-sided ${colitis} | left-sided disease | left-sided | left sided {or,and} extensive
extensive ulcerative colitis | {extensive,total} ${colitis} | pancolitis | pan-colitis | entire colitis | total {or,and} left-sided
ulcerative proctitis | proctitis | {limited,confined,restricted} to the rectum
fistulizing | fistulising | fistulizing disease | penetrating disease | fistula | fistulas | fistulae
internal fistula | internal {fistulas,fistulae,fistulizing,penetrating} | penetrating {with ,disease with }internal {fistula,fistulas,fistulae} | internal (abdominal/pelvic) penetrating | {intra-abdominal,abdominal,enteroenteric,enterovesical} {fistula,fistulas,fistulae}
perianal fistula | perianal {fistulas,fistulae,fistulizing,fistulising} | fistulizing perianal | perianal fistulizing {CD,Crohn's disease,Crohn disease}
stricturing | fibrostenotic | stenosing | stricture | strictures | {stricturing,fibrostenotic} {disease,CD,Crohn's disease,Crohn disease} | {bowel,intestinal,colonic,ileal,luminal} {stricture,strictures,stenosis}
acute severe ulcerative colitis | ASUC | acute severe {UC,colitis} | acute severe
fulminant colitis | fulminant {UC,ulcerative colitis,disease}
toxic megacolon | megacolon
steroid-dependent | {corticosteroid,glucocorticoid}-dependent | {steroid,corticosteroid} dependence
steroid-refractory | {corticosteroid,glucocorticoid}-refractory | {steroid,corticosteroid}-resistant | refractory to {steroids,corticosteroids} | SRNS
neuropsychiatric lupus | NPSLE | CNS lupus
classic Rett | {classical,typical} Rett | {classic,classical,typical} or {variant,atypical}
compensated cirrhosis | compensated or decompensated cirrhosis | compensated {liver cirrhosis,advanced chronic liver disease} | cACLD
low-grade dysplasia | LGD | low-grade {colonic,colorectal,mucosal,epithelial,glandular} dysplasia | low- {or,and} high-grade dysplasia | low {or,and} high grade dysplasia | low/high grade dysplasia
high-grade dysplasia | HGD | high-grade {colonic,colorectal,mucosal,epithelial,glandular} dysplasia | high- {or,and} low-grade dysplasia | high {or,and} low grade dysplasia | low/high grade dysplasia
decompensated | decompensating {event,events} | hepatic decompensation
daily smoker | daily {,cigarette ,tobacco }{smoker,smokers,smoking} | {smokes,smoke,smoking} {daily,every day} | {current,active} daily smoker
decompensated cirrhosis | decompensated or compensated cirrhosis | decompensated {liver cirrhosis,hepatic cirrhosis,liver disease} | hepatic decompensation
carcinoma in situ | carcinoma in situ (CIS) | CIS (carcinoma in situ) | CIS
carcinoma in situ only | {carcinoma in situ,CIS} {only,alone} | in situ disease only | {pure,isolated} {CIS,carcinoma in situ}
Ta low grade | low-grade Ta | LG Ta | TaLG
Ta high grade | high-grade Ta | HG Ta | TaHG
HFpEF | {preserved,normal} {ejection fraction,EF,LVEF} | diastolic heart failure
HFrEF | reduced {ejection fraction,EF,LVEF} | systolic heart failure
HFmrEF | mildly reduced {ejection fraction,EF,LVEF} | mid-range {ejection fraction,EF}
acute decompensated heart failure | ADHF | acutely decompensated | {acute,acutely} decompensated {HF,heart failure} | decompensated {HF,heart failure} | acute heart failure
wild-type ATTR | wild-type | ATTRwt | wtATTR
hereditary ATTR | {wild-type or,wild-type and,variant or} hereditary | hereditary {or,and} {wild-type,variant} | hATTR | ATTRv | ATTRm | variant ATTR
cardiac amyloidosis | cardiac involvement | ATTR-CM | amyloid cardiomyopathy | involvement of the heart
inhibitor-positive | hemophilia with inhibitors | {hemophilia,haemophilia} {,A ,B ,A or B }with {or without ,}inhibitors | {FVIII,FIX,factor VIII,factor IX} {inhibitor,inhibitors} | {inhibitor,inhibitors} {to,against} {FVIII,FIX,factor VIII,factor IX} | {presence of,current,high-titer} {inhibitor,inhibitors}
renal crisis | SRC | scleroderma renal crisis
acute exacerbation of IPF | acute IPF exacerbation | AE-IPF | acute exacerbation
pulmonary exacerbation | acute pulmonary exacerbation | {CF,cystic fibrosis} pulmonary exacerbation
pancreatic insufficiency | pancreatic insufficient | exocrine pancreatic insufficiency
narcolepsy with cataplexy | NT1 | narcolepsy type 1 | type 1 narcolepsy
narcolepsy without cataplexy | NT2 | narcolepsy type 2 | type 2 narcolepsy
focal-onset | focal onset | partial-onset | {focal,partial} {seizures,epilepsy} | focal {or,and} generalized {seizures,epilepsy}
highly active | highly-active {MS,RRMS,RMS,relapsing MS,disease}
classic Fabry | classical Fabry
late-onset Fabry | later-onset Fabry | {non-classic,non-classical} Fabry
classic PKU | classical PKU
radiologically isolated syndrome | RIS
vaso-occlusive crises | vaso-occlusive crisis | VOC | VOCs | {vaso-occlusive pain,pain,sickle cell,sickling} {crisis,crises}
CF-related diabetes | CFRD | cystic fibrosis-related diabetes
rapidly progressive glomerulonephritis | RPGN
frequently relapsing | FRNS | {frequent relapser,frequent relapsers,frequently relapsing nephrotic syndrome}
systemic JIA | sJIA | systemic-onset JIA
polyarticular JIA | pJIA | polyarticular-course JIA
inadequate response to UDCA | UDCA-refractory | {incomplete,insufficient} response to UDCA | UDCA {non-responder,nonresponder,non-responders,nonresponders}
obstructive HCM | oHCM | HOCM
non-obstructive HCM | nonobstructive HCM | nHCM
X-linked RP | XLRP
Parkinson's disease dementia | PDD | PD dementia | Parkinson disease dementia
non-neuronopathic | {GD1,type 1 Gaucher,Gaucher disease type 1,Gaucher disease type I}
neuronopathic | {GD3,GD2,type 3 Gaucher,Gaucher disease type 3}
wet AMD | {neovascular,exudative} AMD | nAMD
dry AMD | geographic atrophy | GA
`
  .trim()
  .split("\n")
  .map((row) => listed(row).flatMap(ofDisease))

/** What may be glued to a word, and stand apart from it as well: "nonambulatory", "premanifest". */
const prefixed = /\b(non|pre)(?=\p{L}{5})/giu

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z\d]+/g, " ")
    .trim()

/** By each of the words that mean the same, all of them; what stands first counts. */
const sameAs: ReadonlyMap<string, Words> = new Map(
  same.toReversed().flatMap((words) => words.map((each) => [plain(each), words] as const)),
)

/** A text in which a name is found by its words. */
const apart = (text: string): string => ` ${plain(text)} `

const byWords = diseases.map((names) => ({ names, written: names.map(apart) }))

/** The names of the disease that some words tell of, where it goes by several. */
export const namesOf = (text: string): Words => {
  const told = apart(text)

  return byWords.find(({ written }) => written.some((name) => told.includes(name)))?.names ?? []
}

/** A state of which the profile tells the disease elsewhere, with each of its names there: "idiopathic", of pulmonary arterial hypertension. */
const ofCondition = (written: string, condition: string): Words =>
  namesOf(condition).flatMap((name) => known(`${written} ${name}`))

/** A state in all the spellings that are known of it. */
export const known = (text: string): Words => sameAs.get(plain(text)) ?? []

const severity = /^(?:mild|moderate|severe) (?=.)/i

/** A state with its severity before it, "severe extensive colitis", or within its name, "acute severe", in all its spellings; nothing where that is not what is written. */
export const graded = (text: string): Words => {
  const [grade = ""] = severity.exec(text) ?? []
  if (grade === "") return / severe\b/i.test(text) ? known(text) : []

  return known(text.slice(grade.length)).map((each) => `${grade}${each}`)
}

const risk = /\b(?:very )?(?:high|intermediate|low)[ -]risk\b/i

/** The group of risk of a tumor that has not spread, by which texts call it alone: "high-risk localized". */
export const riskOf = (text: string): Words =>
  (risk.exec(text)?.slice(0, 1) ?? []).flatMap((group) =>
    listed(
      `${group} {status,group,category,disease,tumor,cancer,localized,localised,clinically localized} | ${group} prostate {cancer,adenocarcinoma}`,
    ),
  )

const having = /^(?:with|has|having) /i

/** The words of a stage in all their spellings, with those that mean the same. */
export const alike = (text: string, condition: string): Words => {
  const written = text.replace(having, "").replace(prefixed, "$1-")
  const told = known(written)

  return told.length > 0 ? told : [...ofDisease(written), ...ofCondition(written, condition)]
}

const finding = remembering((words: Words) => Literal.of(...words))

/** Finds what is in one of some lists; nothing where these are empty. What finds the words of one row is made once. */
export const found = (...lists: ReadonlyArray<Words>): Literal.Literal | undefined => {
  const [one, ...others] = lists.filter(({ length }) => length > 0)

  return one && finding(others.length === 0 ? one : [...one, ...others.flat()])
}

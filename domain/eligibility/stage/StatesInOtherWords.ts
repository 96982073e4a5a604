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
MG | myasthenia gravis | myasthenia
EB | epidermolysis bullosa
RTT | Rett syndrome | Rett
SSc | systemic sclerosis | scleroderma
GVHD | graft-versus-host disease | graft versus host disease
AMD | age-related macular degeneration
VWD | von Willebrand disease
`
  .trim()
  .split("\n")
  .map(listed)

/** A state with each of the names of its disease, which rows need not tell: "fistulizing CD" of "fistulizing Crohn's disease". */
const ofDisease = (written: string): Words => {
  for (const names of diseases) {
    const name = names.find((each) => written.toLowerCase().endsWith(` ${each.toLowerCase()}`))
    if (name !== undefined) return names.map((each) => `${written.slice(0, written.length - name.length)}${each}`)
  }

  return [written]
}

const colitis = "{ulcerative colitis,UC,colitis}"

const cns = "{CNS,central nervous system,central nervous system (CNS)}"

/**
 * Words for the same that no vocabulary of stages holds: how somebody gets about, when and how a disease began, how far it goes, which kind of it
 * somebody has, and what treatment has come to.
 */
const same: ReadonlyArray<Words> = `
ambulatory | ambulant | able to walk | able to ambulate | {ability to,capable of} {walk,walking,ambulate} | independently walking | {continued,retained,maintained,preserved,independent} ambulation | still walking
non-ambulatory | non-ambulant | {unable to,inability to} {walk,ambulate} | loss of ambulation | lost ambulation | wheelchair {bound,dependent,users,user}
able to sit | sit {independently,unsupported,without support} | sitters
late-onset | later-onset | LOPD
infantile-onset | IOPD | classic infantile
pre-symptomatic | pre-manifest
treatment-naive | therapy-naive | previously untreated
generalized | generalised | gMG
ocular | {purely,exclusively,isolated} ocular | ocular {myasthenia,MG,myasthenia gravis}
limited cutaneous | {limited,diffuse or limited,limited or diffuse} {cutaneous,SSc,systemic sclerosis,scleroderma} | lcSSc
diffuse cutaneous | {diffuse,limited or diffuse,diffuse or limited} {SSc,systemic sclerosis,scleroderma} | dcSSc
junctional | JEB
dystrophic | DEB | RDEB | DDEB
recessive dystrophic | RDEB | dominant or recessive dystrophic
dominant dystrophic | DDEB | recessive or dominant dystrophic
transfusion-dependent | transfusion dependence | TDT | regularly transfused
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
bulbar-onset | bulbar onset
limb-onset | spinal-onset
young-onset | younger-onset
familial ALS | {familial,familial or sporadic,familial and sporadic,sporadic or familial} ALS | fALS
sporadic ALS | {sporadic,familial or sporadic,familial and sporadic,sporadic or familial} ALS | sALS
definite ALS | clinically definite ALS | definite criteria | {probable or,probable, or} definite | definite {or probable,, probable} | definite familial
idiopathic PAH | IPAH | idiopathic {/,or,and,,} heritable
heritable PAH | {hereditary,familial} PAH | HPAH | heritable
chronic ITP | {chronic,persistent or chronic,chronic or persistent} {,primary }ITP
persistent ITP | {persistent,persistent or chronic,chronic or persistent} {,primary }ITP
clinically isolated syndrome | CIS
motor fluctuations | wearing-off | motor complications | OFF episodes | response fluctuations
left-sided ulcerative colitis | left-sided ${colitis} | left-sided disease | left-sided | left sided {or,and} extensive
extensive ulcerative colitis | {extensive,total} ${colitis} | pancolitis | pan-colitis | entire colitis | total {or,and} left-sided
ulcerative proctitis | proctitis | {limited,confined,restricted} to the rectum
fistulizing | fistulising | fistulizing disease | penetrating disease
steroid-dependent | {corticosteroid,glucocorticoid}-dependent | {steroid,corticosteroid} dependence
steroid-refractory | {corticosteroid,glucocorticoid}-refractory | {steroid,corticosteroid}-resistant | refractory to {steroids,corticosteroids}
neuropsychiatric lupus | NPSLE | CNS lupus
classic Rett | {classical,typical} Rett | {classic,classical,typical} or {variant,atypical}
atypical Rett | variant Rett | {classic,classical,typical} or {variant,atypical}
compensated cirrhosis | compensated {liver cirrhosis,advanced chronic liver disease} | cACLD
low-grade dysplasia | LGD | low- {or,and} high-grade dysplasia | low {or,and} high grade dysplasia | low/high grade dysplasia
high-grade dysplasia | HGD | high- {or,and} low-grade dysplasia | high {or,and} low grade dysplasia | low/high grade dysplasia
decompensated | decompensating {event,events} | hepatic decompensation
daily smoker | daily {,cigarette ,tobacco }{smoker,smokers,smoking} | {smokes,smoke,smoking} {daily,every day} | {current,active} daily smoker
decompensated cirrhosis | decompensated {liver cirrhosis,hepatic cirrhosis,liver disease} | hepatic decompensation
carcinoma in situ | carcinoma in situ (CIS) | CIS (carcinoma in situ) | CIS
carcinoma in situ only | {carcinoma in situ,CIS} {only,alone} | in situ disease only | {pure,isolated} {CIS,carcinoma in situ}
Ta low grade | low-grade Ta | LG Ta | TaLG
Ta high grade | high-grade Ta | HG Ta | TaHG
wet AMD | {neovascular,exudative} AMD | nAMD
dry AMD | geographic atrophy
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

/** A state of which the profile tells the disease elsewhere, with each of its names there: "idiopathic", of pulmonary arterial hypertension. */
const ofCondition = (written: string, condition: string): Words => {
  const told = ` ${plain(condition)} `
  const named = diseases.find((names) => names.some((name) => told.includes(` ${plain(name)} `))) ?? []

  return named.flatMap((name) => known(`${written} ${name}`))
}

/** A state in all the spellings that are known of it. */
export const known = (text: string): Words => sameAs.get(plain(text)) ?? []

const severity = /^(?:mild|moderate|severe) (?=.)/i

/** A state with its severity before it, in all the spellings of the state: "severe extensive colitis"; nothing where that is not what is written. */
export const graded = (text: string): Words => {
  const [grade = ""] = severity.exec(text) ?? []

  return grade === "" ? [] : known(text.slice(grade.length)).map((each) => `${grade}${each}`)
}

const risk = /\b(?:very )?(?:high|intermediate|low)[ -]risk\b/i

/** The group of risk of a tumour that has not spread, by which texts call it alone: "high-risk localized". */
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

import * as ClassNumbers from "../ClassNumbers.ts"
import * as MeasureRows from "../MeasureRows.ts"

const letters = `${ClassNumbers.lettered + 1} to ${ClassNumbers.lettered + 5}`

/** Scales of classes, of diseases that are no tumors. The lower ones are the better ones, unless it is told. */
export const classes = MeasureRows.read(
  `
NYHA | New York Heart Association | New York Heart Associate | NYHA functional class | NYHA functional classes | NYHA FC |
  New York Heart Association functional class | New York Heart Association (NYHA) functional class = 1 to 4.9 # Criteria Committee of the NYHA 1994
MGFA | Myasthenia Gravis Foundation of America = 0 to 5 # Jaretzki 2000; a and b tell where somebody is weakest
{WHO ,}functional {class,classes} | WHO-FC = 1 to 4.9; not behind association nyha ) ccs killip iv iii ii # ESC 2022
Hoehn and Yahr | Hoehn & Yahr | Hoehn-Yahr | Hoehn/Yahr | H&Y | H & Y | H and Y | H/Y | HY stage | Hoehn and Yahr (H&Y) = 0 to 5; stages of parkinson parkinsonism # Goetz 2004
ACC/AHA stage: {ACC/AHA,AHA/ACC,ACCF/AHA,AHA}{, stage, stages, class} | American College of Cardiology/American Heart Association{, stage}
  = ${letters}; of letters # Heidenreich 2022: stages of heart failure
CCS | Canadian Cardiovascular Society = 0 to 4.9 # Campeau 1976
Killip: killip = 1 to 4.9 # Killip 1967
Rutherford: rutherford = 0 to 6.9 # Rutherford 1997
Fontaine: fontaine = 1 to 4.9 # Fontaine 1954
GOLD = 1 to 4.9 | ${letters}; of letters # GOLD 2025: its grades, and the groups that are told by letters
mMRC | mMRC {dyspnea,dyspnoea} | {MRC,modified Medical Research Council} {dyspnea,dyspnoea} | Medical Research Council dyspnea = 0 to 5 # Mahler 1988
ASA | ASA-PS | American Society of Anesthesiologists | American Society of Anesthesiology | American Society of Anesthesia = 1 to 6; of everyone; not behind 5 # ASA 2020
Child-Pugh | Child-Turcotte-Pugh | Child-Pugh-Turcotte | Childs Pugh | Childs | CTP | CHILD score | CHILD class
  = 5 to 15 points | ${letters} in classes from 5 7 10; of letters; of grades # Pugh 1973: its points, and the letters that they make
METAVIR: metavir | {,liver ,hepatic }fibrosis {stage,stages,score} = 0 to 4.9;
  not behind marrow pulmonary lung renal kidney interstitial cardiac cystic; entered {,liver ,hepatic }fibrosis # Bedossa 1996, Kleiner 2005
GMFCS | Gross Motor Function Classification System = 1 to 5 # Palisano 1997
Brooke: brooke = 1 to 6 # Brooke 1981
Vignos: vignos = 1 to 10 # Vignos 1963
ASIA impairment scale: ASIA | ASIA impairment | ASIA impairment scale | AIS grade | ASIA grade | AIS = ${letters}; high is better; of letters # ASIA 2019
Kellgren{-, and , & }Lawrence | {KL,K-L} grade = 0 to 4.9 # Kellgren 1957
Tanner: tanner | sexual maturity rating = 1 to 5 # Tanner 1962
Mallampati: mallampati = 1 to 4 # Mallampati 1985; Samsoon 1987
Hurley: hurley = 1 to 3.9 # Hurley 1989
Fitzpatrick: fitzpatrick | skin {type,types,phototype,phototypes} = 1 to 6 # Fitzpatrick 1988
CEAP = 0 to 6 # Lurie 2020
Mayo stage: mayo stage | mayo stages | mayo cardiac stage | mayo clinic stage | mayo 2004 stage | mayo 2012 stage |
  revised mayo stage | modified mayo stage = 1 to 4.9 # Dispenzieri 2004, Wechalekar 2013, Kumar 2012
PND score: PND | polyneuropathy disability = 0 to 4.9 # Yamamoto 2007
FAP stage: FAP | coutinho = 0 to 3.9 # Coutinho 1980
lupus nephritis class: ISN/RPS | ISN-RPS | lupus nephritis | LN | lupus glomerulonephritis = 1 to 6 # ISN and RPS 2004
Hunt-Hess: Hunt and Hess | Hunt-Hess | Hunt & Hess = 0 to 5 # Hunt 1968
WFNS = 1 to 5 # WFNS 1988
C-SSRS | CSSRS | Columbia Suicide Severity Rating Scale{, (C-SSRS)} | suicidal ideation | {C-SSRS,CSSRS}{,:} suicidal ideation
  = 0 to 5; not behind ham d madrs bdi phq # Posner 2011
Braak: braak = 0 to 6 # Braak 2006
Fazekas: fazekas = 0 to 3 # Fazekas 1987
Perugini: perugini = 0 to 3 # Perugini 2005: how much of a bone tracer the heart takes up
NAC stage: NAC stage | NAC ATTR stage | national amyloidosis centre stage = 1 to 3.9 # Gillmore 2018
Wagner: wagner = 0 to 5 # Wagner 1981
grade of neuropathy: {,peripheral ,peripheral sensory ,sensory }neuropathy | peripheral neuropathies | CIPN | neurotoxicity |
  neuropathic symptoms = 0 to 5; of grades; not behind optic diabetic autonomic cranial multifocal # CTCAE 5
House-Brackmann = 1 to 6 # House 1985
BI-RADS | BIRADS = 0 to 6.9 | ${letters}; of letters # ACR 2013: its categories, and the density by letters
PI-RADS | PIRADS = 1 to 5.9 # ACR 2019
TI-RADS | TIRADS | TI-RAD | EU-TIRADS | {ACR,EU,K} TI-RADS | thyroid imaging reporting {and,&} data system = 1 to 5.9 # ACR 2017
O-RADS = 0 to 5.9 # ACR 2020
Deauville: deauville = 1 to 5; entered Lugano score # Barrington 2014
ALBI grade = 1 to 3.9 # Johnson 2015
ACLF grade = 0 to 3.9 # EASL-CLIF 2013
West Haven | Conn (West Haven) | {,overt }hepatic encephalopathy = 0 to 4.9; of grades; entered hepatic encephalopathy grade # Vilstrup 2014
EHRA {,class,score,symptom score} = 1 to 4.9 # EHRA 2014
MIRS | muscular impairment rating scale = 1 to 5 # Mathieu 2001
MACS | manual ability classification system = 1 to 5 # Eliasson 2006
Sarnat: sarnat = 1 to 3 # Sarnat 1976
PSI class: {PSI,PORT}{ risk,} class | pneumonia severity index{, class} = 1 to 5 # Fine 1997
Rutgeerts: rutgeerts = 0 to 4.9 # Rutgeerts 1990
acute GVHD grade: acute GVHD | aGVHD | acute graft{-,}versus{-,}host disease{, (GVHD)}
  = 0 to 4.9; of grades; not before of the | of liver | of skin | of gut; entered {GVHD,aGVHD} # Harris 2016
pressure ulcer stage: pressure {ulcer,ulcers,injury,injuries,sore,sores} = 1 to 4.9 # NPIAP 2016
Hinchey: hinchey = 1 to 4.9 # Hinchey 1978
Goligher: goligher = 1 to 4.9 # Goligher 1984
Pfirrmann: pfirrmann = 1 to 5 # Pfirrmann 2001
Outerbridge: outerbridge = 0 to 4.9 # Outerbridge 1961
Spetzler-Martin = 1 to 5 # Spetzler 1986
Gustilo: gustilo | Gustilo{-, and }Anderson = 1 to 3.9 # Gustilo 1984
lymphedema stage: ISL | International Society of Lymphology = 0 to 3.9 # ISL 2020
Los Angeles grade: Los Angeles{, classification, grade} | LA {grade,grades,classification,class} = ${letters}; of letters # Lundell 1999
Ross: ross {class,classification} = 1 to 4.9 # Ross 2012: heart failure of children
INTERMACS: intermacs = 1 to 7; high is better # Stevenson 2009
SCAI = ${letters}; of letters # Naidu 2022
Mayo imaging class: mayo {,imaging ,ADPKD }{class,classes,classification} | mayo clinic {,imaging }classification = 1 to 2.9 # Irazabal 2015: of polycystic kidneys
`,
  "low is better; of few values; of numbers",
)

/** What tells the risk of a disease by its group: MDS, myelofibrosis, CMML and CLL. */
export const risks = MeasureRows.read(
  `
DIPSS{, plus,+} | dynamic international prognostic {scoring ,}system = ${ClassNumbers.allRisks} # Passamonti 2010
MIPSS70 | MIPSS70+ | MIPSS70-plus | MIPSS-70 | MIPSS = ${ClassNumbers.allRisks} # Guglielmelli 2018
MYSEC-PM | MYSEC = ${ClassNumbers.allRisks} # Passamonti 2017
IPSS-R | IPSSR | R-IPSS | rIPSS | revised IPSS | revised international prognostic scoring system{, (IPSS)} | international
  prognostic scoring system{-revised, (IPSS)-revised, (IPSS-R), (R-IPSS)} = ${ClassNumbers.allRisks} # Greenberg 2012
IPSS-M | molecular international prognostic scoring system = ${ClassNumbers.allRisks} # Bernard 2022
IPSS | international prognostic scoring system = ${ClassNumbers.allRisks}; not behind dynamic revised molecular -;
  not before - r | - m | ( ipss - r | ( dipss | ( r - ipss | - revised # Greenberg 1997
CPSS | CPSS-mol | CMML-specific prognostic scoring system = ${ClassNumbers.allRisks} # Such 2013
CLL-IPI = ${ClassNumbers.allRisks} # International CLL-IPI working group 2016
`,
  "low is better; of few values; of risks",
)

const staged = "low is better; of few values; of numbers"

/** Scales of stages of which another value tells nothing: of what is no tumor. Those without a disease are of several. */
export const stages = MeasureRows.read(
  `
HD-ISS | HD integrated staging system = 0 to 7; stages of huntington # Tabrizi 2022
King's | Kings = 0 to 7; stages of als amyotrophic motor # Roche 2012
KDIGO = 0 to 7; stages of kidney renal nephropathy # KDIGO 2012
CKD | chronic kidney disease = 0 to 7; stages of kidney renal nephropathy # KDIGO 2024
Ludwig = 0 to 7; stages of biliary cholangitis # Ludwig 1978
GAP = 0 to 7; stages of pulmonary # Ley 2012
WHO clinical | WHO paediatric clinical | WHO pediatric clinical = 0 to 7; stages of hiv aids # WHO 2007
WHO group | WHO groups | WHO category = 0 to 7 # ESC 2022
LI-RADS = 0 to 7 # ACR 2018
FAST = 0 to 7 # Reisberg 1988
global deterioration scale | global deterioration = 0 to 7 # Reisberg 1982
`,
  staged,
)

/** The same of tumors, whose grades are among them, and types of diseases. */
export const stagesOfTumors = MeasureRows.read(
  `
BCLC | barcelona clinic liver cancer = 0 to 7 # EASL 2024
CNLC | china liver cancer = 0 to 7 # Zhou 2023
Rai = 0 to 7 # iwCLL 2018
Binet = 0 to 7 # iwCLL 2018
R-ISS | RISS = 0 to 7 # IMWG 2015
ISS | international staging system = 0 to 7; not behind r revised # IMWG 2005
Dukes | Dukes' = 0 to 7 # Dukes 1932
Masaoka | Masaoka-Koga = 0 to 7 # Koga 1994
grade group | ISUP = 0 to 7 # Epstein 2016
grade | grades = 0 to 7 # of tumours alone
{type,Type,TYPE,types} = 0 to 7; not before a | b | c | d # of SMA, Gaucher disease, narcolepsy and others
`,
  staged,
)

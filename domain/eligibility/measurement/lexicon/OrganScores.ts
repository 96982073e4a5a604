import * as MeasureRows from "../MeasureRows.ts"

/** What is scored of the heart and its vessels, and what is measured of them by an examination. */
export const ofHeart = MeasureRows.read(`
CHA2DS2-VASc | CHA2DS2VASc | CHADS2-VASc | CHADS-VASc = 0 to 9 points; low is better # Lip 2010
CHADS2 = 0 to 6 points; low is better; not before - vasc # Gage 2001
HAS-BLED = 0 to 9 points; low is better # Pisters 2010
GRACE score: GRACE{, risk} score = 1 to 372 points; low is better # Fox 2006
SYNTAX score | SYNTAX = 0 to 100 points; low is better; not before ii | II # Sianos 2005
coronary calcium: Agatston{, score} | CAC{, score} | coronary {artery calcium,artery calcification,calcium} score | coronary artery calcium (CAC) score
  = 0 to 20000 points, u; low is better # Agatston 1990
carotid stenosis | carotid artery stenosis | internal carotid artery stenosis = 1 to 100 %; low is better; of units # ESVS 2023
aortic valve area | AVA = 0.1 to 5 cm2; high is better; of units # ACC 2020: in cm²
aortic gradient: mean {aortic ,aortic valve ,transvalvular ,transaortic ,}gradient = 1 to 150 mmHg; low is better; of units # ACC 2020
aortic velocity: {,peak }aortic {,jet ,valve }velocity = 0.5 to 8 m/s, m/sec; low is better; of units # ACC 2020
TAPSE | tricuspid annular plane systolic excursion = 2 to 40 mm; high is better # ASE 2015
LAVI | left atrial volume index | LA volume index = 5 to 200 ml/m2; low is better # ASE 2015
E/e' = 2 to 60; low is better # ASE 2016
PVC burden | VPC burden = 0 to 100 %; low is better # ESC 2022
toe pressure = 0 to 200 mmHg; high is better; of units # AHA 2012
TcPO2 | transcutaneous oxygen {pressure,tension} = 0 to 100 mmHg; high is better # AHA 2012
`)

/** What is scored of lungs and breath, and of an acute illness. */
export const ofLungs = MeasureRows.read(`
BODE index | BODE = 0 to 10 points; low is better # Celli 2004
GAP score: GAP {index,score} = 0 to 8 points; low is better # Ley 2012
E-RS | E-RS COPD | E-RS: COPD | evaluating respiratory symptoms = 0 to 40 points; low is better # Leidy 2014
AQLQ | asthma quality of life questionnaire = 1 to 7 points; high is better # Juniper 1992
childhood asthma control test | C-ACT | cACT = 0 to 27 points; high is better # Liu 2007
LCQ | leicester cough questionnaire = 3 to 21 points; high is better # Birring 2003
BSI: bronchiectasis severity index | BSI = 0 to 26 points; low is better # Chalmers 2014
reversibility: {FEV1,bronchodilator,BD,FEV1 bronchodilator,airway} reversibility = 1 to 150 %; of units # GINA 2024
maximal inspiratory pressure | maximum inspiratory pressure | MIP | Pimax = 5 to 250 cmH2O; high is better; of units # ATS and ERS 2002
maximal expiratory pressure | maximum expiratory pressure | MEP | Pemax = 5 to 350 cmH2O; high is better; of units # ATS and ERS 2002
cough peak flow | peak cough flow = 20 to 1000 l/min; high is better; of units # ERS 2012
WHO ordinal scale: {WHO,World Health Organization}{, 8-point, 9-point} ordinal scale | OSCI | {WHO ,}ordinal scale for clinical improvement
  = 0 to 8 points; step 1; low is better; of few values # WHO 2020
WHO clinical progression scale: {WHO,World Health Organization} clinical progression scale | clinical progression scale | WHO-CPS
  = 0 to 10 points; step 1; low is better; of few values # WHO 2020
NEWS2 | NEWS-2 | NEWS score | national early warning score{, 2} = 0 to 20 points; low is better # RCP 2017
qSOFA | quick SOFA | quick sequential organ failure assessment = 0 to 3 points; low is better # Seymour 2016
CURB-65 | CURB65 = 0 to 5 points; low is better # Lim 2003
SAPS II | simplified acute physiology score II = 0 to 163 points; low is better # Le Gall 1993
Murray score: murray{, lung injury} score = 0 to 4 points; low is better # Murray 1988
nasal polyp score: {bilateral ,endoscopic ,total ,}nasal polyp{s,} score = 0 to 8 points; low is better; entered NPS # Gevaert 2013
nasal congestion score: {nasal ,}congestion score | NCS = 0 to 3 points; low is better # FDA 2018
EAT-10 | eating assessment tool-10 = 0 to 40 points; low is better # Belafsky 2008
`)

/** What is scored or measured of bowels and liver. */
export const ofBelly = MeasureRows.read(`
HBI | harvey-bradshaw index = 0 to 60 points; low is better # Harvey 1980
SCCAI | simple clinical colitis activity index = 0 to 19 points; low is better # Walmsley 1998
UCEIS | ulcerative colitis endoscopic index of severity = 0 to 8 points; low is better # Travis 2012
Eckardt: eckardt{, symptom} score | eckardt = 0 to 12 points; low is better # Eckardt 1992
IBS-SSS | IBS severity scoring system | irritable bowel syndrome severity scoring system = 0 to 500 points; low is better # Francis 1997
GCSI | GCSI-DD | ANMS GCSI-DD | gastroparesis cardinal symptom index = 0 to 5 points; low is better # Revicki 2003
FAST score | FibroScan-AST{, score} | FibroScan-AST (FAST) score = 0 to 1; low is better # Newsome 2020
APRI = 0.01 to 50; low is better # Wai 2003
NAFLD fibrosis score = -8 to 8; low is better; entered NFS # Angulo 2007
Ishak: ishak{, score, stage, fibrosis, fibrosis score, fibrosis stage} = 0 to 6; low is better; of few values # Ishak 1995
ALBI score = -5 to 1; low is better # Johnson 2015
Lille: lille{, model} score | lille = 0 to 1; low is better # Louvet 2007
CLIF-C ACLF = 0 to 100 points; low is better # Jalan 2014
CLIF-C AD = 0 to 100 points; low is better # Jalan 2015
prothrombin activity: prothrombin{, time} activity | PTA = 1 to 150 %; high is better; of units # APASL 2019
ICG retention: ICG-R15 | ICGR15 | indocyanine green retention{, rate}{, at 15 minutes} = 0 to 100 %; low is better # Makuuchi 1993
`)

/** What is scored or measured of kidneys, bladder and the organs beside it, and of births. */
export const ofBladder = MeasureRows.read(`
prostate symptom score: international prostate symptom score | IPSS | I-PSS | AUA{ urinary,} symptom {score,index} | American {Urological,Urologic} Association{, (AUA)}{ urinary,} symptom {score,index} | AUASS | AUA-SI | AUASI | AUA-SS
  = 0 to 35 points; low is better; not before - r | - m | ( ipss - r | - revised # Barry 1992
IIEF erectile function: IIEF-EF | IIEF erectile function{, domain} | erectile function domain of the {IIEF,international index of erectile function}
  = 1 to 30 points; high is better # Rosen 1997
SHIM | IIEF-5 | sexual health inventory for men = 1 to 25 points; high is better # Rosen 1999
prostate volume | prostate size | prostate gland volume = 5 to 400 ml, cc, cm3, g # EAU 2024
NIH-CPSI | CPSI | chronic prostatitis symptom index = 0 to 43 points; low is better # Litwin 1999
Kt/V | spKt/V | single pool Kt/V = 0.1 to 6; high is better # KDOQI 2015
bishop score: bishop{,'s} score = 0 to 13 points; high is better # Bishop 1964
cervical length = 1 to 80 mm | 0.1 to 8 cm × 10; high is better; of units # ACOG 2021: in millimetres
antral follicle count | AFC = 0 to 100; of few values # ESHRE 2020
endometrial thickness = 0.5 to 60 mm; of units # in millimetres
apgar: apgar{, score} = 0 to 10 points; high is better # Apgar 1953
menstrual blood loss | MBL = 1 to 2000 ml; low is better; of units # FIGO 2018
PBAC | pictorial {blood loss ,blood ,}assessment chart | pictorial bleeding assessment chart = 0 to 5000 points; low is better # Higham 1990
HOMA-IR = 0.1 to 60; low is better # Matthews 1985
time in range | TIR = 1 to 100 %; high is better; of units # ADA 2025
FSFI | female sexual function index = 2 to 36 points; high is better # Rosen 2000
`)

/** Scores and counts of skin and hair. */
export const ofSkin = MeasureRows.read(
  `
POEM | patient-oriented eczema measure = 0 to 28 points # Charman 2004
UCT: urticaria control test | UCT = 0 to 16 points; high is better # Weller 2014
HDSS | hyperhidrosis disease severity scale = 1 to 4 points; step 1; of few values # Strutton 2004
F-VASI | FVASI | facial vitiligo area scoring index = 0 to 3 points # Hamzavi 2004
T-VASI | TVASI | total vitiligo area scoring index = 0 to 100 points # Hamzavi 2004
mNAPSI | modified nail psoriasis severity index = 0 to 140 points # Cassell 2007
NAPSI | nail psoriasis severity index = 0 to 160 points; not behind m modified # Rich 2003
PSSI | psoriasis scalp severity index = 0 to 72 points # Thaci 2001
BPDAI | bullous pemphigoid disease area index = 0 to 360 points # Murrell 2012
IHS4 | international hidradenitis suppurativa severity score{, system} = 0 to 300 points # Zouboulis 2017
draining tunnels: draining {tunnel count,tunnels,tunnel,fistula count,fistulas,fistulae,fistula} = 0 to 100 # Kimball 2016
inflammatory lesions: inflammatory {lesions,lesion,lesion count,facial lesions,acne lesions} = 0 to 300; not behind non # FDA 2018
noninflammatory lesions: {non-inflammatory,noninflammatory} {lesions,lesion,lesion count,facial lesions,acne lesions} = 0 to 400 # FDA 2018
actinic keratoses: actinic {keratoses,keratosis lesions} | AK lesions | AKs = 0 to 200 # Olsen 1991
mSWAT | modified severity-weighted assessment tool = 0 to 400 points # Olsen 2011
PPPASI | palmoplantar {psoriasis,pustulosis} area and severity index = 0 to 72 points # Bhushan 2001
GPPGA | {GPP,generalized pustular psoriasis} physician global assessment = 0 to 4 points; step 1; of few values # Burden 2022
CDLQI | children's dermatology life quality index = 0 to 30 points # Lewis-Jones 1995
wound area: {wound,ulcer,target wound} {area,size,surface area} = 0.1 to 1000 cm2; of units # in cm²
`,
  "low is better",
)

/** What is measured of eyes. */
export const ofEyes = MeasureRows.read(`
DRSS | DRSS level | diabetic retinopathy severity {scale,score}{, level} = 10 to 90 points; low is better; of few values # ETDRS 1991
geographic atrophy area: {,total }{GA,geographic atrophy} {area,lesion area,lesion size,lesion,size} = 0.1 to 80 mm2; low is better; of units # FDA 2017
mean deviation: {,visual field ,HVF }mean deviation = -35 to 10 db; high is better; entered MD # Hodapp 1993: in decibels
clinical activity score | CAS = 0 to 10 points; low is better # Mourits 1997: of the eyes in thyroid disease
maximum keratometry: Kmax | maximum keratometry | maximum simulated keratometry = 30 to 100 diopters, d; low is better; of units # in dioptres
central corneal thickness | corneal thickness | CCT | pachymetry = 200 to 900 um; of units # in µm
axial length = 15 to 40 mm; of units # in millimetres
cup-to-disc ratio | C/D ratio = 0 to 1; low is better # EGS 2020
vitreous haze = 0 to 4; low is better; of few values # Nussenblatt 1985
`)

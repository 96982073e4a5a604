import * as MeasureRows from "../MeasureRows.ts"

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
ICG retention: ICG-R15 | ICGR15 | ICG R15 | indocyanine green retention{, rate}{, at 15 minutes} = 0 to 100 %; low is better # Makuuchi 1993
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
Kt/V | spKt/V | single-pool Kt/V | single pool Kt/V = 0.1 to 6; high is better # KDOQI 2015
bishop score: bishop{,'s} score = 0 to 13 points; high is better # Bishop 1964
cervical length = 1 to 80 mm | 0.1 to 8 cm × 10; high is better; of units # ACOG 2021: in millimetres
antral follicle count | AFC = 0 to 100; of few values # ESHRE 2020
endometrial thickness = 0.5 to 60 mm; of units # in millimetres
apgar: apgar{, score} = 0 to 10 points; high is better # Apgar 1953
menstrual blood loss | MBL = 1 to 2000 ml; low is better; of units # FIGO 2018
PBAC | pictorial {blood loss ,blood ,}assessment chart | pictorial bleeding assessment chart = 0 to 5000 points; low is better # Higham 1990
HOMA-IR = 0.1 to 60; low is better # Matthews 1985
time in range | TIR = 1 to 100 %; high is better; of units # ADA 2025
`)

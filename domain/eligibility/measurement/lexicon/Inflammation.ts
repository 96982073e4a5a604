import * as MeasureRows from "../MeasureRows.ts"

/** Scores of inflamed skin, joints and bowels. */
export const inflammation = MeasureRows.read(`
PASI | psoriasis area and severity index | psoriasis area severity index
  = 0 to 72 points; low is better; not before 50 | 75 | 90 | 100 | - 75 | - 90 # Fredriksson 1978
EASI | eczema area and severity index = 0 to 72 points; low is better; not before 50 | 75 | 90 | - 75 | - 90 # Hanifin 2001
IGA: vIGA-AD | v-IGA-AD | IGA-AD | vIGA | IGA | {,validated }{investigator's,investigator} global assessment{, for atopic dermatitis, scale for atopic dermatitis, for AD}
  = 0 to 5 points; step 1; low is better; of few values; not before nephropathy # Simpson 2020
SCORAD | scoring atopic dermatitis = 0 to 103 points; low is better # European Task Force on Atopic Dermatitis 1993
PP-NRS | PPNRS | {peak pruritus,pruritus,itch,WP,WI,worst itch} NRS | WINRS | {peak pruritus,worst pruritus,worst itch} {numerical,numeric} rating scale |
  worst itching intensity numerical rating scale = 0 to 10 points; low is better # Yosipovitch 2019
AN count: abscess and inflammatory nodule count | abscess and inflammatory nodule (AN) count | abscess and inflammatory nodules |
  abscess and nodule count | AN count = 0 to 200; low is better # Kimball 2016
SALT | SALT score | severity of alopecia tool | scalp hair loss = 0 to 100 points, %; low is better # Olsen 2004
DLQI | dermatology life quality index = 0 to 30 points; low is better # Finlay 1994
body surface area: BSA | TBSA | body surface area | {body,skin} surface | skin surface area | {total body,total skin} surface area | BSA affected | {body surface area,BSA} involvement
  = 0 to 100 %; low is better # Fredriksson 1978: the share of the skin that is inflamed
DAS28 | DAS28-CRP | DAS28-ESR | DAS28(CRP) | disease activity score 28 = 0 to 10 points; low is better # Prevoo 1995
BASDAI | bath ankylosing spondylitis disease activity index = 0 to 10 points; low is better # Garrett 1994
SLEDAI | SLEDAI-2K | hSLEDAI | systemic lupus erythematosus disease activity index = 0 to 105 points; low is better; not behind clinical # Gladman 2002
ESSDAI | EULAR {sjögren's,sjogren's} syndrome disease activity index = 0 to 123 points; low is better # Seror 2010
CDASI: CDASI-A | CDASI activity | CDASI | cutaneous dermatomyositis disease area and severity index
  = 0 to 100 points; low is better; not before damage | - d # Yassaee 2010: its activity
PUCAI | {pediatric,paediatric} ulcerative colitis activity index = 0 to 85 points; low is better # Turner 2007
PCDAI | wPCDAI | {pediatric,paediatric} crohn's disease activity index = 0 to 125 points; low is better # Hyams 1991
CDAI | crohn's disease activity index = 0 to 600 points; low is better # Best 1976
Mayo score: {,full ,total ,complete }mayo score | mayo clinic score | mayo scoring system {for ,}assessment of ulcerative
  colitis activity = 0 to 12 points; low is better; not behind partial modified adapted # Schroeder 1987
modified Mayo score: modified mayo score | adapted mayo score | mMS | modified mayo | modified mayo clinic score | mMCS = 0 to 12 points; low is better # FDA 2022
ACT: asthma control test | ACT {,total }score | ACT questionnaire = 5 to 25 points; high is better; not behind childhood; entered ACT # Nathan 2004
ACQ: asthma control questionnaire | ACQ | ACQ-5 | ACQ-6 | ACQ-7 = 0 to 6 points; low is better # Juniper 1999
CAT score: COPD assessment test | CAT score | CAT total score = 0 to 40 points; low is better; entered CAT # Jones 2009
UAS7 | urticaria activity score = 0 to 42 points; low is better # EAACI 2022: over seven days
ISS7 | itch severity score = 0 to 21 points; low is better # EAACI 2022: over seven days
fecal calprotectin | faecal calprotectin | stool calprotectin | calprotectin | FCP
  = 5 to 30000 ug/g, mg/kg; low is better; not behind serum plasma # ECCO 2023: in µg/g
Mayo endoscopic subscore: {,mayo }{endoscopic,endoscopy} subscore | MES = 0 to 3 points; step 1; low is better; of few values # Schroeder 1987
partial Mayo score: partial mayo{, score} | pMayo = 0 to 9 points; low is better # Lewis 2008
physician's global assessment: sPGA | {static ,}{physician's,physician} global assessment | {static ,}PGA | PGA {,mayo }subscore
  | physician's global assessment {,(PGA) mayo }subscore = 0 to 5 points; step 1; low is better; of few values # Langley 2015
Rodnan skin score: mRSS | modified rodnan skin score | rodnan skin score = 0 to 51 points, u; low is better # Clements 1995
SES-CD | simple endoscopic score for crohn's disease | simple endoscopic score for crohn disease |
  simplified endoscopic score for crohn's disease = 0 to 60 points; low is better # Daperno 2004
swollen joint count: swollen joints | swollen joint | swollen joint count | SJC | SJC66 | swollen
  = 0 to 78; low is better; not before lymph | nodes | areas | or # ACR 1995: "at least 3 swollen and 3 tender joints"
tender joint count: tender joints | tender | tender joint | tender joint count | TJC | TJC68 | painful joints | tender or painful joints
  = 0 to 78; low is better; not before points | point | spots | areas | lymph | or | to # ACR 1995
active joint count: active joint count | active joints | active joint | active arthritis | joints with active arthritis |
  joints with active disease = 0 to 80; low is better # Wallace 2011
SDAI | simplified disease activity index = 0 to 86 points; low is better # Smolen 2003
clinical SLEDAI: clinical {SLEDAI,SLEDAI-2K,hSLEDAI} | cSLEDAI | cSLEDAI-2K = 0 to 105 points; low is better # Uribe 2004
JADAS10 | JADAS-10 | cJADAS10 | cJADAS-10 = 0 to 40 points; low is better # Consolaro 2009
JADAS27 | JADAS-27 = 0 to 57 points; low is better # Consolaro 2009
JADAS71 | JADAS-71 = 0 to 101 points; low is better # Consolaro 2009
DAPSA = 0 to 164 points; low is better # Schoels 2010
widespread pain index | WPI = 0 to 19 points; low is better # ACR 2010
FIQR | FIQ | FIQ-R | {,revised }fibromyalgia impact questionnaire{, revised} = 0 to 100 points; low is better # Bennett 2009
roland-morris: RMDQ | roland{ , and }morris disability questionnaire = 0 to 24 points; low is better # Roland 1983
DASH: DASH score | disabilities of the arm, shoulder and hand | QuickDASH | Quick-DASH = 0 to 100 points; low is better # Hudak 1996
painDETECT = -1 to 38 points; low is better # Freynhagen 2006
LANSS | S-LANSS = 0 to 24 points; low is better # Bennett 2001
pain catastrophizing scale | pain catastrophising scale | PCS = 0 to 52 points; low is better # Sullivan 1995
ASDAS | ASDAS-CRP | ankylosing spondylitis disease activity score = 0.5 to 9 points; low is better # Lukas 2009
BASFI | bath ankylosing spondylitis functional index = 0 to 10 points; low is better # Calin 1994
HAQ-DI | HAQ | health assessment questionnaire-disability index = 0 to 3 points; low is better # Fries 1980
BVAS | BVAS/WG | BVAS v3 | birmingham vasculitis activity score = 0 to 68 points; low is better # Mukhtyar 2009
ESSPRI | EULAR {sjögren's,sjogren's} syndrome patient reported index = 0 to 10 points; low is better # Seror 2011
MMT-8 | MMT8 | manual muscle testing 8 = 0 to 150 points; high is better # Rider 2010
neck disability index | NDI = 0 to 100 %, points; low is better # Vernon 1991
`)

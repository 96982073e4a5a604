import * as MeasureRows from "../MeasureRows.ts"

const ofPredicted = "% predicted, % of normal, %"

/** What is not the weight or the pressure of somebody as they are. */
const ofChange = "loss | gain | change | reduction | management | bearing | - bearing | control | lowering"

/** What is measured of breath and heart, and weight for height. */
export const heartAndLungs = MeasureRows.read(`
FVC | ppFVC | forced vital capacity | vital capacity = 10 to 150 ${ofPredicted} | 0.2 to 8 l; high is better; not behind /
  # ATS and ERS 2019: in percent of what is predicted
SNIP | sniff nasal inspiratory pressure | sniff nasal pressure = 1 to 200 cmH2O; high is better # ATS and ERS 2002: in cmH2O
SVC | slow vital capacity | vital capacity = 10 to 150 ${ofPredicted} | 0.2 to 8 l; high is better # ATS and ERS 2019: in percent of what is predicted
FEV1 | ppFEV1 | forced expiratory volume in {1,one,the first} second | forced expiratory volume (FEV1) in {1,one} second = 10 to
  150 ${ofPredicted} | 0.2 to 7 l; high is better; not before / | - to - | to forced | to fvc # ATS and ERS 2019: in percent of what is predicted
FEV1/FVC | FEV1-to-FVC | FEV1:FVC | FEV1/forced vital capacity | forced expiratory volume in {1,one} second (FEV1)/forced vital
  capacity (FVC) | forced expiratory volume in 1 second{ (FEV1) to forced vital capacity (FVC),/forced vital capacity} = 0.1 to
  1 | 10 to 100 % × 0.01; high is better # GOLD 2025: the share of the first second
total lung capacity | TLC = 10 to 150 ${ofPredicted}; high is better # ATS and ERS 2005: in percent of what is predicted
{DLCO,DLco,DlCO,TLCO,TLco,DLCOc,DLCOcor,DLCOadj,DLCO adj,DLCO-SB} | diffusing capacity | diffusion capacity
  = 5 to 150 ${ofPredicted}; high is better # ATS and ERS 2017: in percent of what is predicted
oxygen saturation: SpO2 | SaO2 | oxygen saturation | oxygen saturations | O2 saturation | O2 sat | O2 sats | room air {sat,sats,saturation} | Sat O2 | SatO2 | O2Sat | pulse {oximetry,oxygen,ox} = 50 to 100 %; high is better; of everyone; entered oxygen level | oxygen | O2 level | sats | O2 # ATS 2002
LVEF | left ventricular ejection fraction | left ventricle ejection fraction | ejection fraction | LV EF | LV ejection fraction | left ventricular EF | EF
  = 5 to 90 %, % predicted; high is better; of everyone; not behind gallbladder gall # ASE 2015
RVEF | right ventricular ejection fraction = 5 to 90 %; high is better # ASE 2015
shortening fraction | fractional shortening | LVSF | LVFS = 3 to 70 %; high is better # ASE 2015
NT-proBNP | NTproBNP | NT-Pro-BNP | NTpro-BNP | N-terminal pro-B-type natriuretic peptide | N-terminal pro-brain natriuretic peptide
  = 5 to 1e5 pg/ml, ng/l | 0.5 to 12000 pmol/l × 8.457; low is better # ESC 2021: in ng/L, which is pg/mL
PEF | PEFR | peak expiratory flow{, rate} = 5 to 150 ${ofPredicted} | 20 to 1000 l/min; high is better # GINA 2024
FeNO | FENO | {fractional ,}exhaled nitric oxide = 1 to 400 ppb; low is better # ATS 2011: in parts per billion
oxygen desaturation index | ODI | ODI4 | ODI3 = 0 to 150 events/h, events/hour, /h; low is better; of units # AASM 2012
peak VO2: peak VO2 | VO2 peak | VO2peak | VO2max | VO2 max | pVO2 | peak oxygen {uptake,consumption} = 3 to 90 ml/kg/min, ml/min/kg; high is better # AHA 2010
STS score: STS{, PROM}{, risk} score | STS-PROM | STS predicted risk of mortality | Society of Thoracic Surgeons{, predicted}{, risk}{, of mortality} score
  = 0 to 100 %, points; low is better # O'Brien 2009
BNP | brain natriuretic peptide | B-type natriuretic peptide = 2 to 20000 pg/ml, ng/l; low is better; not behind pro # ESC 2021: in ng/L, which is pg/mL
troponin = 0.1 to 100 ULN; low is better; not before t | i | - t | - i # ESC 2020
troponin T | cTnT | TnT | hs-cTnT | cardiac troponin T | hs-troponin T | high-sensitivity troponin T
  = 0.001 to 50 ng/ml | 1 to 50000 ng/l, pg/ml × 0.001 | 0.1 to 100 ULN; low is better # ESC 2020
troponin I | cTnI | TnI | hs-cTnI | cardiac troponin I | hs-troponin I | high-sensitivity troponin I
  = 0.001 to 50 ng/ml | 1 to 50000 ng/l, pg/ml × 0.001 | 0.1 to 100 ULN; low is better # ESC 2020
QTc: QTcF | QTc | QTC | QTcB | corrected QT{, interval} | QT{, interval, intervals} corrected{, for heart rate}
  = 250 to 700 ms, msec | 0.25 to 0.7 seconds, s, sec × 1000; low is better to 400; of everyone # ICH E14: in milliseconds
PR interval: PR interval | P-R interval | PQ interval | PR duration
  = 80 to 500 ms, msec | 0.08 to 0.5 seconds, s, sec × 1000; low is better to 120; of everyone # AHA 2009: in milliseconds
QRS duration: QRS duration | QRS interval | QRS complex duration | QRS complex | QRS width | QRS
  = 40 to 300 ms, msec | 0.04 to 0.3 seconds, s, sec × 1000; low is better to 80; of everyone # AHA 2009: in milliseconds
BMI | body mass index = 10 to 80 kg/m2, kg/sqm, kg/m, points | 0 to 100 percentile; of everyone; not before percentile | for age | - for # WHO 2000: in kg/m²
`)

/** What is measured of the body as a whole: its weight, its girth, its pressures and its pain. */
export const weightAndPressure = MeasureRows.read(`
body weight | bodyweight | weight | weigh | weighs | weighing
  = 1 to 300 kg | 2 to 660 lb × 0.4536 with 0 decimals | 400 to 9999 g × 0.001; of everyone; not behind birth molecular tumor kg / stable ideal dry fetal;
  not before ${ofChange} | for | - for # in kilograms
height | body height | standing height = 30 to 250 cm; of everyone; of units; not behind step seat chair; not before velocity # in centimeters
body temperature: temperature | body temperature | oral temperature | tympanic temperature | fever | febrile
  = 30 to 45 °c | 86 to 113 °f × 0.5556 + -17.78 with 1 decimal; low is better to 36; not behind room storage ambient skin water;
  not before ${ofChange} # WHO 2003: in degrees Celsius
ankle-brachial index | ankle-brachial pressure index | ABI | ABPI = 0.1 to 2.5; high is better to 1.3 # AHA 2012
waist circumference | abdominal circumference = 50 to 250 cm | 15 to 49 inches × 2.54 with 0 decimals; entered waist # WHO 2008: in centimeters
waist-to-hip ratio | waist{/, }hip ratio | WHR = 0.4 to 2; low is better # WHO 2008
systolic blood pressure | systolic BP | SBP | systolic{ pressure,} | blood pressure | BP
  = 60 to 300 mmHg; low is better to 120; of everyone; not behind diastolic mean pa rv lv artery arterial pulmonary ventricular;
  not before ${ofChange} | dysfunction | heart | function | murmur # ESC 2024: in mmHg
mean arterial pressure: mean {arterial,arterial blood,blood} pressure | MAP = 30 to 180 mmHg; of everyone; not before kinase | kinases | 2k # SCCM 2021: in mmHg
respiratory rate | breathing rate | respiration rate | respiratory frequency
  = 4 to 100 breaths/min, /min, bpm, points; low is better to 12; of everyone # WHO 2005: breaths a minute
birth weight | birthweight | weight at birth = 200 to 6000 g | 0.2 to 6 kg × 1000; not before percentile | for # WHO 2004: in grams
life expectancy | expected survival | estimated survival | anticipated survival | projected survival
  = 0.1 to 240 months | 1 to 1000 weeks ÷ 4.345 | 0.1 to 20 years × 12 | 1 to 999 days ÷ 30.4; high is better; of everyone; of units # in months
disease duration: {disease,illness} duration | duration of {the ,this ,}{disease,illness,diagnosis}
  = 0.1 to 600 months | 0.1 to 999 weeks ÷ 4.345 | 0.1 to 80 years × 12 | 1 to 9999 days ÷ 30.4; of units # in months
diastolic blood pressure | diastolic BP | DBP | diastolic{ pressure,}
  = 30 to 200 mmHg; low is better to 80; of everyone; of pairs; not before ${ofChange} | dysfunction | heart | function # ESC 2024: in mmHg
PaCO2 | pCO2 | PCO2 | partial pressure of carbon dioxide | arterial carbon dioxide | hypercapnia | hypercapnea
  = 15 to 150 mmHg | 2 to 20 kpa × 7.5 # GOLD 2025: in mmHg
PaO2 | pO2 | PO2 | paO2 | partial pressure of oxygen | arterial oxygen{ tension, pressure} = 20 to 600 mmHg | 3 to 19 kpa × 7.5;
  high is better; not before / | : | to fio2 | - to | ratio # GOLD 2025: in mmHg
intraocular pressure | IOP = 2 to 80 mmHg; low is better; entered eye pressure; not before ${ofChange} # EGS 2020: in mmHg
bone density T-score: T-score | BMD T-score | {lumbar spine,femoral neck,hip,bone mineral density} T-score
  = -7 to 5 points, sd; high is better # WHO 1994: standard deviations
gestational age | GA | gestation | weeks' gestation = 3 to 45 weeks; not behind multiple singleton twin multifetal # ACOG 2017: in weeks
pain rating: NRS | {numeric,numerical,numeric pain} rating scale | NPRS | pain NRS | NRS pain | pain
  {score,scores,rating,ratings,level,intensity,severity} | pain on {,a ,the }{0-10,0 to 10,1-10,10-point,11-point} = 0 to 10 points; low is better; not behind pruritus itch itching wp pp wi fatigue sleep
  appetite anxiety nausea # Farrar 2001
pain VAS | VAS {pain,for pain,pain score} | pain visual {analog,analogue} scale | visual {analog,analogue} scale {,(VAS) }for
  pain = 0 to 10 cm, points | 0 to 100 mm, points × 0.1; low is better; entered VAS # Jensen 2003
BPI average pain: BPI average pain | BPI-SF average pain | BPI-SF average pain item | average pain score | average pain intensity |
  average daily pain intensity | average daily pain score = 0 to 10 points; low is better # Cleeland 1994
BPI worst pain: BPI worst pain | BPI-SF worst pain | BPI-SF worst pain item | worst pain score | worst pain intensity | worst pain
  = 0 to 10 points; low is better # Cleeland 1994
urine flow: Qmax | {maximum,maximal,peak} {urinary flow,urine flow,flow} rate = 0 to 80 ml/s; high is better # EAU 2024: in mL/s
post-void residual: {post-void,postvoid,post-voiding} residual{, urine}{, volume} | PVR | residual urine volume = 0 to 3000 ml, cc; low is better; of units # EAU 2024: in mL
Oswestry: oswestry disability index | oswestry | ODI = 0 to 100 %, points; low is better # Fairbank 2000
SNOT-22 | sino-nasal outcome test | sino-nasal outcome test-22 = 0 to 110 points; low is better # Hopkins 2009
tumor size: {tumor,tumour,lesion,mass,nodule} size | size of {the ,}{tumor,tumour,lesion} |
  {largest,maximum,maximal,greatest,longest} {tumor,tumour,lesion} {diameter,dimension}
  = 0.5 to 500 mm | 0.05 to 50 cm × 10; of units; not behind brain target measurable nodal residual metastatic # AJCC 8: in millimetres
palpable spleen | palpable splenomegaly | spleen palpable | splenomegaly palpable
  = 1 to 40 cm; low is better; of units; entered spleen | spleen length # IWG-MRT 2013: below the costal margin
PaO2/FiO2 | PaO2:FiO2 | P/F ratio | PF ratio = 20 to 700 mmHg; high is better # ARDS Definition Task Force 2012: in mmHg
Charlson comorbidity index | charlson | CCI = 0 to 37 points; low is better # Charlson 1987
HCT-CI | HSCT-CI | HCT comorbidity index | hematopoietic cell transplantation comorbidity index |
  hematopoietic cell transplant comorbidity index = 0 to 26 points; low is better # Sorror 2005
frailty: clinical frailty {scale,score} | Rockwood{, clinical} frailty {scale,score} = 1 to 9 points; low is better; entered CFS # Rockwood 2005
G8: G8{, score, screening} | G-8 | geriatric-8 = 0 to 17 points; high is better # Bellera 2012
SOFA | sequential organ failure assessment = 0 to 24 points; low is better; not behind q quick # Vincent 1996
APACHE II = 0 to 71 points; low is better # Knaus 1985
CIRS | CIRS-G | cumulative illness rating {scale,score} = 0 to 56 points; low is better # Miller 1992
distress thermometer = 0 to 10 points; low is better # NCCN 2024
palliative performance scale | PPSv2 = 0 to 100 %; high is better; of everyone; entered PPS # Anderson 1996
`)

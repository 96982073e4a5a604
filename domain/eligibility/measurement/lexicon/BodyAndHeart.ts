import * as MeasureRows from "../MeasureRows.ts"

const ofPredicted = "% predicted, % of normal, %"

/** What is not the weight or the pressure of somebody as they are. */
const ofChange = "loss | gain | change | reduction | management | bearing | - bearing | control | lowering"

/** What is measured of breath and heart, and weight for height. */
export const heartAndLungs = MeasureRows.read(`
FVC | ppFVC | forced vital capacity | vital capacity
  = 10 to 150 ${ofPredicted} | 0.2 to 8 l; high is better; not behind /
  # ATS and ERS 2019: in percent of what is predicted
SNIP | sniff nasal inspiratory pressure | sniff nasal pressure = 1 to 200 cmH2O; high is better # ATS and ERS 2002: in cmH2O
SVC | slow vital capacity | vital capacity
  = 10 to 150 ${ofPredicted} | 0.2 to 8 l; high is better # ATS and ERS 2019: in percent of what is predicted
FEV1 | ppFEV1 | forced expiratory volume in {1,one,the first} second | forced expiratory volume (FEV1) in {1,one} second = 10 to
  150 ${ofPredicted} | 0.2 to 7 l; high is better; not before / | - to - | to forced | to fvc # ATS and ERS 2019: in percent of
  what is predicted
FEV1/FVC | FEV1-to-FVC | FEV1:FVC | FEV1/forced vital capacity | forced expiratory volume in {1,one} second (FEV1)/forced vital
  capacity (FVC) | forced expiratory volume in 1 second{ (FEV1) to forced vital capacity (FVC),/forced vital capacity} = 0.1 to
  1 | 10 to 100 % × 0.01; high is better # GOLD 2025: the share of the first second
total lung capacity | TLC = 10 to 150 ${ofPredicted}; high is better # ATS and ERS 2005: in percent of what is predicted
DLCO | DLco | TLCO | TLco | diffusing capacity | diffusion capacity
  = 5 to 150 ${ofPredicted}; high is better # ATS and ERS 2017: in percent of what is predicted
oxygen saturation: SpO2 | SaO2 | oxygen saturation | oxygen saturations | O2 saturation | O2 sat | O2 sats | Sat O2 | SatO2 | O2Sat | pulse oximetry = 50 to 100 %; high is better; of everyone # ATS 2002
LVEF | left ventricular ejection fraction | left ventricle ejection fraction | ejection fraction | LV EF | left ventricular EF | EF
  = 5 to 90 %, % predicted; high is better; of everyone; not behind gallbladder gall # ASE 2015
RVEF | right ventricular ejection fraction = 5 to 90 %; high is better # ASE 2015
shortening fraction | fractional shortening | LVSF | LVFS = 3 to 70 %; high is better # ASE 2015
NT-proBNP | NTproBNP | NT-Pro-BNP | NTpro-BNP | N-terminal pro-B-type natriuretic peptide | N-terminal pro-brain natriuretic peptide
  = 5 to 1e5 pg/ml, ng/l | 0.5 to 12000 pmol/l × 8.457; low is better # ESC 2021: in ng/L, which is pg/mL
BNP | brain natriuretic peptide | B-type natriuretic peptide
  = 2 to 20000 pg/ml, ng/l; low is better; not behind pro # ESC 2021: in ng/L, which is pg/mL
troponin = 0.1 to 100 ULN; low is better; not before t | i | - t | - i # ESC 2020
troponin T | troponin-T | cTnT | TnT | hs-cTnT | cardiac troponin T | hs-troponin T | high-sensitivity troponin T
  = 0.001 to 50 ng/ml | 1 to 50000 ng/l, pg/ml × 0.001 | 0.1 to 100 ULN; low is better # ESC 2020
troponin I | troponin-I | cTnI | TnI | hs-cTnI | cardiac troponin I | hs-troponin I | high-sensitivity troponin I
  = 0.001 to 50 ng/ml | 1 to 50000 ng/l, pg/ml × 0.001 | 0.1 to 100 ULN; low is better # ESC 2020
QTc: QTcF | QTc | QTC | QTcB | corrected QT interval
  = 250 to 700 ms, msec; low is better to 400; of everyone # ICH E14: in milliseconds
BMI | body mass index
  = 10 to 80 kg/m2, kg/sqm, kg/m, points | 0 to 100 percentile; of everyone; not before z | percentile | for age | - for | z - score | sds
  # WHO 2000: in kg/m²
`)

/** What is measured of the body as a whole: its weight, its girth, its pressures and its pain. */
export const weightAndPressure = MeasureRows.read(`
body weight | bodyweight | weight | weigh | weighs | weighing
  = 1 to 300 kg | 2 to 660 lb × 0.4536 with 0 decimals | 400 to 9999 g × 0.001; of everyone; not behind birth molecular tumor kg / stable ideal dry fetal;
  not before ${ofChange} | for | - for # in kilograms
height | body height | standing height = 30 to 250 cm; of everyone; of units; not behind step seat chair; not before velocity | z | sds # in centimeters
body temperature: temperature | body temperature | oral temperature | tympanic temperature | fever | febrile
  = 30 to 45 °c | 86 to 113 °f × 0.5556 + -17.78 with 1 decimal; low is better to 36; not behind room storage ambient skin water;
  not before ${ofChange} # WHO 2003: in degrees Celsius
ankle-brachial index | ankle brachial index | ankle-brachial pressure index | ABI | ABPI = 0.1 to 2.5; high is better to 1.3 # AHA 2012
waist circumference | abdominal circumference = 50 to 250 cm | 15 to 49 inches × 2.54 with 0 decimals # WHO 2008: in centimeters
systolic blood pressure | systolic BP | SBP | systolic | blood pressure | BP
  = 60 to 300 mmHg; low is better to 120; of everyone; not behind diastolic mean;
  not before ${ofChange} | dysfunction | heart | function | murmur # ESC 2024: in mmHg
diastolic blood pressure | diastolic BP | DBP | diastolic
  = 30 to 200 mmHg; low is better to 80; of everyone; of pairs; not before ${ofChange} | dysfunction | heart | function
  # ESC 2024: in mmHg
PaCO2 | pCO2 | PCO2 | partial pressure of carbon dioxide | arterial carbon dioxide | hypercapnia | hypercapnea
  = 15 to 150 mmHg | 2 to 20 kpa × 7.5 # GOLD 2025: in mmHg
PaO2 | pO2 | PO2 | paO2 | partial pressure of oxygen | arterial oxygen{ tension, pressure} = 20 to 600 mmHg | 3 to 19 kpa × 7.5;
  high is better; not before / | : | to fio2 | - to | ratio # GOLD 2025: in mmHg
intraocular pressure | IOP = 2 to 80 mmHg; low is better; not before ${ofChange} # EGS 2020: in mmHg
gestational age | GA = 3 to 45 weeks # ACOG 2017: in weeks
pain rating: NRS | {numeric,numerical,numeric pain} rating scale | NPRS | pain NRS | NRS pain | pain
  {score,scores,rating,ratings,level} = 0 to 10 points; low is better; not behind pruritus itch itching wp pp wi fatigue sleep
  appetite anxiety nausea # Farrar 2001
pain VAS | VAS {pain,for pain,pain score} | pain visual {analog,analogue} scale | visual {analog,analogue} scale {,(VAS) }for
  pain = 0 to 10 cm, points | 0 to 100 mm, points × 0.1; low is better # Jensen 2003
BPI average pain: BPI average pain | BPI-SF average pain | BPI-SF average pain item | average pain score | average pain intensity |
  average daily pain intensity | average daily pain score = 0 to 10 points; low is better # Cleeland 1994
BPI worst pain: BPI worst pain | BPI-SF worst pain | BPI-SF worst pain item | worst pain score | worst pain intensity | worst pain
  = 0 to 10 points; low is better # Cleeland 1994
Oswestry: oswestry disability index | oswestry | ODI = 0 to 100 %, points; low is better # Fairbank 2000
SNOT-22 | sino-nasal outcome test | sino-nasal outcome test-22 = 0 to 110 points; low is better # Hopkins 2009
palpable spleen | palpable splenomegaly | spleen palpable | splenomegaly palpable
  = 1 to 40 cm; low is better; of units; entered spleen | spleen length # IWG-MRT 2013: below the costal margin
spleen volume | splenic volume = 50 to 9999 cm3, ml, cc; low is better; of units # IWG-MRT 2013
PaO2/FiO2 | PaO2:FiO2 | P/F ratio | PF ratio = 20 to 700 mmHg; high is better # ARDS Definition Task Force 2012: in mmHg
Charlson comorbidity index | charlson | CCI = 0 to 37 points; low is better # Charlson 1987
HCT-CI | HSCT-CI | HCT comorbidity index | hematopoietic cell transplantation comorbidity index |
  hematopoietic cell transplant comorbidity index = 0 to 26 points; low is better # Sorror 2005
SOFA | sequential organ failure assessment = 0 to 24 points; low is better; not behind q quick # Vincent 1996
APACHE II | APACHE-II = 0 to 71 points; low is better # Knaus 1985
`)

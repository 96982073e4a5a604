import * as MeasureRows from "../MeasureRows.ts"

const seconds = "seconds, s, sec"

const trailMaking = (part: string): string =>
  ["trail making test", "trail making", "TMT", "trails"]
    .flatMap((test) => [`${test} ${part}`, `${test} part ${part}`, `${test} (part ${part})`])
    .join(" | ")

/** How much of the amyloid that goes to plaques there is, for how much of the other, in a fluid. */
const ratioOfAmyloid = (fluid: string): string => {
  const pairs = ["Aβ", "Abeta", "A-beta", "amyloid beta ", "amyloid-β "].flatMap((name) =>
    ["42/40", `42/${name}40`, "1-42/1-40", `1-42/${name}1-40`].map((pair) => name + pair),
  )

  return `${fluid} Aβ42/40: ${fluid} {${pairs.join(",")}}{, ratio} = 0.005 to 1; high is better; amount of Amyloid`
}

/** What diseases of brain, nerves and muscles are followed by, beside the scales of `MindAndNerves.ts`. */
export const ofNervesAndMuscles = MeasureRows.read(`
medial temporal atrophy | medial temporal lobe atrophy | MTA | scheltens = 0 to 4 points; low is better # Scheltens 1992
NfL level: {plasma ,serum ,blood ,}{NfL,NFL,NF-L,neurofilament light,neurofilament light chain,neurofilament light chain (NfL)}{, level, levels, concentration}
  = 0.5 to 500 pg/ml, ng/l; low is better; of units; amount of NfL; not behind csf fluid; not before in csf | in cerebrospinal # Khalil 2018: in blood, in pg/mL
p-tau217 level: {plasma ,serum ,}{p-tau217,p-tau 217,pTau217,phosphorylated tau 217}{, level, levels, concentration}
  = 0.01 to 30 pg/ml, ng/l; low is better; amount of p-tau217; not behind csf fluid; not before / | ratio | to | in csf # Ashton 2024: in plasma, in pg/mL
CSF p-tau181: CSF {p-tau181,p-tau 181,pTau181,phosphorylated tau 181,p-tau,phosphorylated tau}{, level, levels, concentration}
  = 1 to 500 pg/ml, ng/l; low is better; of units; amount of p-tau181; not before / | ratio | to # Hansson 2018: in pg/mL
${ratioOfAmyloid("CSF")} # Hansson 2019
${ratioOfAmyloid("plasma")} # Schindler 2019
CSF Aβ42: CSF {Aβ42,Aβ 42,Aβ1-42,Abeta42,Abeta 42,Abeta1-42,amyloid beta 42,amyloid beta 1-42,amyloid-β 42}{, level, levels, concentration}
  = 50 to 4000 pg/ml, ng/l; high is better; of units; amount of Amyloid; not before / | ratio | to # Hansson 2018: in pg/mL
p-tau/Aβ42 ratio: {,CSF }{p-tau181,pTau181,p-tau,pTau}/{Aβ42,Aβ1-42,Abeta42}{, ratio}
  = 0.001 to 1; low is better; amount of Amyloid; not behind plasma serum # Hansson 2018
progranulin level: {,plasma ,serum ,CSF }progranulin{, level, levels, concentration} = 1 to 500 ng/ml, ug/l; high is better; of units; amount of GRN # Ghidoni 2012: in ng/mL
hypocretin level: {,CSF }{hypocretin-1,hypocretin,orexin A,orexin}{, level, levels, concentration}
  = 5 to 1000 pg/ml, ng/l; high is better; of units # ICSD-3: in pg/mL
D4Z4 repeats: D4Z4{, repeat, repeats, repeat units, units, contraction, repeat contraction} = 1 to 120 repeats, points; amount of D4Z4; not behind without # Lemmers 2010
JCV index: {,anti-}{JCV,JC virus}{, antibody} index = 0 to 6; low is better # Plavina 2014
PUL entry item: PUL{, 2.0}{ entry, entry item, entry item score, entry score, entry level} = 0 to 6; high is better; of few values # Mayhew 2020
centiloid | centiloids = 0 to 300 points; amount of Amyloid; not before scale | units of # Klunk 2015
amyloid PET SUVR: amyloid PET SUVR | amyloid SUVR | global cortical SUVR | cortical SUVR | composite SUVR
  = 0.4 to 4; low is better; not behind tau; entered SUVR # Clark 2011: uptake in the cortex against that in the cerebellum
microhemorrhages | microhemorrhage | microhaemorrhages | microhaemorrhage | microbleeds | microbleed = 0 to 1000; low is better # Cummings 2023: on MRI
CDR plus NACC FTLD | CDR + NACC FTLD = 0 to 3 points; step 0.5; low is better; of few values; not before sb | - sb | sum # Miyagawa 2020
modified mini-mental state: modified mini-mental state | modified mini-mental state examination | 3MS = 0 to 100 points; high is better # Teng 1987
severe impairment battery | SIB = 0 to 100 points; high is better # Saxton 1990
mattis dementia rating scale: mattis dementia rating scale | mattis | DRS-2 | DRS2 | dementia rating scale-2 = 0 to 144 points; high is better # Mattis 1988
RAVLT delayed recall: RAVLT delayed recall | RAVLT delayed | RAVLT long delay | AVLT delayed recall |
  rey auditory verbal learning test delayed recall = 0 to 15 points; high is better # Rey 1964
trail making test A: ${trailMaking("A")} = 5 to 600 ${seconds}; low is better # Reitan 1958
trail making test B: ${trailMaking("B")} = 10 to 900 ${seconds}; low is better # Reitan 1958
FCSRT free recall: FCSRT free recall | FCSRT-FR | free recall = 0 to 48 points; high is better # Grober 1988
logical memory: logical memory II | logical memory delayed recall | LM-II = 0 to 25 points; high is better # Wechsler 1987
Cornell scale: cornell scale for depression in dementia | CSDD = 0 to 38 points; low is better # Alexopoulos 1988
CMAI | cohen-mansfield agitation inventory = 29 to 203 points; low is better # Cohen-Mansfield 1989
ADCS-ADL-MCI | ADCS-MCI-ADL = 0 to 53 points; high is better # Galasko 1997
RBANS | repeatable battery for the assessment of neuropsychological status = 40 to 160 points; high is better;
  not before delayed | dmi | - dmi | list # Randolph 1998
RBANS delayed memory index: RBANS DMI | RBANS delayed memory index | delayed memory index = 40 to 160 points; high is better # Randolph 1998
ADCS-ADL = 0 to 78 points; high is better; not before mci | - mci # Galasko 1997
ACE-III | ACE-R | addenbrooke's cognitive examination = 0 to 100 points; high is better # Hsieh 2013
SLUMS | saint louis university mental status = 0 to 30 points; high is better # Tariq 2006
TICS | TICS-M | telephone interview for cognitive status = 0 to 50 points; high is better # Brandt 1988
AD8 | AD-8 = 0 to 8 points; low is better # Galvin 2005
diagnostic confidence level | DCL = 0 to 4 points; step 1; low is better; of few values # Huntington Study Group 1996
CAP score: CAP score | CAP100 | CAG age product = 0 to 800 points; low is better; entered CAP # Zhang 2011
SDMT | symbol digit modalities test | symbol digit modality test = 0 to 120 points; high is better # Smith 1982
timed 25-foot walk | T25FW | T25-FW | 25-foot walk | 25-foot walk test = 1 to 180 ${seconds}; low is better # Fischer 1999
nine-hole peg test | 9-hole peg test | 9HPT | 9-HPT = 5 to 300 ${seconds}; low is better # Mathiowetz 1985
four-stair climb | 4-stair climb | 4SC | climb 4 stairs | walk up 4 stairs |
  climb four stairs | climb 4 standard stairs = 0.5 to 60 ${seconds}; low is better # McDonald 2013
time to rise: rise from floor | rise from the floor | time to rise from floor | time to rise from the floor | time to stand | time to rise | TTSTAND | rise time | stand from supine
  = 0.5 to 60 ${seconds}; low is better # McDonald 2013
performance of upper limb | PUL | PUL 2.0 = 0 to 74 points; high is better; not before entry | 2.0 entry # Mayhew 2020
MRC sum score | MRC-SS | medical research council sum score = 0 to 70 points; high is better # Kleyweg 1991
I-RODS | RODS | I-RODS centile | RODS centile | inflammatory rasch-built overall disability scale = 0 to 100 points; high is better # van Nes 2011
ONLS | overall neuropathy limitations scale | overall neuropathy limitation scale = 0 to 12 points; low is better # Graham 2006
CMT examination score: CMTES | CMTESv2 | CMT examination score = 0 to 28 points; low is better # Murphy 2011
sleep latency: mean sleep latency | MSLT | sleep onset latency on the MSLT = 0 to 40 minutes, min # AASM 2021
gadolinium-enhancing lesions: {gd+,GdE,gadolinium-enhancing,gadolinium-enhancing T1,gadolinium-enhanced,gd-enhancing,T1 gadolinium-enhancing} {lesions,lesion}
  = 0 to 200; low is better # MAGNIMS 2015
CIDP disease activity status | CIDP disease activity score | CDAS = 1 to 5 points; low is better # Gorson 2010
NSAD | north star assessment for dysferlinopathy = 0 to 54 points; high is better # Jacobs 2021
MG composite: myasthenia gravis composite | MG composite | MGC | MG-C = 0 to 50 points; low is better # Burns 2008
neuropathy impairment score | NIS = 0 to 244 points; low is better; not before - ll | lower | + # Dyck 1995
mNIS+7 = 0 to 347 points; low is better # Dyck 2017
GAA repeats: GAA repeats | GAA repeat | GAA expansion | GAA triplet repeats | GAA trinucleotide repeats |
  GAA nucleotide triplet repeats = 5 to 2500 repeats; entered GAA # Campuzano 1996: of the shorter allele
SMN2 copies | SMN2 copy number | SMN2 gene copies | SMN2 gene copy number | copies of SMN2 | copies of the SMN2 gene | SMN2
  = 0 to 8 copies; of few values # Calucho 2018: of the second gene of survival
CTG repeats: CTG repeats | CTG repeat | CTG expansion = 5 to 5000 repeats; entered CTG # Brook 1992
`)

/** What is measured of vessels, blood and heart where these are ill from birth, or of their own. */
export const ofBloodAndHeart = MeasureRows.read(`
mean pulmonary arterial pressure | mean pulmonary artery pressure | mPAP | mean PAP = 5 to 150 mmHg; low is better # ESC 2022: in mmHg
pulmonary vascular resistance | PVR = 0.1 to 50 wood units | 10 to 4000 dyn s cm-5 × 0.0125; low is better # ESC 2022
wedge pressure: pulmonary capillary wedge pressure | pulmonary artery wedge pressure | pulmonary arterial wedge pressure |
  wedge pressure | PCWP | PAWP | LVEDP | left ventricular end-diastolic pressure = 1 to 60 mmHg; low is better # ESC 2022: in mmHg
right atrial pressure | RAP | mRAP = 0 to 50 mmHg; low is better; of units # ESC 2022: in mmHg
pulmonary systolic pressure: pulmonary artery systolic pressure | systolic pulmonary artery pressure | PASP | sPAP | RVSP |
  right ventricular systolic pressure | {PA,RV} systolic pressure = 10 to 200 mmHg; low is better # ESC 2022: in mmHg
tricuspid regurgitant velocity | tricuspid regurgitation velocity | tricuspid regurgitant jet velocity | TRV | TRJV | {TRJ,TR} velocity
  = 1 to 7 m/s, m/sec; low is better # ESC 2022: in m/s
REVEAL risk score: REVEAL{ 2.0,} risk score | REVEAL{ 2.0, lite 2, lite 2.0, score} = 0 to 22 points; low is better # Benza 2019
KCCQ | KCCQ-OS | KCCQ-CSS | KCCQ overall summary score | kansas city cardiomyopathy questionnaire = 0 to 100 points; high is better # Green 2000
LVMI | left ventricular mass index | LV mass index = 20 to 400 g/m2; low is better # ASE 2015: in g/m²
cardiac index = 0.5 to 10 l/min/m2; high is better # ESC 2022: in L/min/m²
heart rate | pulse | pulse rate | resting heart rate | {ventricular,resting ventricular} rate = 20 to 250 bpm, beats/min, /min;
  low is better to 60; of everyone; lack bradycardia; excess tachycardia;
  not behind fetal maximum maximal target predicted ventricular supraventricular; not before oximetry | oximeter | variability | monitor | reserve
  # ESC 2021: beats a minute
septal thickness: interventricular septum thickness | interventricular septal thickness | septal thickness |
  left ventricular wall thickness | left ventricular (LV) wall thickness | (left ventricular (LV) wall + septum) thickness | LV wall thickness | wall thickness = 3 to 60 mm; low is better; entered IVS | IVSd | interventricular septum # ASE 2015: in mm
transcranial Doppler: transcranial doppler velocity | transcranial doppler | TCD velocity | TCD velocities | TCD | TAMMV | TAMMX | TAMV = 20 to 400 cm/s, cm/sec; low is better;
  of units # Adams 1998: in cm/s
factor inhibitor: inhibitor {titer,titre,titers,level} | {factor VIII,FVIII} {inhibitor,inhibitors} | {factor IX,FIX} inhibitor
  | inhibitor to {FVIII,FIX,factor VIII,factor IX} | inhibitors to {FVIII,factor VIII} = 0 to 10000 bu, bu/ml; low is better; of
  units; entered inhibitor | inhibitors # ISTH (White 2001)
C1 inhibitor function: C1-INH function | C1-INH functional level | functional C1-INH | C1 inhibitor function | C1INH function |
  C1-INH activity | C1 esterase inhibitor function = 0 to 200 %, % of normal; high is better # WAO/EAACI 2021
LVOT gradient | left ventricular outflow tract gradient | LVOT peak gradient | LVOT pressure gradient | LVOT-G = 1 to 300 mmHg; low is better # ACC 2024: in mmHg
cardiac T2*: {cardiac,myocardial,heart} {MRI ,}T2{, star}
  = 1 to 80 ms, msec; high is better; not before mapping | map | - weighted | weighted # Carpenter 2011: in milliseconds
VWF activity: VWF:{RCo,GPIbM,GPIbR,Act} | {vWF,von Willebrand factor} activity | ristocetin cofactor{, activity}
  = 0 to 300 %, iu/dl, u/dl, % of normal | 0 to 3 iu/ml, u/ml × 100; high is better # ISTH (Sadler 2006)
VWF antigen | vWF:Ag | von Willebrand factor antigen = 0 to 800 %, iu/dl, u/dl, % of normal | 0 to 8 iu/ml, u/ml × 100; high is better # ISTH (Sadler 2006)
exposure days: {,factor VIII ,factor IX ,FVIII ,FIX }exposure days | EDs = 0 to 10000 # ISTH (White 2001): days with a factor
HJHS | HJHS total | HJHS total score | HJHS 2.1 | hemophilia joint health score | haemophilia joint health score = 0 to 124 points; low is better # Feldman 2011
Haem-A-QoL | Haem-A-QoL total | Haem-A-QoL total score = 0 to 100 points; low is better # von Mackensen 2004
annualized joint bleeding rate | annualised joint bleeding rate | AJBR = 0 to 100; low is better # ISTH (Blanchette 2014)
annualized bleeding rate | annualised bleeding rate | ABR = 0 to 100 # ISTH (Blanchette 2014)
ADAMTS13 | ADAMTS-13 = 0 to 150 %, % of normal; high is better; not behind anti # ISTH 2020
hematocrit | haematocrit | Hct = 5 to 75 %; of everyone; of units; entered HCT # WHO 2024
reticulocytes: reticulocyte count | reticulocytes | absolute reticulocyte count | reticulocyte
  = 0.1 to 50 % | 1e9 to 1e12 /l, cells/l | 1000 to 1e6 /ul, /mm3, cells/ul; entered retic | retics | retic, abs | reticulocytes, abs | reticulocytes, absolute # WHO 2017
liver iron concentration | liver iron content | hepatic iron concentration | LIC = 0.5 to 80 mg/g; low is better # St Pierre 2005
bone marrow plasma cells | {clonal ,}plasma cells in {the ,}bone marrow | clonal bone marrow plasma cells | plasma cells |
  {clonal ,}{bone marrow,marrow,BM} plasma cell{, percentage, infiltration, involvement} | {,clonal }{BMPC,BMPCs} | {clonal ,}plasma cell percentage | {bone ,}marrow plasmacytosis
  = 0 to 100 %; low is better; of units # IMWG 2014
total symptom score | TSS | MFSAF TSS | MPN-SAF TSS | MFSAF total symptom score = 0 to 100 points, u; low is better # Emanuel 2012; Gwaltney 2017
involved free light chain: {,involved }{,serum }{,immunoglobulin ,immunoglobulin (Ig) ,Ig }{free light chain,FLC}{, (FLC), (sFLC)} | iFLC | SFLC | sFLC
  = 1 to 1e6 mg/l | 0.1 to 1e5 mg/dl × 10; low is better; of units; not behind kappa lambda uninvolved plus ] ); not before ratio | kappa | lambda | difference
  # IMWG 2014: in mg/L
soluble IL-2 receptor | soluble interleukin-2 receptor | sIL-2R | sIL2R | soluble CD25 | sCD25
  = 50 to 1e6 u/ml, iu/ml | 50 to 1e6 pg/ml; low is better # HLH-2004: in U/mL
`)

/** What is measured of glands, liver, kidneys, lungs, joints and eyes in diseases that are rare. */
export const ofOrgans = MeasureRows.read(`
lung clearance index | LCI | LCI2.5 = 4 to 30; low is better # ATS and ERS 2013
fibrosis extent: extent of fibrosis | fibrosis extent | extent of fibrotic disease | extent of fibrotic changes | honeycombing |
  extent of ILD | ILD extent | extent of interstitial lung disease = 0 to 100 %; low is better; of units # Goh 2008: of the lung on CT
eosinophils per high-power field: eosinophils per high-power field | eosinophils/high-power field | eosinophils/hpf |
  eosinophils per hpf | eos/hpf | eos per hpf | intraepithelial eosinophils per high-power field = 0 to 1000; low is better # Dellon 2018
SGRQ | st. george's respiratory questionnaire | st george's respiratory questionnaire = 0 to 100 points; low is better # Jones 1992
fecal elastase | faecal elastase | fecal elastase-1 | faecal elastase-1 | pancreatic elastase | stool elastase
  = 1 to 2000 ug/g, ug; high is better # UEG 2024: in µg/g
central subfield thickness | CST | central retinal thickness | CRT | central macular thickness | central foveal thickness | CFT | central subfoveal thickness
  = 50 to 1500 um; low is better # DRCR.net 2015: in µm
complement C4: serum C4 | complement C4 | C4 = 1 to 100 mg/dl | 0.01 to 1 g/l × 100; of units # KDIGO 2021: in mg/dL
alpha-1 antitrypsin level | serum AAT | AAT level | serum alpha-1 antitrypsin | serum AAT level
  = 0.5 to 80 umol/l, um | 3 to 400 mg/dl × 0.184 with 1 decimal; high is better; entered AAT | A1AT | alpha-1 antitrypsin # ATS and ERS 2003: in µmol/L
rickets severity score | RSS | thacher = 0 to 10 points; low is better # Thacher 2000
HQ-CT | hyperphagia questionnaire for clinical trials = 0 to 36 points; low is better # Fehnel 2015
sweat chloride = 1 to 200 mmol/l, meq/l # CFF 2017: in mmol/L
bile acids: serum bile acids | serum bile acid | total bile acids | sBA | bile acids = 1 to 2000 umol/l, um | 0.1 to 200 ULN; low is better # EASL 2024: in µmol/L
total kidney volume | TKV = 100 to 20000 ml; low is better; not behind adjusted # Irazabal 2015: in mL
height-adjusted total kidney volume | height-adjusted TKV | htTKV | ht-TKV = 50 to 10000 ml/m; low is better # Irazabal 2015: in mL/m
urinary oxalate: {,24 hour ,24h }{urinary,urine} oxalate{, excretion, level, levels}
  = 0.05 to 10 mmol/d, mmol | 5 to 900 mg/d × 0.01111; low is better; of units # ERKNet 2023: in mmol a day
urinary copper: {,24 hour ,24h }{urinary,urine} copper{, excretion, level, levels}
  = 1 to 5000 ug/d, ug | 0.02 to 80 umol/d × 63.55; of units # EASL 2025: in µg a day
urinary free cortisol | urine free cortisol | UFC | mUFC = 0.1 to 200 ULN | 1 to 10000 ug/d; low is better # Endocrine Society 2015
cortisol | serum cortisol | morning cortisol = 0.1 to 200 ug/dl | 3 to 5000 nmol/l × 0.03625;
  not behind free salivary urinary urine # Endocrine Society 2016: in µg/dL
phosphorus | phosphate | serum phosphorus | serum phosphate | inorganic phosphate
  = 0.2 to 20 mg/dl | 0.1 to 6.5 mmol/l × 3.097 with 1 decimal | 0.1 to 100 ULN | 0.1 to 10 LLN; of everyone;
  not behind pyro creatine calcium × x; not before binder | binders | product # KDIGO 2017: in mg/dL
urinary calcium: {,24 hour ,24h }{urinary,urine} calcium{, excretion} = 10 to 1500 mg/d, mg | 0.3 to 40 mmol/d × 40.08; of units # Khan 2022: in mg a day
VEGF-D: VEGF-D | vascular endothelial growth factor D{, (VEGF-D)} = 50 to 20000 pg/ml, ng/l; of units # ATS 2017: in pg/mL
A-aDO2: A-aDO2 | AaDO2 | A-aO2 gradient | A-a gradient | alveolar-arterial oxygen {gradient,difference}{, (A-aDO2)} = 0 to 150 mmHg; low is better # Inoue 2008: in mmHg
epistaxis severity score = 0 to 10 points; low is better # Hoag 2010
late-night salivary cortisol | LNSC | midnight salivary cortisol | {late-night,midnight} salivary cortisol (LNSC) = 0.1 to 100 ULN | 0.2 to 300 nmol/l; low is better # Endocrine Society 2015
DHEA-S | DHEAS | DHEA-sulfate | DHEA-SO4 | dehydroepiandrosterone {sulfate,sulphate}{, (DHEA-S), (DHEAS)}
  = 1 to 3000 ug/dl | 0.05 to 80 umol/l × 36.85 | 0.1 to 100 ULN # Endocrine Society 2013: in µg/dL
androstenedione = 1 to 10000 ng/dl | 0.05 to 100 ng/ml × 100 | 0.1 to 350 nmol/l × 28.64 | 0.1 to 100 ULN # Endocrine Society 2018: in ng/dL
growth hormone nadir: GH nadir{, level} | nadir GH{, level} | growth hormone nadir = 0.01 to 200 ng/ml, ug/l; low is better # Endocrine Society 2014: in ng/mL, by OGTT
growth velocity: {,annualized ,annualised }{growth,height} velocity | AGV | AHV = 0 to 20 cm/year; high is better; of units # Savarirayan 2020: in cm a year
FGF23: FGF23 | FGF-23 | {i,intact }FGF23 | intact fibroblast growth factor 23 = 1 to 50000 pg/ml, ng/l; of units; not behind c terminal # Haffner 2019: the whole hormone, in pg/mL
PLP: PLP | pyridoxal-5'-phosphate{, (PLP)} = 1 to 50000 ng/ml, ug/l | 4 to 2e5 nmol/l × 0.2471; of units # Mornet 2016: in ng/mL
alpha-galactosidase A activity: {alpha-Gal A,α-Gal A,alpha-galactosidase A,α-galactosidase A,AGAL-A}{ enzyme,}{ activity,, level, activity level}
  = 0 to 200 %, % of normal | 0 to 100 nmol/h/ml, nmol/ml/h; high is better; of units; amount of GLA # Ortiz 2018: in percent of normal
acid alpha-glucosidase activity: {GAA,acid alpha-glucosidase,acid α-glucosidase}{ enzyme,} activity = 0 to 200 %, % of normal; high is better; of units # Kishnani 2006: in percent of normal
lyso-Gb1: {lyso-Gb1,lysoGb1,lyso-GL1,lyso-GL-1,glucosylsphingosine} = 0.5 to 5000 ng/ml, ug/l | 1 to 10000 nmol/l × 0.4616; low is better # Rolfs 2013: in ng/mL
lyso-Gb3: {lyso-Gb3,lysoGb3,lyso-GL3,lyso-GL-3,globotriaosylsphingosine} = 0.1 to 1000 ng/ml, ug/l | 0.1 to 1300 nmol/l × 0.7859; low is better # Nowak 2017: in ng/mL
parathyroid hormone | PTH | iPTH | intact PTH = 0.5 to 5000 pg/ml, ng/l | 0.05 to 500 pmol/l × 9.43 | 0.1 to 100 ULN; not behind anti # KDIGO 2017: in pg/mL
homocysteine | tHcy | total homocysteine = 1 to 600 umol/l, um; low is better # Morris 2017: in µmol/L
complement C3: serum C3 | complement C3 | C3 = 2 to 400 mg/dl | 0.02 to 4 g/l × 100; of units # KDIGO 2021: in mg/dL
ESR | erythrocyte sedimentation rate = 1 to 200 mm/h; low is better; of units # ICSH 2017: in mm an hour
CLASI-A | CLASI activity | CLASI = 0 to 70 points; low is better; not before damage | - d # Albrecht 2005: its activity
PDAI | pemphigus disease area index = 0 to 263 points; low is better # Rosenbach 2009
visual acuity: BCVA | best-corrected visual acuity | visual acuity = 0 to 100 letters; high is better; of units # Ferris 1982: letters of the ETDRS chart
endothelial cell density | endothelial cell count | ECD = 100 to 6000 cells/mm2, /mm2; high is better # in a square millimetre
spherical equivalent{, refraction,  refractive error} = -40 to 20 diopters, d; entered SER # in dioptres
OSDI | ocular surface disease index = 0 to 100 points; low is better # Schiffman 2000
tear break-up time | tear breakup time | tear film break-up time | TBUT | TFBUT = 0 to 60 seconds, s, sec; high is better # TFOS 2017: in seconds
spleen volume | splenic volume = 50 to 20000 ml, cm3, cc | 0.5 to 100 mn; of units; low is better # in mL, and in multiples of what is normal
liver volume: {liver,hepatic} volume = 300 to 20000 ml, cm3, cc | 0.2 to 20 mn; of units; low is better # in mL, and in multiples of what is normal
salivary flow: unstimulated {whole ,}{saliva,salivary}{ flow,}{ rate,} = 0 to 3 ml/min; high is better; of units # ACR 2017: in mL/min
Schirmer: schirmer{'s,}{ test, tear test, I test, I, score,} = 0 to 40 mm, points; high is better # TFOS 2017: in mm, in five minutes
ItchRO: ItchRO{(Obs),} = 0 to 4 points; low is better # Kamath 2018
EREFS | endoscopic reference score = 0 to 18 points; low is better # Hirano 2013
mPDAI | modified pouchitis disease activity index = 0 to 12 points; low is better # Shen 2003
panel-reactive antibodies: cPRA | {calculated ,}panel-reactive {antibody,antibodies}{, (PRA), (cPRA)} = 0 to 100 %; low is better; of units # OPTN 2023
modified BMI: mBMI | modified {BMI,body mass index} = 200 to 3000 kg/m2, points; high is better # Suhr 1994: times the albumin
visual acuity in logMAR: BCVA | best-corrected visual acuity | visual acuity = -0.4 to 3 logmar; low is better; of units # Ferris 1982
`)

/** Antibodies to the shell of a virus that brings genes into cells. */
const ofVector = (vector: string): string =>
  `anti-${vector} titer: {,anti-,r,anti-r}${vector}{ neutralizing,, binding, total}{ antibody, antibodies,}{, titer, titre, titers, titres, level, levels}
  = 1 to 1e6 titer; amount of ${vector} # Mendell 2021`

/** Antibodies by how far the blood may be thinned until they are found no more, "1:80", or by their amount in it. */
export const antibodies = MeasureRows.read(
  `
ANA titer: {ANA,antinuclear antibody,antinuclear antibodies,anti-nuclear antibody,antinuclear antibody (ANA)}{, titer, titre, titers, titres} = 1 to 1e6 titer; amount of ANA # ACR 2019
AMA titer: {AMA,antimitochondrial antibody,antimitochondrial antibodies,anti-mitochondrial antibody,anti-mitochondrial antibodies}{, (AMA)}{, titer, titre, titers, titres} = 1 to 1e6 titer; amount of anti-mitochondrial # AASLD 2018
MOG antibody titer: {,anti-}MOG{ antibody, antibodies, IgG,}{, titer, titre, titers, titres} = 1 to 1e6 titer; amount of MOG # Banwell 2023
AQP4 antibody titer: {,anti-}AQP4{ antibody, antibodies, IgG,}{, titer, titre, titers, titres} = 1 to 1e7 titer; amount of AQP4 # IPND 2015
${["AAV1", "AAV2", "AAV5", "AAV6", "AAV8", "AAV9", "AAVrh10", "AAVrh74"].map(ofVector).join("\n")}
anti-dsDNA level: anti-{dsDNA,ds-DNA,double-stranded DNA}{ antibody, antibodies,}{, (anti-dsDNA)}{, level, levels, titer} = 0 to 1e5 iu/ml, u/ml; amount of anti-dsDNA # ACR 2019
anti-PLA2R level: {,anti-}PLA2R{ antibody, antibodies,}{, level, levels, titer} = 0 to 1e5 ru/ml, u/ml; amount of anti-PLA2R # KDIGO 2021: in RU/mL
anti-CCP level: {anti-CCP,ACPA}{ antibody, antibodies,}{, level, levels, titer} = 0 to 1e5 u/ml, iu/ml; amount of anti-CCP # ACR 2010
TSH receptor antibodies: TRAb | TSH receptor {antibody,antibodies} | thyrotropin receptor {antibody,antibodies}{, (TRAb)} = 0 to 1000 iu/l | 0.1 to 200 ULN # ETA 2018: in IU/L
anti-tTG level: {anti-,}{tTG,tissue transglutaminase}{ IgA, antibody, antibodies,}{, level, levels} = 0.1 to 200 ULN | 0.1 to 5000 u/ml, iu/ml # ACG 2023
`,
  "low is better; of units",
)

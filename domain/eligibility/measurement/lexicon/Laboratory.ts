import * as MeasureRows from "../MeasureRows.ts"

/** Where a millilitre or a litre is written for it, the numbers tell what is meant. */
const perMicroliter = "/ul, /mm3, cells/ul, cells/mm3, /mm2, cells/mm2, ul, mm3, cells, /ml, cells/ml, /dl, cells/l, /l"

/** How much a clotting factor does, in percent of normal, which is IU in a decilitre. */
const factor = (roman: string, number: string): string => {
  const nouns = [
    "",
    " activity",
    " level",
    " levels",
    " coagulant activity",
    " activity level",
    " activity levels",
    ":C",
  ]
  const names = [`factor ${roman}`, `F${roman}`, `factor ${number}`, `F${number}`]

  return `factor ${roman} activity: ${names.flatMap((name) => nouns.map((noun) => name + noun)).join(" | ")}
  = 0 to 200 %, iu/dl, u/dl, % of normal | 0 to 2 iu/ml, u/ml × 100;
  not before inhibitor | inhibitors | product | products | concentrate | concentrates | replacement | treatment | gene | recovery # ISTH (White 2001)`
}

/** What is measured of blood: its cells, its proteins and its iron. */
export const blood = MeasureRows.read(`
hemoglobin | haemoglobin | Hb | Hgb | HGB | HB
  = 2 to 22 g/dl, g%, mg/dl | 25 to 220 g/l × 0.1 | 1 to 14 mmol/l × 1.611 with 1 decimal; high is better to 15; of everyone;
  entered hämoglobin | hemoglobina; not behind glycated glycosylated glycohemoglobin sickle fetal foetal free plasma corpuscular mean;
  not before a1c | a1 | s | c | e | f | h | ss | sc | electrophoresis | a | a2 | ( hba1c | ( a1c | ( hb ) a1c | ( hgb ) a1c; lack anemia | anaemia # WHO 2024: in g/dL
platelets | platelet | platelet count | thrombocytes | PLT
  = 1000 to 3e6 ${perMicroliter} | 1e9 to 3e12 /l, cells/l ÷ 1e6 | 1 to 999 k/ul, k, k/mm3, g/l, /nl × 1000; high is better to 400000; of everyone;
  entered thrombozyten | plaquetas | plts; not before transfusion | transfusions | inhibitor | inhibitors | aggregation | function | support;
  lack thrombocytopenia | thrombopenia; excess thrombocytosis # CTCAE 5: in a microlitre
neutrophils: {absolute ,}{neutrophil,granulocyte}{, cell} count | neutrophil granulocytes | AGC | neutrophils | ANC = 100 to 1e5
  ${perMicroliter} | 1e8 to 1e11 /l, cells/l ÷ 1e6 | 0.1 to 99 k/ul, k, k/mm3, g/l, /nl × 1000; high is better to 7500; of everyone;
  entered neutrophil | neut | neuts | neutrophile | neutrófilos | neutrofilos; lack neutropenia | agranulocytosis # CTCAE 5: in a microlitre
eosinophils: {,blood }{eosinophil count,eosinophils} | blood eosinophil = 10 to 50000 ${perMicroliter} | 1e7 to 5e10 /l, cells/l
  ÷ 1e6 | 0.01 to 9 k/ul, k, k/mm3, g/l, /nl × 1000; not behind sputum tissue esophageal; entered eos; excess eosinophilia | hypereosinophilia # GINA 2024: in a microlitre
CD4 count | {CD4,CD4+}{, count, counts, cells, T cells, cell count, lymphocyte count, T-cell count} | CD4+ {T-cell (CD4+),T-lymphocyte} count |
  cluster of differentiation {(CD)4+ T-cell,4+ (CD4+) cell} count | T-cell CD4+ count
  = 1 to 3000 ${perMicroliter}; high is better; of those asked # WHO 2021: in a microlitre
CD4 percentage: {CD4,CD4+}{%, %, percentage, percent, cell percentage, T-cell percentage} = 1 to 80 %; of those asked; of units # WHO 2021
${factor("VIII", "8")}
${factor("IX", "9")}
${factor("VII", "7")}
${factor("X", "10")}
${factor("XI", "11")}
${factor("XIII", "13")}
albumin | serum albumin
  = 0.5 to 7 g/dl, mg/dl | 8 to 70 g/l × 0.1; high is better; of everyone; entered albúmina | albumina; not behind urine urinary glycated bound;
  not before to | - to | / | creatinine | - creatinine | - bound | bound; lack hypoalbuminemia | hypoalbuminaemia # CTCAE 5: in g/dL
ferritin | serum ferritin = 1 to 1e5 ng/ml, ug/l; entered ferritina # WHO 2020: in µg/L, which is ng/mL
transferrin saturation | transferrin sat | TSAT = 1 to 100 % # KDIGO 2012
CRP | hs-CRP | hsCRP | C-reactive protein = 0.05 to 500 mg/l, ug/ml | 0.005 to 50 mg/dl × 10 | 0.1 to 100 ULN; low is better # AHA 2003: in mg/L
leukocytes: white blood cell count | white blood cells | white blood count | white cell count | leukocytes | leucocytes | leukocyte count | leucocyte count | WBC | WBCs
  = 100 to 1e6 ${perMicroliter} | 1e8 to 1e12 /l, cells/l ÷ 1e6 | 0.1 to 99 k/ul, k, k/mm3, g/l, /nl × 1000; high is better to 11000; of everyone;
  entered WCC | white blood cell | white cells | white count | leukozyten | leucocitos; lack leukopenia | leucopenia; excess leukocytosis | leucocytosis | hyperleukocytosis | hyperleucocytosis # CTCAE 5: in a microlitre
neutrophil-to-lymphocyte ratio | neutrophil{/, }lymphocyte ratio | NLR = 0.1 to 100; low is better # Zahorec 2021
lymphocytes: absolute lymphocyte count | lymphocyte count | ALC
  = 10 to 1e6 ${perMicroliter} | 1e7 to 1e12 /l, cells/l ÷ 1e6 | 0.01 to 9 k/ul, k, k/mm3, g/l, /nl × 1000; of everyone;
  entered lymphocytes | lymphocyte | lymphs | lymphozyten | linfocitos; lack lymphopenia | lymphocytopenia # CTCAE 5: in a microlitre
red blood cells: red blood cell count | red cell count | erythrocyte count
  = 5e5 to 12e6 ${perMicroliter} | 5e11 to 12e12 /l, cells/l ÷ 1e6; of everyone; entered RBC | red blood cells | erythrozyten | hematíes # WHO 2024: in a microlitre
MCV | mean corpuscular volume | mean cell volume = 40 to 150 fl; of everyone # ICSH 2014: in femtolitres
total protein | serum total protein = 2 to 15 g/dl | 20 to 150 g/l × 0.1; of everyone; of units; entered protein, total | gesamteiweiß;
  not behind urine urinary csf # in g/dL
INR | international {normalized,normalised} ratio | {INR,international normalized ratio (INR)} or {prothrombin time
  (PT),activated partial thromboplastin time (aPTT)} | INR or {PT,aPTT} = 0.5 to 20 | 0.1 to 100 ULN; low is better; of everyone # WHO 1999
aPTT | APTT | PTT | activated partial thromboplastin time | partial thromboplastin time |
  activated partial thromboplastin time (aPTT) = 0.1 to 10 ULN | 15 to 200 seconds, s; low is better; of everyone; of units # BSH 1998
prothrombin time | PT = 0.1 to 10 ULN | 8 to 100 seconds, s; low is better; of everyone; of units # WHO 1999
fibrinogen | plasma fibrinogen = 10 to 1500 mg/dl | 0.1 to 9 g/l × 100 # ISTH 2001: in mg/dL
IgG | serum IgG | total IgG = 20 to 10000 mg/dl | 0.2 to 19 g/l × 100 # in mg/dL
IgE: total IgE | total serum IgE | serum total IgE | serum IgE | IgE = 1 to 50000 iu/ml, ku/l, u/ml; not before mediated | - mediated # GINA 2024: in IU/mL
tryptase: serum tryptase | baseline serum tryptase | total tryptase | tryptase level | tryptase = 0.5 to 5000 ng/ml, ug/l; low is better # WHO 2022: in ng/mL
fetal hemoglobin: fetal hemoglobin | Hb F | foetal haemoglobin | fetal haemoglobin | hemoglobin F | haemoglobin F | HbF = 0 to 100 %; high is better # ASH 2020
methemoglobin | methaemoglobin = 0 to 80 %; low is better # ASH 2021
PNH clone: {PNH,granulocyte} clone{, size} | GPI-deficient granulocytes = 0 to 100 %; low is better # Borowitz 2010
ceruloplasmin | serum ceruloplasmin = 0.5 to 80 mg/dl | 0.01 to 0.4 g/l × 100; not behind non # EASL 2025: in mg/dL
dFLC | free light chain difference | involved/uninvolved free light chain difference | difference between involved and uninvolved free light chains | difference in involved and uninvolved free light chains
  = 1 to 50000 mg/l | 0.1 to 5000 mg/dl × 10; low is better # Palladini 2012: in mg/L
free light chain ratio | sFLC ratio | {involved/uninvolved,involved/uninvolved serum,involved to uninvolved} free light chain ratio |
  {serum ,}{kappa/lambda ,kappa lambda ,}{FLC,free light chain (FLC),free light chain} ratio | kappa/lambda ratio
  = 0.0001 to 1e5; entered K/L ratio | κ/λ ratio | free K/L ratio # IMWG 2014
M-protein: {serum ,}{M-,monoclonal }protein | monoclonal {(M)-protein,(M) protein,protein (M-protein)} | M spike | paraprotein | SPEP | sPEP |
  serum protein electrophoresis = 0.05 to 15 g/dl | 0.5 to 150 g/l × 0.1; entered M component | monoclonal spike; not behind urine urinary # IMWG 2014: in g/dL
urine M-protein: {urine,urinary} {M-,monoclonal }protein | UPEP | uPEP | urine protein electrophoresis
  = 10 to 50000 mg/d | 0.01 to 50 g/d × 1000; of units # IMWG 2014: in milligrams a day
kappa free light chains: {kappa free,free kappa} light {chain,chains} | free kappa | kappa FLC = 0.1 to 1e6 mg/l | 0.01 to 1e5
  mg/dl × 10; entered free kappa lt chains | kappa light chains free | kappa lt chain free; not before / | to | - to | : | and | or # IMWG 2014: in mg/L
lambda free light chains: {lambda free,free lambda} light {chain,chains} | free lambda | lambda FLC = 0.1 to 1e6 mg/l | 0.01 to
  1e5 mg/dl × 10; entered free lambda lt chains | lambda light chains free | lambda lt chain free; not before ratio # IMWG 2014: in mg/L
beta-2 microglobulin | beta2-microglobulin | β2-microglobulin | β-2 microglobulin
  = 0.1 to 100 mg/l, ug/ml | 0.01 to 10 mg/dl × 10 | 0.1 to 100 ULN; low is better; not behind urine urinary;
  entered β2-mikroglobulin | beta-2-mikroglobulin | beta-2 microglobulina # IMWG 2015: in mg/L
erythropoietin level: serum erythropoietin | erythropoietin level | serum EPO | sEPO | EPO level
  = 0.5 to 1e5 mu/ml, miu/ml, u/l, iu/l; entered erythropoietin | EPO; of units # IWG 2006: in mU/mL
peripheral blasts: {peripheral,circulating,peripheral blood,PB} {blasts,blast,blast count,blast cells} | blasts in {,the }peripheral blood |
  blast percentage in {the ,}{peripheral blood,PB}{, {and,or} {BM,bone marrow}}
  = 0 to 100 % | 1000 to 1e6 blasts/ul, /ul, /mm3, cells/ul, cells/mm3; low is better; of units # WHO 2022
donor chimerism | {whole blood ,total ,overall ,mixed ,full }donor chimerism | chimerism | donor origin
  = 0 to 100 %; high is better; of units; not behind lineage cell t cd3 cd33 myeloid recipient host # EBMT 2024
HbS: hemoglobin S | haemoglobin S | Hb S | HbS | Hgb S | sickle hemoglobin = 0 to 100 %; low is better # ASH 2020
IgA: serum IgA | total IgA | IgA | immunoglobulin A = 1 to 10000 mg/dl | 0.01 to 100 g/l × 100 | 0.001 to 10 g/dl × 1000; of units;
  not before nephropathy | vasculitis | deposits # in mg/dL
IgM: serum IgM | total IgM | IgM | IgM {spike,M-spike,M-protein,paraprotein,monoclonal protein} | immunoglobulin M = 1 to 20000 mg/dl | 0.01 to 200 g/l × 100; of units # in mg/dL
total iron-binding capacity: total iron binding capacity | TIBC = 50 to 1000 ug/dl | 9 to 180 umol/l × 5.587 # WHO 2020: in µg/dL
serum iron: {serum,plasma} iron | iron level = 2 to 1000 ug/dl | 0.4 to 180 umol/l × 5.587; of units # WHO 2020: in µg/dL
D-dimer | D-dimers = 10 to 1e5 ng/ml, ug/l, ng/ml feu | 0.01 to 100 ug/ml, mg/l × 1000; low is better; of units # ESC 2019: in ng/mL
antithrombin | antithrombin III | AT III = 1 to 200 %, iu/dl; not before concentrate # ISTH: in percent of normal
anti-Xa: anti-{Xa,factor Xa}{, activity, level, levels} = 0 to 5 iu/ml, u/ml # in IU/mL
protein C{ activity,, level} = 0 to 200 %, iu/dl; of units; not before reactive # ISTH: in percent of normal
protein S{ activity,, level} = 0 to 200 %, iu/dl; of units # ISTH: in percent of normal
vitamin A: {serum ,plasma ,}retinol | vitamin A = 2 to 300 ug/dl | 0.07 to 10.5 umol/l × 28.65; of units # WHO 2011: in µg/dL
vitamin B12: vitamin B12 | serum vitamin B12 | vitamin B-12 | vit B12 | B12 | serum B12 | cobalamin
  = 20 to 10000 pg/ml, ng/l | 10 to 8000 pmol/l × 1.355 with 0 decimals; of units # WHO 2008: in pg/mL
folate: folate | serum folate | folic acid level
  = 0.2 to 100 ng/ml, ug/l | 0.5 to 250 nmol/l × 0.4413 with 1 decimal; of units; not before receptor # WHO 2015: in ng/mL
cystatin C = 0.2 to 15 mg/l; low is better; of units # KDIGO 2024: in mg/L
`)

/** What is measured of the salts of the blood, and of what dissolves in it. */
export const salts = MeasureRows.read(`
potassium | serum potassium | serum K = 1 to 10 mmol/l, meq/l | 0.1 to 100 ULN; of everyone; entered kalium | potasio; lack hypokalemia | hypokalaemia; excess hyperkalemia | hyperkalaemia # CTCAE 5: in mmol/L
sodium | serum sodium | serum Na = 95 to 190 mmol/l, meq/l | 0.1 to 100 ULN; of everyone; entered natrium | sodio; lack hyponatremia | hyponatraemia; excess hypernatremia | hypernatraemia # CTCAE 5: in mmol/L
calcium | {serum ,corrected ,corrected serum ,albumin-corrected }calcium | serum Ca = 4 to 20 mg/dl | 1 to 5 mmol/l × 4.008 with
  1 decimal | 0.1 to 100 ULN; of everyone; entered kalzium | calcio; not behind ionized ionised urine urinary; lack hypocalcemia | hypocalcaemia; excess hypercalcemia | hypercalcaemia # CTCAE 5: in mg/dL
magnesium | serum magnesium | serum Mg = 0.3 to 12 mg/dl | 0.1 to 5 mmol/l × 2.431 with 1 decimal; of everyone; lack hypomagnesemia | hypomagnesaemia; excess hypermagnesemia | hypermagnesaemia # CTCAE 5: in mg/dL
bicarbonate: {serum ,plasma ,blood ,venous ,arterial ,}bicarbonate | HCO3 | HCO3- | total CO2
  = 2 to 60 mmol/l, meq/l; of everyone; not before therapy | supplement | infusion | treatment # KDIGO 2024: in mmol/L
anion gap = 1 to 60 mmol/l, meq/l # ADA 2024: in mmol/L
blood pH: {arterial ,venous ,blood ,arterial blood ,capillary ,}pH = 6.5 to 7.9; of everyone;
  not behind urine urinary gastric vaginal intragastric esophageal oesophageal intraesophageal # ADA 2024
lactate: {serum,blood,plasma,arterial,arterial blood} lactate{, level} | lactate | lactic acid = 0.1 to 40 mmol/l, meq/l | 1 to 400 mg/dl × 0.111;
  low is better; of units; not before dehydrogenase # SCCM 2021: in mmol/L
uric acid | serum uric acid | serum urate | sUA
  = 0.5 to 30 mg/dl | 31 to 1800 umol/l ÷ 59.48 with 1 decimal; low is better; excess hyperuricemia | hyperuricaemia # ACR 2020: in mg/dL
`)

/** What is measured of sugar, fats and hormones. */
export const metabolism = MeasureRows.read(`
HbA1c | Hb A1c | HgbA1C | {A1,A₁}{C,c} | {hemoglobin,haemoglobin}{, (Hb), (Hgb)} A1c | {glycated,glycosylated} {hemoglobin,haemoglobin,Hb} | glycohemoglobin |
  glycohaemoglobin | gly{c,}Hb
  = 3 to 20 % | 22 to 195 mmol/mol × 0.09148 + 2.152 with 1 decimal; low is better # ADA 2025: in percent (NGSP); IFCC's by the NGSP's master equation
fasting glucose: fasting {plasma ,blood ,serum ,}glucose | fasting {blood ,plasma ,}sugar | FPG | FBG | FBS = 35 to 600 mg/dl | 2 to 33 mmol/l × 18.016
  with 0 decimals; low is better to 70; not behind non random postprandial # ADA 2025: in mg/dL
glucose: {blood,plasma,serum,capillary} glucose | blood sugar
  = 20 to 1500 mg/dl | 1 to 83 mmol/l × 18.016 with 0 decimals; of everyone; entered glucose | glukose | glucosa;
  not behind random postprandial prandial hour hr h load urine csf average mean; not before tolerance | monitor | monitoring | level after # ADA 2025: in mg/dL
random glucose: random {plasma ,blood ,serum ,}glucose | random blood sugar | casual plasma glucose = 20 to 1500 mg/dl | 1 to 83 mmol/l × 18.016 with 0
  decimals; low is better to 70 # ADA 2025: in mg/dL
2-hour glucose: {2 h,2h,2 hr,2 hour,two hour,2 hours,120 minute}{, post-load, postload, OGTT} {PG,BG,glucose,plasma glucose,blood
  glucose,blood sugar} | OGTT {2 h,2h,2 hr,2 hour} = 20 to 1500 mg/dl | 1 to 83 mmol/l × 18.016 with 0 decimals; low is better to 70 # ADA 2025: in mg/dL
C-peptide = 0.01 to 20 ng/ml, ug/l | 0.003 to 7 nmol/l × 3.02 | 21 to 7000 pmol/l × 0.00302; high is better # ADA 2025: in ng/mL
triglycerides | triglyceride | triglyceride level | TG | fasting TG
  = 20 to 10000 mg/dl | 0.2 to 19 mmol/l × 88.57 with 0 decimals; low is better; excess hypertriglyceridemia | hypertriglyceridaemia # ESC 2019: in mg/dL
LDL cholesterol | LDL-C | low-density lipoprotein cholesterol | LDL
  = 20 to 1000 mg/dl | 0.2 to 19 mmol/l × 38.67 with 0 decimals; low is better # ESC 2019: in mg/dL
lipoprotein(a): Lp(a) | lipoprotein(a) | lipoprotein a = 1 to 1500 nmol/l | 1 to 600 mg/dl; low is better # EAS 2022: in nmol/L
testosterone | total testosterone | serum testosterone = 1 to 2000 ng/dl | 0.03 to 70 nmol/l × 28.85 | 0.01 to 20 ng/ml × 100; not behind free # AUA 2018: in ng/dL
phenylalanine: blood phenylalanine | plasma phenylalanine | phenylalanine | blood Phe | plasma Phe
  = 10 to 5000 umol/l | 0.2 to 80 mg/dl × 60.54 with 0 decimals; low is better; entered Phe;
  not before hydroxylase | ammonia | restricted | - restricted | free | - free # ACMG 2014: in µmol/L
ammonia: plasma ammonia | blood ammonia | ammonia = 5 to 2000 umol/l | 8 to 3500 ug/dl × 0.587 with 0 decimals | 0.1 to 100 ULN; low is better;
  not before lyase # Häberle 2019: in µmol/L
IGF-1 | IGF-I | IGF1 | insulin-like growth factor 1 = 0.1 to 100 ULN | 10 to 3000 ng/ml, ug/l; low is better; not before receptor | r # Endocrine Society 2014
non-HDL cholesterol: non-HDL{ cholesterol,-C,} | non-high-density lipoprotein cholesterol
  = 20 to 1000 mg/dl | 0.5 to 26 mmol/l × 38.67 with 0 decimals; low is better # ESC 2019: in mg/dL
apolipoprotein B | {ApoB,apoB,Apo B} | apolipoprotein B-100 | ApoB-100 = 5 to 500 mg/dl | 0.05 to 5 g/l × 100; low is better; not before / | 48 # ESC 2019: in mg/dL
free T4: free T4 | FT4 | fT4 | free thyroxine = 0.05 to 8 ng/dl | 0.6 to 104 pmol/l × 0.0777 | 0.1 to 100 ULN # ATA 2014: in ng/dL
free T3: free T3 | FT3 | fT3 | free triiodothyronine = 0.2 to 40 pg/ml | 0.3 to 62 pmol/l × 0.651 | 0.1 to 100 ULN # ATA 2014: in pg/mL
aldosterone: {plasma,serum} aldosterone | aldosterone | PAC = 0.5 to 1000 ng/dl | 10 to 30000 pmol/l × 0.03605 | 5 to 10000 pg/ml × 0.1; of units;
  not before antagonist | antagonists | renin | to renin | / renin | blocker | blockers # Endocrine Society 2016: in ng/dL
ACTH | plasma ACTH | adrenocorticotropic hormone | adrenocorticotropin = 0.5 to 5000 pg/ml, ng/l | 0.1 to 1100 pmol/l × 4.54; of units;
  not before stimulation | test # Endocrine Society 2015: in pg/mL
free testosterone = 0.1 to 500 pg/ml | 0.01 to 50 ng/dl × 10 | 0.3 to 1700 pmol/l × 0.2884 # Endocrine Society 2018: in pg/mL
estradiol | oestradiol | serum estradiol | E2 = 1 to 10000 pg/ml, ng/l | 4 to 36000 pmol/l × 0.2724; of units # ESHRE 2024: in pg/mL
progesterone | serum progesterone = 0.05 to 500 ng/ml, ug/l | 0.1 to 1500 nmol/l × 0.3145; of units; not before receptor | - receptor # ESHRE 2024: in ng/mL
LH | luteinizing hormone | luteinising hormone = 0.05 to 250 iu/l, miu/ml, u/l, mu/ml # ESHRE 2024: in IU/L
AMH | anti-{Mullerian,Müllerian} hormone | antimullerian hormone | antimüllerian hormone = 0.01 to 60 ng/ml, ug/l | 0.1 to 430 pmol/l × 0.14 # ESHRE 2020: in ng/mL
fasting insulin: fasting {,plasma ,serum }insulin | serum insulin | insulin level = 0.2 to 500 uiu/ml, uu/ml, miu/l, mu/l | 1 to 3500 pmol/l × 0.144; entered insulin;
  of units; not before dose | doses | therapy # ADA 2025: in µIU/mL
HDL cholesterol | HDL-C | high-density lipoprotein cholesterol | HDL
  = 5 to 200 mg/dl | 0.1 to 5 mmol/l × 38.67 with 0 decimals; high is better; not behind non - # ESC 2019: in mg/dL
total cholesterol | total {blood,serum,plasma} cholesterol | {blood,serum,plasma}{ total,} cholesterol | cholesterol total | cholesterol, total | cholesterol = 40 to 1500 mg/dl | 1 to 39 mmol/l × 38.67 with 0 decimals; low is better;
  not behind hdl | ldl | vldl | idl | non | remnant | lipoprotein | dietary | density | - ; not before / | ratio | ester | esters | granulomas | emboli # ESC 2019: in mg/dL
TSH | thyroid stimulating hormone | thyrotropin = 0.001 to 200 miu/l, mu/l, uiu/ml, uu/ml | 0.1 to 100 ULN; not before receptor | - receptor # ATA 2014: in mIU/L
17-hydroxyprogesterone | 17-OHP | 17OHP = 5 to 60000 ng/dl | 0.15 to 1800 nmol/l × 33.05 with 0 decimals | 0.1 to 100 ULN;
  low is better # Endocrine Society 2018: in ng/dL
prolactin | serum prolactin = 0.5 to 50000 ng/ml, ug/l | 0.1 to 1000 ULN; low is better # Pituitary Society 2023: in ng/mL
peak growth hormone: peak GH | GH peak | peak GH response | peak GH level | peak growth hormone | growth hormone peak | stimulated GH
  = 0 to 200 ng/ml, ug/l; high is better # Growth Hormone Research Society 2000: in ng/mL
leptin = 0.05 to 200 ng/ml, ug/l # Brown 2016: in ng/mL
FSH | follicle stimulating hormone = 0.1 to 250 iu/l, miu/ml, u/l, mu/ml # ESHRE 2024: in IU/L
vitamin D: {25-hydroxyvitamin,25-hydroxy-vitamin,25-OH-vitamin,25(OH) vitamin,25OH vitamin} {D,D3} | 25(OH)D{,3} | 25-OH-D | 25-OHD | 25OHD |
  {serum ,}{vitamin,vit} D = 2 to 200 ng/ml, ug/l, mg/ml | 5 to 500 nmol/l × 0.4006 with 0 decimals;
  entered vitamin D (25-OH) | vitamin D, 25-hydroxy | vitamin D, 25-OH | vitamin D, 25-OH, total | vitamin D 25-OH | 25-OH-vitamin D; not before 1,25
  # Endocrine Society 2024: in ng/mL
`)

/** What both are called at once. */
const transaminases =
  "transaminases | aminotransferases | serum transaminase | hepatic transaminase | liver transaminase | liver enzymes"

/** What is measured of liver and kidneys. */
export const liverAndKidneys = MeasureRows.read(`
eGFR | GFR | {estimated ,}glomerular filtration rate | CKD-EPI{ 2021, 2009} = 1 to 200 ml/min/1.73m2, ml/min/m2, ml/min, ml/min/1.73, ml | 0.1 to 4 ml/s × 60 | 4.1 to 200 ml/s × 1; high is better; of everyone; entered
  CKD-EPI | filtrado glomerular | glomeruläre filtrationsrate # KDIGO 2024: in mL/min/1.73 m²
creatinine clearance | creatinine CL | Cr clearance | Cr Cl | CrCl | CrCL | CRCL | CLcr | CLCr | CCr
  = 1 to 250 ml/min/1.73m2, ml/min/m2, ml/min, ml/min/1.73, ml | 0.1 to 4 ml/s × 60 | 4.1 to 200 ml/s × 1; high is better; of everyone # Cockcroft 1976: in mL/min
creatinine | serum creatinine | serum creatinin | creatinin | sCr | SCr | serum Cr
  = 0.1 to 18 mg/dl | 20 to 2000 umol/l ÷ 88.42 with 1 decimal | 0.1 to 100 ULN; low is better; of everyone;
  entered creat | kreatinin | creatinina; not behind / protein albumin to - urine; not before clearance | ratio | - clearance # KDIGO 2024: in mg/dL
BUN | blood urea nitrogen | serum urea nitrogen = 2 to 200 mg/dl | 0.7 to 70 mmol/l × 2.801 with 0 decimals | 0.1 to 100 ULN; low is better; of everyone;
  entered urea nitrogen # KDIGO 2024: in mg/dL
urea: {blood ,serum ,plasma ,}urea = 1 to 80 mmol/l | 6 to 480 mg/dl ÷ 6.006 with 1 decimal; low is better; of everyone; of units;
  not before nitrogen | - nitrogen | cycle | breath | cream | clearance # KDIGO 2024: in mmol/L
UACR | {urine ,urinary }albumin-to-creatinine ratio | urine albumin creatinine ratio | albumin/creatinine ratio | albumin{-,:, to }creatinine ratio | albuminuria
  = 1 to 20000 mg/g | 0.1 to 2000 mg/mmol × 8.84 | 0.001 to 20 g/g × 1000; low is better; entered urine albumin | urinary albumin # KDIGO 2024: in mg/g
UPCR | UPC{, ratio} | UP/C | {urine ,urinary }protein-to-creatinine ratio | {urine ,urinary ,}protein creatinine (UPC) ratio | urine protein creatinine ratio |
  protein/creatinine ratio | protein{-,:, to }creatinine ratio
  = 0.01 to 30 g/g, mg/mg | 50 to 30000 mg/g × 0.001 | 1 to 3000 mg/mmol × 0.00884; low is better; entered protein/creat ratio | prot/creat ratio
  # KDIGO 2024: in g/g
proteinuria | 24 hour urine protein | 24-h urine protein | 24h urine protein | 24-hour proteinuria | 24 hours proteinuria | 24-hour urinary protein |
  24-hour urine total protein | 24-hour protein | urine protein excretion | urinary protein excretion | urine protein | urinary protein | UPE | urine total protein
  = 0.01 to 40 g/d, g | 10 to 40000 mg/d × 0.001; low is better; of units; not before to | - to | / | : | creatinine | - creatinine | electrophoresis
  # KDIGO 2024: in grams a day
ALT | alanine {aminotransferase,transaminase,transferase,aminotransaminase} | SGPT | ALAT |
  {glutamic,glutamate}-{pyruvic,pyruvate} transaminase | ${transaminases} = 1 to 20000 u/l, iu/l | 0.1 to 100 ULN; low is better; of everyone # CTCAE 5
AST | aspartate {aminotransferase,transaminase,transferase,aminotransaminase} | SGOT | ASAT |
  {glutamic-oxaloacetic,glutamate-oxaloacetic,glutamate-oxaloacetate} transaminase | ${transaminases} = 1 to 20000 u/l, iu/l |
  0.1 to 100 ULN; low is better; of everyone # CTCAE 5
ALP: alkaline phosphatase | alkaline phosphatases | ALP = 1 to 20000 u/l, iu/l | 0.1 to 100 ULN; low is better; of everyone;
  entered alk phos | alk phosphatase | alk. phosphatase | alkaline phos | alkalische phosphatase | fosfatasa alcalina # CTCAE 5
bilirubin | total bilirubin | TBIL = 0.05 to 60 mg/dl | 1 to 1000 umol/l ÷ 17.1 with 1 decimal | 0.1 to 100 ULN; low is better; of everyone;
  entered t bili | t. bili | tbili | total bili | bilirubina | bilirrubina | gesamtbilirubin; not behind direct conjugated indirect unconjugated; excess hyperbilirubinemia | hyperbilirubinaemia # CTCAE 5: in mg/dL
direct bilirubin | conjugated bilirubin | bilirubin direct | bilirubin, direct
  = 0.05 to 40 mg/dl | 1 to 700 umol/l ÷ 17.1 with 1 decimal | 0.1 to 100 ULN; low is better # CTCAE 5: in mg/dL
EuroSCORE | EuroSCORE II = 0 to 100 %, points; low is better # Nashef 2012: the risk to die of an operation
MELD | MELD-Na | MELD 3.0 | model for end-stage liver disease = 6 to 40 points; low is better # Kamath 2001
liver stiffness | liver stiffness measurement | LSM | VCTE | fibroscan | transient elastography | elastography
  = 1 to 75 kpa; low is better; not behind resonance mr wave;
  not before by mre | by magnetic | on mre | on magnetic | using mre | using magnetic | ( mre # EASL 2021: in kPa
MRE | magnetic resonance elastography | MR elastography = 0.5 to 20 kpa; low is better; of units # EASL 2021: in kPa
CAP: controlled attenuation parameter | CAP = 50 to 450 db/m; low is better; of units # EASL 2021: in dB/m
ELF{, score, test} | enhanced liver fibrosis{, score, test} = 4 to 20 points; low is better # Rosenberg 2004
FIB-4 | FIB4 | fibrosis-4 = 0.1 to 30 points; low is better # Sterling 2006
NAFLD activity score: {NAFLD,NASH,MASH,MASLD,nonalcoholic fatty liver disease} activity score | NAS = 0 to 8 points; low is better # Kleiner 2005
discriminant function: Maddrey{,'s} function | Maddrey{,'s} discriminant function{, score} | Maddrey{,'s} | mDF | MDF
  = 0 to 300 points; low is better # Maddrey 1978
liver fat: MRI-PDFF | PDFF | liver fat{, content, fraction} | proton density fat fraction | hepatic fat fraction = 0 to 60 %; low is better # AASLD 2023: in percent
HVPG | hepatic venous pressure gradient = 1 to 50 mmHg; low is better # Baveno 2022: in mmHg
PEth | PETH | phosphatidylethanol = 5 to 5000 ng/ml, ug/l; low is better # Luginbühl 2022: in ng/mL
GGT | gamma glutamyl transferase = 1 to 20000 u/l, iu/l | 0.1 to 100 ULN; low is better # CTCAE 5
lipase | serum lipase = 1 to 20000 u/l, iu/l | 0.1 to 100 ULN; low is better; of everyone # CTCAE 5
amylase | serum amylase = 1 to 20000 u/l, iu/l | 0.1 to 100 ULN; low is better; of everyone # CTCAE 5
creatine kinase | CK | CPK | creatine phosphokinase | creatinine kinase
  = 1 to 20000 u/l, iu/l | 0.1 to 100 ULN; low is better; of units; not before - mb | mb # CTCAE 5
`)

/** How much of a virus is in the blood. */
export const viruses = MeasureRows.read(`
HIV RNA | HIV-1 RNA | HIV-1 ribonucleic acid (RNA) | HIV-1 ribonucleic acid | HIV viral load | HIV-1 viral load | plasma HIV RNA | plasma HIV-1 RNA
  = 1 to 1e8 copies/ml, c/ml, cells/ml; low is better; of those asked; entered viral load | plasma viral load # DHHS 2024: in copies/mL
HBV DNA | hepatitis B virus DNA | HBV viral load | hepatitis B viral load = 1 to 1e10 iu/ml; low is better; of those asked # EASL 2025: in IU/mL
HBsAg level: HBsAg | HBsAg level | quantitative HBsAg | qHBsAg | hepatitis B surface antigen = 0.01 to 1e6 iu/ml; low is better; of units # EASL 2025: in IU/mL
HCV genotype: HCV genotype | hepatitis C genotype | hepatitis C virus genotype | hepatitis C, genotype | HCV GT | HCV genotypes
  = 1 to 6.9; of few values; of numbers # EASL 2020
Ct value: {Ct,cycle threshold} {value,values} | {PCR,RT-PCR,RT-qPCR}{, test} {CT,(Ct,[Ct} | cycle threshold{, (CT)} | cycle threshold (CT) {value,values}
  = 5 to 50 # Tom 2020: cycles of a PCR until a virus is found
CMV DNA: CMV {DNA,viral load,DNAemia} | cytomegalovirus {DNA,viral load} = 1 to 1e8 iu/ml | 1 to 1e8 copies/ml, c/ml; low is better; of units # WHO 2010
EBV DNA: EBV DNA | EBVDNA | plasma EBV DNA | Epstein-Barr virus DNA | EBV viral load = 1 to 1e8 iu/ml | 1 to 1e8 copies/ml, c/ml; low is better; of units # WHO 2011
HCV RNA | HCV viral load | hepatitis C viral load = 1 to 1e9 iu/ml; low is better; of units # EASL 2020: in IU/mL
`)

/** What is measured of tumors. */
export const tumors = MeasureRows.read(`
HRD score | genomic instability score | GIS | homologous recombination deficiency score = 0 to 100 points # Telli 2016
TMB | bTMB | tumor mutational burden | tumour mutational burden | tumor mutation burden = 0 to 1000 mutations/megabase # Marcus 2021: mutations per megabase
PSA | prostate-specific antigen = 0.001 to 1e6 ng/ml, ug/l; low is better; entered prostate specific ag; not behind free;
  not before doubling | density | dt | - dt | nadir | velocity | progression | relapse | recurrence # EAU 2024: in ng/mL
CA 19-9 | CA19-9 | CA 199 | CA199 | carbohydrate antigen 19-9 | cancer antigen 19-9
  = 0.1 to 1e6 u/ml, ku/l, iu/ml | 0.1 to 100 ULN; low is better # Duffy 2010: in U/mL
CA 15-3 | CA15-3 | CA 153 | CA153 | cancer antigen 15-3 = 0.1 to 1e6 u/ml, ku/l, iu/ml | 0.1 to 100 ULN; low is better # Duffy 2010: in U/mL
CA 125 | CA125 | cancer antigen 125 = 0.1 to 1e6 u/ml, ku/l, iu/ml | 0.1 to 100 ULN; low is better # GCIG 2011: in U/mL
AFP | alpha-fetoprotein | α-fetoprotein = 0.001 to 1e6 ng/ml, ug/l; low is better # EASL 2018: in ng/mL
MRD: {MRD,minimal residual disease,measurable residual disease}{, positive, positivity, negative, negativity, level, levels, positive disease} = 0 to 100 %; of units # ELN 2021
PSA doubling time | PSADT | PSA DT = 0.1 to 240 months | 1 to 1000 weeks ÷ 4.345; high is better; of units # EAU 2024
PSA density | PSAD = 0.001 to 10 ng/ml/cc, ng/ml2, points; low is better # EAU 2024
IPI: international prognostic index | IPI | aaIPI | age-adjusted IPI = 0 to 5 points; step 1; low is better; of few values; not behind follicular mantle cll # Shipp 1993
FLIPI | follicular lymphoma international prognostic index = 0 to 5 points; step 1; low is better; of few values # Solal-Céligny 2004
khorana: khorana{, risk}{, score} = 0 to 7 points; low is better # Khorana 2008
peritoneal cancer index | peritoneal carcinomatosis index = 0 to 39 points; low is better; entered PCI # Jacquet 1996
SINS | spinal instability neoplastic score = 0 to 18 points; low is better # Fisher 2010
graded prognostic assessment | DS-GPA = 0 to 4 points; high is better; entered GPA # Sperduto 2012
Breslow thickness: breslow{, thickness, depth, tumor thickness} = 0.1 to 50 mm; low is better; of units # AJCC 8: in millimetres
depth of invasion | DOI = 0.1 to 80 mm; low is better; of units # AJCC 8: in millimetres
VES-13 = 0 to 10 points; low is better # Saliba 2001
NRS-2002 | NRS2002 | nutritional risk screening{, 2002} = 0 to 7 points; low is better # Kondrup 2003
PG-SGA = 0 to 50 points; low is better # Ottery 1996
mGPS | modified glasgow prognostic score = 0 to 2 points; step 1; low is better; of few values # McMillan 2008
HScore | H-score for hemophagocytic lymphohistiocytosis = 0 to 337 points; low is better # Fardet 2014
procalcitonin | PCT = 0.01 to 1000 ng/ml, ug/l; low is better # FDA 2017: in ng/mL
haptoglobin = 1 to 500 mg/dl | 0.01 to 5 g/l × 100; high is better # in mg/dL
Ki-67 | Ki67 = 0 to 100 %; low is better # Nielsen 2021
LDH | lactate dehydrogenase = 20 to 20000 u/l, iu/l | 0.1 to 50 ULN; low is better; entered lactic dehydrogenase | laktatdehydrogenase # AJCC 8
bone marrow blasts | {bone marrow,marrow,BM} {blasts,blast,myeloblasts,lymphoblasts} | {,leukemic ,leukemia }{blasts,myeloblasts,lymphoblasts} {in,in the,on,on
  the,on a} {bone marrow,marrow,BM} | blasts on baseline marrow | {bone ,}marrow {infiltration,involvement} {by,with}{, leukemic} blasts |
  {blast,blasts} percentage in {the ,}{bone marrow,BM} | percentage of {bone marrow,marrow} blasts | percentage of blasts in {the ,}{bone marrow,marrow} | blast percentage in {peripheral blood,PB} {and,or} {bone marrow,BM} | blasts {(,in ,in the }{peripheral ,}blood {or,and/or} {bone ,}marrow | blasts {(,in ,in the }{bone ,}marrow {or,and/or} {peripheral ,}blood
  = 0 to 100 %; low is better; not behind of; entered blasts | blast count # WHO 2022
bone marrow involvement: {bone ,}marrow {involvement,infiltration}{, by lymphoma, by disease, by tumor, by tumour, with lymphoma, with disease} | {involvement,infiltration} of {the ,}{bone ,}marrow
  = 0 to 100 %; of units # Cheson 2014: the share of the marrow
residual tumor volume: residual tumor volume | residual tumour volume | residual enhancing tumor | residual enhancing tumor volume |
  residual enhancing tumour | residual contrast-enhancing tumor = 0 to 500 cm3, ml, cc; low is better; of units # Karschnia 2023: on MRI
CEA | carcinoembryonic antigen = 0.001 to 1e6 ng/ml, ug/l | 0.1 to 100 ULN; low is better;
  not before - positive | positive | expression | - expressing # ASCO 2006: in ng/mL
`)

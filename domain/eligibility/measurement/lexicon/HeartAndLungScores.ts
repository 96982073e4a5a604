import * as MeasureRows from "../MeasureRows.ts"

/** What is scored of the heart and its vessels, and what is measured of them by an examination. */
export const ofHeart = MeasureRows.read(`
CHA2DS2-VASc | CHA2DS2VASc | CHADS2-VASc | CHADS-VASc | CHA₂DS₂-VASc = 0 to 9 points; low is better # Lip 2010
CHADS2 | CHADS₂ = 0 to 6 points; low is better; not before - vasc # Gage 2001
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
maximal inspiratory pressure | maximum inspiratory pressure | MIP | PImax | Pimax = 5 to 250 cmH2O; high is better; of units # ATS and ERS 2002
maximal expiratory pressure | maximum expiratory pressure | MEP | PEmax | Pemax = 5 to 350 cmH2O; high is better; of units # ATS and ERS 2002
cough peak flow | peak cough flow = 20 to 1000 l/min; high is better; of units # ERS 2012
WHO ordinal scale: {WHO,World Health Organization}{, 8-point, 9-point} ordinal scale | OSCI | {WHO ,}ordinal scale for clinical improvement
  = 0 to 8 points; step 1; low is better; of few values # WHO 2020
WHO clinical progression scale: {WHO,World Health Organization}{,-} clinical progression scale | clinical progression scale | WHO-CPS = 0 to 10 points; step 1;
  low is better; of few values # WHO 2020
NEWS2 | NEWS-2 | NEWS score | national early warning score{, 2} = 0 to 20 points; low is better # RCP 2017
qSOFA | quick SOFA | quick sequential organ failure assessment = 0 to 3 points; low is better # Seymour 2016
CURB-65 | CURB65 = 0 to 5 points; low is better # Lim 2003
SAPS II | SAPS-II | simplified acute physiology score II = 0 to 163 points; low is better # Le Gall 1993
Murray score: murray{, lung injury} score = 0 to 4 points; low is better # Murray 1988
`)

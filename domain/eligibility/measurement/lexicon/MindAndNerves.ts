import * as MeasureRows from "../MeasureRows.ts"

/** Scales of memory and thinking, and of what a dementia does. */
export const cognition = MeasureRows.read(`
MMSE | mini-mental state examination | mini-mental state | mini-mental status | minimental state
  = 0 to 30 points; high is better; entered mini mental | folstein; not behind modified severe # Folstein 1975
MoCA | MOCA | MoCa | Moca | montreal cognitive assessment | montreal cognitive
  = 0 to 30 points; high is better; not behind t telephone mini phone; not before blind | - blind | 5 - min # Nasreddine 2005
CDR | CDR-GS | CDR global | clinical dementia rating = 0 to 3 points; step 0.5; low is better; of few values; stages of dementia;
  not before sb | - sb | sob | - sob | sum | - sum | scale sum | ) sum | ) - sb | box | memory # Morris 1993
CDR-SB | CDRSB | CDR-SOB | CDR sum of boxes | clinical dementia rating {,scale }sum of boxes = 0 to 18 points; step 0.5; low is
  better; entered sum of boxes # O'Bryant 2008
ADAS-Cog{,11,13,14, 11, 13, 14} = 0 to 90 points; low is better # Rosen 1984
NPI | NPI-10 | NPI-12 | neuropsychiatric inventory = 0 to 144 points; low is better; not before agitation | - a | a / a | - q | - c | psychosis # Cummings 1994
Hachinski: hachinski | hachinski ischemic scale | hachinski ischemic score | HIS | hachinski ischemia | hachinski ischaemia | hachinski ischaemic | MHIS
  = 0 to 18 points; low is better # Hachinski 1975; Rosen's has 12 points
NPI-Q | NPI-Q severity | NPI-Q total severity | neuropsychiatric inventory questionnaire
  = 0 to 36 points; low is better; not before distress | caregiver # Kaufer 2000: its severity
FAQ: functional activities questionnaire | FAQ = 0 to 30 points; low is better # Pfeffer 1982
NPI agitation: NPI {agitation,agitation/aggression,A/A,agitation/aggression domain,agitation domain} = 0 to 12 points; low is better # Cummings 1994
Mini-Cog = 0 to 5 points; high is better # Borson 2000
telephone MoCA | T-MoCA | MoCA Blind = 0 to 22 points; high is better # Wittich 2010
IQCODE = 1 to 5 points; low is better # Jorm 1994
M-ACE | mini-ACE | mini-addenbrooke's cognitive examination = 0 to 30 points; high is better # Hsieh 2015
Zarit: zarit{, caregiver}{, burden}{, interview, scale, inventory} | ZBI = 0 to 88 points; low is better # Zarit 1985
geriatric depression scale | geriatric depression score | GDS-15 | GDS-30 = 0 to 30 points; low is better # Yesavage 1982
ADCS-iADL = 0 to 59 points; high is better # Galasko 1997: its instrumental activities
iADRS | integrated alzheimer's disease rating scale = 0 to 144 points; high is better # Wessels 2015
disability assessment for dementia | DAD {score,total score} = 0 to 100 %, points; high is better; entered DAD # Gélinas 1999
Lawton: Lawton{-Brody, & Brody, and Brody,}{ (IADL), IADL, instrumental activities of daily living}{, scale, score} = 0 to 8 points; high is better; entered Lawton | IADL # Lawton 1969
Katz: Katz{ (ADL), ADL, index, index of independence in activities of daily living, activities of daily living} = 0 to 6 points; high is better; entered Katz # Katz 1963
HDS-R | {revised ,}hasegawa{'s,} dementia scale{-revised,} = 0 to 30 points; high is better # Katoh 1991
RUDAS | rowland universal dementia assessment scale = 0 to 30 points; high is better # Storey 2004
6CIT | 6-CIT | six item cognitive impairment test = 0 to 28 points; low is better # Brooke 1999
QDRS | quick dementia rating system = 0 to 30 points; low is better # Galvin 2015
frontal {behavioral,behavioural} inventory | FBI {score,total score} = 0 to 72 points; low is better # Kertesz 1997
`)

/** Scales of mood, psychosis, sleep and pain. */
export const mood = MeasureRows.read(`
PHQ-9 | PHQ9 | patient health questionnaire-9 | patient health questionnaire = 0 to 27 points; low is better; not before - 2 | - 4 | - 8 | 2 | 8 # Kroenke 2001
GAD-7 | GAD7 | {generalized,generalised} anxiety disorder{ 7, 7-item, 7-item scale,-7 scale, scale} = 0 to 21 points; low is better # Spitzer 2006
HAM-D | HAMD | HDRS | HRSD | HAM{D-,-D,D}17{,-item} | HDRS{-,}17{,-item} | HRSD-17{,-item} | hamilton depression {rating ,}scale |
  hamilton rating scale for depression = 0 to 54 points; low is better; not before - 6 | - 24 | - 28 | 24 | - 21 | 21 # Hamilton 1960
HAM-A | HAMA | hamilton anxiety rating scale | hamilton anxiety scale = 0 to 56 points; low is better; entered hamilton anxiety # Hamilton 1959
MADRS | montgomery-asberg depression rating scale | montgomery-åsberg depression rating scale = 0 to 60 points; low is better # Montgomery 1979
BDI-II | BDI | beck depression inventory | beck depression inventory-II = 0 to 63 points; low is better; entered beck # Beck 1996
UFS-QOL symptom severity: UFS-QOL {SSS,symptom severity,symptom severity scale,symptom severity subscale} | symptom severity score of the UFS-QOL
  = 0 to 100 points, %; low is better # Spies 2002
BES: binge eating scale | BES = 0 to 46 points; low is better # Gormally 1982
IDS: IDS-C30 | IDS-SR30 | IDS-C | IDS-SR | inventory of depressive symptomatology = 0 to 84 points; low is better # Rush 1996
BAI | beck anxiety inventory = 0 to 63 points; low is better # Beck 1988
state anxiety: STAI-{S,State,Y1} | state anxiety {score,scale,inventory} = 20 to 80 points; low is better # Spielberger 1983
trait anxiety: STAI-{T,Trait,Y2} | trait anxiety {score,scale} = 20 to 80 points; low is better # Spielberger 1983
panic disorder severity scale | PDSS = 0 to 28 points; low is better; not before - 2 | 2 # Shear 1997
ADHD-RS: ADHD-RS{,-IV,-5,-V} | ADHD rating scale{,-IV,-5,-V} = 0 to 54 points; low is better # DuPaul 1998
AISRS | adult ADHD investigator{, symptom} rating scale = 0 to 54 points; low is better # Spencer 2010
ABC irritability: ABC-I | ABC{-, -C}irritability{, subscale} | aberrant behavior checklist irritability{, subscale} = 0 to 45 points; low is better # Aman 1985
PANSS negative: PANSS-negative{, subscale, symptom, symptoms, symptom factor} | PANSS-N = 7 to 49 points; low is better # Kay 1987
PANSS positive: PANSS-positive{, subscale, symptom, symptoms, symptom factor} | PANSS-P = 7 to 49 points; low is better # Kay 1987
SANS | scale for the assessment of negative symptoms = 0 to 125 points; low is better # Andreasen 1984
BNSS | brief negative symptom scale = 0 to 78 points; low is better # Kirkpatrick 2011
Sheehan disability scale = 0 to 30 points; low is better # Sheehan 1996
GAF | global assessment of functioning = 1 to 100 points; high is better # APA 1994
children's global assessment scale | CGAS | C-GAS = 1 to 100 points; high is better # Shaffer 1983
K10 | K-10 | kessler psychological distress scale = 10 to 50 points; low is better # Kessler 2002
DAST-10 | drug abuse screening test-10 = 0 to 10 points; low is better # Skinner 1982
CUDIT-R | cannabis use disorder{s,} identification test = 0 to 32 points; low is better # Adamson 2010
YMRS | young mania rating scale = 0 to 60 points; low is better # Young 1978
PANSS | positive and negative syndrome scale = 30 to 210 points; low is better; not before negative | positive | - negative | - positive | - n | - p # Kay 1987
Y-BOCS | YBOCS | yale-brown obsessive-compulsive scale = 0 to 40 points; low is better # Goodman 1989
AUDIT: alcohol use disorders identification test | AUDIT = 0 to 40 points; low is better; not before - c # Saunders 1993
AUDIT-C | (AUDIT)-C | alcohol use disorders identification test (AUDIT)-C | alcohol use disorders identification test-concise |
  alcohol use disorders identification test-consumption = 0 to 12 points; low is better # Bush 1998
PHQ-2 | PHQ2 | patient health questionnaire-2 = 0 to 6 points; low is better # Kroenke 2003
HADS-A: HADS-A | HADS {anxiety,(anxiety),anxiety subscale} | HADS: anxiety | anxiety subscale of the {HADS,Hospital Anxiety and Depression Scale} |
  Hospital Anxiety and Depression Scale{, (HADS)}{-A,-anxiety, anxiety} = 0 to 21 points; low is better # Zigmond 1983
HADS-D: HADS-D | HADS {depression,(depression),depression subscale} | depression subscale of the {HADS,Hospital Anxiety and Depression Scale} |
  Hospital Anxiety and Depression Scale{, (HADS)}{-D,-depression, depression} = 0 to 21 points; low is better # Zigmond 1983
HADS | Hospital Anxiety and Depression {Scale,Score} = 0 to 42 points; low is better;
  not before - a | - d | anxiety | depression | ( anxiety | ( depression | subscale | : anxiety | : depression | - anxiety | - depression # Zigmond 1983
CDRS-R | children's depression rating scale{, revised} = 17 to 113 points; low is better # Poznanski 1996
mood and feelings questionnaire | MFQ = 0 to 66 points; low is better; not before short | - short | - s # Costello 1988
QIDS: QIDS{,-SR,-C,-SR16,-C16,16,-16} | quick inventory of depressive symptomatology = 0 to 27 points; low is better # Rush 2003
perceived stress scale | PSS{,-10,-14} = 0 to 56 points; low is better; not before - 4 # Cohen 1983
LSAS | liebowitz social anxiety scale = 0 to 144 points; low is better # Liebowitz 1987
CY-BOCS | CYBOCS | children's yale-brown obsessive-compulsive scale = 0 to 40 points; low is better # Scahill 1997
BPRS | brief psychiatric rating scale = 0 to 126 points; low is better # Overall 1962
CIWA-Ar: CIWA{,-AR} | clinical institute withdrawal assessment{, for alcohol} = 0 to 67 points; low is better # Sullivan 1989
COWS | clinical opiate withdrawal scale = 0 to 48 points; low is better # Wesson 2003
EDE-Q | eating disorder examination questionnaire = 0 to 6 points; low is better # Fairburn 1994
IQ: IQ | FSIQ | full-scale IQ | {full scale ,}intelligence quotient = 20 to 200 points; high is better # Wechsler 2008
fatigue severity scale | FSS = 1 to 63 points; low is better # Krupp 1989: the sum or the mean of nine
FACIT-F: FACIT-{F,Fatigue} = 0 to 52 points; high is better # Yellen 1997
brief fatigue inventory | BFI = 0 to 10 points; low is better # Mendoza 1999
PHQ-8 | PHQ8 | patient health questionnaire-8 = 0 to 24 points; low is better # Kroenke 2009
CES-D | CESD | center for epidemiologic studies depression scale | center for epidemiological studies depression scale
  = 0 to 60 points; low is better # Radloff 1977
EPDS | edinburgh postnatal depression scale | edinburgh postpartum depression scale = 0 to 30 points; low is better # Cox 1987
PCL-5 | PTSD checklist for DSM-5 = 0 to 80 points; low is better # Blevins 2015
CAPS-5 = 0 to 80 points; low is better # Weathers 2018
FTND | FTCD | {fagerstrom,fagerström} test for {nicotine,cigarette} dependence = 0 to 10 points; low is better # Heatherton 1991
cigarettes per day | cigarettes{ a day,/day, daily, each day} | CPD = 0 to 100 # Heatherton 1991
pack-years | pack year = 0 to 250; entered smoking history # NCI: packs a day times years
exhaled carbon monoxide: exhaled CO | expired CO | exhaled carbon monoxide | carbon monoxide | breath CO | CO
  = 0 to 200 ppm; of units; not behind for # Benowitz 2020: in parts per million
DN4 | DN-4 | {douleur neuropathique,neuropathic pain}{ en,} 4{ questions, question,} | DN4 ({douleur neuropathique,neuropathic pain}{ en,} 4{ questions, question,}) = 0 to 10 points; low is better # Bouhassira 2005
HIT-6 | headache impact test-6 | headache impact test = 36 to 78 points; low is better # Kosinski 2003
ISI: insomnia severity index | ISI = 0 to 28 points; low is better # Bastien 2001
PSQI | pittsburgh sleep quality index = 0 to 21 points; low is better # Buysse 1989
Epworth: epworth sleepiness {scale,score} | epworth | ESS | Eppworth{, sleepiness scale} = 0 to 24 points; low is better # Johns 1991
AHI | {apnea,apnoea}{ ,/}{hypopnea,hypopnoea,hypoapnea,hypoapnoea} index
  = 0 to 150 events/h, events/hour, /h, /hour, points; low is better # AASM 2012: events an hour
CGI-S | CGI-Severity | clinical global {impression,impressions}{-severity, of severity, severity of illness, severity scale}
  = 1 to 7 points; step 1; low is better; of few values # Guy 1976
`)

/** What is measured of sleep. */
export const sleep = MeasureRows.read(`
MWT | maintenance of wakefulness test | MWT{, mean} sleep latency = 0 to 60 minutes, min; high is better; of units # AASM 2021
sleep onset latency | latency to persistent sleep | SOL | sleep latency = 1 to 300 minutes, min; low is better; of units; not behind mean mslt mwt # AASM 2023
wake after sleep onset | wake time after sleep onset | WASO = 1 to 600 minutes, min; low is better; of units # AASM 2023
total sleep time | TST = 0.5 to 24 hours | 25 to 900 minutes, min ÷ 60; high is better; of units # AASM 2023: in hours
sleep efficiency = 5 to 100 %; high is better # AASM 2023
STOP-BANG | STOPBANG = 0 to 8 points; low is better # Chung 2008
respiratory disturbance index | RDI = 0 to 150 events/h, events/hour, /h, /hour; low is better; of units # AASM 2012
restless legs rating scale: IRLS | IRLSS | {international ,}restless legs syndrome{, study group}{, rating, severity} scale = 0 to 40 points; low is better # Walters 2003
PDSS-2 | parkinson's disease sleep scale-2 = 0 to 60 points; low is better # Trenkwalder 2011
`)

/** What the scales of how fit somebody is are called without the name of one: their values tell them apart. */
const unnamed = "performance status | performance score"

/** Scales of how fit somebody is. */
export const performance = MeasureRows.read(`
ECOG | Ecog | eastern cooperative oncology group | eastern cooperative group | zubrod | WHO performance | WHO PS |
  world health organization performance | ${unnamed} = 0 to 5 points; step 1; low is better; of everyone; of fitness; of few values; entered PS;
  not before - 12 | - 39 | 12 | 39 # Oken 1982; Zubrod's and the WHO's scales have the same grades
Karnofsky: karnofsky | KPS | ${unnamed} = 10 to 100 %, points; step 5; high is better; of everyone; of fitness; entered PS # Karnofsky 1949; 0 is death
Lansky: lansky = 10 to 100 %, points; step 5; high is better; of everyone; of fitness # Lansky 1987: Karnofsky's for children
`)

/** Scales of the nerves and muscles, and what is measured of walking. */
export const movement = MeasureRows.read(`
CAG repeats | CAG repeat | CAG expansion | CAG | CAGs | CAGn
  = 10 to 250 repeats; entered HTT CAG | huntingtin CAG | HTT CAG repeat | HTT CAG repeats # MacDonald 1993: the length of HTT
TFC | UHDRS-TFC | total functional capacity = 0 to 13 points; high is better # Shoulson 1979
total maximal chorea: total maximal chorea | maximal chorea | UHDRS chorea = 0 to 28 points; low is better # Huntington Study Group 1996
UHDRS independence scale | independence scale | UHDRS IS = 5 to 100 %, points; high is better # Huntington Study Group 1996
cUHDRS | composite UHDRS | composite unified Huntington's disease rating scale = 0 to 25 points; high is better # Schobel 2017
UHDRS total motor score: UHDRS-TMS | TMS (UHDRS) | UHDRS (TMS) | UHDRS total motor score | total motor score | UHDRS motor score
  = 0 to 124 points; low is better # Huntington Study Group 1996
PSP rating scale: PSPRS | PSP-RS | PSP rating scale | progressive supranuclear palsy rating scale = 0 to 100 points; low is better # Golbe 2007
UMSARS | unified multiple system atrophy rating scale = 0 to 104 points; low is better; not before part | - part | i | ii | - i | - ii | item # Wenning 2004
CMT neuropathy score: CMTNS{,v2,-v2} | {charcot-marie-tooth,CMT} neuropathy score = 0 to 36 points; low is better # Shy 2005
ECAS | edinburgh cognitive and {behavioural,behavioral} ALS screen = 0 to 136 points; high is better; not before ALS | - ALS | non # Abrahams 2014
ALSFRS-R | ALSFRS | ALS-FRS | ALS-FRS-R | ALS functional rating scale | amyotrophic lateral sclerosis functional rating scale
  = 0 to 48 points; high is better # Cedarbaum 1999
EDSS | expanded disability status scale | expanded disability status score = 0 to 10 points; step 0.5; low is better # Kurtzke 1983
MG-ADL | MGADL | myasthenia gravis-activities of daily living = 0 to 24 points; low is better # Wolfe 1999
QMG | quantitative myasthenia gravis = 0 to 39 points; low is better # Barohn 1998
INCAT | inflammatory neuropathy cause and treatment = 0 to 10 points; low is better # Hughes 2001
RASS | Richmond agitation sedation scale | Richmond agitation and sedation scale = -5 to 4 points # Sessler 2002
NIHSS | NIH stroke scale | national institutes of health stroke scale = 0 to 42 points; low is better # Brott 1989
YGTSS | yale global tic severity scale | yale global tic severity score | YGTSS total tic score | YGTSS-TTS | total tic score
  = 0 to 100 points; low is better # Leckman 1989: its tics make 50
MIDAS: MIDAS | migraine disability assessment = 0 to 270 points; low is better # Stewart 2001
modified Rankin: mRS | MRS | modified rankin{, scale, score} = 0 to 6 points; low is better; of few values # van Swieten 1988
Glasgow coma scale: GCS | glasgow coma scale | glasgow coma score = 3 to 15 points; high is better # Teasdale 1974
MDS-UPDRS | UPDRS | unified parkinson's disease rating scale | unified parkinson disease rating scale = 0 to 260 points; low is better;
  not before part | - part | item | motor | iii | ii | i | - iii | ( part | ) part | , part # Goetz 2008
MDS-UPDRS part II | UPDRS part II | UPDRS-II | MDS-UPDRS-II = 0 to 52 points; low is better # Goetz 2008
Schwab and England: schwab and england | schwab and england ADL | schwab and england activities of daily living | schwab & england | schwab-england = 0 to 100 %; high is better # Schwab 1969
OFF time: off time | "off" time = 0 to 24 hours, h/d; low is better; of units; not before work # Hauser 2000: in hours a day
MDS-UPDRS part III | UPDRS part III | {MDS-,}UPDRS-III | {MDS-,}UPDRS{ part,}-3 | {MDS-,}UPDRS motor{, score, examination, section, part III} |
  {MDS-,}UPDRS motor {score,examination,examination score} (part III) | {MDS-,}UPDRS (part III) | {MDS-,}UPDRS part {3,III}{,:} motor{, score, examination}
  = 0 to 132 points; low is better # Goetz 2008
MG-QoL15r | MG-QoL15 = 0 to 60 points; low is better # Burns 2016: the revised one has 30 points
AIMS | abnormal involuntary movement scale = 0 to 28 points; low is better; not before - 2 | 2 # Guy 1976
TWSTRS | toronto western spasmodic torticollis rating scale = 0 to 85 points; low is better;
  not before severity | - severity | disability | pain | - pain # Comella 1997
TETRAS performance: TETRAS-{performance,PS,performance subscale} | essential tremor rating assessment scale performance{, subscale}
  = 0 to 64 points; low is better # Elble 2012
TETRAS | essential tremor rating assessment scale = 0 to 112 points; low is better; not before performance | - performance | - ps | - p | adl | - adl # Elble 2012
PDQ-39 | PDQ39 | parkinson's disease questionnaire-39 = 0 to 100 points, %; low is better # Peto 1995
UPSIT | university of pennsylvania smell identification test = 0 to 40 points; high is better # Doty 1984
NMSS | non-motor {symptom,symptoms} scale = 0 to 360 points; low is better # Chaudhuri 2007
ICARS | international cooperative ataxia rating scale = 0 to 100 points; low is better # Trouillas 1997
FGA: functional gait assessment | FGA = 0 to 30 points; high is better # Wrisley 2004
ARAT | action research arm test = 0 to 57 points; high is better # Lyle 1981
functional independence measure | FIM = 18 to 126 points; high is better # Keith 1987
ASPECTS | alberta stroke program early CT score = 0 to 10 points; high is better # Barber 2000
ICH score = 0 to 6 points; low is better # Hemphill 2001
GBS disability: GBS disability {score,scale,grade} | GBS-DS | Hughes functional {grade,scale,grading scale} = 0 to 6 points; step 1; low is better; of few values # Hughes 1978
revised hammersmith scale = 0 to 69 points; high is better # Ramsey 2017
IBMFRS | IBM-FRS | inclusion body myositis functional rating scale = 0 to 40 points; high is better # Jackson 2008
COMPASS-31 = 0 to 100 points; low is better # Sletten 2012
Norfolk QoL-DN | Norfolk quality of life-diabetic neuropathy = -4 to 136 points; low is better # Vinik 2005
SARA: scale for the assessment and rating of ataxia | SARA = 0 to 40 points; low is better # Schmitz-Hübsch 2006
mFARS | modified FARS | modified friedreich ataxia rating scale | modified friedreich's ataxia rating scale = 0 to 93 points; low is better # Rummey 2019
NSAA | north star ambulatory assessment = 0 to 34 points; high is better # Mazzone 2010
HINE-2 | HINE section 2 | hammersmith infant neurological examination section 2 = 0 to 26 points; high is better # Bishop 2018
MFM32 | MFM-32 | 32-item motor function measure | motor function measure 32 = 0 to 100 %, points; high is better # Bérard 2005
CHOP-INTEND | children's hospital of philadelphia infant test of neuromuscular disorders = 0 to 64 points; high is better # Glanzman 2010
HFMSE | hammersmith functional motor scale-expanded = 0 to 66 points; high is better # O'Hagen 2007
RULM | revised upper limb module = 0 to 37 points; high is better # Mazzone 2017
6-minute walk distance: 6{-,}{MWT,MWD} | {6,six}-minute walk {test,distance} | 6 minute walking distance | 6-minute walking test
  | six minute walking test = 20 to 1000 m; high is better; entered 6-minute walk # ATS 2002: in metres
timed up and go | TUG | timed up & go = 2 to 200 seconds, s, sec; low is better # Podsiadlo 1991: in seconds
Ashworth: {modified ,}ashworth{, scale} = 0 to 5 points; low is better; of few values; entered MAS # Bohannon 1987
Berg balance scale | BBS = 0 to 56 points; high is better # Berg 1992
Barthel index: barthel{ index, score, ADL index, index (BI),} | BI = 0 to 100 points; high is better # Mahoney 1965
Fugl-Meyer: fugl-meyer{, assessment} {upper extremity,upper limb,UE} | FMA-UE | FM-UE | UE-FMA | UEFMA = 0 to 66 points; high is better # Fugl-Meyer 1975
SPPB | short physical performance battery = 0 to 12 points; high is better # Guralnik 1994
grip strength: {hand ,hand,}grip strength = 1 to 120 kg; high is better # EWGSOP 2019: in kilograms
gait speed | {walking,walk} speed = 0.05 to 4 m/s, m/sec; high is better # EWGSOP 2019
10-meter walk: 10MWT | 10MWR | 10-meter {walk test,walk or run} | 10 meter walk | 10 meter run | {10 m,10m,10 meter} {run/walk,walk/run} | 10 m walk
  = 1 to 300 seconds, s, sec | 0.05 to 5 m/s, m/sec # Tilson 2010: in seconds
MDS-UPDRS part I | {MDS-,}UPDRS-{I,part 1} = 0 to 52 points; low is better; not before / | and | + | - iii | to # Goetz 2008
MDS-UPDRS part IV | {MDS-,}UPDRS-{IV,part 4} = 0 to 24 points; low is better # Goetz 2008
levodopa equivalent dose: levodopa equivalent{ daily,} dose | LEDD = 0 to 5000 mg, mg/d; of units # Tomlinson 2010: in mg a day
BFMDRS | burke-fahn-marsden{ dystonia,}{ rating,} scale = 0 to 120 points; low is better; not before disability | - d | - m # Burke 1985: its movements
Fahn-Tolosa-Marin: fahn tolosa marin | FTM {score,scale} = 0 to 144 points; low is better # Fahn 1993
MSWS-12 | {12-item ,}multiple sclerosis walking scale{-12,} = 0 to 100 points; low is better # Hobart 2003
MFIS | modified fatigue impact scale = 0 to 84 points; low is better; not before - 5 # Fisk 1994
FARS-ADL | FA-ADL = 0 to 36 points; low is better # Subramony 2005
BARS | brief ataxia rating scale = 0 to 30 points; low is better; not behind barnes # Schmahmann 2009
SPRS | spastic paraplegia rating scale = 0 to 52 points; low is better # Schüle 2006
TRICALS: TRICALS{ risk,}{ profile,}{ score,} = -15 to 2 points; low is better # van Eijk 2021
MFM20 | MFM-20 | {20-item motor function measure,motor function measure 20} = 0 to 100 %, points; high is better # de Lattre 2013
modified Fisher: {modified ,}fisher {grade,scale,score} = 0 to 4; low is better; of few values # Frontera 2006
GOSE | GOS-E | {glasgow outcome scale,glasgow outcome scale extended,extended glasgow outcome scale} = 1 to 8 points; step 1; high is better; of few values; not before score # Wilson 1998
hematoma volume: {ICH,hematoma,haematoma,intracerebral hemorrhage} volume = 0.1 to 300 ml, cc, cm3; low is better; of units # Kothari 1996
infarct core: {ischemic,infarct,ischaemic} core{ volume,} | infarct volume | core infarct volume = 0 to 500 ml, cc, cm3; low is better; of units # Albers 2018
dizziness handicap inventory | DHI = 0 to 100 points; low is better # Jacobson 1990
tinnitus handicap inventory | THI = 0 to 100 points; low is better # Newman 1996
tinnitus functional index = 0 to 100 points; low is better; entered TFI # Meikle 2012
five times sit-to-stand: {five,5} times sit to stand{ test,} | 5xSTS | 5TSTS | FTSST = 2 to 120 seconds, s, sec; low is better # Whitney 2005: in seconds
`)

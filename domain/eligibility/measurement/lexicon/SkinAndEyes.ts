import * as MeasureRows from "../MeasureRows.ts"

/** Scores and counts of skin and hair. */
export const skin = MeasureRows.read(
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
`,
  "low is better",
)

/** What is measured of eyes. */
export const eyes = MeasureRows.read(`
DRSS | DRSS level | diabetic retinopathy severity {scale,score}{, level} = 10 to 90 points; low is better; of few values # ETDRS 1991
geographic atrophy area: {,total }{GA,geographic atrophy} {area,lesion area,lesion size,lesion,size} = 0.1 to 80 mm2; low is better; of units # FDA 2017
mean deviation: {,visual field ,HVF }mean deviation = -35 to 10 db; high is better; entered MD # Hodapp 1993: in decibels
clinical activity score | CAS = 0 to 10 points; low is better # Mourits 1997: of the eyes in thyroid disease
maximum keratometry: Kmax | maximum keratometry | maximum simulated keratometry = 30 to 100 diopters, d; low is better; of units # in dioptres
central corneal thickness | corneal thickness | CCT | pachymetry = 200 to 900 um; of units # in µm
axial length = 15 to 40 mm; of units # in millimetres
cup-to-disc ratio | cup to disc ratio | C/D ratio = 0 to 1; low is better # EGS 2020
vitreous haze = 0 to 4; low is better; of few values # Nussenblatt 1985
`)

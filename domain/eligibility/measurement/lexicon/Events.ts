import * as MeasureRows from "../MeasureRows.ts"

/** What befalls somebody with a disease, of which criteria count how often it did so in some time. */
export const events = MeasureRows.read(
  `
vaso-occlusive crises: vaso-occlusive {crises,crisis,episodes,pain crises,crises (VOCs),crises (VOC)} | vasoocclusive crises |
  VOCs | VOC | VOEs | VOE | pain {crises,crisis} = 0 to 200 # Shah 2019
exacerbations: {,asthma ,COPD ,pulmonary }{exacerbations,exacerbation} | AECOPD = 0 to 100 # GINA 2024
relapses: relapses | relapse | MS relapses | MS relapse | clinical relapses | clinical relapse = 0 to 100; not behind of without any # Lublin 2014
seizures: seizures | seizure | focal seizures | focal onset seizures | tonic-clonic seizures | drop seizures | motor seizures | partial onset seizures
  = 0 to 10000 # ILAE 2017
angioedema attacks: {angioedema,HAE} {attacks,attack} | hereditary angioedema attacks = 0 to 500 # WAO/EAACI 2021
Raynaud attacks: {Raynaud,Raynaud's} {,phenomenon }attacks | attacks of Raynaud's{, phenomenon} = 0 to 500 # Merkel 2002
migraine attacks: migraine attacks | migraine attack = 0 to 100 # ICHD-3
migraine days: migraine days | migraine days per month | monthly migraine days | migraine headache days | MMDs | MMD = 0 to 31 # ICHD-3
headache days: headache days | headache days per month | monthly headache days | MHDs | MHD = 0 to 31 # ICHD-3
bleeding episodes: bleeding episodes | bleeding episode | bleeds | bleed | bleeding events = 0 to 500 # ISTH (Blanchette 2014)
gout flares: gout flares | gout flare | flares | flare = 0 to 100 # ACR 2020
falls: falls | fall = 0 to 1000 # WHO 2021
hot flashes: hot flashes | hot flushes | vasomotor symptoms = 0 to 1000 # NAMS 2023
bowel movements: bowel movements | spontaneous bowel movements | complete spontaneous bowel movements | SBMs | CSBMs = 0 to 300 # Rome IV
cataplexy attacks: cataplexy{ attacks, attack, episodes,} = 0 to 500 # ICSD-3
cluster headaches: cluster headache{s, attacks, attack} | cluster attacks = 0 to 500 # ICHD-3
incontinence episodes: {urge,urgency,urinary,urgency urinary,urge urinary,UUI,fecal,stress} incontinence{ episodes, episode} | UUI episodes | incontinence episodes = 0 to 200 # ICS 2010
micturitions: micturitions | micturition | urinations = 0 to 100 # ICS 2010
`,
  "low is better; step 1; of events",
)

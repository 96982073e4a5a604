import * as WordSet from "../text/WordSet.ts"

const words = WordSet.of(
  "aria edema oedema siderosis cns brain ild chf cad mi tia cva dvt pe ckd dm htn afib lmd vte cmb cmbs " +
    "comorbidity comorbidities comorbid illness illnesses ailment ailments condition conditions complication complications contraindication contraindications " +
    "pacemaker implant implants claustrophobia warfarin heparin aspirin steroid steroids dexamethasone corticosteroid corticosteroids blood thinner thinners " +
    "jaundice fever infarct infarcts infarction lymphedema fracture fractures delirium pregnancy pregnant breastfeeding ventilation ventilator wheelchair tracheostomy hospitalization",
)

const stems: ReadonlyArray<string> = [
  ...["bleed", "microbleed", "macrobleed"],
  ...["hemorrhag", "haemorrhag", "microhemorrhag", "microhaemorrhag", "macrohemorrhag", "macrohaemorrhag"],
  ...["anticoag", "antiplatelet", "antithrombotic", "immunosuppress"],
]

/** Whether a word tells of somebody's health or of what is taken for it, and of no marker: "ARIA", "bleeds", "anticoagulants". */
export const has = (word: string): boolean => words.has(word) || stems.some((stem) => word.startsWith(stem))

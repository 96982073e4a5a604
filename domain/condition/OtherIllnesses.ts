/**
 * The name of an illness, and longer names of quite other illnesses that hold it: "portal hypertension" is no kind of hypertension.
 * Source: headings of MeSH and ICD-10 that stand far apart.
 */
const rows: ReadonlyArray<readonly [name: RegExp, longer: string]> = [
  [
    /^(?:hypertension|high blood pressure)$/,
    "(?:portal|porto-?pulmonary|pulmonary|ocular|intra-?cranial|intra-?ocular|intra-?abdominal)(?: (?:arterial|venous|vascular))? hypertension",
  ],
  [
    /^(?:depression|(?:major )?depressive disorder)$/,
    "(?:(?:bone )?marrow|respiratory|cns|central nervous system|cardiac|myocardial|immune|st(?:[ -]segment)?|spreading|manic|inbreeding) depression",
  ],
  [/^(?:stroke|cerebrovascular accident|apoplexy)$/, "(?:heat|sun|lightning)[ -]?strokes?|stroke volume"],
  [/^diabetes(?: mellitus)?$/, "(?:nephrogenic |central |cranial )?diabetes insipidus"],
  [/^gout$/, "pseudo-?gout"],
  [/^asthma$/, "cardiac asthma"],
  [/^angina(?: pectoris)?$/, "(?:ludwig|vincent)(?:'?s)? angina|abdominal angina|herp(?:es )?angina"],
  [/^migraine$/, "abdominal migraine"],
  [/^lupus(?: erythematosus)?$/, "lupus (?:vulgaris|pernio)"],
  [/^acne(?: vulgaris)?$/, "acne inversa"],
  [/^psoriasis$/, "para-?psoriasis"],
  [/^dementia$/, "dementia pr(?:a)?ecox|pseudo-?dementia"],
  [/^parkinson(?:'s)?(?: disease)?$/, "wolff[ -]parkinson[ -]white"],
  [/^arthritis$/, "(?:septic|infectious|pyogenic|bacterial) arthritis"],
  [
    /^(?:epilepsy|seizures?|seizure disorder)$/,
    "(?:psychogenic )?non-?epileptic (?:seizures?|attacks?)|pseudo-?seizures?",
  ],
  [/^anemia$/, "fanconi(?:'?s)? an(?:a)?emia"],
  [/^insomnia$/, "fatal (?:familial )?insomnia"],
  [
    /^(?:multiple|systemic) sclerosis$|^sclerosis$/,
    "(?:tuberous|amyotrophic lateral|hippocampal|mesial temporal) sclerosis",
  ],
  [/^(?:heart attack|myocardial infarction)$/, "(?:panic|transient isch(?:a)?emic) attack"],
  [/^(?:influenza|flu)$/, "ha?emophilus influenzae|para-?influenza|stomach flu"],
  [
    /^pneumonia$/,
    "(?:usual |desquamative |non-?specific |lymphoid |lymphocytic |acute )?interstitial pneumonias?|(?:organi[sz]ing|eosinophilic|lipoid|hypersensitivity) pneumonias?",
  ],
  [/^bronchiolitis$/, "bronchiolitis obliterans"],
  [/^(?:pulmonary )?emphysema$/, "(?:subcutaneous|mediastinal|surgical|orbital) emphysema"],
  [/^meningitis$/, "(?:carcinomatous|neoplastic|lymphomatous|leuka?emic) meningitis"],
  [/^(?:bladder infection|cystitis)$/, "(?:interstitial|radiation|ha?emorrhagic) cystitis"],
  [/^tuberculosis$/, "pseudo-?tuberculosis"],
  [/^(?:acid |gastro-?(?:o)?esophageal )?reflux(?: disease)?$/, "vesico-?ureter(?:al|ic) reflux"],
  [/^(?:chronic )?cough$/, "whooping cough"],
  [/^(?:common )?cold$/, "cold (?:sores?|agglutinin(?: disease)?|urticaria)"],
  [/^measles$/, "german measles"],
  [/^hernia$/, "(?:brain|cerebral|dis[ck]) herniation"],
  [/^(?:peptic )?ulcer$/, "(?:corneal|pressure|foot|leg|venous|aphthous) ulcers?"],
]

/** Finds in a text the longer names of other illnesses that hold one of some names; nothing where none does. */
export const holding = (names: ReadonlyArray<string>): RegExp | undefined => {
  const longer = rows.flatMap(([name, longer]) => (names.some((each) => name.test(each)) ? [longer] : []))

  return longer.length === 0
    ? undefined
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${longer.join("|")})(?![\\p{L}\\p{N}])`, "giu")
}

/** Kinds of conditions of which words of a stage mean something of their own, by the folded text of the condition. */
export const dementia = /alzheimer|dement|cogniti/

export const glioma = /gliom|gliobl|astrocyt|\bgbm\b/

/** A tumour that began in the brain. */
export const brainTumor = /^(?!.*metasta).*(?:gliom|gliobl|astrocyt|\bgbm\b|brain (?:tumou?r|cancer))/

/** Any condition that has nothing to do with the brain, metastases in it included. */
export const notOfBrain = /^(?!.*(?:gliom|gliobl|astrocyt|\bgbm\b|brain))/

export const ofPancreas = /pancrea|\bpanc\b|pdac/

export const smallCell = /^(?!.*\bnon[ -]?small)(?:.*small[ -]cell|.*\bsclc\b)/

export const multipleSclerosis = /multiple sclerosis|\bms\b/

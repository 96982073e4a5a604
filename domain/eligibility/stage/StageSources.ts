// Where it is laid down what the names of stages mean, as far as several lists of phrases follow it

export const nccn = "NCCN guidelines: resectability and extent of solid tumours"
export const rano = "RANO, EANO: the settings in which glioblastoma is treated"
export const ajcc = "AJCC/UICC TNM, 8th edition: M1 is stage IV, M0 is not"
export const course = "NCI Dictionary of Cancer Terms: courses of disease"
export const imwg = "IMWG: smoldering myeloma"

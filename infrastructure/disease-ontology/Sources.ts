/** Where names of diseases are in use. */
export const nci = "NCI Thesaurus and the glossaries of cancer.gov"

export const nih = "MedlinePlus and the disease pages of the NIH's institutes"

export const gard = "GARD, the NIH's pages on rare diseases"

export const nhs = "the NHS's pages for patients"

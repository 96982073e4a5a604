import type { Heading, Mesh } from "./StudyRecord.ts"

const mesh = (id: string, term: string): Mesh => ({ id, term })

export const heading = (id: string, term: string, ...ancestors: ReadonlyArray<Mesh>): Heading => ({
  id,
  term,
  ancestors,
})

const nervousSystemDiseases = mesh("D009422", "Nervous System Diseases")
const centralNervousSystemDiseases = mesh("D002493", "Central Nervous System Diseases")
const brainDiseases = mesh("D001927", "Brain Diseases")
const mentalDisorders = mesh("D001523", "Mental Disorders")
const neurocognitiveDisorders = mesh("D019965", "Neurocognitive Disorders")
const neoplasms = mesh("D009369", "Neoplasms")
const neoplasmsByHistologicType = mesh("D009370", "Neoplasms by Histologic Type")
const neoplasmsBySite = mesh("D009371", "Neoplasms by Site")
const glandularNeoplasms = mesh("D009375", "Neoplasms, Glandular and Epithelial")

const gliomaAncestors = [
  mesh("D018302", "Neoplasms, Neuroepithelial"),
  mesh("D017599", "Neuroectodermal Tumors"),
  mesh("D009373", "Neoplasms, Germ Cell and Embryonal"),
  neoplasmsByHistologicType,
  neoplasms,
  glandularNeoplasms,
  mesh("D009380", "Neoplasms, Nerve Tissue"),
] as const

const astrocytomaAncestors = [mesh("D001254", "Astrocytoma"), mesh("D005910", "Glioma"), ...gliomaAncestors] as const

export const dementia = heading(
  "D003704",
  "Dementia",
  brainDiseases,
  centralNervousSystemDiseases,
  nervousSystemDiseases,
  neurocognitiveDisorders,
  mentalDisorders,
)

export const alzheimerDisease = heading(
  "D000544",
  "Alzheimer Disease",
  mesh("D003704", "Dementia"),
  ...dementia.ancestors,
  mesh("D024801", "Tauopathies"),
  mesh("D019636", "Neurodegenerative Diseases"),
)

export const cognitiveDysfunction = heading(
  "D060825",
  "Cognitive Dysfunction",
  mesh("D003072", "Cognition Disorders"),
  neurocognitiveDisorders,
  mentalDisorders,
)

export const glioma = heading("D005910", "Glioma", ...gliomaAncestors)

export const glioblastoma = heading("D005909", "Glioblastoma", ...astrocytomaAncestors)

export const gliosarcoma = heading("D018316", "Gliosarcoma", ...astrocytomaAncestors)

export const brainNeoplasms = heading(
  "D001932",
  "Brain Neoplasms",
  mesh("D016543", "Central Nervous System Neoplasms"),
  mesh("D009423", "Nervous System Neoplasms"),
  neoplasmsBySite,
  neoplasms,
  brainDiseases,
  centralNervousSystemDiseases,
  nervousSystemDiseases,
)

export const pancreaticNeoplasms = heading(
  "D010190",
  "Pancreatic Neoplasms",
  mesh("D004067", "Digestive System Neoplasms"),
  neoplasmsBySite,
  neoplasms,
  mesh("D004701", "Endocrine Gland Neoplasms"),
  mesh("D004066", "Digestive System Diseases"),
  mesh("D010182", "Pancreatic Diseases"),
  mesh("D004700", "Endocrine System Diseases"),
)

export const pancreaticDuctalCarcinoma = heading(
  "D021441",
  "Carcinoma, Pancreatic Ductal",
  mesh("D044584", "Carcinoma, Ductal"),
  mesh("D000230", "Adenocarcinoma"),
  mesh("D002277", "Carcinoma"),
  glandularNeoplasms,
  neoplasmsByHistologicType,
  neoplasms,
)

export const metastasis = heading(
  "D009362",
  "Neoplasm Metastasis",
  mesh("D009385", "Neoplastic Processes"),
  neoplasms,
  mesh("D010335", "Pathologic Processes"),
)

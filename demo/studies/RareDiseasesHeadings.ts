import { heading } from "./MeshHeadings.ts"
import type { Mesh } from "./StudyRecord.ts"

const mesh = (id: string, term: string): Mesh => ({ id, term })

const nervousSystemDiseases = mesh("D009422", "Nervous System Diseases")
const centralNervousSystemDiseases = mesh("D002493", "Central Nervous System Diseases")
const brainDiseases = mesh("D001927", "Brain Diseases")
const spinalCordDiseases = mesh("D013118", "Spinal Cord Diseases")
const neuromuscularDiseases = mesh("D009468", "Neuromuscular Diseases")
const neurodegenerativeDiseases = mesh("D019636", "Neurodegenerative Diseases")
const heredodegenerativeDisorders = mesh("D020271", "Heredodegenerative Disorders, Nervous System")
const motorNeuronDisease = mesh("D016472", "Motor Neuron Disease")
const inbornGeneticDiseases = mesh("D030342", "Genetic Diseases, Inborn")
const metabolicDiseases = mesh("D008659", "Metabolic Diseases")

export const duchenneMuscularDystrophy = heading(
  "D020388",
  "Muscular Dystrophy, Duchenne",
  mesh("D009136", "Muscular Dystrophies"),
  mesh("D020966", "Muscular Disorders, Atrophic"),
  mesh("D009135", "Muscular Diseases"),
  mesh("D009140", "Musculoskeletal Diseases"),
  neuromuscularDiseases,
  nervousSystemDiseases,
  mesh("D040181", "Genetic Diseases, X-Linked"),
  inbornGeneticDiseases,
)

export const spinalMuscularAtrophy = heading(
  "D009134",
  "Muscular Atrophy, Spinal",
  spinalCordDiseases,
  centralNervousSystemDiseases,
  nervousSystemDiseases,
  motorNeuronDisease,
  neurodegenerativeDiseases,
  neuromuscularDiseases,
)

export const huntingtonDisease = heading(
  "D006816",
  "Huntington Disease",
  mesh("D001480", "Basal Ganglia Diseases"),
  brainDiseases,
  centralNervousSystemDiseases,
  nervousSystemDiseases,
  mesh("D003704", "Dementia"),
  mesh("D002819", "Chorea"),
  mesh("D009069", "Movement Disorders"),
  neurodegenerativeDiseases,
  heredodegenerativeDisorders,
  inbornGeneticDiseases,
)

export const amyotrophicLateralSclerosis = heading(
  "D000690",
  "Amyotrophic Lateral Sclerosis",
  motorNeuronDisease,
  neurodegenerativeDiseases,
  nervousSystemDiseases,
  spinalCordDiseases,
  centralNervousSystemDiseases,
  mesh("D057177", "TDP-43 Proteinopathies"),
  mesh("D057165", "Proteostasis Deficiencies"),
  metabolicDiseases,
  neuromuscularDiseases,
)

export const cysticFibrosis = heading(
  "D003550",
  "Cystic Fibrosis",
  mesh("D010182", "Pancreatic Diseases"),
  mesh("D004066", "Digestive System Diseases"),
  mesh("D008171", "Lung Diseases"),
  mesh("D012140", "Respiratory Tract Diseases"),
  inbornGeneticDiseases,
  mesh("D007232", "Infant, Newborn, Diseases"),
)

export const niemannPickTypeC = heading(
  "D052556",
  "Niemann-Pick Disease, Type C",
  mesh("D009542", "Niemann-Pick Diseases"),
  mesh("D013106", "Sphingolipidoses"),
  mesh("D016464", "Lysosomal Storage Diseases"),
  mesh("D008661", "Metabolism, Inborn Errors"),
  metabolicDiseases,
  inbornGeneticDiseases,
)

import { type Measure, ofUpperLimit, phrases } from "../Measure.ts"

/** From mmol to the mg in a decilitre. */
const glucosePerMmol = 18.016

const triglyceridesPerMmol = 88.57

const cholesterolPerMmol = 38.67

/** What is measured of sugar, fats and hormones. */
export const metabolism: ReadonlyArray<Measure> = [
  {
    name: "HbA1c",
    forms: [
      "HbA1c",
      "HbA1C",
      "HBA1C",
      "HgbA1c",
      "HgbA1C",
      "A1C",
      "A1c",
      "hemoglobin A1c",
      "haemoglobin A1c",
      "glycated hemoglobin",
      "glycated haemoglobin",
      "glycosylated hemoglobin",
      "glycosylated haemoglobin",
      "glycohemoglobin",
    ],
    scales: [
      { units: ["%"], values: [3, 20] },
      { units: ["mmol/mol"], values: [22, 195], times: 0.091_48, plus: 2.152, decimals: 1 },
    ],
    better: "low",
    source: "ADA 2025: in percent (NGSP); IFCC's by the NGSP's master equation",
  },
  {
    name: "fasting glucose",
    forms: [
      "fasting plasma glucose",
      "fasting glucose",
      "fasting blood glucose",
      "fasting blood sugar",
      "fasting serum glucose",
      "FPG",
    ],
    scales: [
      { units: ["mg/dl"], values: [35, 600] },
      { units: ["mmol/l"], values: [2, 33], times: glucosePerMmol, decimals: 0 },
    ],
    better: "low",
    notBehind: new Set(["non", "random", "postprandial"]),
    source: "ADA 2025: in mg/dL",
  },
  {
    name: "C-peptide",
    forms: ["C-peptide"],
    scales: [
      { units: ["ng/ml", "ug/l"], values: [0.01, 20] },
      { units: ["nmol/l"], values: [0.003, 7], times: 3.02 },
      { units: ["pmol/l"], values: [21, 7000], times: 0.003_02 },
    ],
    better: "high",
    source: "ADA 2025: in ng/mL",
  },
  {
    name: "triglycerides",
    forms: ["triglycerides", "triglyceride", "triglyceride level"],
    scales: [
      { units: ["mg/dl"], values: [20, 10_000] },
      { units: ["mmol/l"], values: [0.2, 19], times: triglyceridesPerMmol, decimals: 0 },
    ],
    better: "low",
    source: "ESC 2019: in mg/dL",
  },
  {
    name: "LDL cholesterol",
    forms: ["LDL cholesterol", "LDL-C", "LDL-cholesterol", "low-density lipoprotein cholesterol", "LDL"],
    scales: [
      { units: ["mg/dl"], values: [20, 1000] },
      { units: ["mmol/l"], values: [0.2, 19], times: cholesterolPerMmol, decimals: 0 },
    ],
    better: "low",
    source: "ESC 2019: in mg/dL",
  },
  {
    name: "lipoprotein(a)",
    forms: ["Lp(a)", "lipoprotein(a)", "lipoprotein a"],
    scales: [
      { units: ["nmol/l"], values: [1, 1500] },
      { units: ["mg/dl"], values: [1, 600] },
    ],
    better: "low",
    source: "EAS 2022: in nmol/L",
  },
  {
    name: "testosterone",
    forms: ["testosterone", "total testosterone", "serum testosterone"],
    scales: [
      { units: ["ng/dl"], values: [1, 2000] },
      { units: ["nmol/l"], values: [0.03, 70], times: 28.85 },
      { units: ["ng/ml"], values: [0.01, 20], times: 100 },
    ],
    notBehind: new Set(["free"]),
    source: "AUA 2018: in ng/dL",
  },
  {
    name: "IGF-1",
    forms: ["IGF-1", "IGF-I", "IGF1", "insulin-like growth factor 1"],
    scales: [ofUpperLimit, { units: ["ng/ml", "ug/l"], values: [10, 3000] }],
    better: "low",
    notBefore: phrases("receptor", "r"),
    source: "Endocrine Society 2014",
  },
  {
    name: "HDL cholesterol",
    forms: ["HDL cholesterol", "HDL-C", "HDL-cholesterol", "high-density lipoprotein cholesterol", "HDL"],
    scales: [
      { units: ["mg/dl"], values: [5, 200] },
      { units: ["mmol/l"], values: [0.1, 5], times: cholesterolPerMmol, decimals: 0 },
    ],
    better: "high",
    notBehind: new Set(["non", "-"]),
    source: "ESC 2019: in mg/dL",
  },
  {
    name: "total cholesterol",
    forms: ["total cholesterol"],
    scales: [
      { units: ["mg/dl"], values: [40, 1500] },
      { units: ["mmol/l"], values: [1, 39], times: cholesterolPerMmol, decimals: 0 },
    ],
    better: "low",
    source: "ESC 2019: in mg/dL",
  },
  {
    name: "TSH",
    forms: ["TSH", "thyroid-stimulating hormone", "thyroid stimulating hormone", "thyrotropin"],
    scales: [{ units: ["miu/l", "mu/l", "uiu/ml", "uu/ml"], values: [0.001, 200] }, ofUpperLimit],
    notBefore: phrases("receptor", "- receptor"),
    source: "ATA 2014: in mIU/L",
  },
  {
    name: "FSH",
    forms: ["FSH", "follicle-stimulating hormone", "follicle stimulating hormone"],
    scales: [{ units: ["iu/l", "miu/ml", "u/l", "mu/ml"], values: [0.1, 250] }],
    source: "ESHRE 2024: in IU/L",
  },
  {
    name: "vitamin D",
    forms: ["25-hydroxyvitamin D", "25-hydroxy vitamin D", "25-OH vitamin D", "25(OH)D", "serum vitamin D"],
    scales: [
      { units: ["ng/ml"], values: [2, 200] },
      { units: ["nmol/l"], values: [5, 500], times: 0.4006, decimals: 0 },
    ],
    source: "Endocrine Society 2024: in ng/mL",
  },
]

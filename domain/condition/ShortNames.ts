import { mostCharacters } from "./ConditionLength.ts"

/** How people and clinicians cut the name of a disease short, and the name in full. */
const rows: ReadonlyArray<readonly [written: RegExp, inFull: string]> = [
  [/\bpanc\b\.?/gi, "pancreatic"],
  [/\badeno(?:-?ca)?\b\.?/gi, "adenocarcinoma"],
  [/\bcholangio\b\.?/gi, "cholangiocarcinoma"],
  [/(?<=\b[a-z]{4,} )ca\b(?![ -]?\d)\.?/gi, "cancer"],
  // The letter of a course before the name of its disease: "mPDAC", "ndGBM"
  [/\b(?:m|r|nd|la)(?=(?:PDAC|GBM|NSCLC|SCLC|CRC|RCC|HCC|CRPC|CSPC|HSPC|TNBC)\b)/g, ""],
  [/\b(?:RR|ND)(?=MM\b)/g, ""],
  [/\b(?:ES|LS)-(?=SCLC\b)/g, ""],
  [/\b(?:LAPC|BRPC|LA-?PDAC|BR-?PDAC)\b/g, "pancreatic cancer"],
  [/\b(?:CRPC|HSPC|CSPC|PCa)\b/g, "prostate cancer"],
  [/\bmUC\b/g, "urothelial cancer"],
  [/\b(?:[mM]BC|EBC|eBC)\b/g, "breast cancer"],
  [/\b(?:PROC|PSOC)\b/g, "ovarian cancer"],
  [/\bHGSOC\b/g, "high-grade serous ovarian cancer"],
  [/\bccRCC\b/g, "clear cell renal cell carcinoma"],
  [/\b[ie]CCA\b/g, "cholangiocarcinoma"],
  [/\bH ?& ?N\b/g, "head and neck"],
  [/\bBTC\b/g, "biliary tract cancer"],
  [/\bHGG\b/g, "high grade glioma"],
  [/\bDMG\b/g, "diffuse midline glioma"],
  [/\bEOAD\b/g, "early onset Alzheimer's disease"],
  [/\bSDAT\b/g, "Alzheimer's disease"],
  [/\bbvFTD\b/g, "frontotemporal dementia"],
  [/(?<=\bdementia ?\()AD(?=\))/gi, "Alzheimer's disease"],
  [/(?<=\barthritis ?\()PsA(?=\))/gi, "psoriatic arthritis"],
  [/\bs?JIA\b/g, "juvenile idiopathic arthritis"],
  [/\bPPMS\b/g, "primary progressive multiple sclerosis"],
  [/\bSPMS\b/g, "secondary progressive multiple sclerosis"],
  [/\bLUAD\b/g, "lung adenocarcinoma"],
  [/\bLUSC\b/g, "lung squamous cell carcinoma"],
  [/(?<=\bsarcoma ?\()LMS(?=\))/gi, "leiomyosarcoma"],
  [/(?<=\bsarcoma ?\()RMS(?=\))/gi, "rhabdomyosarcoma"],
  [/(?<=\bsarcoma ?\()(?:DD|WD)?LPS(?=\))/gi, "liposarcoma"],
  [/(?<=\bsarcoma ?\()UPS(?=\))/gi, "undifferentiated pleomorphic sarcoma"],
  [/(?<=\b(?:bone (?:cancer|tumou?r)|sarcoma) ?\()OS(?=\))/gi, "osteosarcoma"],
  [/(?<=\bskin cancers? ?\()BCC(?=\))/gi, "basal cell carcinoma"],
  [/(?<=\bskin cancers? ?\()c?SCC(?=\))/gi, "skin squamous cell carcinoma"],
  [/(?<=\b(?:neck|nasopharynx|throat)(?: cancers?)? ?\()NPC(?=\))/gi, "nasopharyngeal carcinoma"],
  [/(?<=\bpancrea[a-z]{1,4}\b.*)\bp-?NETs?\b/gi, "pancreatic neuroendocrine tumor"],
  [/\b(alzheimer|parkinson|huntington|crohn|hodgkin)s(?= [a-z])/gi, "$1's"],
]

/** A condition with the names that it cuts short in full: "panc ca", "mPDAC". */
export const inFull = (condition: string): string =>
  condition.length > mostCharacters
    ? condition
    : rows.reduce((text, [pattern, full]) => text.replace(pattern, full), condition)

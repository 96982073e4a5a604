import { expect, test } from "bun:test"
import * as DiseaseName from "../../../../interfaces/fhir/reading/DiseaseName.ts"

test.each([
  // What a coded concept adds
  ["Malignant neoplasm of colon (disorder)", "colon cancer"],
  ["Pancreatic adenocarcinoma (HCC)", "pancreatic-cancer"],
  ["Diffuse large B-cell lymphoma of lymph nodes of multiple sites (CMS/HCC)", "diffuse large B-cell lymphoma"],
  ["Acute myeloid leukemia, disease", "acute myeloid leukemia"],
  ["Malignant neoplasm of bronchus and lung, unspecified", "lung cancer"],
  // A side, a quadrant, a sex
  ["Malignant neoplasm of upper-outer quadrant of left female breast (HCC)", "breast cancer"],
  ["Cancer of right breast", "breast cancer"],
  ["Breast cancer, left", "breast cancer"],
  ["Malignant neoplasm of upper lobe, left bronchus or lung", "lung cancer"],
  ["Primary malignant neoplasm of areola of female breast (disorder)", "breast cancer"],
  ["Malignant neoplasm of nipple and areola of male breast", "breast cancer"],
  ["Malignant neoplasm of base of tongue", "oral cancer"],
  ["Malignant neoplasm of tonsil, unspecified", "oropharyngeal cancer"],
  ["Malignant neoplasm of glottis", "laryngeal cancer"],
  ["Malignant neoplasm of rectosigmoid junction", "colon cancer"],
  ["Primary malignant neoplasm of brain stem (disorder)", "brain cancer"],
  ["Hereditary factor VIII deficiency", "hemophilia A"],
  ["Glioblastom links temporal", "glioblastoma"],
  ["Malignes Melanom", "melanoma"],
  ["Malignant neoplasm of left testis, unspecified whether descended or undescended", "testicular cancer"],
  // As it was written, where the ontology only numbers it: "hereditary systemic amyloidosis 1"
  ["Hereditary transthyretin amyloidosis (disorder)", "Hereditary transthyretin amyloidosis"],
  ["ATTR amyloidosis", "transthyretin amyloidosis"],
  ["Malignant neoplasm of vulva", "vulva cancer"],
  // The name in use, for a kind of the disease, too
  ["Infiltrating duct carcinoma of breast", "breast cancer"],
  ["Neoplasm of prostate", "prostate cancer"],
  ["Carcinoma in situ of prostate", "prostate cancer"],
  ["Chronic lymphoid leukemia", "chronic lymphocytic leukemia"],
  ["Malignant melanoma of skin of trunk", "melanoma"],
  ["Adenocarcinoma of lung, stage 4", "non-small cell lung cancer"],
  ["Small cell carcinoma of lung", "small cell lung cancer"],
  ["Transitional cell carcinoma of bladder", "bladder cancer"],
  ["Liver cell carcinoma", "hepatocellular carcinoma"],
  ["Cholangiocarcinoma, intrahepatic", "cholangiocarcinoma"],
  ["Relapsing remitting multiple sclerosis", "multiple sclerosis"],
  ["Triple negative breast cancer", "triple negative breast cancer"],
  // A Spanish name
  ["Cáncer de mama (trastorno)", "breast cancer"],
  ["cáncer de páncreas", "pancreatic-cancer"],
  ["Distrofia muscular de Duchenne", "Duchenne muscular dystrophy"],
  ["Esclerosis lateral amiotrófica", "amyotrophic lateral sclerosis"],
  // A launch area, by whatever name
  ["Glioblastoma multiforme of brain", "glioblastoma"],
  ["Mild cognitive impairment due to Alzheimer's disease", "alzheimers"],
  // By the name that studies have for it, where the ontology prefers another
  ["Malignant melanoma of choroid (disorder)", "uveal melanoma"],
  ["Choroidal melanoma", "uveal melanoma"],
  ["Thymoma, type B2 (disorder)", "thymoma"],
  ["Wilms tumor", "Wilms tumor"],
  ["Medulloblastoma", "medulloblastoma"],
  ["Immunoglobulin A nephropathy (disorder)", "IgA nephropathy"],
  ["Gaucher disease type 1 (disorder)", "Gaucher disease"],
  ["Primary biliary cirrhosis (disorder)", "primary biliary cholangitis"],
  ["Systemic sclerosis", "systemic sclerosis"],
  ["Glomerular disease in systemic lupus erythematosus", "lupus nephritis"],
  // Of two diseases that share a code, what both are
  ["Duchenne or Becker muscular dystrophy", "muscular dystrophy"],
  ["Becker muscular dystrophy", "Becker muscular dystrophy"],
  // Words of the course are no part of the name
  ["Metastatic renal cell carcinoma", "renal cell carcinoma"],
  ["Prostate cancer metastatic to bone", "prostate cancer"],
  ["Relapsed multiple myeloma", "multiple myeloma"],
  // What belongs to a name stays
  ["Parkinson's disease", "Parkinson's disease"],
  ["Amyotrophic lateral sclerosis", "amyotrophic lateral sclerosis"],
  // No disease of the vocabulary
  ["Adenocarcinoma", undefined],
  ["Polyp of colon", undefined],
])("%s is sought as %s", (written, known) => expect(DiseaseName.known(written)).toBe(known))

import type { JudgedReport } from "../JudgedReport.ts"

export const colonPlasma: JudgedReport = {
  style: "plasma of a colon cancer, with rows over two lines",
  text: `GUARDANT 360®            Sample, John (A0000000)        Page 1 of 5
Patient MRN: N/A  |  DOB: JAN-01-1955  |  Gender: Male  |  Diagnosis: Colorectal adenocarcinoma
Summary of Somatic Alterations & Associated Treatment Options
KEY   ✓ Approved in indication   ⚠ Approved in other indication   ⊗ Lack of response
Alteration          % cfDNA or Amplification     Associated FDA-approved therapies     Clinical trial availability
KRAS G12D           18.2%                        ⊗ Cetuximab, Panitumumab              Yes
PIK3CA E545K        6.5%                         ⚠ Alpelisib                           Yes
APC R1450*          21.7%                        None                                  Yes
APC S1465fs         19.9%                        None                                  Yes
ERBB2 (HER2)        Low (+)                      ⚠ Trastuzumab                         Yes
Amplification       Plasma Copy Number: 2.4
TP53 R175H          24.0%                        None                                  Yes
Synonymous alterations: FGFR2 P582P 0.3%
Variants of Uncertain Clinical Significance
NF1 D1849N (0.2%), ARAF T82M (0.4%)

Biomarker                 Result
MSI-High                  Not detected
Blood TMB                 9.6 mut/Mb
Tumor fraction            26 %

Comments: We evaluated this sample for 83 genes, including the following relevant to colorectal cancer, and did not
detect alterations: NRAS, BRAF V600E, NTRK fusions, RET fusions.
¹ The percent of altered cell-free DNA (% cfDNA) circulating in blood is related to the unique tumor biology.
² Copy number (CN) between 2.2 and 2.4 is reported as low.
`,
  reader: [
    "KRAS G12D",
    "PIK3CA E545K",
    "APC R1450*",
    "APC S1465fs",
    "ERBB2 amplification",
    "TP53 R175H",
    "MSI-H negative",
    "TMB 9.6 mut/Mb",
    "NRAS negative",
    "BRAF V600E negative",
    "NTRK fusion negative",
    "RET fusion negative",
  ],
}

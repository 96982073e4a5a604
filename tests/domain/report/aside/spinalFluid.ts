import type { JudgedReport } from "../JudgedReport.ts"

/** What is measured in the fluid around the brain, with a column for units and one for cut-offs. */
export const spinalFluid: JudgedReport = {
  style: "fluid of the spine with units and cut-offs in columns",
  text: `Neurochemistry — final report                                      CSF, lumbar puncture (L3/4)
Test                            Value     Unit     Cut-off     Interpretation
Amyloid-beta 1-42               489       ng/L     >600        pathological
Amyloid-beta 42/40 ratio        0.041     -        >0.065      pathological
Total tau                       611       ng/L     <400        pathological
Phospho-tau 181                 88        ng/L     <61         pathological
Neurofilament light chain       2100      ng/L     <1290       elevated
14-3-3 protein                  negative
RT-QuIC (prion)                 negative
Oligoclonal bands               type 1 (negative)
Aquaporin-4 antibodies (CBA)    negative
NMDA-receptor antibodies        negative
APOE genotyping (blood): E3/E4
Alpha-synuclein SAA             POSITIVE
Summary: biomarker profile A+ T+ N+ compatible with Alzheimer's disease; co-pathology (Lewy body) likely.
Clinical data supplied: MMSE 21/30, CDR 1, Hoehn & Yahr 2`,
  reader: [
    "amyloid beta 42 low",
    "Aβ42/40 low",
    "t-tau high",
    "p-tau181 high",
    "NfL high",
    "14-3-3 negative",
    "AQP4 negative",
    "NMDAR negative",
    "APOE ε3/ε4",
    "alpha-synuclein positive",
    "MMSE 21",
    "CDR 1",
    "Hoehn and Yahr 2",
  ],
}

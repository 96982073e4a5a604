import type { JudgedReport } from "../JudgedReport.ts"

/** A table out of a spreadsheet. */
export const plasmaTable: JudgedReport = {
  style: "a table out of a spreadsheet",
  text: `Plasma ctDNA - Prostate
Gene	Alteration	Type	VAF/CN
AR	Amplification	CNV	8.1
AR	L702H	SNV	1.9%
TP53	R248W	SNV	12.4%
PTEN	Loss	CNV	0.8
BRCA2	No alteration detected		
ATM	No alteration detected		
CDK12	K975fs*3	Indel	5.5%
SPOP	F133V	SNV	2.2%
RB1	VUS R698Q	SNV	0.3%
MSI	Not detected		
Tumor fraction	18%		

TMPRSS2-ERG not assessed.
Genes interrogated (n=73): AKT1, ALK, APC, AR, ARAF, ATM, BRAF, BRCA1, BRCA2, CCND1, CDH1, CDK4, CDK6, CDK12
PSMA PET positive. PSA 34 ng/mL. Gleason 4+5.`,
  reader: [
    "PSA 34 ng/mL",
    "Gleason 9",
    "AR amplification",
    "AR L702H",
    "TP53 R248W",
    "PTEN loss",
    "BRCA2 negative",
    "ATM negative",
    "CDK12 K975fs*3",
    "SPOP F133V",
    "MSS",
    "PSMA positive",
  ],
}

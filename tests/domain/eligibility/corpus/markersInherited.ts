import { askingEach, type Case, excluded, included, whole } from "./Case.ts"

const asking = askingEach("biomarker")

const ofFibrosis = (part: (line: string) => string, line: string, expected: Parameters<typeof asking>[3]) =>
  asking("Cystic Fibrosis", part, line, expected)

/** Genes and genotypes of inherited diseases, as people and reports write them. */
export const markersInherited: ReadonlyArray<Case> = [
  // A change that is told alone, on one copy or on both
  ...["Homozygous for the ΔF508 mutation", "F508del/F508del genotype", "Homozygous for F508del-CFTR"].flatMap((line) =>
    ofFibrosis(included, line, {
      "F508del homozygous": "in",
      "F508del/F508del": "in",
      "deltaF508 homozygous": "in",
      F508del: "in",
      "F508del heterozygous": "?",
      "F508del/G551D": "?",
    }),
  ),
  ...["Heterozygous for F508del", "Heterozygous for F508del-CFTR and one other CFTR mutation"].flatMap((line) =>
    ofFibrosis(included, line, { "F508del heterozygous": "in", "F508del/G542X": "in", "F508del homozygous": "?" }),
  ),
  ...ofFibrosis(included, "Homozygous for F508del or heterozygous for F508del with a second mutation", {
    "F508del homozygous": "in",
    "F508del heterozygous": "in",
  }),
  ...ofFibrosis(included, "At least one allele with G551D, S549N or G178R", {
    "F508del/G551D": "in",
    "CFTR G551D": "in",
    G178R: "in",
    R117H: "?",
  }),
  ...ofFibrosis(included, "Two mutations of the CFTR gene that cause the disease", {
    "CFTR mutation": "in",
    F508del: "in",
  }),
  ...ofFibrosis(included, "A mutation of the CFTR gene", { F508del: "in", "F508del homozygous": "?" }),
  ...asking("Amyloidosis", included, "Documented mutation of the TTR gene", { V122I: "in", "TTR V30M": "in" }),
  ...asking("Amyloidosis", included, "Wild-type ATTR, confirmed by sequencing", { "TTR wild-type": "in", hATTR: "?" }),
  ...asking("Amyotrophic Lateral Sclerosis", included, "Confirmed mutation of SOD1", { "SOD1 A4V": "in" }),
  ...["Genetic diagnosis of SOD1-mediated ALS", "SOD1-ALS", "ALS that is SOD1-associated"].flatMap((line) =>
    asking("Amyotrophic Lateral Sclerosis", included, line, { "SOD1 mutation": "in" }),
  ),
  ...asking(
    "Amyotrophic Lateral Sclerosis",
    whole,
    "Inclusion Criteria:\n\n* SOD1-mediated ALS\n\nExclusion Criteria:\n\n* SOD1 pathogenic variants in amino acid regions 43-47",
    { "SOD1 mutation": "in" },
  ),
  // A gene by the name of its protein
  ...asking("Duchenne Muscular Dystrophy", included, "Mutation of the dystrophin gene", {
    "DMD mutation": "in",
    "dystrophin mutation": "in",
  }),
  ...asking("Duchenne Muscular Dystrophy", included, "Diagnosis of DMD made in childhood", { "DMD mutation": "-" }),
  ...asking("Friedreich Ataxia", included, "Expanded GAA repeats of both alleles", {
    "FXN expansion": "in",
    "frataxin mutation": "?",
  }),
  ...asking("Huntington Disease", included, "CAG repeat expansion", {
    "HTT expansion": "in",
    "HTT CAG expansion": "in",
  }),
  ...asking("Gaucher Disease", included, "Two mutations of GBA", { "GBA1 mutation": "in", "GBA N370S": "in" }),
  ...asking("Spinal Muscular Atrophy", included, "Homozygous deletion of exon 7 of SMN1", {
    "SMN1 deletion": "in",
    "SMN1 homozygous deletion": "in",
  }),
  // What is said of a mutation besides
  ...asking("Retinitis Pigmentosa", included, "A pathogenic or likely pathogenic variant of RPGR", {
    "RPGR pathogenic variant": "in",
    "RPGR likely pathogenic variant": "in",
  }),
  ...asking("Retinal Dystrophy", included, "Biallelic RPE65 mutations", { "RPE65 biallelic": "in" }),
  ...asking("Wilson Disease", included, "Homozygous or compound heterozygous ATP7B mutations", {
    "ATP7B mutation": "in",
    "ATP7B homozygous": "in",
    "ATP7B heterozygous": "in",
  }),
  // An exon that a drug may skip
  ...["Mutation amenable to exon 51 skipping", "Deletion for which skipping of exon 51 restores the frame"].flatMap(
    (line) =>
      asking("Duchenne Muscular Dystrophy", included, line, {
        "exon 51 skippable": "in",
        "amenable to exon 51 skipping": "in",
        "DMD exon 51 skipping": "in",
        "exon 53 skippable": "-",
        "exon 52 deletion": "in",
        "deletion of exons 48-50": "in",
        "DMD deletion exons 45 to 50": "in",
        "del ex49-50": "in",
        "exon 44 deletion": "-",
        "deletion of exons 45-47": "-",
        "exon 19 deletion": "-",
      }),
  ),
  ...asking("Duchenne Muscular Dystrophy", excluded, "Deletion in exon 8 or a deletion of exons 3-7", {
    "DMD exon 8 deletion": "ex",
    "DMD exons 3-7 deletion": "ex",
    "DMD exon 52 deletion": "-",
  }),
  ...asking("Lung Cancer", included, "MET exon 14 skipping mutation", { "MET exon 14 skipping": "in" }),
  // How many copies of a gene there are
  ...[
    "Two or three copies of SMN2",
    "SMN2 copy number of 2 to 4",
    "No more than 3 SMN2 copies",
    "SMN2 copies: at least 2",
  ].flatMap((line) =>
    asking("Spinal Muscular Atrophy", included, line, {
      "3 copies of SMN2": "in",
      "SMN2 3 copies": "in",
      "SMN2 copy number: 3": "in",
      "three SMN2 copies": "in",
    }),
  ),
  ...asking("Spinal Muscular Atrophy", included, "Two or three copies of SMN2", { "SMN2 copy number 4": "ex" }),
  ...asking("Spinal Muscular Atrophy", excluded, "Four or more copies of SMN2", {
    "4 copies of SMN2": "ex",
    "3 copies of SMN2": "in",
  }),
  ...asking("Alzheimer Disease", included, "Two copies of APOE4", {
    "2 copies of APOE4": "in",
    "1 copy of APOE4": "?",
  }),
  // Haemoglobins and inhibitors
  ...["HbSS or HbS/β0-thalassemia", "Hemoglobin SS genotype", "Hb SS, HbSC or sickle beta zero thalassemia"].flatMap(
    (line) => asking("Sickle Cell Disease", included, line, { HbSS: "in", "hemoglobin SS": "in" }),
  ),
  ...asking("Sickle Cell Disease", included, "All SCD genotypes are eligible", { HbSS: "in", HbSC: "in" }),
  ...asking("Sickle Cell Disease", excluded, "HbSC", { "hemoglobin SC": "ex", HbSS: "-" }),
  ...asking("Sickle Cell Disease", included, "S/β0 thalassemia", { HbSβ0: "in", "HbS beta zero thalassemia": "in" }),
  ...asking("Sickle Cell Disease", included, "HbSS or HbSβ0-thalassemia genotype", { HbSβ0: "in", HbSS: "in" }),
  ...asking("Hemophilia A", excluded, "History of FVIII inhibitors", {
    "factor VIII inhibitor": "ex",
    "factor VIII inhibitor positive": "ex",
    "factor IX inhibitor": "-",
  }),
  ...asking("Hemophilia A", included, "Negative for factor VIII inhibitors", { "no FVIII inhibitor": "in" }),
  // A family history beside what the patient has
  ...asking("Huntington Disease", included, "A positive family history or the presence of an expansion of HTT", {
    "HTT expansion": "in",
  }),
  ...asking("Spinal Muscular Atrophy", included, "Homozygous absence of SMN1 exon 7", {
    "SMN1 homozygous deletion": "in",
  }),
  // What the name has said already
  ...[
    "Confirmed diagnosis of HbSS (SCD genotype of sickle cell anemia) or HbSβ0",
    "HbSS genotype",
    "Sickle cell disease of the HbSS genotype",
  ].flatMap((line) => asking("Sickle Cell Disease", included, line, { HbSS: "in" })),
  ...asking("Sickle Cell Disease", included, "HbSS genotype known", { HbSS: "?" }),
  ...asking("Sickle Cell Disease", included, "HbSS, HbSβ0 or HbSβ+ thalassemia", { "HbSβ+ thalassemia": "in" }),
  ...asking("Thalassemia", included, "Thalassemia (HbE/β-thalassemia or HbH disease)", {
    "HbE/beta-thalassemia": "in",
    "HbH disease": "in",
  }),
  ...[
    "Variant(s) in genes such as PRF1, UNC13D",
    "Known disease (e.g., pathogenic/likely pathogenic germline variant(s) in genes such as PRF1, UNC13D)",
    "Pathogenic mutation(s) in one of the genes, such as PRF1 or UNC13D",
  ].flatMap((line) => asking("Hemophagocytic Lymphohistiocytosis", included, line, { "PRF1 mutation": "in" })),
  ...["Documented TTR variant or wild-type", "ATTR amyloidosis (TTR mutation or wild type)"].flatMap((line) =>
    asking("ATTR Amyloidosis", included, line, { "TTR V30M": "in", "TTR wild-type": "in" }),
  ),
  ...asking("Melanoma", included, "BRAF mutation or wild-type NRAS", { "BRAF V600E": "in" }),
  // The two copies of a genotype: each in another way, or both in one
  ...ofFibrosis(included, "Homozygous for the F508del CFTR mutation", {
    "CFTR F508del/G551D": "?",
    "CFTR F508del/F508del": "in",
  }),
  ...ofFibrosis(included, "At least one F508del mutation", {
    "CFTR F508del/G551D": "in",
    "CFTR F508del/F508del": "in",
  }),
  ...ofFibrosis(included, "Heterozygous for F508del", { "CFTR F508del/G551D": "in", "CFTR F508del/F508del": "?" }),
  ...asking("Sickle Cell Disease", included, "βS/βS, βS/β0 or βS/β+ genotype", {
    "HbSS genotype": "in",
    "βS/β0 genotype": "in",
    "βS/β+": "in",
    "HbSβ0 thalassemia": "in",
  }),
  ...asking("Thalassemia", excluded, "Homozygous or heterozygous sickle hemoglobin (Hb S)", {
    "HbS heterozygous": "ex",
    "sickle cell trait": "ex",
  }),
  ...asking("Sickle Cell Disease", included, "HbSS or HbSβ0-thalassemia", { "HbS-beta0": "in", HbSC: "-" }),
  ...asking("Thalassemia", included, "Hemoglobin E/β-thalassemia", { "E-beta thalassemia": "in" }),
  ...asking("FSGS", included, "Two APOL1 risk alleles (G1/G1, G1/G2 or G2/G2)", {
    "APOL1 G1/G2": "in",
  }),
  ...asking("LHON", included, "G11778A mutation in ND4", { "ND4 G11778A": "in", "ND4 mutation": "in" }),
  // By the enzyme, and by the gene of it
  ...asking("MPS II", included, "Deficiency in iduronate-2-sulfatase activity", { "IDS deficiency": "in" }),
  ...asking("Pompe Disease", included, "Confirmed GAA enzyme deficiency", {
    "acid alpha-glucosidase deficiency": "in",
  }),
  ...asking("Batten Disease", included, "TPP1 deficiency", { "CLN2 deficiency": "in" }),
  ...asking("Barth Syndrome", included, "TAFAZZIN mutation", { "TAZ mutation": "in" }),
  // In mitochondria, by the bases or by their place
  ...asking("LHON", included, "m.11778G>A mutation in ND4", { "m.11778G>A": "in", G11778A: "in" }),
  ...asking("MELAS", included, "A3243G mutation", { "m.3243A>G": "in", "MT-TL1 m.3243A>G": "in" }),
  ...asking("MELAS", excluded, "m.3243A>G", { "m.3243A>G": "ex", "m.8344A>G": "-" }),
]

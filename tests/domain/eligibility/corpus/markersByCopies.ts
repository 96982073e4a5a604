import { askingEach, type Case, excluded, included } from "./Case.ts"

const asking = askingEach("biomarker")

const of = (part: (line: string) => string, line: string, expected: Parameters<typeof asking>[3]) =>
  asking("Alzheimer Disease", part, line, expected)

const anyOf = (state: "in" | "ex" | "?") => ({
  "APOE4 homozygote": state,
  "APOE4 heterozygote": state,
  "APOE4 non-carrier": state,
})

/** Who has one copy of an allele, who has two and who has none. */
export const markersByCopies: ReadonlyArray<Case> = [
  // Whoever has no more than one
  ...[
    "APOE ε4 non-carriers or heterozygotes only",
    "APOE4 noncarrier or heterozygous carrier",
    "APOE4 heterozygotes or non-carriers, but not homozygotes",
    "ApoE4 carrier status: noncarrier or heterozygote",
    "Non-carrier or heterozygous carrier of the APOE ε4 allele",
    "Heterozygous or non-carrier of APOE ε4 (homozygotes are excluded)",
    "APOE ε4 genotype: heterozygous or non-carrier; homozygotes are not eligible",
  ].flatMap((line) =>
    of(included, line, { "APOE4 homozygote": "?", "APOE4 heterozygote": "in", "APOE4 non-carrier": "in" }),
  ),
  ...["Non-homozygous for APOE4", "Non-homozygous APOE4 genotype", "APOE4 non-homozygotes"].flatMap((line) =>
    of(included, line, { "APOE4 homozygote": "?", "APOE4 heterozygote": "?", "APOE4 non-carrier": "in" }),
  ),
  ...of(included, "Not homozygous for APOE4", { "APOE4 homozygote": "ex", "APOE4 non-carrier": "in" }),
  ...of(excluded, "APOE4 non-carriers or heterozygotes", anyOf("?")),
  // Whoever has none or two
  ...[
    "APOE4 non-carriers or homozygotes",
    "APOE4 homozygotes or non-carriers",
    "APOE ε4 non-carriers and homozygous carriers",
    "Homozygous or non-carrier of APOE ε4",
  ].flatMap((line) =>
    of(included, line, { "APOE4 homozygote": "in", "APOE4 heterozygote": "?", "APOE4 non-carrier": "in" }),
  ),
  ...of(excluded, "APOE4 non-carriers or homozygotes", {
    "APOE4 homozygote": "ex",
    "APOE4 heterozygote": "?",
    "APOE4 non-carrier": "ex",
  }),
  // As laboratories write them
  ...[
    "APOE ε3/ε4",
    "APOE e4/e3",
    "APOE genotype ε2/ε4",
    "ApoE 3/4 genotype",
    "APOE3/APOE4",
    "E3/E4 genotype",
    "APOE ɛ3/ɛ4",
  ].flatMap((line) =>
    of(included, line, {
      "APOE4 homozygote": "?",
      "APOE4 heterozygote": "in",
      "APOE4 non-carrier": "?",
      "APOE4 carrier": "in",
      "APOE ε3/ε4": "in",
      "APOE E4/E3": "in",
      "APOE e4/e4": "?",
      "APOE e3/e3": "?",
    }),
  ),
  ...["APOE ε3/ε3", "APOE ε2/ε3 genotype", "APOE 3/3"].flatMap((line) =>
    of(included, line, { "APOE4 carrier": "?", "APOE4 non-carrier": "in", "APOE ε3/ε4": "?", "APOE e2/e2": "in" }),
  ),
  ...of(excluded, "APOE4 homozygotes", { "APOE ε3/ε4": "?", "APOE ε4/ε4": "ex", "APOE4/APOE4": "ex" }),
  ...of(excluded, "APOE4 carriers", { "APOE genotype: ε3/ε4": "ex", "APOE e2/e3": "?" }),
  ...of(included, "APOE4 carriers", { "APOE e3/e4, amyloid PET positive": "in", "APOE3/APOE4": "in" }),
  // Everybody
  ...[
    "APOE4 carriers and non-carriers are eligible",
    "APOE4 carriers (heterozygous or homozygous) and non-carriers",
    "APOE4 heterozygous or homozygous carriers, or non-carriers",
    "APOE ε4 non-carriers, heterozygotes and homozygotes are eligible",
  ].flatMap((line) => of(included, line, anyOf("in"))),
  // What is only to be known
  ...of(included, "APOE4 carrier status must be known", { "APOE4 carrier": "?", "APOE4 non-carrier": "?" }),
  ...of(included, "APOE4 carrier (homozygotes and heterozygotes)", {
    "APOE4 homozygote": "in",
    "APOE4 heterozygote": "in",
  }),
  ...[
    "Homozygous carriers of APOE4",
    "Homozygous APOE ε4 carriers",
    "Homozygous APOE ε4 carriers, unless the participant has consented to monthly MRI during the first 6 months",
  ].flatMap((line) =>
    of(excluded, line, {
      "APOE4 homozygote": "ex",
      "APOE4 heterozygote": "?",
      "APOE 3/4": "?",
      "APOE4 non-carrier": "?",
    }),
  ),
  ...of(included, "Heterozygous APOE4 carriers", { "APOE4 homozygote": "?", "APOE4 heterozygote": "in" }),
  ...of(included, "Non-homozygous APOE4 carriers", { "APOE4 homozygote": "?", "APOE4 heterozygote": "in" }),
  ...of(included, "Homozygous or heterozygous APOE4 carriers", {
    "APOE4 homozygote": "in",
    "APOE4 heterozygote": "in",
    "APOE4 non-carrier": "?",
  }),
  ...of(included, "Homozygous APOE4 carriers and non-carriers", {
    "APOE4 homozygote": "in",
    "APOE4 heterozygote": "?",
    "APOE4 non-carrier": "in",
  }),
  // A part of those who have it, whose copies nobody has told
  ...of(excluded, "APOE4 homozygotes", { "APOE4 carrier": "?", "APOE4 positive": "?", APOE4: "?" }),
  ...of(excluded, "APOE4 homozygotes or heterozygotes", { "APOE4 carrier": "ex" }),
  ...of(included, "APOE4 homozygotes", { "APOE4 carrier": "in" }),
  ...of(included, "Not homozygous for APOE4", { "APOE4 carrier": "?" }),
  ...asking("Huntington Disease", excluded, "Homozygous for the HTT expansion", {
    "HTT expansion": "?",
    "HTT expansion, homozygous": "ex",
  }),
  ...asking("Spinal Muscular Atrophy", excluded, "Homozygous deletion of SMN1", { "SMN1 deletion": "ex" }),
  ...asking("Colon Cancer", excluded, "UGT1A1*28 homozygous", {
    "UGT1A1*28 homozygous": "ex",
    "UGT1A1*28 heterozygous": "?",
    "UGT1A1*28": "?",
  }),
  // Alleles that are counted
  ...[
    "Carriers of two APOE4 alleles",
    "Two ε4 alleles",
    "Two copies of the APOE4 allele",
    "2 APOE ε4 alleles",
    "APOE4 carriers (two alleles)",
    "More than one APOE4 allele",
  ].flatMap((line) =>
    of(excluded, line, { "APOE4 homozygote": "ex", "APOE4 heterozygote": "?", "APOE4 non-carrier": "?" }),
  ),
  ...[
    "Participants must have at least one APOE ε4 allele",
    "At least one ε4 allele",
    "One or two APOE4 alleles",
    "≥ 1 APOE ε4 allele",
    "Carry 1 or 2 alleles of APOE4",
  ].flatMap((line) =>
    of(included, line, { "APOE4 carrier": "in", "APOE4 homozygote": "in", "APOE4 non-carrier": "?" }),
  ),
  ...of(included, "One APOE4 allele", { "APOE4 homozygote": "?", "APOE4 heterozygote": "in" }),
  ...[
    "F508del on one or both alleles",
    "Two CFTR mutations, at least one of them F508del",
    "Two CFTR mutations, one of which is F508del",
  ].flatMap((line) =>
    asking("Cystic Fibrosis", included, line, { "F508del homozygous": "in", "F508del heterozygous": "in" }),
  ),
  ...["F508del on both alleles", "Two CFTR mutations, both of which must be F508del"].flatMap((line) =>
    asking("Cystic Fibrosis", included, line, { "F508del homozygous": "in", "F508del heterozygous": "?" }),
  ),
  ...asking("Breast Cancer", included, "Two tumors, both of them HER2 positive", { "HER2 positive": "in" }),
  // None of them
  ...[
    "No APOE4 alleles",
    "No ε4 allele",
    "No copies of the APOE4 allele",
    "Without an APOE4 allele",
    "Without any APOE ε4 alleles",
    "Participants do not carry any APOE4 allele",
  ].flatMap((line) =>
    of(included, line, { "APOE4 homozygote": "ex", "APOE4 heterozygote": "ex", "APOE4 non-carrier": "in" }),
  ),
  ...of(excluded, "No APOE4 alleles", { "APOE4 homozygote": "in", "APOE4 non-carrier": "ex" }),
  // No more of them than that
  ...[
    "Fewer than two APOE4 alleles",
    "Less than two copies of APOE4",
    "No more than one APOE4 allele",
    "Zero or one APOE4 allele",
  ].flatMap((line) => of(included, line, { "APOE4 homozygote": "?" })),
  ...asking("Solid Tumor", included, "Loss of one TP53 allele", { "TP53 loss": "in" }),
  ...asking("Solid Tumor", included, "Mutation in one TP53 allele", { "TP53 mutation": "in" }),
  ...asking("Solid Tumor", included, "At least one HLA-A*02:01 allele", { "HLA-A*02:01": "in" }),
  ...asking(
    "Solid Tumor",
    (line) => `Inclusion Criteria:\n\n* TP53 mutation, be it of one allele\n\nExclusion Criteria:\n\n* ${line}`,
    "Homozygous TP53 mutation",
    { "homozygous TP53 mutation": "ex" },
  ),
]

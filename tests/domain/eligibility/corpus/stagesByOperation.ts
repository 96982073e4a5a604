import { asking, askingEach, type Case, excluded, included } from "./Case.ts"

const of = askingEach("stage")

const resectable = (condition: string) => ({ stage: "Resectable", condition, about: [condition] })

/** What an operation tells of a disease that it is planned for. */
export const stagesByOperation: ReadonlyArray<Case> = [
  ...asking(resectable("Bladder cancer"), included, [
    ["Eligible for radical cystectomy", "in"],
    ["Fit for cystectomy and planned for it", "in"],
    ["Planned treatment with radical cystectomy", "in"],
    ["Not a candidate for radical cystectomy", "-"],
    ["Not thought an ideal candidate for radical cystectomy", "-"],
    ["Unfit for cystectomy, or refuses it", "-"],
    ["Radical cystectomy at least a year ago", "-"],
  ]),
  ...asking(resectable("Bladder cancer"), excluded, [["Planned radical cystectomy", "-"]]),
  ...asking(resectable("Liver cancer"), included, [
    ["Candidate for curative liver resection", "in"],
    ["Scheduled to undergo a right hepatectomy", "in"],
    ["No liver resection is planned", "-"],
  ]),
  ...asking(resectable("Pancreatic cancer"), included, [
    ["Planned pancreaticoduodenectomy", "in"],
    ["Scheduled for pancreatic resection", "in"],
    ["Who will undergo distal pancreatectomy", "in"],
  ]),
  ...asking(resectable("Kidney cancer"), included, [
    ["Scheduled for partial or radical nephrectomy", "in"],
    ["In whom a nephrectomy is planned", "in"],
    ["Planned for nephrectomy for a non-metastatic tumour", "in"],
    ["Metastatic kidney cancer for which a nephrectomy is planned", "-"],
    ["Planned cytoreductive nephrectomy", "-"],
  ]),
  ...asking(resectable("Lung cancer"), included, [
    ["Eligible to undergo lobectomy or pneumonectomy", "in"],
    ["Planned gastrectomy", "-"],
    ["Scheduled for surgical resection of brain metastases", "-"],
    ["At least one lesion planned for surgical resection", "-"],
  ]),
  ...asking(resectable("Lung cancer"), included, [
    ["Adults undergoing stapled lobectomy", "in"],
    ["Who undergo a lung resection", "in"],
    ["About to undergo lung surgery", "in"],
    ["Scheduled to undergo surgery for lung cancer", "in"],
    ["Who are surgical candidates", "in"],
    ["A good surgical candidate, as the surgeon sees it", "in"],
    ["Candidates for surgical treatment", "in"],
    ["Not undergoing lobectomy", "-"],
    ["Four weeks after undergoing lobectomy", "-"],
    ["Undergoing chemotherapy after lobectomy", "-"],
    ["Undergoing palliative lobectomy", "-"],
    ["Undergoing surgery for benign disease", "-"],
    ["No planned surgery for lung cancer", "-"],
    ["Planned surgery for another illness must be over", "-"],
  ]),
  ...asking(resectable("Lung cancer"), excluded, [
    ["Undergoing lobectomy", "-"],
    ["Undergoing surgery for lung cancer", "-"],
    ["Surgical candidates", "ex"],
  ]),
  ...asking(resectable("Breast cancer"), included, [
    ["Eligible to undergo surgery, either mastectomy or lumpectomy", "in"],
    ["Candidates for breast surgery (lumpectomy or mastectomy)", "in"],
    ["Undergoing prophylactic mastectomy", "-"],
    ["Women who do not undergo mastectomy", "-"],
  ]),
  ...asking(resectable("Gastric cancer"), included, [
    ["Undergoing gastrectomy with curative intent", "in"],
    ["Planned curative-intent gastrectomy", "in"],
  ]),
  ...[
    "Non-surgical candidates",
    "Poor surgical candidates",
    "Not good candidates for surgery",
    "No candidate for surgical resection",
    "Disease that is not surgically resectable",
    "Surgery is not an option",
  ].flatMap((line) => of("Skin cancer", included, line, { unresectable: "in", resectable: "-" })),
  ...[
    "Not amenable to curative treatment with surgery or radiotherapy",
    "Disease that cannot be completely resected",
    "Locally advanced disease not eligible for curative resection",
    "Non-surgically resectable disease",
    "Complete resection is not feasible",
  ].flatMap((line) => [
    ...of("Skin cancer", included, line, { unresectable: "in", resectable: "ex" }),
    ...of("Skin cancer", excluded, line, { unresectable: "ex" }),
  ]),
  ...asking(resectable("Rectal cancer"), included, [
    ["Scheduled for low anterior resection", "in"],
    ["Planned liver resection for metastases", "-"],
  ]),
  ...of("Prostate cancer", included, "Scheduled for robot-assisted radical prostatectomy", {
    resectable: "in",
    resected: "-",
  }),
  ...of("Esophageal cancer", included, "Prior esophagectomy", { resectable: "-" }),
  ...asking(resectable("Ovarian cancer"), included, [
    ["Candidate for primary cytoreductive surgery", "in"],
    ["Candidate for primary CRS", "in"],
    ["Scheduled for exploratory laparotomy and PDS or IDS", "in"],
    ["Interval debulking surgery is planned", "in"],
    ["Not a candidate for debulking surgery", "-"],
    ["Tocilizumab, where it is indicated for CRS", "-"],
    ["Metastatic disease for which a debulking surgery is planned", "-"],
  ]),
  ...asking(resectable("Ovarian cancer"), excluded, [
    ["Appropriate candidates for a debulking surgery", "ex"],
    ["Planned debulking surgery", "-"],
  ]),
  ...asking(resectable("Skin cancer"), included, [["Scheduled to undergo elective Mohs surgery", "in"]]),
  ...of("Breast cancer", included, "Candidates for intended curative primary resection", {
    resectable: "in",
    resected: "-",
  }),
  ...of("Ovarian cancer", included, "Who is no candidate for surgery: not a surgical candidate", {
    unresectable: "in",
  }),
  ...of("Pancreatic cancer", excluded, "Not surgical candidate", { unresectable: "ex", resectable: "-" }),
  ...of("Pancreatic cancer", excluded, "Surgical candidates", { unresectable: "-" }),
  ...of("Pancreatic cancer", included, "Must not have received surgery to remove pancreatic cancer", {
    resected: "ex",
  }),
  ...of("Pancreatic cancer", included, "Has had surgery to remove the tumor", { resected: "in" }),
  ...of("Pancreatic cancer", included, "Is to have surgery to remove the tumor", { resected: "-" }),
  ...of("Pancreatic cancer", included, "Has had surgery to remove the gallbladder", { resected: "-" }),
  ...of("Head and neck cancer", included, "Treated locally with surgery or radiation, five years ago or more", {
    resected: "in",
  }),
  ...of("Lung cancer", included, "Brain metastases that were previously treated with surgery", { resected: "-" }),
  ...of("Osteosarcoma", included, "Completed gross tumor resection of the primary", { resected: "in" }),
  ...[
    "Disease that is not amenable to curative therapy including surgical resection or radiation",
    "Not suitable for curative treatment by resection",
    "Not amenable to curative-intent treatment (surgery or chemoradiation)",
    "Not considered eligible for definitive local therapy, such as surgery",
    "A tumour that cannot be treated with curative surgery",
    "Incurable by surgery or radiotherapy",
  ].flatMap((line) => of("Lung cancer", included, line, { unresectable: "in", resectable: "ex" })),
  ...of("Lung cancer", included, "Not a candidate for radiation or surgery with curative intent", {
    unresectable: "in",
    resectable: "-",
  }),
  ...of("Lung cancer", excluded, "Not amenable to curative therapy, such as surgery", { unresectable: "ex" }),
  ...[
    "Not amenable to curative therapy",
    "Not treated with surgery or radiation",
    "Eligible for curative therapy including surgery",
    "Not eligible for a study of adjuvant therapy after surgery",
    "Not suitable for general anaesthesia or surgery",
  ].flatMap((line) => of("Lung cancer", included, line, { unresectable: "-" })),
  ...[
    "Prior surgery for breast cancer",
    "Have had surgery for the primary tumour",
    "After surgery for breast cancer",
  ].flatMap((line) => of("Breast cancer", included, line, { resected: "in" })),
  ...["Prior surgery for a hernia", "Will have surgery for breast cancer"].flatMap((line) =>
    of("Breast cancer", included, line, { resected: "-" }),
  ),
  ...of("Breast cancer", excluded, "Prior surgery for breast cancer", { resected: "ex" }),
  ...of("Breast cancer", excluded, "Prior surgery for breast cancer within four weeks", { resected: "?" }),
  ...of("Head and neck cancer", included, "Having had surgery including neck dissection", { resected: "in" }),
  ...of("Head and neck cancer", included, "Planned neck dissection", { resected: "-" }),
  // That it was done is taken for granted by what came after it
  ...of("Lung cancer", included, "No recurrence after curative resection", { resected: "in", recurrent: "ex" }),
  ...of("Lung cancer", included, "Must not have recurred since complete resection", { resected: "in" }),
  ...of("Lung cancer", included, "No chemotherapy post R0 resection", { resected: "in" }),
  ...of("Colon cancer", included, "No metastases at least 4 weeks after complete resection", {
    resected: "in",
    metastatic: "ex",
  }),
  ...of("Breast cancer", included, "Without evidence of disease after mastectomy", { resected: "in" }),
  ...of("Lung cancer", included, "No prior curative resection", { resected: "ex" }),
  ...of("Lung cancer", included, "Not after complete resection", { resected: "ex" }),
  ...of("Lung cancer", excluded, "Recurrence after curative resection", { resected: "?" }),
  ...of("Lung cancer", excluded, "No recovery after complete resection", { resected: "?" }),
  ...of("Lung cancer", excluded, "Patients after complete resection", { resected: "ex" }),
  ...of("Lung cancer", excluded, "State after complete resection", { resected: "ex" }),
  ...of("Brain tumor", excluded, "Not deemed to be appropriate candidates for optimal resection based on its place", {
    unresectable: "ex",
  }),
  ...of("Ovarian cancer", included, "Not a candidate for optimal debulking", { unresectable: "in" }),
  ...of("Ovarian cancer", excluded, "Candidates for optimal cytoreduction", { unresectable: "-" }),
  // Done
  ...[
    "Has undergone maximal safe surgical resection, then radiation",
    "Must have undergone resection at some time",
    "Earlier treated with surgical resection and temozolomide",
    "Completed standard therapy with radiation and surgical resection",
    "No more than two years post resection",
    "Within six weeks of the most recent resection",
    "Prior potentially curative surgery",
  ].flatMap((line) => of("Glioma", included, line, { resected: "in" })),
  ...of("Glioma", included, "To be treated with surgical resection", { resected: "-" }),
  ...of("Glioma", included, "Tissue from a post-resection sample", { resected: "-" }),
  // To be done
  ...[
    "The plan of treatment is radiation followed by surgical resection",
    "Willing to undergo surgical resection",
    "Surgical resection of the tumour is planned",
    "Candidate for macroscopic resection of the primary tumour",
    "Undergoing elective sarcoma resection",
  ].flatMap((line) => of("Sarcoma", included, line, { resectable: "in" })),
  ...of("Sarcoma", included, "Planned radiation after surgical resection", { resectable: "-" }),
  // One way of several
  ...of("Liver cancer", excluded, "Disease amenable to curative surgical and/or locoregional therapies", {
    resectable: "ex",
    unresectable: "-",
  }),
  ...of("Liver cancer", excluded, "Candidates for surgical or local treatment with curative intent", {
    resectable: "ex",
  }),
  ...of("Liver cancer", excluded, "Disease that can be cured with surgery", { resectable: "ex" }),
  ...of("Liver cancer", included, "Cancer that cannot be cured with surgery", { resectable: "ex", unresectable: "in" }),
  ...of("Liver cancer", included, "BCLC stage C, not suitable for surgical or local therapy", {
    resectable: "ex",
    unresectable: "in",
  }),
  ...of("Liver cancer", included, "Not amenable to surgical- or radiation-based interventions", { unresectable: "in" }),
  // What is shut out by the one of two words is not let in by the other
  ...[
    "Advanced tumors; locally advanced tumors must not be amenable to surgery with curative intent",
    "Locally advanced gastric cancer that cannot be completely resected",
  ].flatMap((line) => of("Gastric cancer", included, line, { "locally advanced, resectable": "ex" })),
  ...of("Gastric cancer", included, "Unresectable, locally advanced gastric cancer", {
    "locally advanced resectable": "?",
    "locally advanced unresectable": "in",
    "locally advanced": "in",
  }),
  ...of("Lung cancer", included, "Unresectable stage III lung cancer", { "resectable stage III": "?" }),
  ...of("Gastric cancer", included, "Resectable, locally advanced gastric cancer", {
    "locally advanced resectable": "in",
    "locally advanced unresectable": "?",
  }),
]

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
  ...asking(resectable("Rectal cancer"), included, [
    ["Scheduled for low anterior resection", "in"],
    ["Planned liver resection for metastases", "-"],
  ]),
  ...of("Prostate cancer", included, "Scheduled for robot-assisted radical prostatectomy", {
    resectable: "in",
    resected: "-",
  }),
  ...of("Esophageal cancer", included, "Prior esophagectomy", { resectable: "-" }),
]

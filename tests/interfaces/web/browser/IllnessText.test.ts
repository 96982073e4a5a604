import { expect, test } from "bun:test"
import { isReport } from "../../../../interfaces/web/browser/profile/IllnessText.ts"

test.each([
  "PATHOLOGY REPORT\nSpecimen: liver\nAdenocarcinoma",
  "Patient: Jane Example, adenocarcinoma of the pancreas",
  "adenocarcinoma, MRN 0000000",
  "Fecha de nacimiento 1960, glioblastoma",
  "metastatic ".repeat(30),
])("is a whole report: %j", (text) => expect(isReport(text)).toBeTrue())

test.each([
  "glioblastoma",
  "Duchenne muscular dystrophy\n",
  "pancreatic ductal\nadenocarcinoma",
  "patient with pancreatic cancer",
  "neuromyelitis optica spectrum disorder, AQP4-IgG positive",
])("is the name of an illness: %j", (text) => expect(isReport(text)).toBeFalse())

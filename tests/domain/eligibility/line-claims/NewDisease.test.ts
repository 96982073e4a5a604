import { expect, test } from "bun:test"
import * as NewDisease from "../../../../domain/eligibility/line-claims/NewDisease.ts"
import { told } from "../prior-lines/Wording.ts"

test.each<[text: string, lines: string]>([
  ["Newly diagnosed lymphoma", "0"],
  ["Newly diagnosed or previously treated disease", "0"],
  ["Newly diagnosed diabetes", "nothing"],
  ["Newly diagnosed cancer that progressed on treatment", "nothing"],
])("%j tells of %s", (text, lines) => expect(told(NewDisease.byNewly, text)).toBe(lines))

test.each<[text: string, lines: string]>([
  ["De novo or relapsed leukaemia", "0"],
  ["De novo metastatic disease", "nothing"],
])("%j tells of %s", (text, lines) => expect(told(NewDisease.byDeNovo, text)).toBe(lines))

import * as Remark from "../../../../domain/eligibility/mention/Remark.ts"

/** What is remarked of a quote, by its code; "*" stands for a number. */
export type Remarks = Readonly<Record<Remark.Code, string>>

const number = "*"

/** The service's own words. */
export const englishRemarks = Object.fromEntries(
  [
    ...Remark.remarks.map((remark) => ({ remark, number })),
    ...Remark.groupsOfPatients.map((group) => ({ remark: "" as const, group })),
  ].flatMap((remarked) => Remark.coded(remarked).map(({ code }) => [code, Remark.inWords(remarked)])),
) as Remarks

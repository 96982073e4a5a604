import { lazily } from "../service/Lazily.ts"

/** What reads a laboratory's report, with all its words. */
export const reportReader = lazily<typeof import("../../../../domain/report/LaboratoryReport.ts")>("report.js")

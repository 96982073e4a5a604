import * as ProjectFile from "../ProjectFile.ts"

/** What a browser gets of the page beside its markup, by the file that it begins with, each without what only its readers need. */
const beginnings = {
  /** The page. */
  "script.js": "interfaces/web/browser/main.ts",
  /** What reads a laboratory's report: the page asks for it when somebody has one. */
  "report.js": "domain/report/LaboratoryReport.ts",
  /** What holds studies side by side. */
  "compare.js": "interfaces/web/browser/compare/SideBySide.ts",
  /** What tells what is new since a file was saved. */
  "since.js": "interfaces/web/browser/since/WhatIsNew.ts",
  /** What draws an address to be read by a camera. */
  "qr.js": "interfaces/web/browser/qr/QrCode.ts",
  /** What divides the text of a study into its criteria, and shows them one by one. */
  "criteria.js": "interfaces/web/browser/criteria/CriteriaList.ts",
  /** What it looks like. */
  "style.css": "interfaces/web/style.css",
} as const

export type PagePart = keyof typeof beginnings

export const parts = Object.keys(beginnings) as ReadonlyArray<PagePart>

/** A part of the page in one file. */
export const bundled = async (name: PagePart): Promise<string> => {
  const { outputs } = await Bun.build({
    entrypoints: [ProjectFile.at(beginnings[name])],
    target: "browser",
    minify: true,
  })
  const [bundle] = outputs
  if (bundle === undefined) throw new Error(`The page's ${name} came out empty.`)

  return bundle.text()
}

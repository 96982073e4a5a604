import * as ProjectFile from "../ProjectFile.ts"

/** What runs in the browser, in one file, without what only its readers need. */
export const script = async (): Promise<string> => {
  const { outputs } = await Bun.build({
    entrypoints: [ProjectFile.at("interfaces/web/browser/main.ts")],
    target: "browser",
    minify: true,
  })
  const [bundle] = outputs
  if (bundle === undefined) throw new Error("The page's script came out empty.")

  return bundle.text()
}

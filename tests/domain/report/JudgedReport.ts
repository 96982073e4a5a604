/** A report in the style of a laboratory, written for the project about nobody, and what a careful reader takes from it. */
export interface JudgedReport {
  readonly style: string
  readonly text: string
  /** Every result that it tells of the patient, in no order. What is of uncertain significance, or could not be told, is none. */
  readonly reader: ReadonlyArray<string>
}

/** The reports of a folder beside this file. */
export const reportsIn = async (folder: "reports" | "aside"): Promise<ReadonlyArray<JudgedReport>> =>
  Promise.all(
    [...new Bun.Glob("*.ts").scanSync(`${import.meta.dir}/${folder}`)]
      .toSorted()
      .map(async (file) => Object.values(await import(`./${folder}/${file}`))[0] as JudgedReport),
  )

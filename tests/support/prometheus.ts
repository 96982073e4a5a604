export interface Sample {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

const line = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (\S+)$/
const label = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\[\\"n])*)"(?:,|$)/y

const labelsOf = (text: string): Readonly<Record<string, string>> => {
  const labels: Record<string, string> = {}
  label.lastIndex = 0
  while (label.lastIndex < text.length) {
    const [, name, value] = label.exec(text) ?? []
    if (name === undefined || value === undefined) throw new Error(`Not labels: ${text}`)
    labels[name] = value
  }

  return labels
}

/** Reads the text exposition format 0.0.4 strictly: what is not of it is an error. */
export const parse = (text: string): ReadonlyArray<Sample> => {
  if (!text.endsWith("\n")) throw new Error("The last line does not end.")

  return text
    .slice(0, -1)
    .split("\n")
    .filter((written) => !/^# (HELP|TYPE) [a-zA-Z_:][a-zA-Z0-9_:]* \S/.test(written))
    .map((written) => {
      const [, name, labels = "", value] = line.exec(written) ?? []
      if (name === undefined || Number.isNaN(Number(value))) throw new Error(`Not a sample: ${written}`)

      return { name, labels: labelsOf(labels), value: Number(value) }
    })
}

/** The sum of all samples of a name with (at least) these labels. */
export const sum = (samples: ReadonlyArray<Sample>, name: string, labels: Sample["labels"] = {}): number =>
  samples
    .filter(
      (sample) => sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
    )
    .reduce((total, { value }) => total + value, 0)

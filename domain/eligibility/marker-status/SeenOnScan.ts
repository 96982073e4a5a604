type Words = ReadonlyArray<string>

const scans = /^(?:pet|spect|scans?|imaging|scintigraphy)$/

const ofScan = /^(?:an?|the|any|initial|baseline|screening|recent|prior)$/

const seen = /^(?:uptake|avid(?:ity)?|positiv(?:e|ity))$/

/**
 * The word that tells what is seen by the marker of tokens `first` to before `last`, which it then has: "uptake on a PSMA PET scan". What is
 * seen by it of a disease, "no metastases seen on PSMA PET", is another thing.
 */
export const before = (words: Words, first: number, last: number): number | undefined => {
  const scan = words[last] === "-" ? last + 1 : last
  if (!scans.test(words[scan] ?? "") && !scans.test(words[last - 1] ?? "")) return undefined
  let at = first - 1
  while (ofScan.test(words[at] ?? "")) at--

  return /^(?:on|by|in)$/.test(words[at] ?? "") && seen.test(words[at - 1] ?? "") ? at - 1 : undefined
}

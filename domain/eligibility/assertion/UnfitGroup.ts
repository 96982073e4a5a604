type Words = ReadonlyArray<string>

const unfit: ReadonlySet<string> = new Set(["unfit", "unsuitable", "ineligible", "inappropriate"])

const fit: ReadonlySet<string> = new Set(
  "suitable eligible fit appropriate amenable able candidate candidates".split(" "),
)

const judging: ReadonlySet<string> = new Set(
  "considered deemed regarded felt thought judged to be being as a an good appropriate suitable medically".split(" "),
)

const negators: ReadonlySet<string> = new Set(["not", "no", "none", "without", "never", "cannot", "neither"])

const links: ReadonlySet<string> = new Set(["for", "to"])

const widestJudging = 6

/** Behind "unfit", "not considered suitable", which stand at a place; nothing where they do not. */
const behindVerdict = (words: Words, at: number): number | undefined => {
  if (unfit.has(words[at] ?? "")) return at + 1
  if (words[at] !== "not") return undefined
  let next = at + 1
  while (next < at + widestJudging && judging.has(words[next] ?? "") && !links.has(words[next + 1] ?? "")) next++

  return fit.has(words[next] ?? "") ? next + 1 : undefined
}

const treatment =
  /^(?:chemo|(?:immuno|radio|chemoradio)?therap|treatment|transplant|induction|surg|resection|radiation)|ectomy$/

const ofStudy: ReadonlySet<string> = new Set(["study", "trial", "protocol", "this"])

const widestTreatment = 8

/** Whether a treatment other than the study's is called behind "for". */
const isOfTreatment = (words: Words, from: number): boolean => {
  const named = words.slice(from + 1, from + 1 + widestTreatment)
  const at = named.findIndex((word) => treatment.test(word))

  return links.has(words[from] ?? "") && at >= 0 && !named.slice(0, at).some((word) => ofStudy.has(word))
}

/**
 * "The following are not considered suitable for intensive chemotherapy": it tells for which treatment those who follow are unfit,
 * and keeps none of them out.
 */
export const isTold = (words: Words): boolean => {
  for (let at = 0; at < words.length; at++) {
    const behind = behindVerdict(words, at)
    if (behind !== undefined) return isOfTreatment(words, behind)
    if (negators.has(words[at] ?? "")) return false
  }

  return false
}

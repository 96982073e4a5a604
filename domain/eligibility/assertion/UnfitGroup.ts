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

/** What no name of a treatment holds that somebody is unfit for: "the study treatment", "enrolment after treatment". */
const other = /^(?:study|trial|protocol|this|enrol.*|participat.*|inclusion|entry|if|who|when|after|because|due)$/

const widestTreatment = 8

/** "Eligible to receive treatment", which is that of the study. */
const isBare = (named: Words, at: number): boolean =>
  named[at] === "treatment" && named.slice(0, at).every((word) => word === "receive" || word === "start")

/** Whether a treatment other than the study's is called behind "for". */
const isOfTreatment = (words: Words, from: number): boolean => {
  const named = words.slice(from + 1, from + 1 + widestTreatment)
  const at = named.findIndex((word) => treatment.test(word))
  if (!links.has(words[from] ?? "") || at < 0 || isBare(named, at)) return false

  return !named.slice(0, at).some((word) => other.test(word))
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

type Words = ReadonlyArray<string>

const people = /^(?:patients?|participants?|subjects?|individuals?|persons?|people|those|anyone|women|men)$/

const disease = /^(?:tumou?rs?|diseases?|cancers?|nsclc)$/

const holding = /^(?:with|whose|who|that|which|have|has|having|harbou?r(?:s|ing)?|carry(?:ing)?|known)$/

const duties: ReadonlySet<string> = new Set("must should need needs required have".split(" "))

const treatment = /^(?:therap(?:y|ies)|treatments?|inhibitors?|tkis?)$/

const being = /^(?:will|be|is|are)$/

const treated =
  /^(?:progress\w*|receiv\w*|prior|previous\w*|fail\w*|therap\w*|treat\w*|intoleran\w*|refractory|relaps\w*|exhausted|inhibitors?|tkis?)$/

const ending = /^[.;:]$/

const joining = /^(?:and|or)$/

/** So many tokens around a marker are looked at, a list of genes among them. */
const farthest = 40

/** Whether the token at `at` requires something. "Have" does so only as "have to". */
const isDuty = (words: Words, at: number): boolean =>
  duties.has(words[at] ?? "") && (words[at] !== "have" || words[at + 1] === "to")

/** Whether the token at `at` begins to call those who have what follows: "patients with …", "tumors that harbor …", "if …". */
const beginsHolders = (words: Words, at: number): boolean => {
  const word = words[at] ?? ""
  if (word === "if") return true

  return (people.test(word) || disease.test(word)) && words.slice(at + 1, at + 3).some((next) => holding.test(next))
}

const isCalledBefore = (words: Words, first: number): boolean => {
  for (let at = first - 1; at >= 0 && at >= first - farthest && !ending.test(words[at] ?? ""); at--) {
    if (isDuty(words, at)) return false
    if (beginsHolders(words, at)) return true
  }

  return false
}

/** "HER2-positive participants must …". */
const isCalledBehind = (words: Words, last: number, duty: number): boolean => {
  const between = words.slice(last, duty)

  return people.test(between.at(-1) ?? "") && !between.some((word) => word === "," || joining.test(word))
}

/** Where something is required behind the marker; −1 if nowhere, or if it is required of all, besides: "and must have …". */
const dutyBehind = (words: Words, last: number): number => {
  for (let at = last; at < words.length && at < last + farthest && !ending.test(words[at] ?? ""); at++) {
    if (isDuty(words, at)) return joining.test(words[at - 1] ?? "") ? -1 : at
  }

  return -1
}

/** Whether what is required at `duty` is an earlier treatment: "must have progressed on …", "targeted therapy should have been used". */
const isOfTreatment = (words: Words, duty: number): boolean => {
  let before = duty - 1
  while (being.test(words[before] ?? "")) before--
  if (treatment.test(words[before] ?? "")) return true
  const behind = words.slice(duty + 1, duty + farthest)
  const end = behind.findIndex((word) => ending.test(word))

  return behind.slice(0, end < 0 ? behind.length : end).some((word) => treated.test(word))
}

/**
 * Whether the marker of tokens `first` to before `last` only tells of whom an earlier treatment is required: "patients with EGFR mutations
 * must have progressed on an EGFR inhibitor". It lets them in, and does not look for them.
 */
export const isOfHolders = (words: Words, first: number, last: number): boolean => {
  const duty = dutyBehind(words, last)
  if (duty < 0 || !(isCalledBefore(words, first) || isCalledBehind(words, last, duty))) return false

  return isOfTreatment(words, duty)
}

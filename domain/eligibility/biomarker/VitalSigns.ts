/** Short names of receptors that stand for what is measured at a bedside, too: the heart rate, and the PR interval. */
const measures = /^(?:hr|pr)$/

const telling =
  /^(?:bpm|beats?|(?:tachy|brady)cardia|arrhythmias?|qtc?[bf]?|qrs|ecg|ekg|electrocardiogra[a-z]*|sbp|dbp|spo2|pulse|vitals?|msec|ms|milliseconds?)$/

const receptors: ReadonlySet<string> = new Set(
  "er her2 estrogen oestrogen progesterone receptor positive positivity negative + % percent ihc".split(" "),
)

const far = 16

const near = 5

/** "Of 120/min". */
const isByMinute = (words: ReadonlyArray<string>, first: number): boolean =>
  words.slice(first, first + near).some((word, at, behind) => word === "/" && /^min/.test(behind[at + 1] ?? ""))

/** Whether a marker's name is that of a vital sign: "tachycardia (HR > 120)", "PR of 240 ms". Beside a receptor or a state it is of a marker. */
export const isMeant = (words: ReadonlyArray<string>, first: number): boolean => {
  if (!measures.test(words[first] ?? "")) return false
  if (words.slice(Math.max(0, first - near), first + near).some((word) => receptors.has(word))) return false

  return (
    words.slice(Math.max(0, first - far), first + far).some((word) => telling.test(word)) || isByMinute(words, first)
  )
}

type Words = ReadonlyArray<string>

const nearFailure = 5

const untilColon = (words: Words): Words => (words.includes(":") ? words.slice(0, words.indexOf(":")) : words)

/** "(First-line) progression", "(1L) disease progression", right behind a line; not "progression-free". */
const isProgression = (words: Words, behind: number): boolean => {
  const at = words[behind] === "disease" ? behind + 1 : behind

  return words[at] === "progression" && !/^(?:-|free)$/.test(words[at + 1] ?? "")
}

/** "(First-line treatment) or radiotherapy failure", behind a line; not "second-line treatment: failed …". */
export const failsFrom = (words: Words, behind: number): boolean =>
  isProgression(words, behind) ||
  untilColon(words.slice(behind, behind + nearFailure)).some((word) => /^fail(?:ure|ed|s)$/.test(word))

const farEnding = 40

const endings = /^(?:recur|progress|relaps)/

const ofEnding: ReadonlySet<string> = new Set(
  "documented confirmed disease subsequent then experienced had have tumor".split(" "),
)

/** "Recurrence"; not "progression-free". */
const isEnding = (words: Words, at: number): boolean => endings.test(words[at] ?? "") && words[at + 1] !== "-"

/** "(Received a front-line regimen) with documented recurrence", "… and progressed", behind a line. */
export const endsFrom = (words: Words, behind: number): boolean => {
  for (let at = behind; at < behind + farEnding && at < words.length; at++) {
    if (words[at] !== "with" && words[at] !== "and") continue
    let next = at + 1
    while (ofEnding.has(words[next] ?? "")) next++
    if (isEnding(words, next)) return true
  }

  return false
}

const nearAnd = 16

const failures = /^(?:refractor|progress|relaps|failed$|intoleran)/

const ofFailure: ReadonlySet<string> = new Set([...ofEnding, ..."be being are is was were has having must".split(" ")])

/** "(At most two lines) and progressed on the last", behind what is counted; not "… and no progression". */
export const isFailedFrom = (words: Words, behind: number): boolean => {
  const and = words.slice(behind, behind + nearAnd).findIndex((word) => word === "and" || word === ".")
  let at = behind + and + 1
  if (and < 0 || words[at - 1] === ".") return false
  while (ofFailure.has(words[at] ?? "")) at++

  return failures.test(words[at] ?? "") && words[at + 1] !== "-"
}

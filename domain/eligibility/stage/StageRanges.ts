const letters = "abcd"

/** The last part that most stages have: "IIIC". */
const lastLetter = "c"

const between = (from: string, to: string): string => letters.slice(letters.indexOf(from) + 1, letters.indexOf(to))

const behind = (letter: string): string =>
  letter === "" ? "" : letters.slice(letters.indexOf(letter) + 1, letters.indexOf(lastLetter) + 1)

const before = (letter: string): string => letters.slice(0, Math.max(0, letters.indexOf(letter)))

const parts = (number: number, of: string): ReadonlyArray<string> => [...of].map((letter) => `${number}${letter}`)

/** What a range of stages takes in between its ends, `2a` to `3c` as "IIA-IIIC": `2b`, `2c`, `3a` and `3b`. */
export const within = (from: string, to: string): ReadonlyArray<string> => {
  const first = Number(from[0])
  const last = Number(to[0])
  const [, letter = ""] = from
  const [, lastPart = ""] = to
  if (first === last) return letter === "" || lastPart === "" ? [] : parts(first, between(letter, lastPart))
  const whole: Array<string> = []
  for (let number = first + 1; number < last; number++) whole.push(`${number}`)

  return first > last ? [] : [...parts(first, behind(letter)), ...whole, ...parts(last, before(lastPart))]
}

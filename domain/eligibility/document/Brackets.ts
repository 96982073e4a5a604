/** So far from its brackets a mark may stand to be read with what is around them. */
const reach = 150

const opening: ReadonlySet<string> = new Set(["(", "["])

const marks = /[([)\];]/g

interface Bracket {
  readonly at: number
  readonly semicolons: Array<number>
}

const near = ({ at, semicolons }: Bracket, closed: number): ReadonlyArray<number> =>
  semicolons.filter((semicolon) => semicolon - at <= reach && closed - semicolon <= reach)

/** Where semicolons stand in brackets that open and close within reach, by their offsets. */
export const semicolonsIn = (folded: string): ReadonlySet<number> => {
  const enclosed = new Set<number>()
  const open: Array<Bracket> = []
  for (const { 0: mark, index: at } of folded.matchAll(marks)) {
    const innermost = open.at(-1)
    if (opening.has(mark)) open.push({ at, semicolons: [] })
    else if (mark === ";") innermost?.semicolons.push(at)
    else if (innermost !== undefined) {
      open.pop()
      for (const semicolon of near(innermost, at)) enclosed.add(semicolon)
    }
  }

  return enclosed
}

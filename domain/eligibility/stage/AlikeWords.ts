const able = ["able to", "ability to", "capable of"]

const unable = ["unable to", "inability to"]

const walking = ["walk", "ambulate"]

const each = (befores: ReadonlyArray<string>, behinds: ReadonlyArray<string>): ReadonlyArray<string> =>
  befores.flatMap((before) => behinds.map((behind) => `${before} ${behind}`))

/** Words for the same that no vocabulary of stages holds: how somebody gets about, when a disease began, and that it was not treated. */
const alike: ReadonlyArray<ReadonlyArray<string>> = [
  [
    "ambulatory",
    "ambulant",
    ...each(able, walking),
    "capable of walking",
    "independently walking",
    ...each(["continued", "retained", "maintained", "preserved", "independent"], ["ambulation"]),
    "still walking",
  ],
  [
    "non-ambulatory",
    "non-ambulant",
    ...each(unable, walking),
    ...each(["loss of", "lost"], ["ambulation"]),
    ...each(["wheelchair"], ["bound", "dependent", "users", "user"]),
  ],
  ["late-onset", "later-onset"],
  ["treatment-naive", "therapy-naive", "previously untreated"],
  ["pre-symptomatic", "pre-manifest"],
]

/** What may be glued to a word, and stand apart from it as well: "nonambulatory", "premanifest". */
const glued = /\b(non|pre)(?=\p{L}{5})/giu

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .trim()

/** The words of a stage in all their spellings, with those that mean the same. */
export const of = (text: string): ReadonlyArray<string> => {
  const written = text.replace(glued, "$1-")
  const same = alike.find((words) => words.some((each) => plain(each) === plain(written)))

  return same ?? [written]
}

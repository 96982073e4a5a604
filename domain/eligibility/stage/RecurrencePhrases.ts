import { each, phrases, type StagePhrase } from "./StagePhrase.ts"
import { course, rano } from "./StageSources.ts"

const recurrences = "recurrence|relapse"

/** A disease that has come back, and how often. */
export const recurrencePhrases: ReadonlyArray<StagePhrase> = [
  ...phrases(["new", "recurrent"], each("de novo or|new or", "recurrent"), course, { need: "disease" }),
  ...phrases(["new", "relapsed"], each("de novo or|new or", "relapsed"), course, { need: "disease" }),
  ...phrases(["recurrent"], ["recurrent", "recurrence", "recurred", "recurring", "recurs"], course, {
    need: "disease",
  }),
  ...phrases(["relapsed"], ["relapsed", "relapse", "relapsing"], course, { need: "disease" }),
  ...phrases(["relapsed", "refractory"], ["RRMM"], course, { exact: true }),
  ...phrases(["first recurrence"], each("first|1st", recurrences), rano),
  ...phrases(["second recurrence"], each("second|2nd", recurrences), rano),
  ...phrases(
    ["later recurrence"],
    each(
      "third|3rd|fourth|third or later|third or subsequent|third or greater|third or fourth|3rd or later",
      recurrences,
    ),
    rano,
  ),
  ...phrases(["first recurrence", "second recurrence"], each("first or second|1st or 2nd", recurrences), rano),
  ...phrases(
    ["first recurrence", "second recurrence"],
    each("one or two|1 or 2|1-2|1 to 2", "recurrences|relapses"),
    rano,
    { need: "disease" },
  ),
  ...phrases(
    ["second recurrence", "later recurrence"],
    each("second or later|second or subsequent|second or greater|second or third|2nd or later", recurrences),
    rano,
  ),
  ...phrases(
    ["second recurrence", "later recurrence"],
    [
      ...each("more than one|more than 1", recurrences),
      ...each("two or more|2 or more|at least two|at least 2|multiple|several", "recurrences|relapses"),
    ],
    rano,
    { need: "disease" },
  ),
  ...phrases(
    ["first recurrence", "second recurrence", "later recurrence"],
    [
      ...each("first or later|first or subsequent|first or greater|first, second or third", recurrences),
      ...each(each("first", recurrences).join("|"), "or later|or beyond|or greater"),
    ],
    rano,
  ),
  ...phrases(["first recurrence", "progressive"], ["first progression"], rano),
  ...phrases(["first recurrence", "second recurrence", "progressive"], ["first or second progression"], rano),
  ...phrases(["second recurrence", "progressive"], ["second progression"], rano),
]

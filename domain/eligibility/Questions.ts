import type { Profile } from "../Profile.ts"
import * as Biomarker from "./biomarker/Biomarker.ts"
import type * as Asked from "./mention/Question.ts"
import * as PriorLines from "./prior-lines/PriorLines.ts"
import * as Stage from "./stage/Stage.ts"

/** All that texts are read for, in the order in which it is answered. */
const topics = [Stage.topic, Biomarker.topic, PriorLines.topic] as const

export type Kind = ReturnType<(typeof topics)[number]["ask"]>[number]["kind"]

/** What a profile asks of texts about one of its fields. */
export type Question = Asked.Question<Kind>

/** What a profile asks of texts, one question for each field or item that was given; looked up once for all of them. */
export const of = (profile: Profile): ReadonlyArray<Question> =>
  topics.flatMap(({ ask }): ReadonlyArray<Question> => ask(profile))

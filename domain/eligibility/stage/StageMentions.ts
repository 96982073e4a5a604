import * as Packing from "../../annotation/Packing.ts"
import { eachOnce, remembering } from "../../Memo.ts"
import * as AnnotatedText from "../document/AnnotatedText.ts"
import type { Document } from "../document/Document.ts"
import type * as Finding from "../mention/Finding.ts"
import { isDecisive } from "../mention/Stand.ts"
import * as Dementia from "./Dementia.ts"
import { type NamedStage, packing } from "./NamedStage.ts"
import * as NumberedStages from "./NumberedStages.ts"
import * as StageAnswer from "./StageAnswer.ts"
import { digits } from "./StageNumber.ts"
import { stageNames } from "./StagePhrase.ts"
import * as StagePhrases from "./StagePhrases.ts"
import * as TumorCategories from "./TumorCategories.ts"

/** At most this many mentions of the same stages are read in a text. */
const most = 40

const namesOrDigits = Packing.list(Packing.oneOf<string>([...stageNames, ...digits, ...TumorCategories.finds]))

const mentions = Packing.list(packing)

/** One way in which texts tell stages: `finds` are all that it may say. */
interface Finder {
  readonly finds: ReadonlyArray<string>
  readonly named: (document: Document) => ReadonlyArray<NamedStage>
}

/** What is found in one way: which stages a text names together, and its mentions of these. */
const layered = ({ finds, named }: Finder) => {
  const places = remembering(named)
  const kinds = AnnotatedText.layer(Packing.list(namesOrDigits), (text) => [
    ...new Map(places(text.document()).map(({ says }) => [says.join(), says])).values(),
  ])
  const saying = eachOnce((kind: string) =>
    AnnotatedText.layer(mentions, (text) =>
      places(text.document())
        .filter(({ says }) => says.join() === kind)
        .slice(0, most)
        .flatMap(({ read }) => read() ?? []),
    ),
  )

  return { finds, kinds, places, saying }
}

/** In the order in which they count. */
const ways = [StagePhrases, Dementia, NumberedStages, TumorCategories].map(layered)

/** Whether any stage is asked for or kept out. */
export const decide = (text: AnnotatedText.AnnotatedText): boolean =>
  ways.some(({ places }) => places(text.document()).some(({ read }) => isDecisive(read()?.mention.stand)))

/** What a text tells of the stages that are asked for. */
export const find = (text: AnnotatedText.AnnotatedText, asked: StageAnswer.Asked): ReadonlyArray<Finding.Finding> =>
  ways
    .filter(({ finds }) => StageAnswer.mayTell(finds, asked))
    .flatMap(({ kinds, saying }) =>
      kinds(text)
        .filter((says) => StageAnswer.mayTell(says, asked))
        .flatMap((says) => StageAnswer.of(saying(says.join())(text), says, asked))
        .toSorted((one, other) => one.start - other.start),
    )

import * as Finding from "../mention/Finding.ts"
import type { StageMention } from "./StageMention.ts"
import { alsoSpeaksOf, partOf, recurrences, recurring, type StageName, withstanding } from "./StageName.ts"

type Stages = ReadonlyArray<StageName>

/** Whether who says the one stage speaks of one of those that are asked for, by its name or in effect. */
const speaksOf = (asked: Stages, said: StageName): boolean =>
  asked.includes(said) || (alsoSpeaksOf.get(said)?.some((other) => asked.includes(other)) ?? false)

/** Whether a text may call what is asked for by the one name or the other. A progression is by its name no recurrence. */
const speaksAlike = (asked: Stages, says: Stages): boolean =>
  !says.includes("progressive") &&
  [recurring, withstanding].some((names) => [says, asked].every((some) => some.some((one) => names.has(one))))

const ofPart = { outcome: "unknown", remark: "of a part of it" } as const

/** Whether what is said is no more than a part of what is asked for. All its recurrences are no part of a recurrent disease. */
const isPartOf = (says: Stages, asked: Stages): boolean =>
  !recurrences.every((one) => says.includes(one)) &&
  says
    .filter((one) => speaksOf(asked, one))
    .every((one) => partOf.get(one)?.some((whole) => asked.includes(whole)) === true)

const untoldSpread = { outcome: "unknown", remark: "how far it has spread is not said" } as const

/**
 * "Advanced" and "unresectable" is what has spread, or what has only grown into its surroundings. A text that wants it names neither,
 * and bars but a part of it elsewhere.
 */
const isVague = (says: Stages, asked: Stages): boolean =>
  says.some((one) => one === "advanced" || one === "unresectable") &&
  !(asked.includes("metastatic") && asked.includes("locally advanced"))

/** Whether phrases that say some stages tell of any that is asked for. */
export const tells = (says: Stages, asked: Stages): boolean => says.some((each) => speaksOf(asked, each))

/** What mentions of some stages answer to what is asked. */
export const of = (
  mentions: ReadonlyArray<StageMention>,
  says: Stages,
  asked: Stages,
): ReadonlyArray<Finding.Finding> => {
  const isNamed = says.some((each) => asked.includes(each))
  const isAlike = isNamed || speaksAlike(asked, says)
  const isExact = says.every((each) => asked.includes(each))
  const isWhole = !isNamed && isPartOf(says, asked)
  const meant = mentions.filter(({ isByNameOnly }) => isAlike || !isByNameOnly)
  const isUntold =
    !isNamed && isVague(says, asked) && meant.some(({ mention }) => mention.stand.outcome === "inclusion")

  return meant.map(({ mention }) => {
    const { outcome } = mention.stand
    if (isWhole && outcome === "exclusion") return Finding.of(mention, ofPart, 0)

    return isUntold ? Finding.of(mention, untoldSpread, 0) : Finding.mentioned(mention, isExact)
  })
}

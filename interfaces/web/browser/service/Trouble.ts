import * as Dates from "../words/Dates.ts"
import type { Words } from "../words/English.ts"
import type { Outcome } from "./Outcome.ts"

export type Failing = Exclude<Outcome<unknown>, { readonly _tag: "Answered" }>

/** What went wrong, in the page's words and the service's own, and what to do next. */
export interface Trouble {
  readonly heading: string
  readonly text: string
  /** English. */
  readonly told?: string
  readonly mayTryAgain: boolean
}

export const troubleOf = (outcome: Failing, words: Words): Trouble => {
  const said = words.trouble
  switch (outcome._tag) {
    case "Offline":
      return { heading: said.offline, text: said.offlineText, mayTryAgain: true }
    case "Away":
      return { heading: said.away, text: said.awayText, told: outcome.message, mayTryAgain: true }
    case "QuotaIsUsed": {
      const textOf = outcome.isOwnKey ? said.ownQuotaText : said.quotaText

      return {
        heading: said.quota,
        text: textOf(Dates.moment(outcome.freeAt, new Date(), words)),
        mayTryAgain: false,
      }
    }
    case "KeyIsRefused":
      return { heading: said.key, text: said.keyText, mayTryAgain: false }
    case "Refused":
      return outcome.faults.length > 0
        ? { heading: said.other, text: said.fields, mayTryAgain: false }
        : { heading: said.other, text: said.otherText, told: outcome.message, mayTryAgain: false }
    case "Failed":
      return { heading: said.other, text: said.otherText, told: outcome.message, mayTryAgain: true }
    case "Stopped":
      return { heading: words.waiting.stopped, text: "", mayTryAgain: true }
  }
}

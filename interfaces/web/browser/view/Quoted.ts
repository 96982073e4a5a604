import type * as Checks from "../answer/Checks.ts"
import type { Words } from "../words/English.ts"
import { type Child, element, original } from "./Element.ts"
import { ofService } from "./OfService.ts"

/** What `Checks.placeOf` says, with the words of the registry and the service marked as theirs. */
export const place = ({ heading, remark, side }: Checks.Quote, words: Words): ReadonlyArray<Child> => [
  words.checks[side],
  heading !== "" && [", ", original(heading)],
  remark !== "" && [" (", ofService(remark, words), ")"],
]

/** A sentence of the criteria within one of ours. */
export const inline = (text: Child): HTMLElement => element("q", { lang: "en" }, text)

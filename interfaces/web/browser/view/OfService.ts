import type { Words } from "../words/English.ts"
import { inWords } from "../words/OfService.ts"
import { type Child, original } from "./Element.ts"

/** What the service says, in the language of the page where it is known, else in its own. */
export const ofService = (text: string, words: Words): Child => inWords(text, words) ?? original(text)

import * as WhomToAsk from "../../../functions/WhomToAsk.ts"
import type { Contact } from "../answer/Wire.ts"
import type { Words } from "../words/English.ts"

/** The number of somebody, with its extension. */
export const phoneOf = ({ phone, phone_ext }: Contact, words: Words): string | null =>
  phone === null || phone_ext === null ? phone : `${phone} ${words.options.extension(phone_ext)}`

/** Somebody to call or write to, in one line. */
const of = (contact: Contact, words: Words): string =>
  [contact.name, phoneOf(contact, words), contact.email].filter((part) => part !== null).join(", ")

/** Those to ask, each in one line, in the order in which to ask them. */
export const ofAll = (contacts: ReadonlyArray<Contact> | undefined, words: Words): ReadonlyArray<string> =>
  WhomToAsk.inOrder(contacts).map((contact) => of(contact, words))

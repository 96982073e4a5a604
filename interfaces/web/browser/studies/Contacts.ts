import * as WhomToAsk from "../../../functions/WhomToAsk.ts"
import * as ContactLinks from "../answer/ContactLinks.ts"
import type { Contact } from "../answer/Wire.ts"
import { phoneOf } from "../lines/ContactLine.ts"
import { element, original } from "../view/Element.ts"
import type { Words } from "../words/English.ts"

const linked = (text: string, href: string | undefined): HTMLElement =>
  href === undefined ? element("span", {}, text) : element("a", { href }, text)

const contact = (one: Contact, nctId: string, words: Words): HTMLElement => {
  const phone = phoneOf(one, words)

  return element(
    "li",
    {},
    one.name !== null && element("p", {}, original(one.name)),
    phone !== null && element("p", {}, linked(phone, ContactLinks.telephone(one))),
    one.email !== null && element("p", {}, linked(one.email, ContactLinks.mail(one, nctId))),
  )
}

/** Whom to call or write to about a study, who can be reached first. */
export const contactList = (contacts: ReadonlyArray<Contact>, nctId: string, words: Words): HTMLUListElement =>
  element(
    "ul",
    { class: "contacts" },
    WhomToAsk.inOrder(contacts).map((one) => contact(one, nctId, words)),
  )

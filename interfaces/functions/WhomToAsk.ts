import type { Contact } from "../wire/Payloads.ts"

type Named = typeof Contact.Type

const isReached = ({ email, phone }: Named): boolean => (phone ?? email) !== null

/** Contacts in the order in which to ask them: first those who can be called or written to. */
export const inOrder = (contacts: ReadonlyArray<Named> = []): ReadonlyArray<Named> => [
  ...contacts.filter(isReached),
  ...contacts.filter((contact) => !isReached(contact)),
]

/** The one to ask first; nothing where nobody is named. */
export const first = (contacts: ReadonlyArray<Named> | undefined): Named | undefined => inOrder(contacts)[0]

/** What is published of a contact: the name, the number with its extension, the address. */
export const partsOf = ({ email, name, phone, phone_ext }: Named): ReadonlyArray<string> =>
  [name, phone === null || phone_ext === null ? phone : `${phone} ext. ${phone_ext}`, email].filter(
    (part) => part !== null,
  )

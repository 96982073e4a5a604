import type { Contact } from "../wire/Payloads.ts"

type Reached = typeof Contact.Type

/** The first of some contacts who can be called or written to, else the first. */
export const first = (contacts: ReadonlyArray<Reached> = []): Reached | undefined =>
  contacts.find(({ email, phone }) => (phone ?? email) !== null) ?? contacts[0]

/** What is published of a contact: the name, the number with its extension, the address. */
export const partsOf = ({ email, name, phone, phone_ext }: Reached): ReadonlyArray<string> =>
  [name, phone === null || phone_ext === null ? phone : `${phone} ext. ${phone_ext}`, email].filter(
    (part) => part !== null,
  )

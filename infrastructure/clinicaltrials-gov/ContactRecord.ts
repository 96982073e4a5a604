import type { Contact } from "../../domain/study/Study.ts"
import type { Fields, Shape } from "./Shape.ts"

const contactOf = (shape: Shape, contact: Fields): Contact => ({
  name: shape.text(contact, "name"),
  role: shape.text(contact, "role"),
  phone: shape.text(contact, "phone"),
  phoneExtension: shape.text(contact, "phoneExt"),
  email: shape.text(contact, "email"),
})

/** Nobody can be asked by a role alone. */
const canBeAsked = ({ email, name, phone }: Contact): boolean => (name ?? phone ?? email) !== null

const nobody: ReadonlyArray<Contact> = []

/** Those of a list who can be asked. */
export const listed = (shape: Shape, fields: Fields, name: string): ReadonlyArray<Contact> => {
  const published = shape.objects(fields, name)

  return published.length === 0 ? nobody : published.map((contact) => contactOf(shape, contact)).filter(canBeAsked)
}

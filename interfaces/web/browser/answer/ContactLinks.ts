import type { Contact } from "./Wire.ts"

/** A link to call a number as the registry writes it; none where it is not written in digits alone. */
export const telephone = ({ phone, phone_ext }: Contact): string | undefined => {
  if (phone === null || /[a-z]/i.test(phone)) return undefined
  const digits = phone.replaceAll(/\D/g, "")
  const extension = phone_ext?.replaceAll(/\D/g, "") ?? ""
  if (digits.length < 5) return undefined

  return `tel:${phone.trim().startsWith("+") ? "+" : ""}${digits}${extension === "" ? "" : `;ext=${extension}`}`
}

/** A link to write about a study. */
export const mail = ({ email }: Contact, nctId: string): string | undefined =>
  email === null || !/^[^\s@]+@[^\s@]+$/.test(email)
    ? undefined
    : `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(nctId)}`

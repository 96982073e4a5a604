import type { Contact } from "./Wire.ts"

/** What is written on the keys of a telephone: 1-800-4CANCER is called so. */
const keys = ["ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]

const dialled = (letter: string): string => String(keys.findIndex((key) => key.includes(letter)) + 2)

/** The first of several numbers: they stand behind one another, or the digits of one in letters behind it in brackets. */
const first = (phone: string): string => phone.split(/\bor\b|[;,/]|\(\+?1-/)[0] ?? ""

const extensionMark = /(?:^|[^a-z])(?:extension|ext|x)\W{0,3}\d/i

/** A number and the extension that is written behind it. */
const parted = (phone: string): readonly [number: string, extension: string] => {
  const at = phone.search(extensionMark)

  return at < 0 ? [phone, ""] : [phone.slice(0, at + 1), phone.slice(at + 1).replaceAll(/\D/g, "")]
}

/** Digits, and letters in their place, as in advertisements. */
const callable = /^\+?\d+(?:[A-Z]{3}[A-Z\d]*)?$/

/** A link to call a number, however the registry writes it; none where it is not clear what to call. */
export const telephone = ({ phone, phone_ext }: Contact): string | undefined => {
  const [written, inside] = parted(first((phone ?? "").normalize("NFKC")))
  const number = written.replaceAll(/[().\s-]/g, "")
  const digits = number.replaceAll(/[A-Z]/g, dialled)
  const extension = phone_ext?.replaceAll(/\D/g, "") || inside
  if (!callable.test(number) || digits.length < 5 || digits.length > 15) return undefined

  return `tel:${digits}${extension === "" ? "" : `;ext=${extension}`}`
}

/** A link to write about a study. */
export const mail = ({ email }: Contact, nctId: string): string | undefined =>
  email === null || !/^[^\s@]+@[^\s@]+$/.test(email)
    ? undefined
    : `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(nctId)}`

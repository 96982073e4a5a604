export interface Contact {
  readonly name: string
  readonly role: string
  readonly phone?: string
  readonly phoneExt?: string
  readonly email?: string
}

interface Place {
  readonly city?: string
  readonly status?: string
}

/** Telephone numbers 555-0100 to 555-0199 and addresses below `example.org` belong to nobody. */
const phone = (number: number): string => `555-01${String(number % 100).padStart(2, "0")}`

const numberOf = (nctId: string): number => Number(nctId.slice(3))

/** Those of a study as a whole: mostly an information desk, for some a nurse beside it, for some nobody. */
export const central = (nctId: string): ReadonlyArray<Contact> => {
  const number = numberOf(nctId)
  if (number % 13 === 5) return []

  return [
    {
      name: "Study Information Desk",
      role: "CONTACT",
      phone: phone(number),
      email: `${nctId.toLowerCase()}@trials.example.org`,
    },
    ...(number % 3 === 0
      ? [{ name: "Study Nurse on Duty", role: "CONTACT", phone: phone(number + 1), phoneExt: String(number % 90) }]
      : []),
  ]
}

const investigators = ["Alex Sample, MD", "Robin Placeholder, MD, PhD", "Sascha Beispiel, MD"]

const isOpen = ({ status }: Place): boolean => status === "RECRUITING" || status === "AVAILABLE"

const ofSite = (number: number, { city }: Place): ReadonlyArray<Contact> => {
  const investigator = investigators[number % investigators.length]

  return [
    {
      name: `Study Office ${city ?? ""}`.trim(),
      role: "CONTACT",
      phone: phone(number * 7),
      ...(number % 2 === 0 ? { phoneExt: String(1 + (number % 80)) } : {}),
      email: `office-${number % 1000}@site.example.org`,
    },
    ...(investigator === undefined || number % 4 === 0 ? [] : [{ name: investigator, role: "PRINCIPAL_INVESTIGATOR" }]),
  ]
}

/** Sites with the contacts of those that are open, but for every fifth, which publishes none. */
export const atSites = <Site extends Place>(
  nctId: string,
  sites: ReadonlyArray<Site>,
): ReadonlyArray<Site & { readonly contacts?: ReadonlyArray<Contact> }> =>
  sites.map((site, index) =>
    isOpen(site) && index % 5 !== 4 ? { ...site, contacts: ofSite(numberOf(nctId) + index, site) } : site,
  )

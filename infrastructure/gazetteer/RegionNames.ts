/** A state, a province or a country, by its code: that of the country (ISO 3166-1), and within some that of the part. */
export interface Region {
  readonly code: string
  /** As the registry writes it. */
  readonly name: string
  readonly otherNames: ReadonlyArray<string>
}

/** Parts of countries by which people tell cities apart: the name, how it is cut short (which is its code here), other names, and GeoNames' own code where it is another. */
interface Part {
  readonly name: string
  readonly short: string
  readonly otherNames?: ReadonlyArray<string>
  readonly geoNames?: string
}

const partsIn = (rows: string): ReadonlyArray<Part> =>
  rows
    .trim()
    .split("\n")
    .map((row) => {
      const [short = "", name = "", geoNames, others] = row.split("|").map((cell) => cell.trim())

      return {
        name,
        short,
        ...(geoNames === undefined || geoNames === "" ? {} : { geoNames }),
        ...(others === undefined ? {} : { otherNames: others.split(",").map((each) => each.trim()) }),
      }
    })

/** Source: the postal services of these countries for the short forms, GeoNames' `admin1CodesASCII` for its codes. */
export const parts: Readonly<Record<string, ReadonlyArray<Part>>> = {
  US: partsIn(`
AL|Alabama||Ala
AK|Alaska
AZ|Arizona||Ariz
AR|Arkansas||Ark
CA|California||Calif, Cal
CO|Colorado||Colo
CT|Connecticut||Conn
DE|Delaware
DC|District of Columbia||Washington DC
FL|Florida||Fla
GA|Georgia
HI|Hawaii
ID|Idaho
IL|Illinois||Ill
IN|Indiana||Ind
IA|Iowa
KS|Kansas||Kan
KY|Kentucky
LA|Louisiana||Luisiana
ME|Maine
MD|Maryland
MA|Massachusetts||Mass
MI|Michigan||Mich
MN|Minnesota||Minn
MS|Mississippi||Miss, Misisipi
MO|Missouri||Misuri
MT|Montana||Mont
NE|Nebraska||Neb
NV|Nevada||Nev
NH|New Hampshire||Nuevo Hampshire
NJ|New Jersey||Nueva Jersey
NM|New Mexico||Nuevo Mexico
NY|New York||New York State
NC|North Carolina||Carolina del Norte
ND|North Dakota||Dakota del Norte
OH|Ohio
OK|Oklahoma||Okla
OR|Oregon||Ore
PA|Pennsylvania||Penn, Penna, Pensilvania
RI|Rhode Island
SC|South Carolina||Carolina del Sur
SD|South Dakota||Dakota del Sur
TN|Tennessee||Tenn
TX|Texas||Tex, Tejas
UT|Utah
VT|Vermont
VA|Virginia
WA|Washington||Washington State
WV|West Virginia||Virginia Occidental
WI|Wisconsin||Wis
WY|Wyoming||Wyo
`),
  CA: partsIn(`
AB|Alberta|01|Alta
BC|British Columbia|02|Columbia Britanica, Colombie-Britannique
MB|Manitoba|03
NB|New Brunswick|04|Nouveau-Brunswick
NL|Newfoundland and Labrador|05|Newfoundland
NS|Nova Scotia|07
ON|Ontario|08|Ont
PE|Prince Edward Island|09|PEI
QC|Quebec|10|Que
SK|Saskatchewan|11|Sask
YT|Yukon|12
NT|Northwest Territories|13|NWT
NU|Nunavut|14
`),
  GB: partsIn(`
ENG|England||Inglaterra
NIR|Northern Ireland
SCT|Scotland||Escocia
WLS|Wales||Gales
`),
  AU: partsIn(`
ACT|Australian Capital Territory|01
NSW|New South Wales|02
NT|Northern Territory|03
QLD|Queensland|04
SA|South Australia|05
TAS|Tasmania|06
VIC|Victoria|07
WA|Western Australia|08
`),
  DE: partsIn(`
BW|Baden-Württemberg|01|Baden-Wuerttemberg
BY|Bavaria|02|Bayern
HB|Bremen|03
HH|Hamburg|04
HE|Hesse|05|Hessen
NI|Lower Saxony|06|Niedersachsen
NW|North Rhine-Westphalia|07|Nordrhein-Westfalen, NRW
RP|Rhineland-Palatinate|08|Rheinland-Pfalz
SL|Saarland|09
SH|Schleswig-Holstein|10
BB|Brandenburg|11
MV|Mecklenburg-Western Pomerania|12|Mecklenburg-Vorpommern
SN|Saxony|13|Sachsen
ST|Saxony-Anhalt|14|Sachsen-Anhalt
TH|Thuringia|15|Thüringen
BE|Berlin|16
`),
}

/** Names of countries that are no display name of theirs: short forms, former names, and how the registry writes them. */
const usualNames: Readonly<Record<string, ReadonlyArray<string>>> = {
  US: ["USA", "US", "United States of America", "America", "EE UU", "EEUU", "Estados Unidos de America"],
  GB: ["UK", "Great Britain", "Britain", "Gran Bretaña"],
  AE: ["UAE"],
  KR: ["Korea", "Republic of Korea", "Korea, Republic of"],
  KP: ["Korea, Democratic People's Republic of"],
  CZ: ["Czech Republic"],
  TR: ["Turkey", "Türkiye"],
  NL: ["Holland", "The Netherlands"],
  RU: ["Russian Federation"],
  VN: ["Viet Nam"],
  IR: ["Iran, Islamic Republic of"],
  MK: ["Macedonia"],
  MD: ["Moldova, Republic of"],
  TW: ["Taiwan, Province of China"],
  CD: ["Congo, The Democratic Republic of the"],
  CI: ["Ivory Coast"],
  MM: ["Burma"],
}

/** How the registry writes a country, where CLDR's English name is another. */
const registryNames: Readonly<Record<string, string>> = {
  TR: "Turkey",
  HK: "Hong Kong",
  MO: "Macau",
  PS: "Palestine",
  CZ: "Czechia",
  CI: "Côte d'Ivoire",
  MM: "Myanmar",
  CG: "Congo",
}

/** Languages in which a country's name is known: those of the page, and of the countries with the most sites. */
const languages = ["en", "es", "de", "fr"] as const

/** The countries of some codes, by the Unicode CLDR's names. */
export const countries = (codes: ReadonlyArray<string>): ReadonlyArray<Region> => {
  const named = languages.map((language) => new Intl.DisplayNames([language], { type: "region" }))

  return codes.map((code) => {
    const names = named.map((each) => each.of(code) ?? code)
    const name = registryNames[code] ?? names[0] ?? code

    return {
      code,
      name,
      otherNames: [...new Set([...names, ...(usualNames[code] ?? []), code])].filter((each) => each !== name),
    }
  })
}

/** Their parts. */
export const partsOf = (country: string): ReadonlyArray<Region> =>
  (parts[country] ?? []).map(({ name, otherNames = [], short }) => ({
    code: `${country}-${short}`,
    name,
    otherNames: [short, ...otherNames],
  }))

/** The code of the region that GeoNames' codes tell. */
export const codeOf = (country: string, adminCode: string): string => {
  const part = parts[country]?.find(({ geoNames, short }) => (geoNames ?? short) === adminCode)

  return part === undefined ? country : `${country}-${part.short}`
}

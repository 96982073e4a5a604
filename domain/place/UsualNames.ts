import * as PlaceName from "./PlaceName.ts"

/** What a name in use means that the table of cities lacks: the city's key there, and its region. */
export interface UsualName {
  readonly city: string
  readonly region: string
}

/** A region, the key of a city there, and what it is also called. */
const rows = `
US-NY|new york city|New York, Nueva York, NYC
US-DC|washington dc|Washington
US-CA|san francisco|SF
US-CA|los angeles|LA
US-PA|philadelphia|Filadelfia, Philly
US-LA|new orleans|Nueva Orleans
US-NV|las vegas|Vegas
CA-QC|quebec|Quebec City, Ville de Quebec, Ciudad de Quebec
GB-ENG|london|Londres, Londra
GB-SCT|edinburgh|Edimburgo, Édimbourg
DE-NW|koln|Cologne, Colonia, Koeln
DE-NW|dusseldorf|Duesseldorf
DE-BY|munich|München, Muenchen, Múnich
DE-BY|nurnberg|Nuremberg, Nuernberg, Núremberg
DE-BY|wurzburg|Wuerzburg
DE-NI|hannover|Hanover, Hanóver
DE-NI|gottingen|Goettingen, Gotinga
DE-BW|tubingen|Tuebingen, Tubinga
DE-BW|freiburg|Freiburg im Breisgau, Friburgo de Brisgovia
DE-HH|hamburg|Hamburgo
DE-HE|frankfurt am main|Frankfurt
DE-ST|halle saale|Halle, Halle an der Saale
DE-NW|munster|Muenster
DE-SN|dresden|Dresde
AT|vienna|Wien, Viena
AT|salzburg|Salzburgo
CH|geneve|Geneva, Ginebra, Genf
CH|zurich|Zuerich
CH|basel|Basle, Basilea, Bâle
CH|bern|Berna, Berne
CH|lausanne|Lausana
BE|brussels|Bruxelles, Brussel, Bruselas
BE|antwerpen|Antwerp, Amberes, Anvers
BE|gent|Ghent, Gante, Gand
BE|leuven|Louvain, Lovaina
BE|brugge|Bruges, Brujas
BE|liege|Lieja, Luik
NL|the hague|Den Haag, La Haya, 's-Gravenhage
NL|rotterdam|Roterdam
FR|paris|París
FR|marseille|Marseilles, Marsella
FR|lyon|Lyons
FR|bordeaux|Burdeos
FR|toulouse|Tolosa de Francia
FR|strasbourg|Estrasburgo, Straßburg
FR|nice|Niza
ES|sevilla|Seville
ES|zaragoza|Saragossa
ES|a coruna|La Coruña, Corunna
ES|donostia san sebastian|San Sebastián, Donostia
ES|palma|Palma de Mallorca
IT|rome|Roma, Rom
IT|milan|Milano, Mailand
IT|turin|Torino, Turín
IT|florence|Firenze, Florencia
IT|naples|Napoli, Nápoles
IT|venice|Venezia, Venecia
IT|genoa|Genova, Génova
IT|bologna|Bolonia
IT|padova|Padua
PT|lisbon|Lisboa
PT|porto|Oporto
DK|copenhagen|København, Kopenhagen, Copenhague
DK|arhus|Aarhus
SE|stockholm|Estocolmo
SE|goteborg|Gothenburg, Gotemburgo
FI|helsinki|Helsingfors
PL|warsaw|Warszawa, Varsovia, Warschau
PL|krakow|Cracow, Cracovia
PL|wroclaw|Breslau
PL|gdansk|Danzig
CZ|prague|Praha, Praga, Prag
HU|budapest|Budapesta
RO|bucharest|Bucuresti, Bucarest
BG|sofia|Sofía
RS|belgrade|Beograd, Belgrado
UA|kyiv|Kiev
RU|moscow|Moskva, Moscú, Moskau
RU|st petersburg|San Petersburgo
GR|athens|Athina, Atenas
TR|istanbul|Estambul
IL|tel aviv|Tel Aviv-Yafo
IL|jerusalem|Jerusalén
EG|cairo|El Cairo
CN|beijing|Peking, Pekín
CN|guangzhou|Canton, Cantón
JP|tokyo|Tokio
KR|seoul|Seúl
IN|mumbai|Bombay
IN|bengaluru|Bangalore
IN|kolkata|Calcutta
IN|chennai|Madras
IN|delhi|New Delhi
VN|ho chi minh city|Saigon
MX|mexico city|Ciudad de México, CDMX, México D.F.
GT|guatemala city|Ciudad de Guatemala
CU|havana|La Habana
ZA|cape town|Ciudad del Cabo, Kaapstad
AU-NSW|sydney|Sídney
`

/**
 * The keys of the names in use, each with the city that it means. Source: reviewed by hand; the names of large cities in English,
 * Spanish and the language of their country, and usual short forms.
 */
export const byKey: ReadonlyMap<string, UsualName> = new Map(
  rows
    .trim()
    .split("\n")
    .flatMap((row) => {
      const [region = "", city = "", names = ""] = row.split("|")

      return names.split(", ").map((name) => [PlaceName.keyOf(name), { city, region }] as const)
    }),
)

/** The city that a name in use means, by its key. */
export const meant = (key: string): UsualName | undefined => byKey.get(key)

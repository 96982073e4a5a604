import * as ClassNumbers from "../ClassNumbers.ts"
import type { Measure } from "../Measure.ts"

const letters = 5

/** A scale whose values are classes: "NYHA III", "MGFA class IIIb". The lower ones are the better ones, but where it says otherwise. */
const scale = (
  name: string,
  forms: ReadonlyArray<string>,
  values: readonly [least: number, most: number],
  source: string,
  more: Partial<Measure> = {},
): Measure => ({
  name,
  forms,
  scales: [{ units: [], values }],
  better: "low",
  ofFewValues: true,
  ofClasses: "numbers",
  source,
  ...more,
})

const lettered = (name: string, forms: ReadonlyArray<string>, source: string, more: Partial<Measure> = {}): Measure =>
  scale(name, forms, [ClassNumbers.lettered + 1, ClassNumbers.lettered + letters], source, {
    ofClasses: "letters",
    ...more,
  })

const fourth = 4.9

/** Scales of classes, of diseases that are no tumours. */
export const classes: ReadonlyArray<Measure> = [
  scale("NYHA", ["NYHA", "New York Heart Association"], [1, fourth], "Criteria Committee of the NYHA 1994"),
  scale(
    "MGFA",
    ["MGFA", "Myasthenia Gravis Foundation of America"],
    [0, 5],
    "Jaretzki 2000; a and b tell where somebody is weakest",
  ),
  scale(
    "WHO functional class",
    ["WHO functional class", "WHO functional classes", "WHO FC", "WHO-FC"],
    [1, fourth],
    "ESC 2022",
    { entered: ["functional class"] },
  ),
  scale("Hoehn and Yahr", ["Hoehn and Yahr", "Hoehn & Yahr", "Hoehn-Yahr", "H&Y", "H & Y"], [0, 5], "Goetz 2004"),
  scale("CCS", ["CCS", "Canadian Cardiovascular Society"], [0, fourth], "Campeau 1976"),
  scale("Killip", ["killip"], [1, fourth], "Killip 1967"),
  scale("Rutherford", ["rutherford"], [0, 6.9], "Rutherford 1997"),
  scale("Fontaine", ["fontaine"], [1, fourth], "Fontaine 1954"),
  scale("GOLD", ["GOLD"], [1, fourth], "GOLD 2025"),
  scale("mMRC", ["mMRC", "MRC dyspnea", "MRC dyspnoea", "Medical Research Council dyspnea"], [0, 5], "Mahler 1988"),
  scale("ASA", ["ASA", "ASA-PS", "American Society of Anesthesiologists"], [1, 6], "ASA 2020", { ofEveryone: true }),
  lettered("Child-Pugh", ["Child-Pugh", "Child-Turcotte-Pugh", "Child Pugh", "CTP"], "Pugh 1973: its letters"),
  scale("METAVIR", ["metavir"], [0, fourth], "Bedossa 1996"),
  scale("GMFCS", ["GMFCS", "Gross Motor Function Classification System"], [1, 5], "Palisano 1997"),
  scale("Brooke", ["brooke"], [1, 6], "Brooke 1981"),
  scale("Vignos", ["vignos"], [1, 10], "Vignos 1963"),
  lettered(
    "ASIA impairment scale",
    ["ASIA impairment", "ASIA impairment scale", "AIS grade", "ASIA grade", "AIS"],
    "ASIA 2019",
    {
      better: "high",
    },
  ),
  scale(
    "Kellgren-Lawrence",
    ["Kellgren-Lawrence", "Kellgren Lawrence", "Kellgren and Lawrence", "Kellgren & Lawrence", "KL grade", "K-L grade"],
    [0, fourth],
    "Kellgren 1957",
  ),
  scale("Tanner", ["tanner", "sexual maturity rating"], [1, 5], "Tanner 1962"),
  scale("Hurley", ["hurley"], [1, 3.9], "Hurley 1989"),
  scale("Fitzpatrick", ["fitzpatrick"], [1, 6], "Fitzpatrick 1988"),
  scale("CEAP", ["CEAP"], [0, 6], "Lurie 2020"),
  scale("Hunt-Hess", ["Hunt and Hess", "Hunt-Hess", "Hunt & Hess"], [0, 5], "Hunt 1968"),
  scale("WFNS", ["WFNS"], [1, 5], "WFNS 1988"),
  scale("Fazekas", ["fazekas"], [0, 3], "Fazekas 1987"),
  scale("Wagner", ["wagner"], [0, 5], "Wagner 1981"),
  scale("House-Brackmann", ["House-Brackmann", "House Brackmann"], [1, 6], "House 1985"),
]

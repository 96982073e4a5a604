import { describe, expect, test } from "bun:test"
import * as ReportTable from "../../../domain/report/ReportTable.ts"
import * as ReportValue from "../../../domain/report/ReportValue.ts"

/** Whether a line is a row of its own: here, where it begins with a letter. */
const isRow = (line: string): boolean => /^\p{L}/u.test(line)

/** Tables, their lines apart by “/”, and the row that is read last. */
const tables: ReadonlyArray<readonly [name: string, lines: string, row: string]> = [
  ["the bounds of a result are none", "Test\tResult\tReference / HBsAg\tNegative\tNegative", "HBsAg\tNegative"],
  [
    "bounds that say what a value means",
    "Test           Result       Flag   Reference / AChR Ab        8.40 nmol/L  HIGH   Negative: <0.25; Positive: >0.40",
    "AChR Ab\t8.40 nmol/L\tHIGH\tpositive",
  ],
  [
    "bounds in the lines below a row",
    "Test           Result       Reference / MuSK Ab        <1.0 U/mL    Negative: <=3.4 /                            Positive: >=5.6",
    "MuSK Ab\t<1.0 U/mL\tnegative",
  ],
  ["a value within its bounds", "Test\tResult\tReference / Titin Ab\t0.12\t0.00-0.45", "Titin Ab\t0.12\tnormal"],
  ["bounds of numbers alone", "Test\tResult\tReference / NfL\t24\thigh", "NfL\t24\thigh"],
  ["a unit in its column", "Test\tResult\tUnits\tReference / LDH\t297\tU/L\t135-214", "LDH\t297 U/L\thigh"],
  [
    "a unit behind the bounds",
    "Test\tValue\tRef Range & Units\tStatus / Hb\t9.4 (L)\t11.7 - 15.5 g/dL\tFinal",
    "Hb\t9.4 g/dL\tL",
  ],
  ["a unit behind the name", "Lab\t2026-03-11\t2025-12-02 / CA 19-9 (U/mL)\t412\t380", "CA 19-9 (U/mL)\t412 U/mL"],
  [
    "results within and out of range in columns of their own",
    "Test           In Range   Out Of Range   Reference Range / LDH                       297 H          135-214 U/L",
    "LDH\t297 U/L\tH",
  ],
  ["an earlier value", "Test\tResult\tPrevious\tUnits / PSA\t18\t9\tng/mL", "PSA\t18 ng/mL"],
  ["the latest of several dates", "Test\t2026-03-11\t2025-12-02 / Hb\t9.4\t10.8", "Hb\t9.4"],
  [
    "the latest of several draws, and the trend",
    "Variant\tDraw 1\tDraw 2\tTrend / ESR1 D538G\tND\t3.2\tup",
    "ESR1 D538G\t3.2",
  ],
  ["the latest of several draws first", "Variant\tDraw 2\tDraw 1 / ESR1 D538G\tND\t0.3", "ESR1 D538G\tND"],
  [
    "the latest of several draws with dates",
    "Variant          Timepoint 1 (03/2024)   Timepoint 2 (09/2024)  Change / EGFR T790M       not detected            1.2%                   new",
    "EGFR T790M\t1.2%",
  ],
  ["a year of two digits", "Variant\t09-Jan-24\t22-Nov-24\tTrend / ESR1 D538G\tND\t0.4\tup", "ESR1 D538G\t0.4"],
  [
    "what is called today's beside dates",
    "Gene\tCurrent\t06/2024\t01/2024 / EGFR T790M\t1.2%\tND\tND",
    "EGFR T790M\t1.2%",
  ],
  ["a cycle before a progression", "Gene\tC3D1\tProgression / EGFR T790M\tND\t1.2%", "EGFR T790M\t1.2%"],
  ["drugs before the result", "Therapy\tBiomarker\tTest Result / a drug\tALK\tNegative", "ALK\tNegative"],
  [
    "a head without one for the names",
    "               At diagnosis   This sample / NPM1           44 %           detected",
    "NPM1\tdetected",
  ],
  [
    "a row behind an empty line",
    "Test           Result       Reference / HIV            Negative     Negative /  / MOG IgG        Positive     Negative",
    "MOG IgG\tPositive",
  ],
  [
    "labels with their answers are no row",
    "Test           Result       Reference / HIV            Negative     Negative /  / LGI1: negative              HIV: negative",
    "LGI1: negative              HIV: negative",
  ],
  [
    "a bound with a word behind it has no unit",
    "Test\tResult\tReference / p-Tau217 ratio\t0.0376\t<0.0055 negative; >0.0086 positive",
    "p-Tau217 ratio\t0.0376\tpositive",
  ],
  [
    "dates that are written with the day first, and heads in two lines",
    "Date           17/12/24   14/01/25   18/03/25 /                                                Ref range   Units / Albumin        38         35         32 L       35 - 50     g/L",
    "Albumin\t32 g/L\tL",
  ],
  ["dates that are written with the month first", "Test\t01/25/2026\t03/02/2026 / CEA\t4.1\t6.2", "CEA\t6.2"],
  [
    "another table without a head behind an empty line",
    "Alteration      Therapies       Trials / EGFR L858R      a drug          yes /  / ALK fusion      Not detected",
    "ALK fusion      Not detected",
  ],
  ["no table", "HER2   negative", "HER2   negative"],
]

describe("A row of a table tells today's result alone", () => {
  test.each(tables)("%s", (_, lines, row) => {
    const pasted = lines.split(" / ").map((text, at) => ({ text, from: [at] }))
    const read = ReportTable.inRows(pasted, isRow)

    expect(read.at(-1)?.text).toBe(row)
    expect(read.flatMap(({ from }) => from)).toEqual(pasted.flatMap(({ from }) => from))
  })
})

const bounds: ReadonlyArray<readonly [value: string, reference: string, verdict: string | undefined]> = [
  ["0.10", "Negative: 0.00-0.24", "negative"],
  ["0.30 nmol/L", "Negative: 0.00-0.24 Indeterminate: 0.25-0.40 Positive: >=0.41", "indeterminate"],
  ["0.41", "Negative: 0.00-0.24 Indeterminate: 0.25-0.40 Positive: >=0.41", "positive"],
  ["62 AU/mL", "<=29 Negative; 30-40 Equivocal; >=41 Positive", "positive"],
  ["29", "<=29 Negative; 30-40 Equivocal; >=41 Positive", "negative"],
  ["<5", "Negative <20, Positive >=20", "negative"],
  [">200", "Negative <20, Positive >=20", "positive"],
  ["<30", "Negative <20, Positive >=20", undefined],
  ["12", "0-24", undefined],
  ["2,5", "negativ <20, positiv >=20", "negative"],
  ["0,30", "negativ <0,25; positiv >=0,25", "positive"],
  ["1,240", "Negative <500, Positive >=500", "positive"],
  ["Detected", "Negative: <20", undefined],
]

describe("What a laboratory says of a value by its bounds", () => {
  test.each(bounds)("%s by “%s”", (value, reference, verdict) => {
    expect<string | undefined>(ReportValue.verdictOf(value, reference)).toBe(verdict)
  })
})

const brackets: ReadonlyArray<readonly [written: string, read: string]> = [
  ["Anti-AChR: 12 nmol/L (normal <0.4)", "Anti-AChR: 12 nmol/L high"],
  ["Anti-AChR 12 nmol/L (negative <0.4), high", "Anti-AChR 12 nmol/L high, high"],
  ["p-tau217 0.91 pg/mL (cut-off 0.42)", "p-tau217 0.91 pg/mL high"],
  ["Abeta42/40 0.048 (normal > 0.065)", "Abeta42/40 0.048 low"],
  ["dsDNA 84 IU/mL [negative <30; positive >75]", "dsDNA 84 IU/mL positive"],
  ["MuSK 0.1 (negative <0.4)", "MuSK 0.1 negative"],
  ["ferritin 41 ng/mL (reference range 30-400)", "ferritin 41 ng/mL"],
  ["PD-L1 TPS 40% (positive)", "PD-L1 TPS 40% (positive)"],
  ["HER2 2+ (equivocal)", "HER2 2+ (equivocal)"],
]

describe("Bounds in brackets behind a value are none of its results", () => {
  test.each(brackets)("%s", (written, read) => {
    expect(ReportValue.inPlace(written)).toBe(read)
  })
})

/** The words in which criteria count earlier treatment. Source: how registry records of oncology studies write it. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  "zero one two three four five six seven eight nine ten".split(" ").map((word, number) => [word, number] as const),
)

/** Words of comparison before a number, longest first, and what range they make of it. */
export const comparisons: ReadonlyArray<{
  readonly words: ReadonlyArray<string>
  readonly range: "from" | "above" | "to" | "below" | "exactly"
}> = (
  [
    ["to", "no more than"],
    ["to", "not more than"],
    ["to", "no greater than"],
    ["to", "not exceeding"],
    ["to", "not to exceed"],
    ["to", "a maximum of"],
    ["to", "maximum of"],
    ["to", "maximum"],
    ["to", "at most"],
    ["to", "up to"],
    ["to", "≤"],
    ["to", "< ="],
    ["to", "= <"],
    ["from", "no less than"],
    ["from", "no fewer than"],
    ["from", "not less than"],
    ["from", "at least"],
    ["from", "a minimum of"],
    ["from", "minimum of"],
    ["from", "minimum"],
    ["from", "≥"],
    ["from", "> ="],
    ["from", "= >"],
    ["above", "more than"],
    ["above", "greater than"],
    ["above", "exceeding"],
    ["above", ">"],
    ["below", "fewer than"],
    ["below", "less than"],
    ["below", "<"],
    ["exactly", "exactly"],
    ["exactly", "only"],
    ["exactly", "a"],
  ] as const
).map(([range, phrase]) => ({ words: phrase.split(" "), range }))

/** What is counted. */
export const units: ReadonlySet<string> = new Set(
  "line lines regimen regimens therapy therapies treatment treatments chemotherapy chemotherapies chemo".split(" "),
)

/** Words that may stand between a number and what is counted without narrowing it to one drug or to another kind of care. */
export const between: ReadonlySet<string> = new Set(
  "prior previous earlier past different separate additional distinct systemic cytotoxic chemotherapy chemotherapeutic anticancer anti cancer antineoplastic neoplastic standard palliative of full course courses conventional approved available combination multi multiagent agent ( ) - / and or oncologic oncological medical active therapeutic for care disease directed".split(
    " ",
  ),
)

export const earlier: ReadonlySet<string> = new Set(["prior", "previous", "earlier", "past"])

/** Words behind a count by which it counts something narrower: one drug, or a span of time. */
export const narrowing: ReadonlySet<string> = new Set([
  "with",
  "within",
  "containing",
  "targeting",
  "using",
  "by",
  "including",
  "that",
  "<",
])

export const ordinals: ReadonlyMap<string, number> = new Map([
  ["first", 1],
  ["1st", 1],
  ["front", 1],
  ["frontline", 1],
  ["second", 2],
  ["2nd", 2],
  ["third", 3],
  ["3rd", 3],
  ["fourth", 4],
  ["4th", 4],
])

/** Words before an ordinal line that say that it lies behind the patient. */
export const done: ReadonlySet<string> = new Set(
  "after following progressed progression progressing failed failure failing refractory relapsed intolerant received prior previous completed despite on during post least".split(
    " ",
  ),
)

/** Words that say that a treatment was had, before "prior therapy". */
export const had: ReadonlySet<string> = new Set(
  "received receiving had has have following after failed failure failing despite undergone progressed progression refractory relapsed relapse resistant intolerant intolerance on to any".split(
    " ",
  ),
)

export const never: ReadonlySet<string> = new Set(["no", "not", "never", "without", "nor"])

/** Words between "not" and "prior therapy". */
export const notBetween: ReadonlySet<string> = new Set(
  "received receive had have has been undergone any treated with be must previously prior previous other a".split(" "),
)

/** What a treatment-naive patient is naive of. */
export const naiveOf: ReadonlySet<string> = new Set(
  "treatment therapy chemotherapy chemo systemic systemically drug".split(" "),
)

/** Near "untreated", what makes it speak of something other than the disease. */
export const otherUntreated: ReadonlySet<string> = new Set(
  "brain cns leptomeningeal infection infections metastases metastasis hypertension hepatitis hiv spinal cord caries thyroid".split(
    " ",
  ),
)

/** Words of sentences that speak of earlier treatment without asking for it: of its effects, or of the time since. */
export const asides: ReadonlySet<string> = new Set(
  "toxicity toxicities toxic recovered recovery resolved resolution adverse effects carry washout weeks days months hours interval discontinued elapsed".split(
    " ",
  ),
)

/** The first and second word of what sets no bound to a number. */
export const openings: ReadonlyMap<string, string> = new Map([
  ["any", "number"],
  ["no", "limit"],
  ["regardless", "of"],
  ["irrespective", "of"],
])

/** With "also", these let more patients in and shut nobody out. */
export const permissions: ReadonlySet<string> = new Set(["allowed", "permitted", "eligible"])

import { FastCheck } from "effect"

const { array, constantFrom, integer, oneof, string, tuple } = FastCheck

export const prototypeNames = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "then", "toJSON"]

const operators = ["AND", "OR", "NOT", "AREA[", "RANGE[MIN, MAX]", "EXPANSION[None]", "SEARCH[Location](", "TILT"]

const pieces = [
  ...operators,
  ...prototypeNames,
  "NCT99300201",
  "' or 1=1; --",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "%00%0d%0a",
  "\r\nX-Injected: 1",
  "{{7*7}}",
  "\u0000",
  "\ud800",
  "\udfff",
  "\ufeff",
  "\u202e",
  "\u2028",
  "e\u0301\u0301\u0301",
  "👩‍👩‍👧‍👦",
  "ﬃ",
  "İ",
  "ß",
  '"',
  "\\",
  "(",
  ")",
  "]",
  ",",
]

const long = tuple(constantFrom("a", " ", "é", "\ud800", "(", '"', "AND "), integer({ min: 200, max: 20_000 })).map(
  ([piece, times]) => piece.repeat(times),
)

/** Any text: of any script, of half letters, of pieces that mean something to somebody. */
export const text: FastCheck.Arbitrary<string> = oneof(
  { weight: 3, arbitrary: string({ unit: "grapheme", maxLength: 30 }) },
  { weight: 2, arbitrary: string({ unit: "binary", maxLength: 30 }) },
  { weight: 4, arbitrary: array(constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(" ")) },
  { weight: 1, arbitrary: long },
)

const numbers = [
  0,
  -0,
  -1,
  0.5,
  1e-320,
  1e21,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  2 ** 53 + 2,
  -(2 ** 63),
  90.000001,
  180.000001,
  131,
  51,
]

/** What stands where something else should. */
export const value: FastCheck.Arbitrary<unknown> = oneof(
  constantFrom<unknown>(...numbers),
  constantFrom<unknown>(null, true, false, [], {}, [[]], [null], ""),
  text,
  FastCheck.jsonValue({ maxDepth: 3 }),
  integer({ min: 17, max: 60 }).map((count) => Array.from({ length: count }, () => "x")),
)

const nested = tuple(constantFrom("[", '{"a":'), integer({ min: 30, max: 40_000 })).map(([open, times]) =>
  open.repeat(times),
)

/** Texts that are JSON only nearly, or that are more than they seem. */
export const body: FastCheck.Arbitrary<string | Uint8Array> = oneof(
  nested,
  nested.map((open) => `{"condition":"ALS","stage":${open}`),
  tuple(
    constantFrom('{"condition":"ALS"', '{"jsonrpc":"2.0","id":1,"method":"ping"'),
    constantFrom(...prototypeNames),
  ).map(([start, name]) => `${start},"${name}":{"x":1}}`),
  constantFrom(
    "",
    " ",
    "null",
    "[]",
    '"condition"',
    "0",
    "-",
    "NaN",
    "{",
    "{}{}",
    "{'condition':'ALS'}",
    '{"condition":"ALS",}',
    '{"condition":"ALS"}\u0000',
    '\ufeff{"condition":"ALS"}',
    '{"condition":"ALS","condition":"ALS"}',
    '{"condition":"ALS","location":{"lat":1,"lat":2,"lng":3}}',
    '{"condition":"ALS","age":1e400}',
    '{"condition":"ALS","age":12345678901234567890}',
    '{"condition":"ALS","prior_lines":1e300}',
    '{"condition":"\\ud800"}',
    '{"condition":"ALS"/**/}',
    '{"jsonrpc":"2.0","id":1e400,"method":"ping"}',
    '{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}',
    '[{"jsonrpc":"2.0","id":1,"method":"ping"}]',
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"_meta":{"progressToken":{}}}}',
    '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"_meta":1}}',
    '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":5}}',
  ),
  string({ unit: "binary", maxLength: 80 }),
  FastCheck.json({ noUnicodeString: false }),
  FastCheck.uint8Array({ maxLength: 60 }).map((bytes) => new Uint8Array(bytes)),
  integer({ min: 256 * 1024 - 40, max: 256 * 1024 + 40 }).map(
    (size) => `{"condition":"${"x".repeat(size - '{"condition":""}'.length)}"}`,
  ),
)

/** A value of a header as it may travel: any byte but controls. */
export const headerValue: FastCheck.Arbitrary<string> = oneof(
  array(integer({ min: 0x20, max: 0xff }), { maxLength: 40 }).map((codes) =>
    codes
      .filter((code) => code !== 0x7f)
      .map((code) => String.fromCharCode(code))
      .join(""),
  ),
  integer({ min: 200, max: 9000 }).map((size) => "x".repeat(size)),
  constantFrom("", ",", "a, b", "*", "null", "0", "-1", "1e9", "Bearer", "Bearer  ", "Bearer a, Bearer b", "gzip"),
)

export const headerName = constantFrom(
  "Authorization",
  "Content-Type",
  "Content-Encoding",
  "Accept",
  "Accept-Encoding",
  "Idempotency-Key",
  "Mcp-Protocol-Version",
  "Mcp-Method",
  "Mcp-Name",
  "Mcp-Session-Id",
  "Last-Event-ID",
  "X-Forwarded-For",
  "Forwarded",
  "X-Forwarded-Host",
  "X-HTTP-Method-Override",
  "X-Request-Id",
  "Traceparent",
  "B3",
  "Origin",
  "Range",
  "If-None-Match",
  "Expect",
  "Upgrade",
  "Cookie",
  "Access-Control-Request-Method",
  "Access-Control-Request-Headers",
)

/** A path that nobody described. */
export const path: FastCheck.Arbitrary<string> = oneof(
  constantFrom(
    "/",
    "//",
    "/v1",
    "/v1/",
    "/v1/match/",
    "//v1/match",
    "/V1/MATCH",
    "/v1/%6datch",
    "/v1/availability/",
    "/v1/availability//",
    "/v1/availability/NCT99300201/",
    "/v1/availability/%4eCT99300201",
    "/v1/availability/NCT99300201%2f",
    "/v1/availability/..%2fmatch",
    "/v1/../mcp",
    "/mcp/..",
    "/%2e%2e/mcp",
    "/docs/",
    "/docs/../main.ts",
    "/metrics?x=1",
    "/.env",
    "/v1/match;a=b",
    ...prototypeNames.map((name) => `/${name}`),
    ...prototypeNames.map((name) => `/v1/${name}`),
  ),
  text.map((text) => `/v1/${encodeURIComponent(text.toWellFormed()).slice(0, 6000)}`),
  string({ unit: "binary-ascii", maxLength: 20 }).map((text) => `/${text.replace(/[#?]/g, "")}`),
)

import * as Codes from "./Codes.ts"

const paragraphs: ReadonlyArray<string> = [
  "Matches a patient profile to open clinical trials and expanded-access programs, by a live query of ClinicalTrials.gov, and lists the sites of a study with their published status.",
  "**It is** a way through the public registry: every option carries the state of each criterion that could be checked, with the evidence, and `source.query_url` is the exact registry query. **It is not** a medical provider. It gives no medical advice, enrolls nobody and judges no one's eligibility: only the trial site decides that. If the registry cannot be reached, the answer is an error; nothing is cached or made up in its place.",
  "### How to read the states",
  "`matched` and `not_matched` come only from structured registry fields (status, age, sex, phase). `mentioned_inclusion` and `mentioned_exclusion` say on which side of the free-text criteria a term stands: a signpost to verify with the site, never a verdict. `unknown` means that the registry does not publish enough to decide.",
  "### Verified observations",
  "Keys of the Pro plan see first-hand observations of sites, kept apart from what the registry publishes. Only a site that was observed has `verified`, with the newest observation; other sites have none, because a date of verification is never invented. This is deliberate: `verified_fields_included: true` does not mean that every site was observed. Other keys see how many sites were observed (`verified_site_counts`, `verified_site_count`).",
  "### Ranking",
  "Options are in a fixed order. Each rule breaks the ties left by those above it:",
  [
    "1. Options with the fewest `not_matched` checks of profile fields come first.",
    "2. Then the highest score, the sum of what speaks for and against a study: how directly it is about the condition, inclusion and exclusion signposts, whether it is for the patient's setting or the opposite of it, whether it treats, and how well its words fit. `why` of an option says what counted most.",
    "3. Then options open today, before those not open yet.",
    "4. Then, where the request carries a point, the nearest open site; in a study that is open today, a site without a status counts as open.",
    "5. Then the most recently updated.",
    "6. Last, the NCT number.",
  ].join("\n"),
  "No option is left out because of a signpost.",
  "### What to ask, and whom",
  "`ask_next` of a match lists what the returned options depend on and the profile leaves out, most useful first. `contacts` of an option and, in `/v1/availability`, of a site are those that the registry publishes. Both are additional members, and neither is a verdict.",
  "### Keys and limits",
  "Every endpoint under `/v1`, `/mcp` and those that read a record (`/fhir/…`, except `/fhir/metadata`, and `/getClinicalTrial`) take `Authorization: Bearer <key>`. The public sandbox key needs no signup and admits 25 calls in any 24 hours for each client network (an IPv4 address, an IPv6 /56). Issued keys have 5,000 calls in a calendar month (UTC). These are the standard quotas: `X-RateLimit-Limit`, `X-RateLimit-Remaining` and `X-RateLimit-Reset` (unix seconds) on every answer of these endpoints, errors included, give the current figures. A call that ends in `internal_error`, a replay, a 401, a 405 and a 429 cost nothing. Every other call costs one, even if it is refused (400, 409, 413, 415, 422) or no study is found (404).",
  "### Idempotency",
  "A POST may carry an `Idempotency-Key`. The same key with the same body gets the first answer again, byte for byte, with `Idempotency-Replayed: true`, for 24 hours; the same key with a different body is refused with 409. Only successful answers are kept, as many as there is room for. The sandbox has its own room, so its callers never displace an answer kept for an issued key.",
  "### Errors",
  'Every error is `{"error": {code, message, field?, known_keys?, docs, detail?}}`; those of `/fhir/…` and `/getClinicalTrial` are an `OperationOutcome`, with the same sentences and codes. A message never repeats what was sent about a patient. Where several fields are wrong, `detail.errors` lists them, at most 20.',
  [
    "| code | HTTP | when |",
    "|---|---|---|",
    ...Codes.all.map(({ code, statuses, when }) => `| \`${code}\` | ${statuses} | ${when} |`),
  ].join("\n"),
  "Every answer of the service carries `X-Request-Id`: quote it to the operator when something is wrong.",
  "Cross-origin calls are welcome from any origin, with GET and POST. Unknown query parameters are ignored. Clients should expect new properties in answers.",
]

/** What the service is and is not, and the rules that hold for all its operations, in Markdown. */
export const introduction = paragraphs.join("\n\n")

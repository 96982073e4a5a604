import type { Span } from "../document/Span.ts"
import type { OwnDiseases } from "./OwnDiseases.ts"

const cancer = "(?:malignan(?:cy|cies|t)|cancers?|neoplasms?|neoplasia|tumou?rs?|carcinomas?|primary|primaries)"

const kinds =
  "(?:(?:primary|active|invasive|malignant|known|solid|non|hematologic(?:al)?|haematological|types?|forms?|of|or|and|second|prior|previous|" +
  "concurrent|synchronous|concomitant|metastatic|advanced|progressive|recurrent|unresolved|uncontrolled|untreated|significant|clinically|treated)[ /,-]+){0,6}"

/** What follows the word where it speaks of treatment: "prior cancer therapy". */
const notOfTreatment =
  "(?![ -]+(?:therap|treat|surg|direct|drug|vaccin|relat|medic|chemo|immuno|regimen|agent|specific|resect|radi|biops|tissue|sample))"

const another = new RegExp(
  `\\b(?:other|another|second|secondary|concurrent|concomitant|additional|separate|different|previous|prior|synchronous|coexisting|co-existing)[ /,-]+${kinds}${cancer}\\b${notOfTreatment}` +
    `|\\bhistory of ${kinds}${cancer}\\b${notOfTreatment}` +
    "|\\b(?:malignan(?:cy|cies)|malignant disease)[ ,(]+(?:other than|within|in the (?:past|last|previous)|during|except)\\b" +
    "|\\bcancers? (?:other than|(?:with)?in the (?:past|last|previous))\\b" +
    "|\\b(?:considered|deemed|presumed) (?:to be )?cured\\b|\\bcurative(?:ly)?[ -]treated\\b|\\badequately treated\\b",
)

/** In an exclusion list a cancer that is told by what became of it is another, and one of whatever kind is. */
const toldOf =
  /\b(?:malignan(?:cy|cies)|cancers?) (?:that|which|requiring|from which)\b|\b(?:any|active|known|invasive) malignan(?:cy|cies)\b/

/** So is one of earlier years, wherever that is said. */
const ofYears =
  /\b(?:malignan(?:cy|cies)|cancers?) (?:within|in) (?:the )?(?:(?:past|last|previous|preceding) )?(?:\d+|two|three|five|ten)(?: \(\d+\))? years?\b/

const skinOrInSitu =
  /\bin[ -]situ\b(?! hybridi)|\bnon[ -]?melanoma\b|\bnon[ -]?melanomatous\b|\bbasal[ -](?:cell|or squamous)|\bgleason\b/

/** So much before a mention is looked through, in characters, and so much behind it for the noun it belongs to. */
const far = 500

const near = 60

const deepest = 2

/** What the study is about by itself: its own exceptions. */
const isOwnCue = (cue: string, own: OwnDiseases): boolean =>
  (cue.includes("situ") && own.words.has("situ")) ||
  (cue.includes("basal") && own.words.has("basal")) ||
  (cue.includes("gleason") && own.sites.has("prostate"))

/**
 * Whether a place stands where a text speaks of cancers that a patient has or had besides the study's: "other malignancies",
 * "carcinoma in situ". In a study that is of no cancer, the patient's is none besides.
 */
export const around = ({ document, segment, sentence, start, end }: Span, own: OwnDiseases): boolean => {
  if (!own.ofCancer) return false
  const { folded } = document
  const skin = skinOrInSitu.exec(folded.slice(sentence.start, sentence.end))
  if (skin !== null && !isOwnCue(skin[0], own)) return true
  const from = Math.max(segment.start, start - far)
  const passage = folded.slice(from, Math.min(sentence.end, end + near))
  const cues = segment.side === "exclusion" ? [another, toldOf] : [another]
  if (cues.some((cue) => from + (cue.exec(passage)?.index ?? passage.length) < start)) return true
  if (segment.side === "exclusion" && ofYears.test(passage)) return true
  if (segment.heading !== undefined && another.test(folded.slice(...segment.heading).slice(0, far))) return true
  let lead = segment.lead
  for (let level = 0; level < deepest && lead >= 0; level++) {
    const above = document.segments()[lead]
    if (above === undefined) return false
    if (another.test(folded.slice(Math.max(above.start, above.end - far), above.end))) return true
    lead = above.lead
  }

  return false
}

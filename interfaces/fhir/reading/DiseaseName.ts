import * as DiseaseNames from "../../../domain/condition/DiseaseNames.ts"
import * as LaunchArea from "../../../domain/condition/LaunchArea.ts"
import * as NamedWithin from "../../../domain/condition/NamedWithin.ts"
import * as SpanishNames from "../../../domain/condition/SpanishNames.ts"
import * as Course from "./Course.ts"
import * as UsualName from "./UsualName.ts"

/** What records add to a name, and what is left of it: the kind of a concept, a mark for billing, that nothing more is known, a side. */
const added: ReadonlyArray<readonly [written: RegExp, rest: string]> = [
  [
    /\s*\((?:disorder|finding|morphologic abnormality|situation|trastorno|disease|clinical|[a-z/]*\/?hcc|[^()]*code)\)/gi,
    "",
  ],
  [
    /,?\s*\b(?:unspecified(?! (?:behaviou?r|nature))(?: (?:site|part|laterality))?|not otherwise specified|NOS|part unspecified)\b(?: of)?/gi,
    " ",
  ],
  [
    /\b(?:of|in) (?:the )?(?:left|right|both|unspecified(?! (?:behaviou?r|nature))) (?:(?:female|male) )?(?=\p{L})/giu,
    "of ",
  ],
  [/\b(?:of|in) (?:the )?(?:female|male) (?=\p{L})/giu, "of "],
  [
    /\b(?:upper|lower)?[ -]?(?:upper|lower|inner|outer|central|axillary|middle)[ -](?:inner |outer )?(?:quadrant|lobe|third|portion|tail)s?(?:,? (?:left|right))?(?: of| and)? /gi,
    " ",
  ],
  [
    /\b(?:overlapping sites?|head|body|tail|base|areola|nipple(?: and areola)?|axillary tail|central portion|other specified sites?|main bronchus|trunk) of (?=\p{L})/giu,
    "",
  ],
  [/,?\s*\b(?:unilateral|bilateral|(?:left|right)(?: side)?)(?=\s*(?:,|\(|$))/gi, ""],
  [/^(?:left|right)(?:-sided)?\s+/gi, ""],
  [/,\s*disease$/gi, ""],
  [/^(?:overlapping|known|history of)\s+(?=\S)/gi, ""],
  // As codes' displays call what studies call otherwise
  [/\blymphoid leuk[ae]+mia\b/gi, "lymphocytic leukemia"],
  [/\bmyeloid leuk[ae]+mia\b/gi, "myeloid leukemia"],
  [/\bliver cell carcinoma\b/gi, "hepatocellular carcinoma"],
  [/\bthymoma,? type (?:AB?|B[123])\b/gi, "thymoma"],
  [/\bimmunoglobulin (?=[AGM]\b)/gi, "Ig"],
  [/\bchoroidal melanoma\b/gi, "choroid melanoma"],
  [/\bglomerular disease in systemic lupus erythematosus\b/gi, "lupus nephritis"],
  // Tumors that German calls nearly alike: "Glioblastom"
  [/(?<=blast|gli|melan|lymph)om(?!\p{L})/giu, "oma"],
  // One code for either: which of them it is stands nowhere
  [/\bDuchenne or Becker muscular dystrophy\b/gi, "muscular dystrophy"],
  [/\bbronchus (?:and|or) lung\b|\b(?:lung|lobe), bronchus or lung\b|\blobe of lung\b/gi, "lung"],
  [/\b(?:malignant|primary malignant) (?:neoplasm|tumou?r) of\b/gi, "cancer of"],
]

const blanks = /\s+/g

/** A name as a record has it, without what the record adds. */
export const plain = (written: string): string => {
  let text = written
  for (let before = ""; before !== text; ) {
    before = text
    text = added
      .reduce((rest, [pattern, put]) => rest.replaceAll(pattern, put), text)
      .replaceAll(blanks, " ")
      .trim()
  }

  return text
}

/** A Spanish name in English, another as it is. */
const inEnglish = (name: string): string => SpanishNames.inEnglish(name) ?? name

/** The usual name of a disease that a text names with all of its words. */
export const whole = (text: string): string | undefined => {
  const area = LaunchArea.kinOf(text)?.area.slug
  if (area !== undefined) return area

  return DiseaseNames.named(text)
    .map((disease) => UsualName.of(disease, text))
    .find((name) => name !== undefined)
}

const some = <Value>(list: ReadonlyArray<Value>): ReadonlyArray<Value> | undefined =>
  list.length === 0 ? undefined : list

const within = (text: string): string | undefined =>
  (NamedWithin.longest(text, (name) => some(DiseaseNames.named(name).flatMap((each) => UsualName.of(each, name) ?? [])))
    ?.known ?? [])[0]

/** What names say of a tumor that is no cancer, or of which that is not known. */
const notMalignant =
  /\bbenign\b|\b(?:uncertain|unknown|unspecified) (?:behaviou?r|nature)\b|\bpre-?(?:malignant|cancerous)\b|\bborderline\b.*\b(?:tumou?r|neoplasm)s?\b|\badenomas?\b/i

const malignant =
  /cancer|carcinoma|sarcoma|lymphoma|leuk[ae]+mia|myeloma|melanoma|glioma|blastoma|mesothelioma|malignan|pheochromocytoma/i

/** Whether words tell of a tumor and do not call it a cancer. */
export const isNotMalignant = (words: string): boolean => notMalignant.test(words)

/** Whether a name is one of a cancer. */
export const isMalignant = (name: string): boolean => malignant.test(LaunchArea.find(name)?.name ?? name)

const primary = /^(?:primary|secondary)\s+/i

/** A disease as the registry's studies call it: a launch area by its slug, another by the name in use. A benign tumor has no name of a cancer. */
export const known = (written: string): string | undefined => {
  const text = inEnglish(plain(written))
  const bare = plain(Course.without(text))
  const forms = [written, text, bare, bare.replace(primary, ""), (bare.split(/[,(]/)[0] ?? "").trim()]
  const names = forms.map(whole)
  if (isNotMalignant(written)) return names.find((name) => name !== undefined && !isMalignant(name))

  return names.find((name) => name !== undefined) ?? within(bare)
}

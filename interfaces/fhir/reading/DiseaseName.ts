import * as AreaNames from "../../../domain/condition/AreaNames.ts"
import * as DiseaseNames from "../../../domain/condition/DiseaseNames.ts"
import * as LaunchArea from "../../../domain/condition/LaunchArea.ts"
import * as NamedWithin from "../../../domain/condition/NamedWithin.ts"

/** What records add to a name: the kind of a concept, a mark for billing, that nothing more is known, a side. */
const added =
  /\s*\((?:disorder|finding|morphologic abnormality|situation|hcc|trastorno|disease)\)|,?\s*\b(?:unspecified(?: site)?|not otherwise specified|NOS|part unspecified|unilateral|bilateral|left|right|(?:left|right) side|of (?:left|right)|disease)(?=\s*(?:,|\(|$))|^(?:overlapping|primary|known|history of)\s+(?=\S)/giu

/** Words for the course of a disease: they are its stage, and no part of its name. */
const course =
  /\b(?:metastatic|recurrent|relapsed|refractory|advanced|locally advanced|unresectable|resectable|newly diagnosed|stage [ivx0-9]+[abc]?|tnm stage \S+|primary|secondary)\b/giu

const blanks = /\s+/g

/** A name as a record has it, without what the record adds. */
export const plain = (written: string): string => {
  let text = written
  for (let before = ""; before !== text; ) {
    before = text
    text = text.replaceAll(added, "").replaceAll(blanks, " ").trim()
  }

  return text
}

/** How diseases are called in studies whose first name in the ontology is another. */
const usual: ReadonlyMap<string, string> = new Map([
  ["lung non-small cell carcinoma", "non-small cell lung cancer"],
  ["lung small cell carcinoma", "small cell lung cancer"],
  ["rectum cancer", "rectal cancer"],
  ["female breast carcinoma", "breast cancer"],
  ["male breast carcinoma", "breast cancer"],
  ["breast carcinoma", "breast cancer"],
  ["breast ductal carcinoma", "breast cancer"],
  ["breast lobular carcinoma", "breast cancer"],
  ["colon carcinoma", "colon cancer"],
  ["colon adenocarcinoma", "colon cancer"],
  ["prostate carcinoma", "prostate cancer"],
  ["prostate adenocarcinoma", "prostate cancer"],
  ["kidney cancer", "renal cell carcinoma"],
  ["renal carcinoma", "renal cell carcinoma"],
  ["urinary bladder cancer", "bladder cancer"],
  ["stomach cancer", "gastric cancer"],
  ["uterine corpus cancer", "endometrial cancer"],
  ["central nervous system cancer", "brain cancer"],
  ["skin melanoma", "melanoma"],
])

const kinOf = AreaNames.among(LaunchArea.launchAreas)

const some = <Value>(list: ReadonlyArray<Value>): ReadonlyArray<Value> | undefined =>
  list.length === 0 ? undefined : list

/** What says nothing of which disease it is. */
const tooWide: ReadonlySet<string> = new Set(["cancer", "carcinoma", "neoplasm", "disease", "syndrome", "in situ carcinoma"])

const nameOf = (diseases: ReadonlyArray<DiseaseNames.Disease>): string | undefined => {
  const own = diseases[0]?.names[0]

  return own === undefined || tooWide.has(own) ? undefined : (usual.get(own) ?? own)
}

/** A disease as the registry's studies call it: a launch area by its slug, another by the name in use. */
export const known = (written: string): string | undefined => {
  const text = plain(written)
  const bare = text.replaceAll(course, " ").replaceAll(blanks, " ").trim()
  const area = kinOf(bare)?.area.slug
  if (area !== undefined) return area
  const whole = nameOf(DiseaseNames.named(bare))
  if (whole !== undefined) return whole

  return nameOf(NamedWithin.longest(bare, (name) => some(DiseaseNames.named(name)))?.known ?? [])
}

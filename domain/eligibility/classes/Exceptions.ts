import type { Wording } from "../rules/Row.ts"
import type { WordClasses } from "../rules/WordTests.ts"

/** What something is taken out of: behind it, short words do no more than that. */
export const classes: WordClasses = {
  many:
    "mutation mutations alteration alterations aberration aberrations variant variants fusion fusions rearrangement rearrangements " +
    "change changes driver drivers tumor tumors tumour tumours cancer cancers malignancy malignancies lymphoma lymphomas leukemia leukemias " +
    "infection infections virus viruses disease diseases disorder disorders type types subtype subtypes histology histologies",
}

/** Words behind what they take out. */
export const verdicts = "excepted exempted omitted disregarded discounted subtracted aside apart notwithstanding"

/** Words that take what follows out of what stands before them. */
export const wordings: ReadonlyArray<Wording> = [
  ["other|rather|different than|from", "any cancer [other than] melanoma", "a different cancer"],
  ["except|excepting|excluding|exception|exceptions|besides|barring|bar", "any cancer [except] melanoma"],
  ["except|save for", "any cancer [except for] melanoma"],
  ["excl .?", "any cancer ([excl.] melanoma)"],
  ["with? the sole|only|single|notable? exception of?", "[with the sole exception of] melanoma", "with the exclusion"],
  ["with exception of", "[with exception of] melanoma"],
  [
    "with|to the? exclusion|omission|exemption of",
    "any cancer [with the exclusion of] melanoma",
    "the exclusion of melanoma",
  ],
  ["apart|aside from", "any cancer [apart from] melanoma"],
  ["leaving|setting|putting aside|off", "any cancer, [leaving aside] melanoma", "put aside"],
  [
    "( leaving|taking out | omitting|discounting|disregarding|ignoring|exempting|subtracting )",
    "any cancer, [leaving out] melanoma",
    "left out",
  ],
  ["not|without including|counting", "any cancer, [not including] melanoma"],
  ["not to include|count", "any cancer, [not to include] melanoma"],
  ["exclusive of", "any cancer [exclusive of] melanoma", "exclusive breastfeeding"],
  ["( instead|outside | in lieu ) of", "any cancer [outside of] the skin"],
  ["[ short only? of ] !breath", "any cancer [short of] melanoma", "short of breath"],
  ["excepted|exempted :", "any cancer ([excepted:] melanoma)"],
  [
    '( ^ | {many} ,|"("? ) [ ( saving|sparing|save only|for? | minus|less any|all|only? | sans|unlike | but for | in place of | as? distinct|different from ) ] !than|,|;|.|")"|-',
    "any cancer [minus] melanoma",
    "nephron-sparing",
    "a disease lasting less than a year",
    "ER minus, PR minus",
  ],
  [
    "all|any|every|anything|everything|whatever type|types|kind|kinds|sort|sorts? but",
    "cancer of [any type but] melanoma",
  ],
  ["as opposed to", "any cancer [as opposed to] melanoma"],
]

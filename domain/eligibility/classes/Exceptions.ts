import type { Wording } from "../rules/Row.ts"

/** Words that take what follows out of what stands before them. */
export const wordings: ReadonlyArray<Wording> = [
  ["other|rather|different than|from", "any cancer [other than] melanoma", "a different cancer"],
  ["except|excepting|excluding|exception|exceptions|besides|barring|bar", "any cancer [except] melanoma"],
  ["except|save for", "any cancer [except for] melanoma"],
  ["excl .?", "any cancer ([excl.] melanoma)"],
  ["with? the sole|only|single|notable? exception of?", "[with the sole exception of] melanoma", "with the exclusion"],
  ["with exception of", "[with exception of] melanoma"],
  ["with|to the? exclusion of", "any cancer [with the exclusion of] melanoma", "the exclusion of melanoma"],
  ["apart|aside from", "any cancer [apart from] melanoma"],
  ["leaving|setting|putting aside", "any cancer, [leaving aside] melanoma", "put aside"],
  ["( leaving out | omitting|discounting )", "any cancer, [leaving out] melanoma", "left out"],
  ["not including|counting", "any cancer, [not including] melanoma"],
  ["exclusive of", "any cancer [exclusive of] melanoma", "exclusive breastfeeding"],
  ["instead|outside of", "any cancer [outside of] the skin"],
  [
    "all|any|every|anything|everything|whatever type|types|kind|kinds|sort|sorts? but",
    "cancer of [any type but] melanoma",
  ],
  ["as opposed to", "any cancer [as opposed to] melanoma"],
]

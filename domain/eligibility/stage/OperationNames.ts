import { each } from "./StagePhrase.ts"

/** Operations that are to take all of a tumour out, with a bar between them. */
export const cures =
  "surgical resection|complete resection|complete surgical resection|R0 resection|complete R0 resection|radical resection|radical surgery|" +
  "curative resection|potentially curative resection|curative surgical resection|curative intent resection|" +
  "curative intent surgical resection|curative surgery|potentially curative surgery|curative intent surgery|" +
  "curative intent radical surgery|primary curative surgery|definitive surgery|definitive resection|definitive surgical resection|" +
  "primary definitive surgery|segmental resection|full resection|upfront surgery|upfront resection|debulking surgery|cytoreductive surgery|" +
  "primary debulking surgery|primary cytoreductive surgery"

/** Operations that take a tumour out, and with it an organ or a part of one. */
const resections: ReadonlyArray<string> = [
  ...each("radical", "nephrectomy|prostatectomy|cystectomy|gastrectomy|hysterectomy|mastectomy"),
  ...each("partial", "nephrectomy|gastrectomy|mastectomy"),
  ...each("complete|radical|curative|curative primary|potentially curative|definitive|surgical", "resection"),
  ...each("curative|radical|definitive|breast conserving", "surgery"),
  ..."nephrectomy prostatectomy cystectomy gastrectomy mastectomy lumpectomy pancreatectomy pancreaticoduodenectomy hepatectomy colectomy lobectomy thyroidectomy".split(
    " ",
  ),
  ...each("breast cancer|lung cancer|ovarian cancer|colorectal cancer|prostate cancer|pancreatic cancer", "surgery"),
  "whipple procedure",
  "whipple",
]

/** Operations that are told of before they are done, too. */
export const plannedResections: ReadonlyArray<string> = [
  ...resections,
  ..."esophagectomy oesophagectomy pneumonectomy pancreatoduodenectomy duodenopancreatectomy hemicolectomy segmentectomy laryngectomy".split(
    " ",
  ),
  "surgery for",
  ...each("liver|hepatic|lung|pulmonary|pancreatic|low anterior|colorectal|colon|rectal|tumor", "resection"),
  ...each("lung|colorectal|pancreatic", "surgery"),
  "total mesorectal excision",
  ...each("mohs|mohs micrographic", "surgery"),
  ...each("debulking|cytoreductive", "surgery"),
]

/** Short names of such operations: primary and interval debulking, cytoreductive surgery. */
export const plannedInShort: ReadonlyArray<string> = ["PDS", "IDS", "primary CRS", "interval CRS"]

/** Operations that take a tumour out. */
export const surgeries: ReadonlyArray<string> = [
  ...resections,
  ...each("tumor", "resection"),
  ...each("primary|breast|cytoreductive|debulking|cancer|oncologic", "surgery"),
  ...each("complete disease|complete tumor", "resection"),
  ...each(
    "surgery to remove",
    "the cancer|their cancer|the tumor|their tumor|breast cancer|lung cancer|ovarian cancer|colorectal cancer|prostate cancer|pancreatic cancer",
  ),
  "surgery for",
  "neck dissection",
  "surgical removal",
  "maximal safe resection",
  "maximal resection",
]

import type { PatternParts } from "../rules/PatternText.ts"
import type { WordClasses } from "../rules/WordTests.ts"
import { inShort, type StagePhrase, saying, sayingEach } from "./StagePhrase.ts"

export const classes: WordClasses = {
  curing:
    "surgical complete r0 radical potentially curative intent primary definitive segmental full upfront debulking cytoreductive optimal maximal maximum safe macroscopic gross total open ( )",
  operation: "surgery resection operation cytoreduction debulking",
  wholly: "surgically completely fully entirely totally safely further",
  way:
    "to for by with a the any potentially curative curatively definitive radical local locoregional aggressive intent therapy therapies treatment " +
    "treatments including include such as like i e g . eg ie ( , / or and radiation radiotherapy chemoradiation chemoradiotherapy ablation " +
    "transplantation either surgical complete salvage r0",
  deemed: "be a an considered deemed longer felt good to appropriate suitable ideal",
  removal:
    "nephrectomy prostatectomy cystectomy gastrectomy mastectomy lumpectomy pancreatectomy pancreaticoduodenectomy hepatectomy colectomy " +
    "lobectomy thyroidectomy esophagectomy oesophagectomy pancreatoduodenectomy duodenopancreatectomy hemicolectomy " +
    "segmentectomy laryngectomy",
  cancerOf: "breast lung ovarian colorectal prostate pancreatic",
  joining: ", / and or",
  local: "local locoregional regional radiation ablative",
  treating: "treatment treatments therapy therapies intervention interventions approach approaches management",
  organPart: "liver hepatic lung pulmonary pancreatic colorectal colon rectal",
}

export const parts: PatternParts = {
  cannotBe: "( cannot|not be | unable to be | not able|possible to be )",
  out: "( removed | taken|cut out )",
  /** "Surgical treatment", "surgical and/or locoregional therapies". */
  treated: "surgical based? ( {joining}{1,3} {local} based? )? {treating}",
  surgically: "( by|with|through|via|in {curing}{0,2} an? {operation} )",
}

/** Ways to cure, of which the operation is one. */
const cure = "{way}{0,17} ( {curing}{0,4} {operation} | <treated> )"

const resected = { says: ["resected"], absent: false } as const

const whereResected: StagePhrase = { ...resected, need: "else" }

const whereDone: StagePhrase = { ...resected, need: "done" }

const wherePlanned: StagePhrase = { says: ["resectable"], need: "planned", absent: false }

/** Whether a tumor can be taken out, was taken out or is to be (NCCN). */
export const rows = [
  // It can be taken out
  saying(["resectable"], "else", [["( potentially|surgically? resectable | operable )", "resectable"]]),
  saying(["resectable"], "always", [
    ["amenable|amendable to|for {curing}{0,4} ( {operation} | <treated> )", "amenable to curative resection"],
    [
      "candidate|candidates|eligible|suitable|appropriate|fit for a? {curing}{1,4} {operation}",
      "candidates for radical surgery",
    ],
    ["can|could be cured by|with {curing}{0,4} {operation}", "can be cured with surgery"],
    ["can|could be {wholly}{0,2} ( resected | <out> <surgically> )", "can be resected"],
  ]),
  saying(["resectable"], "disease", [
    ["candidate|candidates|eligible|suitable for ( {operation} | <treated> )", "eligible for surgery"],
    ["surgical|operative candidate|candidates", "surgical candidates"],
  ]),
  saying(["borderline"], "always", [
    ["( borderline resectable|resectability|operable | marginally resectable )", "borderline resectable"],
  ]),
  inShort(["borderline"], "BRPC BR-PDAC"),
  // It cannot
  saying(["unresectable"], "else", [
    [
      "( surgically? unresectable | irresectable|nonresectable|unresect|inoperable|inop|unresectability|inoperability )",
      "unresectable",
    ],
    ["( un|non resectable | not|non operable | not surgically? resectable )", "non-resectable"],
    [
      "( nonsurgical | not considered? a? good? surgical | non|no|poor ( longer a? )? surgical ) candidate|candidates",
      "no longer a surgical candidate",
    ],
    ["no|poor candidate|candidates for surgical? {operation}", "poor candidates for surgery"],
    [`no|not|non|cannot {deemed}{0,4} candidate|candidates for ${cure}`, "no longer candidates for resection"],
    ["{curing}{0,2} {operation} is? not an option", "surgery is not an option"],
    ["no {curing}{0,2} {operation} is? possible|feasible", "no surgery is possible"],
  ]),
  sayingEach(
    [
      { says: ["unresectable"], need: "else", absent: false },
      { says: ["resectable"], need: "else", absent: true },
    ],
    [
      ["non surgically resectable", "non-surgically resectable"],
      [
        "<cannotBe> {wholly}{0,2} ( resected | surgically {wholly}? <out> | <out> {wholly}? <surgically> | operated on? )",
        "cannot be completely resected",
      ],
      ["<since> [ <cannotBe> {wholly}{0,2} <out> ]", "tumour that [cannot be removed]"],
      [
        `no|not|non|cannot {deemed}{0,3} amenable|amendable|eligible|suitable|appropriate to|for ${cure}`,
        "not amenable to curative treatment including surgery",
      ],
      [`no|not|non|cannot {deemed}{0,3} curable by|with ${cure}`, "not curable by surgery"],
      [`ineligible|unsuitable|unfit|incurable|unamenable to|for|by|with ${cure}`, "unsuitable for radical resection"],
      [`cannot be treated|cured ${cure}`, "cannot be treated curatively with surgery"],
      [
        "( unable to | cannot ) perform|achieve|undergo|have {curing}{1,2} {operation}",
        "unable to achieve R0 resection",
      ],
      ["not surgically curable|removable", "not surgically curable"],
      [
        "{curing}{0,2} {operation} ( is? either? ( not possible|feasible | impossible ) | cannot be achieved|performed|done )",
        "complete resection is not feasible",
        "complete resection is possible",
      ],
    ],
  ),
  // It was taken out, or is to be
  saying(["resected"], "else", [
    ["surgically? resected", "surgically resected"],
    ["( macroscopic|after|following | complete surgical | most? recent surgical? ) resection", "after resection"],
    [
      "[ post resection ] ( !{cancer}|specimen~|tissue|sample~|chemo~|radi~|treat~|therap~ | $ )",
      "status [post resection]",
    ],
    ["undergone surgical? resection", "undergone resection"],
    ["gross total ( or subtotal | or near total )? resection|resections", "gross total resection"],
    ['( r0 or )? r0|r1 ")"? resection', "R0 resection"],
    ["( undergone|completed | previously treated with | treated locally with ) surgery", "undergone surgery"],
  ]),
  sayingEach(
    [whereResected, whereDone, wherePlanned],
    [
      ["undergone|completed surgery for", "completed surgery for breast cancer"],
      ["complete|curative resection|resections", "complete resection"],
    ],
  ),
  sayingEach(
    [whereDone, wherePlanned],
    [
      ["surgical|radical|definitive|{cancer} resection|resections", "surgical resection"],
      [
        "( curative primary | potentially curative | maximal safe? | complete disease|tumor ) resection",
        "maximal resection",
      ],
      ["( radical|partial? {removal} | radical hysterectomy )", "radical nephrectomy"],
      ["curative|radical|definitive|primary|breast|cancer|oncologic surgery|surgeries", "curative surgery"],
      ["( breast conserving | {cancerOf} cancer ) surgery", "breast cancer surgery"],
      ["surgery to remove the|their|{cancerOf} cancer|tumor", "surgery to remove the tumor"],
      ["( cytoreductive|debulking surgery for? | {operation} for )", "surgery for breast cancer"],
      ["( surgical removal | neck dissection | whipple procedure? )", "Whipple procedure"],
    ],
  ),
  sayingEach(
    [wherePlanned],
    [
      ["{organPart} resection|resections", "liver resection"],
      ["primary|interval crs", "interval CRS"],
      ["( low anterior resection | total mesorectal excision | pneumonectomy )", "low anterior resection"],
      ["( lung|colorectal|pancreatic | mohs micrographic? ) surgery", "lung surgery"],
    ],
  ),
  inShort(["resectable"], "PDS IDS", "planned"),
  // What is called so without being it
  saying([], "always", [["re resectable", "re-resectable"]]),
]

import * as Misspelt from "../entry/Misspelt.ts"
import { fold } from "../text/Folding.ts"

/** Kinds of conditions of which words of a stage mean something of their own, by the folded text of the condition. */
export const dementia = /alzheimer|dement|cogniti/

export const glioma = /gliom|gliobl|astrocyt|\bgbm\b/

/** A tumour that began in the brain. */
const brainTumor = /^(?!.*metasta).*(?:gliom|gliobl|astrocyt|\bgbm\b|brain (?:tumou?r|cancer))/

/** Any condition that has nothing to do with the brain, metastases in it included. */
const notOfBrain = /^(?!.*(?:gliom|gliobl|astrocyt|\bgbm\b|brain))/

const ofPancreas = /pancrea|\bpanc\b|pdac/

export const smallCell = /^(?!.*\bnon[ -]?small)(?:.*small[ -]cell|.*\bsclc\b)/

const multipleSclerosis = /multiple sclerosis|\bms\b/

/** A way in which people and reports write of a stage, the words of criteria for it, and of which conditions alone it is so. */
type Row = readonly [written: RegExp, meant: string, of?: RegExp]

/** Codes of letters: how far a tumour has spread (TNM), and what course it takes. */
const codes: ReadonlyArray<Row> = [
  [/(?<![a-z\d])(?:[cpry]{0,2}t(?:is|[0-4x][a-d]?))?(?:[cp]?n[0-3x][a-c]?)?[cp]?m0(?![a-z\d])/gi, ", not metastatic,"],
  [/\brel\/refr?\b/gi, "relapsed refractory"],
  [/\br(?=gbm\b)/gi, "recurrent "],
  [/\bnd ?(?=gbm\b)/gi, "newly diagnosed "],
]

/** The number of a stage as an ordinal, by who numbers it, or without the word before it. */
const numbers: ReadonlyArray<Row> = [
  [/\b(?:first|1st)[ -]stage\b/gi, "stage 1"],
  [/\b(?:second|2nd)[ -]stage\b/gi, "stage 2"],
  [/\b(?:third|3rd)[ -]stage\b/gi, "stage 3"],
  [/\b(?:fourth|4th)[ -]stage\b/gi, "stage 4"],
  // Nothing but the number: "IIIB", "2", "III/IV"
  [/^(?=(?:i{1,3}|iv|[0-4])[a-d]?\d?(?: ?[/,-] ?(?:i{1,3}|iv|[0-4])[a-d]?\d?)?$)/gi, "stage "],
  // Who numbers it, or the word cut short: "UICC IV", "AJCC 8 IIIB", "St. IV"
  [
    /\b(?:uicc|ajcc|figo)(?: v?[678](?:th)?(?: ed(?:ition|\.)?)?)?[ :,]{1,2}(?=(?:i{1,3}|iv|[0-4])[a-d]?\d?(?![a-z\d]))/gi,
    "stage ",
  ],
  [/\bstg?\b\.? ?(?=(?:i{1,3}|iv|[0-4])[a-d]?\d?(?![a-z\d]))/gi, "stage "],
  [/\bstage \((?=(?:i{1,3}|iv|[1-4])[a-d]?\))/gi, "stage "],
  // A part of a stage tells that it is one: "IIIC, not resectable"
  [
    /(?<!\b(?:stage|grade|type|class|group|phase|nyha)[ :-]{1,2})(?<!\d{4} )(?<![\p{L}\d/-])(?=(?:II|III|IV)[A-Ca-c](?![\p{L}\d]))/gu,
    "stage ",
  ],
  // Its part apart from it: "IV A", "III-B"
  [/\b(i{1,3}|iv|[1-4])[ -]([a-d])(?![a-z\d'])(?![ -][a-z\d])/gi, "$1$2"],
]

/** Tumours of the brain have grades, and no stages: "stage 4 glioblastoma" is the fourth. */
const grades: ReadonlyArray<Row> = [
  [/\bwho(?: cns)?(?=[ °-](?:i{1,3}|iv|[1-4])\b)/gi, "WHO grade", brainTumor],
  [/\bgr(?:ade)?\b\.?[ -]?(?=(?:i{1,3}|iv|[1-4])\b)/gi, "grade "],
  [/\bgr(?:ade)?(?=[1-4]\b)/gi, "grade "],
  [/\bG(?=[1-4]\b)/g, "grade "],
  [/\bstage[ -]?(?=(?:i{1,3}|iv|[1-4]|one|two|three|four)\b)/gi, "grade ", brainTumor],
]

/** Words that say so of one disease, and may say something else of others. */
const ofOne: ReadonlyArray<Row> = [
  [/\bborderline\b(?! (?:resect|oper))/gi, "borderline resectable", ofPancreas],
  [/(?<=\bcandidate for (?:a )?)whipple\b/gi, "surgery", ofPancreas],
  [/\bnew (?=gbm\b|glio)/gi, "newly diagnosed "],
  [/\b(extensive|limited)\b(?![ -](?:stage|disease))/gi, "$1 stage", smallCell],
  [/\bGDS\b/g, "global deterioration scale", dementia],
  [/\b(relapsing|progressive)(?= (?:form|type|course)s?\b|$)/gi, "$1 multiple sclerosis", multipleSclerosis],
]

/** What clinicians cut short. */
const shorthand: ReadonlyArray<Row> = [
  [/\b(?:newly|new|recently|recent|just)[ -]dx(?:'?e?d)?(?![a-z\d])/gi, "newly diagnosed"],
  [/\bdz\b/gi, "disease"],
  [/\bloc(?:al|ally)?\b\.?[ -]adv(?:anced)?\b\.?/gi, "locally advanced"],
  [/\bplat(?:inum)?[ -]res(?:ist(?:ant|ance)?)?\b/gi, "platinum-resistant"],
  [/\bplat(?:inum)?[ -]sens(?:itive)?\b/gi, "platinum-sensitive"],
  [/\bplat(?:inum)?[ -]refract(?:ory)?\b/gi, "platinum-refractory"],
  [/\bunresect\b\.?/gi, "unresectable"],
  [/\binop\b\.?/gi, "inoperable"],
  [/^s\/p (?:resection|surgery|operation)\b/gi, "resected"],
  [/\bPD(?= (?:after|on|post)\b)/g, "progressive disease", /^(?!.*parkinson)/],
  [/\bBCR\b(?![ -](?:abl|inhib|signal))/gi, "biochemical recurrence"],
  [/\boligomets?\b/gi, "oligometastases"],
  [/(?<!\b(?:criteria|not) )\b(?:[Mm]ets?|METS)\b/g, "metastases"],
]

/** What people say of the course of a disease and of its treatment. */
const courses: ReadonlyArray<Row> = [
  [/\b(?:(?:come|came|comes|coming|is|was) back|return(?:ed|ing))\b/gi, "recurrent"],
  [/\b(?:just|newly|recently) (?:found|detected|discovered|diagnosed)\b/gi, "newly diagnosed"],
  [
    /\bdiagnos(?:ed|is) (?:(?:last|this) (?:week|month)|(?:\d|one|two|three|a few) (?:days?|weeks?) ago)\b/gi,
    "newly diagnosed",
  ],
  [/\b(?:cannot|can ?not|can't|could not|not) be (?:operated|removed|cut out)\b/gi, "unresectable"],
  [/\b(?:can|could) be (?:operated|removed|cut out)\b/gi, "resectable"],
  [/\b(?:cannot|can ?not|can't) have (?:an |the )?(?:surgery|operation)\b/gi, "unresectable"],
  [/\b(?:no (?:surgery|operation) (?:is )?|(?:surgery|operation) (?:is )?(?:not |im))possible\b/gi, "unresectable"],
  [
    /\b(?:had (?:the |an )?(?:surgery|operation)|(?:surgery|operation) (?:was )?done|tumou?r (?:was )?removed)\b/gi,
    "resected",
  ],
  [
    /\b(?:on|in|after|completed|finished) adjuvant (?:chemo\w*|therapy|treatment|setting|m?folfirinox|gem\w*|capecitabine)\b/gi,
    "resected",
    notOfBrain,
  ],
  [/\badjuvant tmz\b/gi, "adjuvant temozolomide"],
  [
    /^(?:completed|finished|done with|s\/p|post)[ -](?:stupp(?: protocol| regimen)?|rt ?[/+&] ?tmz|chemo-?rt|chemoradi\w+|radi(?:o|ation)\w*)\b/gi,
    "completed chemoradiation",
    brainTumor,
  ],
  [/\b(?:regrowth|regrown|regrew|(?:grew|grown|growing) (?:back|again))\b/gi, "recurrent"],
  [
    /(?<!\b(?:no|not|never|without) )\b(?:surgery (?:is )?(?:next|planned|scheduled)|(?:awaiting|waiting for|scheduled for|planned for) (?:surgery|resection))\b/gi,
    "resectable",
    notOfBrain,
  ],
  [/\bbiochemical (?:failure|relapse)\b/gi, "biochemical recurrence"],
  [/\b(?:not yet treated|not treated yet|no treatment yet)\b/gi, "untreated"],
  [/^(?:untreated|never treated|not treated|no (?:prior|previous) (?:treatment|therapy))$/gi, "treatment-naive"],
  [
    /\b(?:peritoneal (?:carcinomatosis|dissemination)|carcinomatosis peritonei)\b/gi,
    "peritoneal metastases",
    /^(?!.*(?:ovar|fallop))/,
  ],
]

const noMetastases: ReadonlyArray<Row> = [
  [/\b(?:neg(?:ative)?|clear) for (?=(?:any |distant |systemic |further )*(?:metasta|spread|recurren))/gi, "no "],
  [/\b(?:absent|absence of|zero|0) (?=(?:distant )?metastas[ei]s\b)/gi, "no "],
  [
    /\bmetasta(?:s[ei]s|tic (?:work-?up|work up|screen(?:ing)?|survey|evaluation))[: ]+(?:(?:is|are|was|were) )?(?:neg(?:ative)?|absent)\b/gi,
    "no metastases",
  ],
]

/** What a stage has become since: "initially stage II, now stage IV". */
const later: ReadonlyArray<Row> = [
  [
    /^.*?(?:^|[\s,;(])(?:(?:but )?(?:now|currently)|(?:progressed|advanced|upstaged)(?: from .{1,12})? to|then)[ :]+(?:stage |st\.? ?)?(?=(?:IV|I{1,3}|[1-4])[A-Ca-c]?\d?(?![\p{L}\p{N}]))/u,
    "stage ",
  ],
  [/^(?=.*\bstage ).*\b(?:now|currently)[ :]+(?=metasta)/i, ""],
]

/** In this order: what one writes in full, a later one may read. */
const rows = [...codes, ...numbers, ...grades, ...ofOne, ...shorthand, ...courses, ...noMetastases, ...later]

/** A profile's stage with what texts seldom write in the words that they do: "cT4 N1 M1", "stage four", "has come back", "metastaic". */
export const inUsualWords = (written: string, condition: string): string => {
  const disease = fold(condition)

  return rows.reduce(
    (text, [pattern, meant, of]) => (of?.test(disease) === false ? text : text.replace(pattern, meant)),
    Misspelt.corrected(written),
  )
}

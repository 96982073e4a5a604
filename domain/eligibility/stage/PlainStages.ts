import * as Misspelt from "../entry/Misspelt.ts"
import * as Rewriting from "../entry/Rewriting.ts"
import { keeping, type Limits, type Meaning, meaning, writing } from "../entry/Rewriting.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { WordClasses } from "../rules/WordTests.ts"
import { fold } from "../text/Folding.ts"
import * as TumorCode from "./TumorCode.ts"

/** Kinds of conditions of which words of a stage mean something of their own, by the folded text of the condition. */
export const dementia = /alzheimer|dement|cogniti/

export const glioma = /gliom|gliobl|astrocyt|\bgbm\b/

/** A tumor that began in the brain. */
const brainTumor = /^(?!.*metasta).*(?:gliom|gliobl|astrocyt|\bgbm\b|brain (?:tumou?r|cancer))/

/** Any condition that has nothing to do with the brain, metastases in it included. */
const notOfBrain = /^(?!.*(?:gliom|gliobl|astrocyt|\bgbm\b|brain))/

const ofPancreas = /pancrea|\bpanc\b|pdac/

export const smallCell = /^(?!.*\bnon[ -]?small)(?:.*small[ -]cell|.*\bsclc\b)/

const multipleSclerosis = /multiple sclerosis|\bms\b/

const hemophilia = /ha?emophilia/

const notOfOvary = /^(?!.*(?:ovar|fallop))/

const inOneWord = meaning("its part beside it", (told) => told.replaceAll(/[^\p{L}\p{N}]/gu, ""))

const todays = /(?<![\p{L}\p{N}])(?:IV|I{1,3}|[1-4])[A-Ca-c]?\d?$/u

const ofNow = meaning("stage of today", (told) => `stage ${todays.exec(told)?.[0]}`, { isWritten: todays })

const apart = (limits: Limits): Meaning =>
  meaning("grade with its number", (told) => `grade ${/(?:[1-4]|i{1,3}|iv)$/i.exec(told)?.[0]}`, limits)

/** Words that are the whole of a stage. */
const whole = (words: string): string => `^ {unsaid}* ( ${words} ) {unsaid}* $`

const classes: WordClasses = {
  unsaid: "- stage disease setting phase",
  unspread: (word) => TumorCode.of(word).spread === "0",
  number: (word) => /^(?:i{1,3}|iv|[0-4])[a-d]?\d?$/.test(word),
  later: (word) => /^(?:i{1,3}|iv|[1-4])[a-c]?\d?$/.test(word),
  part: (word) => /^(?:ii|iii|iv)[a-c]$/.test(word),
  glued: (word) => /^(?:gr?|grade)[1-4]$/.test(word),
  gluedStage: (word) => /^stage(?:[1-4]|i{1,3}|iv)$/.test(word),
  whole: "i ii iii iv 1 2 3 4",
  edition: (word) => /^v?[678](?:th)?$/.test(word),
  year: (word) => /^\d{4}$/.test(word),
  word: (word) => /^[a-z\d'-]/.test(word),
  called: "stage grade type class group phase nyha",
  form: "form forms type types course courses",
  few: "one two three 1 2 3 4 5 6 7 8 9",
  lately: "newly new recently recent just",
  diagnosed: "dx dxd dxed dx'd dx'ed",
  operation: "surgery operation",
  adjuvant: "chemo~ therapy treatment setting mfolfirinox folfirinox gem~ capecitabine",
  some: "any distant systemic further",
  being: "is are was were",
  negative: "neg negative absent",
  search: "work workup screen screening survey evaluation",
  ruling: ": is are was were neg negative absent work workup screen screening survey evaluation",
}

/** Codes, and the number of a stage as an ordinal, by who numbers it, or without the word before it. */
export const codes = RuleTable.of<Meaning>({
  name: "codes and numbers of entered stages",
  classes,
  rows: [
    writing(", not metastatic,", [["{unspread}", "cT4 N1 [M0]"]]),
    writing("relapsed refractory", [["rel / ref|refr", "rel/refr"]]),
    writing("recurrent GBM", [["rgbm", "rGBM"]]),
    writing("newly diagnosed GBM", [["ndgbm | nd gbm", "nd GBM"]]),
    ...["first|1st", "second|2nd", "third|3rd", "fourth|4th"].map((ordinal, at) =>
      writing(`stage ${at + 1}`, [[`${ordinal} -? stage`, `${ordinal.slice(-3)}-stage`]]),
    ),
    writing("stage &", [["^ [ {number} ] ( /|,|- {number} )? $", "[IIIB]/IV", "III to IV"]]),
    writing("stage ", [
      ["[ uicc|ajcc|figo ( {edition} ( edition|ed .? )? )? :|,? ] {number}", "[AJCC 8th ed.] IIIB"],
      ["[ st|stg .? ] {number}", "[St.] IV"],
      ['[ stage "(" ] {number} ")"', "[stage (]IV)"],
    ]),
  ],
})

/** Parts of stages, grades, what words say of one disease, what clinicians cut short, and what people say of a course and its treatment. */
export const words = RuleTable.of<Meaning>({
  name: "stages in the words of those who enter them",
  classes,
  parts: {
    alzheimers: "( -? stage? alzheimer's|alzheimer )?",
    stupp: "( stupp protocol|regimen? | rt /|+|& tmz | chemo -? rt | chemort|chemoradi~|radio~|radiation~ )",
    planned: "( surgery is? next|planned|scheduled | ( awaiting | waiting|scheduled|planned for ) surgery|resection )",
  },
  rows: [
    // A part of a stage tells that it is one: "IIIC, not resectable"
    writing("stage &", [["{part}", "[IIIC], not resectable"]], { isWritten: /^(?:II|III|IV)[A-Ca-c]$/ }),
    keeping([
      ["{called} :|-? [ {part} ]", "grade [IIIA]"],
      ["{year} [ {part} ]", "FIGO 2018 [IIIA]"],
      ["-|/ [ &{part} ]", "stage II/IIIA"],
    ]),
    telling(inOneWord, [["[ {whole} -? a|b|c|d ] ( !{word} | $ )", "[IV A], resected", "1 a day"]]),
    // Tumors of the brain have grades, and no stages: "stage 4 glioblastoma" is the fourth
    writing("grade ", [["[ gr|grade .? -? ] {whole}", "[gr.] IV"]]),
    telling(apart({ isWritten: /^(?!g\d)/ }), [["{glued}", "G4"]]),
    telling(apart({ of: brainTumor }), [["{gluedStage}", "StageIV"]]),
    writing("grade ", [["[ stage -? ] {whole}|one|two|three|four", "[stage] four"]], { of: brainTumor }),
    writing("WHO grade", [["[ who cns? ] °|-? {whole}", "[WHO CNS] 4"]], { of: brainTumor }),
    // Words that say so of one disease, and may say something else of others
    writing("borderline resectable", [["borderline", "borderline"]], { of: ofPancreas }),
    keeping([["[ borderline ] resect~|oper~", "[borderline] resectable"]]),
    writing("surgery", [["candidate for a? [ whipple ]", "candidate for [Whipple]"]], { of: ofPancreas }),
    writing("newly diagnosed", [["[ new ] gbm|glio~", "[new] GBM"]]),
    writing("& stage", [["extensive|limited", "extensive"]], { of: smallCell }),
    keeping([["[ extensive|limited ] -? stage|disease", "[extensive] disease"]]),
    writing("early symptomatic AD", [[whole("early <alzheimers>"), "early-stage"]], { of: dementia }),
    writing("moderate", [[whole("middle <alzheimers>"), "middle stage"]], { of: dementia }),
    writing("severe", [[whole("late|final|terminal|advanced|end <alzheimers>"), "end-stage"]], { of: dementia }),
    writing("global deterioration scale", [["gds", "[GDS] 4"]], { of: dementia, isWritten: /GDS/ }),
    writing(
      "& multiple sclerosis",
      [["[ relapsing|progressive ] ( {form} | $ )", "[relapsing] form", "relapsing MS"]],
      {
        of: multipleSclerosis,
      },
    ),
    writing("hemophilia with inhibitors", [[whole("with? inhibitors|inhibitor"), "with inhibitors"]], {
      of: hemophilia,
    }),
    // What clinicians cut short
    writing("refractory", [["trs|trd|dre", "TRS"]], { isWritten: /^(?:TRS|TRD|DRE)$/ }),
    writing("newly diagnosed", [
      ["( {lately} -? {diagnosed} | just|newly|recently found|detected|discovered|diagnosed )", "just found"],
      [
        "diagnosed|diagnosis ( last|this week|month | ( {few} | a few ) day|days|week|weeks ago )",
        "diagnosed 2 weeks ago",
      ],
    ]),
    writing("disease", [["dz", "metastatic [dz]"]]),
    writing("", [["intermediate - 1|2 [ -? risk ]", "intermediate-2 [risk]"]]),
    writing("locally advanced", [["loc|local|locally .? -? adv|advanced .?", "loc. adv."]]),
    writing("progressive disease", [["[ pd ] after|on|post", "[PD] on TKI"]], {
      of: /^(?!.*parkinson)/,
      isWritten: /PD/,
    }),
    writing("biochemical recurrence", [["bcr", "[BCR] after surgery"]]),
    keeping([["[ bcr ] -? abl~|inhib~|signal~", "[BCR]-ABL"]]),
    // Neither the gene MET nor METs, which exercise is counted in
    writing("metastases", [["met|mets", "liver [mets]"]], { isWritten: /^(?:[Mm]ets?|METS)$/ }),
    keeping([["criteria|not [ met|mets ]", "criteria [met]"]]),
    // What people say of the course of a disease and of its treatment
    writing("recurrent", [
      ["( come|came|comes|coming|is|was back | grew|grown|growing back|again )", "it [came back]"],
      ["returned|returning|regrowth|regrown|regrew", "it [returned]"],
    ]),
    writing("unresectable", [
      ["( cannot | can|could? not ) be ( removed|operated | cut out )", "[can't be removed]"],
      ["cannot|can not? have an|the? {operation}", "[cannot have surgery]"],
      ["( no {operation} is? possible | {operation} is? not possible )", "surgery is not possible"],
    ]),
    writing("resectable", [["can|could be ( removed|operated | cut out )", "[can be removed]"]]),
    writing("resectable", [["<planned>", "awaiting surgery"]], { of: notOfBrain }),
    keeping([["no|not|never|without [ <planned> ]", "no [surgery planned]"]]),
    writing("resected", [
      ["( ^ s / p resection|{operation} | had the|an? {operation} )", "s/p resection"],
      ["( {operation} was? done | tumor|tumour was? removed )", "operation was done"],
    ]),
    writing(
      "resected",
      [["on|in|after|completed|finished adjuvant {adjuvant}", "on adjuvant therapy", "on adjuvant temozolomide"]],
      { of: notOfBrain },
    ),
    writing("adjuvant temozolomide", [["adjuvant tmz", "adjuvant TMZ"]]),
    writing(
      "completed chemoradiation",
      [["^ ( completed|finished|post -? | done with | s / p ) <stupp>", "finished Stupp protocol"]],
      { of: brainTumor },
    ),
    writing("untreated", [["( not yet treated | not treated yet | no treatment yet )", "not yet treated"]]),
    writing(
      "peritoneal metastases",
      [["( peritoneal carcinomatosis|dissemination | carcinomatosis peritonei )", "peritoneal carcinomatosis"]],
      { of: notOfOvary },
    ),
  ],
})

/** That there was no treatment, that there are no metastases, and what a stage has become since: "initially stage II, now stage IV". */
export const outcomes = RuleTable.of<Meaning>({
  name: "denied spread and later stages of entries",
  classes,
  parts: { become: "( now|currently|then | progressed|advanced|upstaged ( from ..4 )? to ) :? stage?" },
  rows: [
    // What means something of its own where it is the whole of a stage
    writing("early stage", [[whole("early"), "early"]]),
    writing("advanced", [[whole("late|final|terminal"), "late-stage"]]),
    writing("stable disease", [[whole("stable"), "stable"]]),
    writing("newly diagnosed", [
      [whole("new"), "new"],
      [whole("new|recent -? onset"), "recent-onset"],
    ]),
    writing("borderline resectable", [[whole("borderline"), "borderline"]]),
    writing("resected", [
      [whole("adjuvant|postoperative|postop|operated | post -? op | after surgery|operation"), "adjuvant setting"],
      [whole("surgically? removed"), "surgically removed"],
    ]),
    writing("resectable", [[whole("preoperative|preop | pre -? op | before surgery"), "pre-op"]]),
    writing("metastatic", [[whole("widespread|disseminated"), "widespread disease"]]),
    writing("extensive disease", [[whole("extensive"), "extensive"]]),
    writing("limited disease", [[whole("limited"), "limited"]]),
    writing("treatment-naive", [
      ["^ ( untreated | never|not treated | no prior|previous treatment|therapy ) $", "untreated", "untreated glioma"],
    ]),
    writing("no", [
      ["[ neg|negative|clear for ] {some}* metasta~|spread~|recurren~", "[negative for] distant metastases"],
      ["[ absent|zero|0 | absence of ] distant? metastasis|metastases", "[absence of] metastases"],
    ]),
    writing("no metastases", [
      ["( metastasis|metastases | metastatic {search} -? up? ) :? {being}? {negative}", "metastatic workup neg"],
    ]),
    telling(ofNow, [["^ ...30 <become> {later}", "initially stage II, now IV"]]),
    writing("", [
      ["^ [ ...30 stage ...30 now|currently :? ] metasta~ ( !{ruling} | $ )", "[stage II, now] metastatic"],
    ]),
  ],
})

/** In this order: what one writes in full, a later one may read. */
const tables = [codes, words, outcomes]

/** A profile's stage with what texts seldom write in the words that they do: "cT4 N1 M1", "stage four", "has come back", "metastaic". */
export const inUsualWords = (written: string, condition: string): string => {
  const disease = fold(condition)

  return tables.reduce((text, table) => Rewriting.of(text, table, disease), Misspelt.corrected(written))
}

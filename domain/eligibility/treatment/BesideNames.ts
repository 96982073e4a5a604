import * as DiseaseWords from "../../condition/DiseaseWords.ts"
import * as NumberWords from "../classes/NumberWords.ts"
import * as MarkedRun from "../rules/MarkedRun.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { WordClasses } from "../rules/WordTests.ts"
import * as WordSet from "../text/WordSet.ts"
import * as LineLexicon from "./LineLexicon.ts"

const { breaks, clauseEnds, drug, early, joints, local, narrow, systemic, times, units } = LineLexicon

/**
 * The name of a treatment: `.grouped` if it is one of lines or regimens, and otherwise `.single`; `.early` if it is one around an operation;
 * `.local`, `.narrow`, `.systemic` or `.plain` as the first of its words says that is one of a place, of a class of drugs, or systemic;
 * `.containing` if it begins with what another one contains; `.place` if it is of a place alone, `.chemo` if it begins as chemotherapy does, and `.mixed` if that is named behind others.
 */
export const level = MarkedRun.level(["name"])

/** What a list of settings is made of, besides those of a disease that has spread. */
export const besideEarly = early.union(
  WordSet.of(", - / or and in the a an setting settings therapy treatment locally"),
)

/** Of such a disease a treatment is a line, whatever its drugs. */
export const spread = WordSet.of("metastatic advanced recurrent unresectable incurable relapsed")

const purposeEnds = WordSet.of(". ; , ( or and except").union(early)

const classes: WordClasses = {
  article: "a an any the",
  break: breaks,
  earlier: LineLexicon.earlier,
  joint: joints,
  local,
  spread,
  systemic,
  unit: units,
}

/** What a treatment is for, by the words beside its name: what is done around an operation, or something else than the disease. */
export const purposes = RuleTable.of<"early" | "other" | "of the disease">({
  name: "purposes of treatments",
  over: level,
  classes: {
    ...classes,
    another: "other another different previous prior second unrelated separate",
    aside: besideEarly.union(new Set(["chemotherapy"])),
    besideEarly,
    beforeSetting: "either given as in the a",
    cancer: "malignancy malignancies cancer cancers",
    early,
    effect: "induced related associated free resistant refractory sensitive naive eligible emergent",
    ends: purposeEnds.union(times).union(units),
    of: "in as the for an with -",
    orEarly: early.union(new Set(["or", "and", "/", "-"])),
    otherDisease: LineLexicon.otherDisease,
    reason:
      "indication indications reason reasons purpose purposes condition conditions disease diseases disorder disorders",
    text: "related criteria guideline guidelines requirement requirements history status goal goals",
    treatment: (word) => units.has(word) || drug.test(word) || local.has(word),
    unlikeLocal: (word) =>
      systemic.has(word) || narrow.has(word) || drug.test(word) || /^(?:[.;,]|and|or|for|in)$/.test(word),
  },
  rows: [
    telling("other", [
      [
        "[ @name ] !{ends}|@name{0,8} ( {otherDisease} | {another} _? {cancer} | {reason} other than )",
        "[@name.single] for hepatitis",
        "@name for cancer or hepatitis",
      ],
      ["[ @name ] ( {text} | - {effect} )", "[@name.single]-induced"],
      [
        "[ @name ] with !{unlikeLocal}|@name.narrow|@name.systemic{0,7} {local}|@name.local",
        "[@name.single] with radiotherapy",
        "@name.single with docetaxel or radiotherapy",
      ],
      [
        "[ @name ] for|of !{ends}|with|@name{0,6} with !{unlikeLocal}|@name{0,5} {local}|@name.place",
        "[@name.single] for prostate cancer with surgery",
        "@name.single for prostate cancer with docetaxel or surgery",
      ],
      ['[ @name ] "(" {local}|{joint}|therapy|@name.place{0,5} {local}|@name.place ")"', "[@name] (radiation)"],
      ["[ @name ] failure with local~|ablat~", "[@name.single] failure with locally ablative techniques"],
    ]),
    telling("early", [
      ["[ @name ] {early}|@name.early", "[@name.single] adjuvant", "@name.single prior to surgery"],
      ["[ @name.grouped ] of @name.early", "one [@name.grouped] of @name.early"],
      ["[ @name ] !{ends}|@name{0,7} {of} {early}|@name.early", "[@name.single] in the adjuvant setting"],
      [
        "[ @name ] !{ends}|@name{0,8} ( early|earlier -? stage | primary _? lesion )",
        "[@name.single] for early-stage cancer",
      ],
      ['[ @name ] "(" {beforeSetting}{0,6} {early} {aside}{0,14} ")"', "[@name.single] (in the adjuvant setting)"],
      ["[ @name ] , either {beforeSetting}{0,6} {early} {aside}{0,14} ( .|;|, | $ )", "[@name], either neoadjuvant"],
      ["[ @name ] , {early} {orEarly}{0,6} ( .|; | $ )", "[@name], adjuvant", "@name.single, adjuvant radiotherapy"],
    ]),
    telling("of the disease", [
      [
        "[ @name ] ( !{ends}|with|@name{0,8} )? with the? exception",
        "[@name.single] for the tumor with the exception of radiotherapy",
      ],
      ["[ @name ] !{ends}|@name{0,8} {early} {besideEarly}{0,9} {spread}", "[@name] in adjuvant or metastatic use"],
      ["[ @name ] !{ends}|@name{0,7} {of} non|not -? {early}", "[@name.single] in the non-curative setting"],
      [
        "[ @name ] !{ends}|@name{0,8} disease other than ..4 {treatment}|@name",
        "[@name.single] for the disease other than endocrine therapy",
      ],
      [
        "[ @name ] for|of !{ends}|with|@name{0,6} with !{unlikeLocal}|@name{0,5} {local}|@name.place !.|;|@name{0,6} {systemic}|@name.chemo|@name.mixed",
        "[@name.single] for prostate cancer with surgery or @name.chemo",
      ],
      ["no|without {earlier}? [ @name ] history", "no previous [@name.single] history"],
    ]),
  ],
})

const behind = '( "(" !")"{0,7} ")" )? ~ly?'

const ofClass = "!{systemic}|@name.systemic|{unit}|@name.plain|{clauseEnd}{0,11} {class}|@name.narrow"

const within = `{placing} ( !{otherEnd} | or|and {spread} ){0,9} {link} !{systemic}|@name.systemic|{unit}|@name.plain|.|;{0,12} {class}|@name.narrow`

/** Words behind a name by which the treatment is narrower than any: of a drug, or of a class of drugs. */
export const narrowings = RuleTable.of<"class" | "any">({
  name: "treatments of a class",
  over: level,
  classes: {
    ...classes,
    cancer: DiseaseWords.isCancer,
    chemotherapy: "chemo chemotherapy chemotherapies",
    class: (word) => drug.test(word) || narrow.has(word),
    clauseEnd: clauseEnds,
    containing: "includ~ contain~",
    duty: "must should may might could can",
    link: "with using targeting against",
    narrowing: LineLexicon.narrowing.difference(new Set(["with", "that"])),
    narrowingLines: "targeting directed containing",
    notNarrowing: LineLexicon.notNarrowing,
    number: NumberWords.isNumber,
    ofTumor:
      "≥ % tps cps negativ~ risk~ high~ low~ disease~ progress~ mutat~ positiv~ alter~ fusion~ rearrang~ express~ overexpress~ amplifi~ deletion~",
    otherEnd: ". ; , ( and or who that which patients subjects unless except including having",
    placing: "for in at of",
    radiation: "radio radiation radiotherapy chemoradio chemoradiation chemoradiotherapy irradiation rt chemort",
    systemically: "systemic anticancer",
    treating: "therap~ treatment~ agent agents drug drugs anticancer anti",
    whatItIs:
      "contain~ consist~ includ~ involv~ target~ direct~ us~ block~ inhibit~ suppress~ bind~ must~ may~ would~ could~",
  },
  rows: [
    telling("class", [
      [`[ @name.single ] ${behind} - based|containing`, "[@name.single]-based regimen"],
      [`[ @name ] ${behind} of systemic? ${ofClass}`, "[@name.grouped] of an inhibitor", "@name.single of the lung"],
      [`[ @name ] ${behind} ${within}`, "[@name] for cancer with an antibody", "@name for cancer, with an antibody"],
      [
        `[ @name ] ${behind} with ( more|less|fewer than {number} | any of | only|no ${ofClass} )`,
        "[@name.single] with no more than one inhibitor",
      ],
      [
        `[ @name ] ${behind} with ( !{systemic}|@name.systemic|only|no{0,3} {class}|anti|{local} | !{systemic}|@name.systemic|only|no{0,2} @name.narrow|@name.local )`,
        "[@name.single] with inhibitors",
      ],
      [
        `[ @name ] ${behind} with !{systemic}|@name.systemic{0,3} systemic {class}|@name.narrow`,
        "[@name.single] with systemic inhibitors",
      ],
      [
        `[ @name ] ${behind} with !{notNarrowing}|{systemic}|@name.systemic|{class}|@name.narrow|{local}|@name.local|only ( !{systemic}|@name.systemic{3} | !{systemic}|@name.systemic{0,2} $ )`,
        "[@name.single] with XY-123",
        "@name.single with curative intent",
      ],
      [
        `[ @name.single ] ${behind} {duty} ( _? !be )? {containing} !{notNarrowing}|{systemic}|@name.systemic`,
        "[@name.single] must have included an antibody",
        "@name.single may be included",
      ],
      [
        `[ @name.single ] ${behind} ( {narrowing} | that {whatItIs} | {article} {class}|anti|@name.narrow )`,
        "[@name.single] that contains X",
        "@name.single that helps",
      ],
      ["[ @name ] {narrowingLines}|@name.containing", "[@name.grouped] containing platinum"],
      ["[ @name ] during _{0,2} {radiation}|@name.local", "[@name.single] during radiation"],
      ["sequential [ @name ] {joint} _{0,2} {radiation}|@name.local", "sequential [@name.single] and radiotherapy"],
    ]),
    telling("any", [
      [
        `[ @name ] ${behind} ( {placing} ( !{otherEnd} | or|and {spread} ){0,9} )? with the? exception`,
        "[@name.single] for the tumor with the exception of hormones",
      ],
      [
        `[ @name ] ${behind} with any ( agent|agents|drug|drugs | @name.systemic ) for|in`,
        "[@name.single] with any agent for the tumor",
        "@name.single with any agent of this class",
      ],
      [
        `[ @name ] ${behind} ( {placing} ( !{otherEnd} | or|and {spread} ){0,9} )? with !.|;{0,12} @name.mixed ( !{narrowing}|with|that | $ )`,
        "[@name.single] with immunotherapy, @name.mixed",
      ],
      [
        `[ @name ] ${behind} {placing} ( !{otherEnd} | or|and {spread} ){0,9} {link} !.|;{0,9} {ofTumor} !.|;{0,9} {class}|@name.narrow`,
        "[@name.single] for cancer with a mutation targeted by an inhibitor",
      ],
      [`[ @name ] ${behind} ${within} ...8 {ofTumor}`, "[@name.single] for cancer with an immune deletion"],
      [
        `[ @name ] ${behind} with !.|;{0,12} or any|other|another|further{0,2} ( {systemically}? {chemotherapy}|@name.chemo | {systemically} {treating} ) ( !{narrowing}|with|that | $ )`,
        "[@name.single] with hormones, an antibody or chemotherapy",
      ],
      [`[ @name ] ${behind} directed|targeting !of{0,4} {cancer} ( {break} | $ )`, "[@name] directed at the lymphoma"],
      [
        `[ @name.single ] ${behind} based on {article}? !{class}|@name.narrow|{article}`,
        "[@name.single] based on the investigator's view",
      ],
      [
        `[ @name.grouped ] with ( only | no more than ) {number} ( ${ofClass} )?`,
        "[@name.grouped] with no more than 1 antibody",
      ],
    ]),
  ],
})

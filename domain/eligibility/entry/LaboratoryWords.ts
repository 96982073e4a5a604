import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { WordClasses } from "../rules/WordTests.ts"
import { leavingOut, type Meaning, meaning, writing } from "./Rewriting.ts"

const classes: WordClasses = {
  digits: (word) => /^\d+$/.test(word),
  exon: (word) => /^ex(?:on)?\d{1,2}$/.test(word),
  /** A change that loses the frame of reading, be it with what comes of it: "S1982Rfs". */
  frameshift: (word) => /^[a-z](?:[a-z]{2})?\d{1,4}(?:[a-z](?:[a-z]{2})?)?fs\w*$/.test(word),
  change: (word) => /^[a-z]\d{2,4}[a-z]$/.test(word),
  ofFusion: (word) => /^[1-7][a-z\d]?$/.test(word),
  gluedOfFusion: (word) => /^v[1-7][a-z\d]?$/.test(word),
  residue: (word) => /^d835[a-z]?$/.test(word),
  group: (word) => /^\d{2}$/.test(word),
  allele: (word) => /^\d{4}$/.test(word),
  ish: "ish fish cish sish dish",
  repair: "mlh1 msh2 msh6 pms2 hmlh1 hmsh2 hmsh6 hpms2",
  unmethylated: "unmethylated nonmethylated hypomethylated",
}

const parts = {
  burden: "mut|muts|mutation|mutations / mb|mbs|megabase|megabases",
  her: "( her2 | her - 2 )",
}

const ofHer2 = { of: /\bHER-?2\b/i }

/** What laboratories and clinicians cut short. */
export const short = RuleTable.of<Meaning>({
  name: "what is cut short in entries of markers",
  classes,
  parts,
  rows: [
    writing("unmethylated", [["unmeth|unmethyl|unmethd|unmethyld|unmeth'd|unmethyl'd", "MGMT [unmeth]"]]),
    writing("methylated", [["methyl", "MGMT [methyl]"]]),
    writing("unmethylated MGMT", [["umgmt", "uMGMT"]], { isWritten: /^u/ }),
    writing("methylated MGMT", [["mmgmt", "mMGMT"]], { isWritten: /^m/ }),
    writing("homozygous deletion", [
      ['hom|homo|homoz|homozyg "|"? del', "CDKN2A [homo del]"],
      ["homdel|homodel|homozdel|homozygdel", "CDKN2A [homdel]"],
    ]),
    writing("codeleted", [
      ["codel|codelet", "1p/19q [codel]"],
      ["co - del|delet", "1p/19q [co-del]"],
      ["1p19q [ loh ]", "1p19q [LOH]"],
      ["1p / 19q [ loh ]", "1p/19q [LOH]"],
    ]),
    writing("noncodeleted", [["noncodel|noncodelet", "1p/19q [noncodel]"]]),
    // What is asked in a report, and answered
    writing(" present", [["~ion [ :? yes ]", "MGMT methylation[: yes]"]]),
    writing("insertion", [["( {exon} | exon|ex -? {digits} ) [ ins ]", "EGFR ex 20 [ins]"]]),
    writing("skipping", [["( {exon} | exon|ex -? {digits} ) [ skip ]", "MET exon 14 [skip]"]]),
    writing(" negative", [["- &ve", "EGFR -ve"]]),
    writing("mutation", [
      ["splice -? site mutation|variant", "MET [splice site variant]"],
      ["splice -? site {digits} &+|- &_ ( &_ &_ )?", "MET [splice site 3028+1G>T]"],
    ]),
    writing(" frameshift mutation", [['( p . )? "("? {frameshift} ( * {digits}? )? ")"?', "BRCA2 [p.S1982Rfs*22]"]]),
    writing("nonsense mutation", [["stop -? gain|gained", "TP53 [stop gained]"]]),
    writing("MSI-H", [["msi -? unstable", "MSI unstable"]]),
    writing("MSS", [["ms -? stable", "MS-stable"]]),
    writing("EGFRvIII", [["( egfr -? v|viii|v3 | egfrv ) -? ( iii|3 )?", "EGFR v III"]]),
    writing("FLT3-TKD", [["flt3 -? {residue}", "FLT3 D835Y"]]),
    writing("claudin 18.2", [
      ["[ claudin18 | claudin -? 18 ] ( !.|isoform | $ )", "[claudin 18] positive", "claudin 18.1"],
    ]),
    leavingOut([
      // A unit of the mutational burden, and no mutation
      ["<burden>", "TMB 12 [mut/Mb]"],
      ["her2 [ - ] 0", "HER2[-]0"],
      ["[ msi|microsatellite status? :|=? ] ( mss | msi -? h | msih )", "[MSI status:] MSS"],
    ]),
    // Who carries a change of such a gene has one copy of it as a rule
    leavingOut([["het|heterozygous", "BRCA1 mutation [het]"]], { of: /\b(?:BRCA[12]?|PALB2|ATM|CHEK2)\b/i }),
  ],
})

/** What reports say beside a result: how it was measured, by which test it was found, and what came about besides. */
export const beside = RuleTable.of<Meaning>({
  name: "what is said beside results in entries of markers",
  classes,
  parts,
  rows: [
    // A grade of the three that there are
    leavingOut(
      [
        ["0|1|2|3 +? [ ( / | out? of ) 3 ] ( !+ | $ )", "HER2 2+[/3]"],
        ["0|1 +? [ ( / | out? of ) 3 + ]", "HER2 0[/3+]"],
        ["[ 3 +? / ] 3 +", "HER2 [3+/]3+"],
      ],
      ofHer2,
    ),
    telling(
      meaning("the name first", (told) => told.replace(/^(.*) (HER-?2)$/i, "$2 $1")),
      [["ihc score? 0|1|2|3 +? <her>", "IHC 3+ HER2"]],
    ),
    // What is stained 3+ is positive, whatever another test tells; and what a stain left open, another test has told
    leavingOut(
      [
        [
          '3 + ,|;|"("|/? [ {ish} :? ( - | neg|negative|nonamplified | not|non -? amplified ) ")"? ]',
          "HER2 3+, [FISH negative]",
        ],
      ],
      ofHer2,
    ),
    leavingOut([['( "(" | , )? equivocal ")"?', "HER2 2+ [(equivocal)], FISH positive"]], {
      of: /\bHER-?2\b.*\b2\+.*\b[FCSD]?ISH\b.*(?:neg|pos|ampl|[-+])/i,
    }),
    leavingOut([
      ['( <her> | erbb2 ) ( / neu )? :|=? score? 0 [ ,? "("|by|on? ihc ")"? ]', "HER2 0 [by IHC]"],
      // What was measured, before what it means
      [
        '[ meth|methyl|methylation|methylated !,|;|"("|")"{0,4} {digits} ( . {digits} )? % ,|;? ] "("? ( {unmethylated} | un|non|hypo - methylated )',
        "MGMT [methylation 3%] (unmethylated)",
      ],
    ]),
    leavingOut([['"("? p190|p210|p230 ")"?', "BCR-ABL1 [(p210)]"]], { of: /\b(?:BCR|Ph)\b/ }),
    writing("fusion", [["eml4 -|:{1,2} alk [ fusion? ( variant|v {ofFusion} | {gluedOfFusion} ) ]", "EML4-ALK [v3]"]]),
    writing(" heterozygous", [
      ["f508del [ / ( minimal|residual function | gating|mf|rf|other|unknown ) ]", "F508del[/minimal function]"],
    ]),
    writing("CALR mutation", [["[ calr type -? 1|2|i|ii ( -? like )? ] ( !-|mut~ | $ )", "CALR type 1"]]),
    // An allele by the locus, the group and the protein, in whatever way they are parted
    telling(
      meaning("HLA and its locus", (told) => told.replace(/^.*?([ABC])[ *-]+(?=\d)/i, "HLA-$1*")),
      [
        [
          "( hla | human leukocyte|leucocyte antigen|antigens ) -? a|b|c -? *? ( {group} : {group} | {allele} )",
          "HLA A 02:01",
        ],
      ],
    ),
    // Repair that a stain of one of its four proteins finds gone
    telling(
      meaning("loss of it", (told) => `loss of ${/MLH1|MSH2|MSH6|PMS2/i.exec(told)?.[0]}`),
      [["{repair} protein? expression? :|-? is? lost|absent|loss", "MLH1 expression lost"]],
    ),
    // What came about besides
    telling(
      meaning("a comma", (told) => told.replace(/ with$/i, ",")),
      [["[ fusion|rearrangement|translocation|deletion|mutation with ] {change}", "ALK [fusion with] G1202R"]],
    ),
  ],
})

/** A clone as karyotypes are written: "46,XY,del(5)(q13q33),-7[12]". */
const clone = /\b\d{2}(?:[~-]\d{2})?,[XY]{1,3}((?:,[^,;/[\]]{1,40}(?:;[^,;/[\]]{1,20})*){1,24})\[(?:cp)?\d+\]/g

const clonal = /^(?:t|del|inv|dup|add|der)\(/

const wholeItem = /^([+-])(\d{1,2})$/

/** An arm twice, and the other not at all. */
const arms = /^i\((\d{1,2})\)\(([pq])10\)$/

/** Of more changes than these each tells little by itself. */
const most = 4

const itemInWords = (item: string): string => {
  const [, sign, number] = wholeItem.exec(item) ?? []
  if (number !== undefined) return `${sign === "+" ? "trisomy" : "monosomy"} ${number} positive`

  const [, turned, arm] = arms.exec(item) ?? []
  if (turned !== undefined) return `i(${turned}${arm}) positive`

  return clonal.test(item) && !item.includes("?") ? `${item} positive` : ""
}

/** A piece of one arm that is lost, by the arm: "del(5)(q13q33)" is "del(5q)". */
const lostPiece = /\bdel\((\d{1,2})\)\(([pq])[\d.]{1,5}(?:\2[\d.]{1,5})?\)/g

/** All cells as they should be: "46,XX[20]", beside no clone. */
const usual =
  /(?<=^\s{0,9}(?:(?:\w{3,12} ){0,2}(?:karyotype|ISCN|results?)[: \t]{1,20})?)46,(?:XX|XY)\[\d{1,3}\](?! ?\/)(?:,? \(?normal(?: (?:fe)?male)?(?: karyotype)?\)?)?/gi

const called =
  /\bkaryotype(?: analysis)?(?:[ \t]{0,9}[:=][ \t]{0,9}|[ \t]{2,20}| (?:is|was) )normal\b(?! (?:range|karyotype))/gi

/** A text with what its karyotypes tell of their clones in words. */
const withClones = (text: string): string =>
  text
    .replace(usual, "normal karyotype")
    .replace(called, "normal karyotype")
    .replace(clone, (written: string, items: string) => {
      const said = items.split(",").filter((item) => item !== "")

      return said.length > most
        ? written
        : said
            .map(itemInWords)
            .filter((item) => item !== "")
            .join(", ") || written
    })
    .replace(lostPiece, "del($1$2)")

/** What probes of FISH look for, by the loci that they bind to; those of genes only with their band or a control, since others look for more of them. */
const loci: ReadonlyArray<readonly [sought: string, names: string, isGene?: true]> = [
  ["del(5q)", "D5S23|D5S721"],
  ["del(5q)", "EGR1|CSF1R", true],
  ["del(7q)", "D7S486|D7S522"],
  ["del(13q)", "D13S319|D13S25"],
  ["del(1p)", "CDKN2C", true],
  ["1q21 gain", "CKS1B", true],
  ["del(20q)", "D20S108"],
  ["TP53 deletion", "TP53", true],
  ["ATM deletion", "ATM", true],
  ["RB1 deletion", "RB1", true],
  ["trisomy 8", "CE[NP] ?8|D8Z2"],
  ["trisomy 12", "CE[NP] ?12|D12Z3"],
]

const bracket = "(?: ?\\([\\w.]{2,12}\\))?"

const band = "(?: ?\\(\\d{1,2}[pq][\\d.]{0,6}\\)|[ \\t]{1,20}\\d{1,2}[pq][\\d.]{1,6})"

const control = " ?/ ?(?:CE[NP] ?\\d{1,2}|D\\d{1,2}[SZ]\\d{1,4}|EGR1|LAMP1|13q34)(?!\\w| ?ratio)"

const gain = /\b(?:gain|extra|additional|three|four|trisomy|tetrasomy)\b/i

const loss = /\b(?:loss|lost|one|monosomy|deletion|deleted|nullisomy)\b/i

const probes = loci.map(([sought, names, isGene = false]) => ({
  sought,
  ...(/^trisomy| gain$/.test(sought) ? { meant: gain, other: loss } : { meant: loss, other: gain }),
  written: new RegExp(
    `^\\s*(?:\\d{1,2}[pq][\\d.]{0,6} )?(?:${names})(?!\\w)(?:${isGene ? band : bracket}|${bracket}${control}${bracket})(?: (?:deletion|loss)(?=\\s{2}|\\t|:))?(?=\\s{2}|\\t|:|$| (?:is |was )?(?:normal|negative|not|deleted|lost)\\b)`,
  ),
}))

/** It says that something was found, and not what. */
const vague = /\b(?:abnormal|positive)\b/i

/** What shows whether the two ends of a gene lie apart, with the band where it lies. */
const apart =
  /(?:[ (]{1,2}\d{1,2}[pq][\d.]{1,6}\)?)?[ ,-]{1,2}(?:(?:dual[- ]colou?r )?break[- ]?apart|BAP?(?= {2}|\t|:| probe))(?: (?:probe|FISH))?\b(?:[ ,(]{1,2}\d{1,2}[pq][\d.]{1,6}\)?)?/i

/** That the ends lie together: both are seen as one. */
const together =
  /\b(?:normal (?:fused|fusion) (?:signal )?patterns?|(?:(?:two|2|only) )?(?:intact |normal )?fus(?:ion|ed) signals?|2F(?: signal)?(?: patterns?)?|fused|intact|no abnormalit(?:y|ies)|0 ?\/ ?\d{2,3} (?:abnormal|positive|split|rearranged)|no (?:evidence of )?(?:split(?:ting)?|separat(?:ion|ed)|break[- ]?apart)(?: of)?(?: signals?)?)\b/i

/** That they lie apart in as many cells as count. */
const split = /(?<!\b(?:no|not) )\b(?:split|separated)(?: signals?)?\b(?!.*\b(?:below|within|under)\b)/i

const verdict = /\b(?:abnormal|normal|negative|positive|detected|intact)\b/i

/** What a row may say is looked for, before the probe that looks for it. */
const kind = /\b(?:rearrange|fusion|transloc|t\()/i

/** Genes that probes bind to. */
export const genes: ReadonlySet<string> = new Set(
  loci.flatMap(([, names, isGene]) => (isGene === true ? names.split("|") : [])),
)

/** Whether it is the loss of a gene that its probe looks for. */
export const isLossSought = (gene: string): boolean => loci.some(([sought]) => sought === `${gene} deletion`)

/** What a row tells of a gene's sequence, which no probe sees. */
export const ofSequence = /\b(?:mutat|variant|VAF|missense|nonsense|frameshift|NGS|PCR|sequenc|sanger)|\b[pc]\.\S/i

/** A whole chromosome that is more or one less: "+8 (CEN8)", "-7". */
const whole = /^(\s*)([+-])(\d{1,2})(?= ?\((?:CE[NP]|D\d)|\s{2}|\t|:)/

const inWords = ([before, sign, number]: ReadonlyArray<string>): string =>
  `${before}${sign === "+" ? "trisomy" : "monosomy"} ${number}`

/** A row of a probe for both ends of a gene with what was found of them: "MYC break-apart: split in 40%" is "MYC rearrangements: rearranged in 40%". */
const ofEnds = (text: string): string => {
  const before = text.slice(0, apart.exec(text)?.index ?? 0)
  if (!apart.test(text) || kind.test(before)) return text

  return text.replace(together, "negative").replace(split, "rearranged").replace(apart, " rearrangements")
}

const place = "\\d{1,2}[pq]\\d[\\d.]{0,5}"

/** What is looked for, in a bracket behind the genes that a probe binds to: "RB1/LAMP1 (monosomy 13)". */
const explained =
  /^(\s*)[A-Z][A-Z\d]{1,8}(?: ?\/ ?[A-Z][A-Z\d]{1,8}){0,3} ?\(((?:\d{1,2}[pq][\d.]{0,6} (?:gain|deletion|loss|amplification)|(?:gain|deletion|loss|amplification) (?:of )?\d{1,2}[pq][\d.]{0,6}|(?:mono|tri|tetra)somy \d{1,2}|del\(\d{1,2}[pq][\d.]{0,6}\)|[+-]\d{1,2}))\)/

/** Two probes that are told of together, with their places, which says of neither what was found. */
const ofTwo = new RegExp(
  `^(\\s*)[A-Z][A-Z\\d]{1,8} ?/ ?[A-Z][A-Z\\d]{1,8} ?\\(?${place} ?/ ?${place}\\)?(?=\\s{2}|\\t|:)`,
)

/** What a row tells of whole chromosomes or of their arms. */
const ofChromosome =
  /\b(?:(?:mono|tri|tetra)somy \d|del\(|\d{1,2}[pq]\S{0,6} (?:gain|loss|deletion)|(?:gain|loss|deletion) (?:of )?\d{1,2}[pq])/i

/** What a probe looks for. */
const sought = /\w::\w|[ (]t\(|rearrange|deletion|gain|somy /i

const placed = new RegExp(`(?<=\\s{2}|\\t)${place}(?: ?/ ?${place}){0,3}(?=\\s{2}|\\t|$)`)

/** A row without the cell that tells where a probe binds, behind one that tells what it looks for. */
const withoutPlace = (row: string): string => {
  const found = placed.exec(row)

  return found !== null && sought.test(row.slice(0, found.index)) ? row.replace(placed, "") : row
}

/** A row with what its probe looks for instead of what it binds to: "D7S486 (7q31) / CEP7" is "del(7q)", "KMT2A break-apart" "KMT2A rearrangements". */
export const told = (report: string): string => {
  const text = withClones(report)
  const row = text.replace(explained, "$1$2").replace(ofTwo, (two, indent) => (ofChromosome.test(text) ? indent : two))
  const probe = ofSequence.test(row) ? undefined : probes.find(({ written }) => written.test(row))
  const isTold = probe !== undefined && (vague.test(row) ? probe.meant.test(row) : !probe.other.test(row))
  const isUnclear = ofTwo.test(row) || (probe !== undefined && vague.test(row) && !isTold)

  const named = isTold ? row.replace(probe.written, probe.sought) : isUnclear ? `${row} unclear` : row

  return withoutPlace(ofEnds(named)).replace(whole, (written, ...parts) =>
    verdict.test(row) ? inWords(parts) : written,
  )
}

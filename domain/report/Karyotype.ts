/** A clone as karyotypes are written: "46,XY,del(5)(q13q33),-7[12]". */
const clone = /\b\d{2}(?:[~-]\d{2})?,[XY]{1,3}((?:,[^,;/[\]]{1,40}(?:;[^,;/[\]]{1,20})*){1,24})\[(?:cp)?\d+\]/g

const change = /^(?:t|del|inv|dup|add|der)\(/

const whole = /^([+-])(\d{1,2})$/

/** An arm twice, and the other not at all. */
const arms = /^i\((\d{1,2})\)\(([pq])10\)$/

/** Of more changes than these each tells little by itself. */
const most = 4

const inWords = (item: string): string => {
  const [, sign, number] = whole.exec(item) ?? []
  if (number !== undefined) return `${sign === "+" ? "trisomy" : "monosomy"} ${number} positive`

  const [, turned, arm] = arms.exec(item) ?? []
  if (turned !== undefined) return `i(${turned}${arm}) positive`

  return change.test(item) && !item.includes("?") ? `${item} positive` : ""
}

/** A piece of one arm that is lost, by the arm: "del(5)(q13q33)" is "del(5q)". */
const lostPiece = /\bdel\((\d{1,2})\)\(([pq])[\d.]{1,5}(?:\2[\d.]{1,5})?\)/g

/** All cells as they should be: "46,XX[20]", beside no clone. */
const usual =
  /(?<=^\s{0,9}(?:(?:\w{3,12} ){0,2}(?:karyotype|ISCN|results?)[: \t]{1,20})?)46,(?:XX|XY)\[\d{1,3}\](?! ?\/)(?:,? \(?normal(?: (?:fe)?male)?(?: karyotype)?\)?)?/gi

const called =
  /\bkaryotype(?: analysis)?(?:[ \t]{0,9}[:=][ \t]{0,9}|[ \t]{2,20}| (?:is|was) )normal\b(?! (?:range|karyotype))/gi

/** A text with what its karyotypes tell of their clones in words. */
export const told = (text: string): string =>
  text
    .replace(usual, "normal karyotype")
    .replace(called, "normal karyotype")
    .replace(clone, (written: string, items: string) => {
      const said = items.split(",").filter((item) => item !== "")

      return said.length > most
        ? written
        : said
            .map(inWords)
            .filter((item) => item !== "")
            .join(", ") || written
    })
    .replace(lostPiece, "del($1$2)")

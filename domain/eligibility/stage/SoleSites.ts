import { namesOfSeat } from "../../condition/DiseaseWords.ts"
import { once } from "../../Memo.ts"
import * as Literal from "../mention/Literal.ts"
import { listed } from "../text/Spellings.ts"

/** The names of each place that a disease may be in alone. */
const sites: ReadonlyArray<ReadonlyArray<string>> = [
  ["extramedullary"],
  [...namesOfSeat("brain"), "extramedullary"],
  ["testicular", "testis", "testes", "extramedullary"],
  ...["liver", "lung", "bone", "peritoneum"].map(namesOfSeat),
  ["lymph node", "lymph nodes", "node", "nodes", "nodal"],
]

const spread = "{disease,metastasis,metastases,metastatic disease,mets,involvement,relapse,relapses,recurrence}"

const spreads = "{disease,metastasis,metastases,mets,relapse,ALL,AML,leukemia}"

/** How texts say of a disease that it is in one place alone. */
const wordingsOf = (site: string): ReadonlyArray<string> =>
  listed(`
${site} {only,limited,confined,exclusive} ${spread} | ${site} ${spread} {only,alone} | {only,isolated,exclusive,exclusively,solely,sole} ${site} ${spread} |
${spreads} {,is ,are }{limited to,limited to isolated,confined to,restricted to,only in,only to,exclusively in,solely in} {,the }${site} |
${spreads} {to,in} {,the }${site} {only,alone} | ${site} ${spreads} {as,is,are} {the,their} {only,sole} {site,sites,metastatic site,manifestation,disease} |
${site} {as,is} the {only,sole} {site,metastatic site,disease} | {only,sole} site of ${spreads} {is,in} {,the }${site}
`)

const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, " ")
    .trim()} `

interface Known {
  readonly entries: ReadonlyArray<string>
  /** What texts call it. */
  readonly literal: () => Literal.Literal
}

const known = once(
  (): ReadonlyArray<Known> =>
    sites.map((names) => {
      const wordings = names.flatMap(wordingsOf)

      return {
        entries: [...wordings, ...names.map((name) => `${name} only`)].map(plain),
        literal: once(() => Literal.beside(names, wordings)),
      }
    }),
)

const limiting = /\b(?:only|alone|limited|confined|restricted|isolated|sole|solely|exclusive|exclusively)\b/i

/** The disease in one place alone that a profile enters as its stage, in whichever words a text calls it; nothing where it enters something else. */
export const inEntry = (written: string): Literal.Literal | undefined => {
  if (!limiting.test(written)) return undefined
  const text = plain(written)

  return known()
    .find(({ entries }) => entries.some((entry) => text.includes(entry)))
    ?.literal()
}

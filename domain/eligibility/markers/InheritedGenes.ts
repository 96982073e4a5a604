import { listed } from "../text/Listed.ts"
import { gene } from "./Gene.ts"
import type { Marker } from "./Marker.ts"

type Changes = ReadonlyArray<readonly [name: string, change: string]>

/** A change by its names, which are told alone or with the gene: "ΔF508", "F508del-CFTR". */
const change = (gene: string, name: string, ...names: ReadonlyArray<string>): Changes =>
  [name, ...names].flatMap((written) =>
    [written, `${written}-${gene}`].map((each) => [each, name.toLowerCase()] as const),
  )

const changes = (gene: string, names: string): Changes => names.split(" ").flatMap((name) => change(gene, name))

const gating = "G551D G178R S549N S549R G551S G1244E S1251N S1255P G1349D"

const ofCftr = `${gating} R117H G542X W1282X N1303K R553X G85E R334W R347P A455E D1152H R560T I507del`

const wildTypes: ReadonlyArray<string> = ["wild-type", "wild type", "wildtype"]

const inherited: ReadonlyArray<string> = ["variant", "hereditary", "mutant", "mutated", "familial"]

const bothCauses = ["or", "and", "/"].flatMap((joint) =>
  wildTypes.flatMap((one) => inherited.flatMap((other) => [`${one} ${joint} ${other}`, `${other} ${joint} ${one}`])),
)

/** Transthyretin amyloidosis of whatever cause: "wild-type or variant ATTR", "ATTR-CM (wild-type or hereditary)". */
const ofBothCauses: ReadonlyArray<string> = bothCauses.flatMap((causes) => [
  ...["ATTR", "TTR", "transthyretin"].map((name) => `${causes} ${name}`),
  ...["ATTR", "ATTR-CM", "ATTR amyloidosis", "ATTR-CM amyloidosis", "ATTR-PN", "transthyretin amyloidosis"].flatMap(
    (name) => [`${name} (${causes}`, `${name} due to ${causes}`],
  ),
])

/** Diseases by the gene that causes them: "SOD1-mediated", "FUS-ALS". */
const causing = (name: string, ...diseases: ReadonlyArray<string>): ReadonlyArray<string> =>
  ["mediated", "associated", "related", "linked", "caused", ...diseases].map((tie) => `${name}-${tie}`)

/** Genes of inherited diseases that go by the name of their protein, or by changes that are told alone. */
export const inheritedGenes: ReadonlyArray<Marker> = [
  gene("CFTR", ["cystic fibrosis transmembrane conductance regulator"], {
    changes: [
      ...change("CFTR", "F508del", "ΔF508", "deltaF508", "delta F508", "dF508", "Phe508del", "del F508"),
      ...changes("CFTR", ofCftr),
    ],
  }),
  gene("DMD", ["dystrophin"], { ambiguous: true }),
  gene("FXN", ["frataxin", "GAA repeat", "GAA repeats", "GAA triplet repeat", "GAA trinucleotide repeat"]),
  gene("HTT", ["huntingtin", "CAG repeat", "CAG repeats", "CAG triplet repeat", "CAG trinucleotide repeat"]),
  gene("TTR", ["transthyretin"], {
    positive: listed`
      hATTR, ATTRv, ATTRm, hereditary ATTR, variant ATTR, variant transthyretin, hereditary transthyretin
    `,
    each: ofBothCauses,
    negative: ["ATTRwt", "wtATTR", "wild-type ATTR", "wild-type transthyretin"],
    changes: changes("TTR", "V30M V50M V122I V142I T60A"),
  }),
  gene("GLA", ["galactosidase alpha", "alpha-galactosidase A"]),
  gene("GBA1", ["glucocerebrosidase"], { exact: ["GBA1", "GBA"] }),
  gene("C9orf72", ["C9orf72 repeat", "chromosome 9 open reading frame 72"], { exact: ["C9orf72", "C9ORF72"] }),
  gene("TARDBP", ["TDP-43 gene"]),
  gene("FUS", ["fused in sarcoma"], { ambiguous: true }),
  gene("SOD1", ["superoxide dismutase 1"], {
    positive: causing("SOD1", "ALS"),
    changes: changes("SOD1", "A4V A5V D90A G93A I113T"),
  }),
  gene("SMN1", ["survival motor neuron 1", "SMN gene"]),
]

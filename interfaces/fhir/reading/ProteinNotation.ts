const letters: ReadonlyMap<string, string> = new Map(
  "Ala A,Arg R,Asn N,Asp D,Cys C,Gln Q,Glu E,Gly G,His H,Ile I,Leu L,Lys K,Met M,Phe F,Pro P,Ser S,Thr T,Trp W,Tyr Y,Val V,Ter *"
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
)

const residue = `(?:${[...letters.keys()].join("|")}|[ACDEFGHIKLMNPQRSTVWY*])`

const written = new RegExp(
  `(?:^|[:(\\s])p?\\.?\\(?(${residue}\\d{1,4}(?:${residue}(?:fs(?:${residue}|\\*|X)?\\d*)?|fs\\S*|=|(?:_${residue}\\d{1,4})?(?:delins|del|dup|ins)(?:${residue})*))\\)?(?=$|[\\s);,])`,
)

const three = new RegExp([...letters.keys()].join("|"), "g")

/** A change of a protein as it is mostly written: "NP_004976.2:p.(Gly12Asp)" is G12D. */
export const of = (text: string): string | undefined => {
  const change = written.exec(text)?.[1]

  return change === undefined || change.endsWith("=")
    ? undefined
    : change.replaceAll(three, (residue) => letters.get(residue) ?? residue)
}

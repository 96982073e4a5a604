/** Amino acids by their three letters (IUPAC): `Gly12Cys` and `G12C` are one change. */
export const aminoAcids: ReadonlyMap<string, string> = new Map(
  "ala:a arg:r asn:n asp:d cys:c gln:q glu:e gly:g his:h ile:i leu:l lys:k met:m phe:f pro:p ser:s thr:t trp:w tyr:y val:v"
    .split(" ")
    .map((pair) => [pair.slice(0, 3), pair.slice(4)] as const),
)

type Exon = readonly [exon: number, first: number, last: number]

/**
 * The exons of genes in which tumours are changed, by their first residue and their last, or by no more than the residues that are
 * changed: source the reference transcripts (MANE Select). Those of PIK3CA and NPM1 are counted in two ways.
 */
const genes: ReadonlyArray<readonly [gene: RegExp, exons: ReadonlyArray<Exon>]> = [
  [
    /\b(?:egfr|erbb1|her1)\b/i,
    [
      [18, 688, 728],
      [19, 729, 761],
      [20, 762, 823],
      [21, 824, 875],
    ],
  ],
  [
    /\b(?:erbb2|her-?2)\b/i,
    [
      [8, 310, 310],
      [19, 737, 769],
      [20, 770, 831],
      [21, 832, 883],
    ],
  ],
  [
    /\b(?:c-)?kit\b/i,
    [
      [8, 412, 448],
      [9, 449, 514],
      [10, 515, 549],
      [11, 550, 592],
      [12, 593, 626],
      [13, 627, 664],
      [14, 665, 714],
      [16, 745, 787],
      [17, 788, 828],
    ],
  ],
  [
    /\bpdgfra\b/i,
    [
      [12, 552, 596],
      [14, 632, 668],
      [18, 814, 854],
    ],
  ],
  [
    /\b[knh]?-?ras\b/i,
    [
      [2, 1, 37],
      [3, 38, 96],
      [4, 98, 150],
    ],
  ],
  [
    /\bb-?raf\b/i,
    [
      [11, 439, 478],
      [15, 581, 620],
    ],
  ],
  [/\b(?:ctnnb1|beta-catenin)\b/i, [[3, 5, 80]]],
  [
    /\bpik3ca\b/i,
    [
      [9, 542, 546],
      [10, 542, 546],
      [20, 1043, 1049],
      [21, 1043, 1049],
    ],
  ],
  [/\bidh1\b/i, [[4, 132, 132]]],
  [
    /\bidh2\b/i,
    [
      [4, 140, 140],
      [4, 172, 172],
    ],
  ],
  [
    /\bjak2\b/i,
    [
      [12, 533, 547],
      [14, 617, 617],
    ],
  ],
  [/\bmpl\b/i, [[10, 505, 515]]],
  [/\bcalr\b/i, [[9, 363, 417]]],
  [
    /\bnpm1\b/i,
    [
      [11, 286, 290],
      [12, 286, 290],
    ],
  ],
  [/\bflt3\b/i, [[20, 834, 842]]],
  [
    /\b(?:c-)?met\b/i,
    [
      [14, 963, 1010],
      [19, 1228, 1230],
    ],
  ],
  [
    /\b(?:gnaq|gna11)\b/i,
    [
      [4, 183, 183],
      [5, 209, 209],
    ],
  ],
  [
    /\bret\b/i,
    [
      [10, 609, 620],
      [11, 630, 634],
      [13, 768, 790],
      [14, 804, 804],
      [15, 883, 891],
      [16, 918, 918],
    ],
  ],
  [
    /\balk\b/i,
    [
      [23, 1174, 1174],
      [24, 1245, 1245],
      [25, 1275, 1275],
    ],
  ],
  [/\bfgfr3\b/i, [[7, 248, 249]]],
  [/\bfgfr2\b/i, [[7, 252, 253]]],
  [/\besr1\b/i, [[8, 536, 538]]],
  [
    /\bmap2k1\b|\bmek1\b/i,
    [
      [2, 27, 97],
      [3, 98, 146],
    ],
  ],
  [
    /\btp53\b|\bp53\b/i,
    [
      [5, 127, 186],
      [6, 188, 224],
      [7, 226, 260],
      [8, 262, 306],
    ],
  ],
  [
    /\bvhl\b/i,
    [
      [1, 1, 113],
      [2, 115, 154],
      [3, 156, 213],
    ],
  ],
  [/\bdnmt3a\b/i, [[23, 882, 882]]],
  [
    /\bsf3b1\b/i,
    [
      [14, 625, 666],
      [15, 700, 700],
    ],
  ],
  [/\bmyd88\b/i, [[5, 265, 265]]],
  [/\bptpn11\b/i, [[3, 46, 110]]],
  [/\bnfe2l2\b|\bnrf2\b/i, [[2, 24, 82]]],
  [/\bbtk\b/i, [[15, 481, 481]]],
  [
    /\bpole\b/i,
    [
      [9, 286, 286],
      [13, 411, 411],
    ],
  ],
]

/** The exon that a residue of the gene is of that a text names; several where it is counted in two ways. */
export const of = (text: string, residue: number): ReadonlyArray<number> =>
  (genes.find(([gene]) => gene.test(text))?.[1] ?? []).flatMap(([exon, first, last]) =>
    first <= residue && residue <= last ? [exon] : [],
  )

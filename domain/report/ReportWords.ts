import * as Accents from "../Accents.ts"
import type { Meaning } from "./ReportToken.ts"

/** What laboratories write around results, in English, German and Spanish, by what it means and in which way: phrases between strokes. A longer phrase goes before a shorter one. */
const rows: ReadonlyArray<readonly [means: Meaning, phrases: Readonly<Record<string, string>>]> = [
  [
    "denial",
    {
      "": "wasn't|weren't|isn't|aren't|didn't|doesn't|don't|hasn't|haven't|couldn't|no|not|none|non|w o|denies|nor was|nor were|nor is|nor are|nor did|nor any|nor a|nor an|without|no variant was reported in|no variants were reported in|no mutation was reported in|no mutations were reported in|no pathogenic variant was reported in|no pathogenic variants were reported in|no clinically relevant variant was reported in|no clinically relevant variants were reported in|no relevant variant was reported in|lack|lacks|lacking|lack of|no evidence of|no evidence for|no indication of|no sign of|free of|free from|excludes|rules out|negative for any|neither|never|un|kein|keine|keinen|keiner|keinerlei|nicht|ohne|kein Hinweis auf|kein Anhalt fur|kein Nachweis von|kein Nachweis einer|kein Nachweis fur|geen|niet|zonder|aucun|aucune|pas de|sans|absence d|absence de|absence du|absence des|nessun|nessuna|assenza di|senza|nenhum|nenhuma|nao|sem evidencia de|sin|ningun|ninguna|no se|ausencia de|absence of|sin evidencia de|excluye|descarta",
    },
  ],
  [
    "present",
    {
      positive:
        "positive|pos|seropositive|detected|identified|found|present|observed|seen|confirmed|bright|immunoreactive|reactive|cells stain|stain for|stain positive|stain with|detectable|strong expression|high expression|moderate expression|strongly expressed|low positive|positive low|yes|demonstrable|proven|isolated|grown|positief|aangetoond|aantoonbaar|aanwezig|positif|detecte|detectee|detectes|detectees|rilevato|rilevata|rilevati|rilevate|positiv|nachgewiesen|nachweisbar|vorhanden|Nachweis|Nachweis von|Nachweis einer|positivo|positiva|positivos|positivas|reactivo|reactiva|detectado|detectada|detectados|detectadas|detecta|detectan|detecto|detectaron|presente|presentes|encontrado|encontrada|encontraron|encontro|hallaron|hallo|observaron|observo|identificaron|identifico",
      expressed: "express|expresses|expressing|expressed|exprimieren|exprimiert|expresado|expresada|expresan|expresa",
      dim: "dim|partial",
      abnormal: "abnormal|aberrant|aberrant pattern|null pattern",
      mutated:
        "multiple variants|multiple mutations|several variants|several mutations|mutated|mutant|mutiert|mutado|mutada",
      amplified: "amplified|amplifiziert|amplificado|amplificada",
      methylated: "methylated|hypermethylated|methyliert|metilado|metilada",
      rearranged: "rearranged|rearrangiert|reordenado|reordenada",
      deleted: "deleted|deletiert|delecionado|delecionada",
      codeleted: "codeleted|co deleted|kodeletiert|codelecionado|codelecionada|codeletado|codeletada",
      overexpressed:
        "overexpressed|overexpression|mutant pattern|mutiertes Muster|patron mutado|patron aberrante|sobreexpresion|Uberexpression|aberrant expression|uberexprimiert|sobreexpresado",
      deficient: "deficient|unstable|deficiency|instability|instable|instabil|defizient|inestable|deficiente",
      pathogenic:
        "pathogenic|likely pathogenic|pathogenic likely pathogenic|deleterious|clinically significant|pathogenic variant|likely pathogenic variant|pathogenic variants|pathogenic or likely pathogenic variants|pathogenic likely pathogenic variant|pathogenic likely pathogenic variants|P LP variant|P LP variants|likely pathogenic variants|pathogenic or likely pathogenic variant|variantes patogenicas|variantes patogenicas o probablemente patogenicas|pathogen|patogenica|patogenico|variante patogenica|pathogene Variante|pathogene Varianten|pathogenen Varianten|pathogene oder wahrscheinlich pathogene Varianten|pathogenen wahrscheinlich pathogenen Varianten|pathogene wahrscheinlich pathogene Varianten|GOF|LOF|gain of function|loss of function|missense|nonsense|frameshift|missense mutation|nonsense mutation|missense variant",
    },
  ],
  [
    "absent",
    {
      negative:
        "negative|neg|seronegative|absent|not there|undetected|undetectable|not detected|none detected|none found|none identified|nothing|nothing found|nothing detected|nothing identified|nothing seen|ruled out|excluded|nil|no evidence|could not be identified|could not be found|could not be detected|could not be demonstrated|not demonstrable|not proven|not identified|not found|not seen|not observed|not present|not altered|unaltered|not isolated|not grown|no growth|nonreactive|non reactive|unremarkable|no staining|no reactivity|no reaction|interpreted as negative|below limit of detection|below the limit of detection|below detection limit|below the detection limit|below detection|below lod|below threshold|unter der Nachweisgrenze|considered negative|negatief|niet aangetoond|niet aantoonbaar|afwezig|negatif|absente|non detecte|non detectee|non detectes|non detectees|non rilevato|non rilevata|non rilevati|non rilevate|nao detectado|nao detectada|nao detectados|nao detectadas|kein Nachweis|liegt nicht vor|liegen nicht vor|lag nicht vor|lagen nicht vor|negativ|negativo|negativa|negativos|negativas|ausente|ausentes|unauffallig|nicht nachgewiesen|nicht nachweisbar|no detectado|no detectada|no detectados|no detectadas",
      "wild-type":
        "wild type|wildtype|wt|wild type pattern|wildtype pattern|Wildtyp|tipo salvaje|no mutado|no mutada|no mutados|no mutadas|nicht mutiert|unmutated|nonmutated|unmutiert|germline configuration",
      normal: "normal|within normal limits",
      balanced: "balanced|diploid|disomic",
      retained:
        "intact|retained|preserved|erhalten|conservado|conservada|conservados|conservadas|intacto|intacta|nuclear expression retained|intact nuclear expression|retained nuclear expression|preserved nuclear expression|present nuclear expression|no loss of nuclear expression|no loss of expression",
      stable: "stable|proficient|stabil|profizient|estable|estables|competente",
      unmethylated:
        "unmethylated|non methylated|nonmethylated|hypomethylated|unmethyliert|nicht methyliert|no metilado|no metilada",
      "not amplified":
        "unamplified|nonamplified|not amplified|non amplified|nicht amplifiziert|no amplificado|no amplificada",
    },
  ],
  [
    "kind",
    {
      mutation:
        "mutation|activating mutation|hotspot mutation|mut|snv|substitution|indel|Mutation|mutacion|single nucleotide variant",
      variant: "variant|variante|sequence variant",
      amplification: "amplification|amp|copy number gain|Amplifikation|amplificacion",
      gain: "gain|copy gain|low level gain|low level copy number gain|Zugewinn|ganancia",
      duplication: "duplication|Duplikation|duplicacion",
      deletion: "deletion|partial deletion|del|copy number loss|gene loss|Deletion|delecion",
      loss: "loss|losses|lost|complete loss|Verlust|Verlust von|perdida|perdida completa",
      "loss of expression":
        "lost expression|loss of expression|loss of nuclear expression|expression loss|expression lost|Expressionsverlust|Verlust der Expression|perdida de expresion|perdida de la expresion",
      "homozygous deletion":
        "homozygous deletion|biallelic deletion|homozygous loss|deep deletion|homdel|homozygote Deletion|delecion homocigota|delecion en homocigosis|perdida homocigota|biallelic loss",
      codeletion: "codeletion|co deletion|Kodeletion|Codeletion|codelecion",
      fusion:
        "fusion|gene fusion|gene rearrangement|rearrangement|rearr|translocation|inversion|rearranged|Fusion|Translokation|Rearrangement|reordenamiento|traslocacion|translocacion|fusion transcript",
      methylation: "methylation|promoter methylation|hypermethylation|Methylierung|Promotormethylierung|metilacion",
      expansion:
        "expanded|repeat expansion|hexanucleotide expansion|hexanucleotide repeat expansion|trinucleotide repeat expansion|expansion|Repeatexpansion|expansion de repeticiones",
      expression: "nuclear staining|expression|Expression|expresion|immunoreactivity",
      "splice site mutation":
        "splice|splicing|splice site|splice region|splice site mutation|splicing mutation|splice site snv|splice site variant|splice region variant|splice variant",
      skipping: "skipping",
      "": "alteration|abnormality|aberration|change|finding|Veranderung|alteracion",
    },
  ],
  [
    "kinds",
    {
      mutation:
        "mutations|activating mutations|hotspot mutations|snvs|indels|substitutions|single nucleotide variants|Mutationen|mutaciones",
      expansion:
        "repeats|CTG repeat|CAG repeat|GAA repeat|CGG repeat|hexanucleotide repeat|trinucleotide repeat|CTG repeats|CAG repeats|GAA repeats|CGG repeats",
      variant: "variants|rare variants|rare variant|rare pathogenic variants|sequence variants|Varianten|variantes",
      fusion:
        "break apart|breakapart|dual fusion|break apart probe|fusions|rearrangements|translocations|structural variants|Fusionen|Translokationen|fusiones|reordenamientos",
      amplification: "amplifications|Amplifikationen|amplificaciones",
      deletion: "deletions|Deletionen|deleciones",
      "": "alterations|abnormalities|aberrations|changes|copy number changes|copy number alterations|findings|Veranderungen|alteraciones|del dup|deletion duplication|deletion and duplication",
    },
  ],
  [
    "open",
    {
      "": "below reporting threshold|below the reporting threshold|indeterminate|equivocal|equiv|gray zone|grey zone|not assessed|not analysed|not analyzed|not interrogated|not determined|not examined|not included|unknown|not evaluable|not assessable|not performed|not done|not tested|not available|not reported|not sequenced|insufficient|quantity not sufficient|qns|test failed|failed|no result|pending|in progress|inconclusive|low coverage|coverage below threshold|depth below threshold|quality below threshold|not covered|probability|cannot be determined|could not be determined|not interpretable|unlikely|argues against|argue against|speaks against|spricht gegen|probably not|unclear|uncertain|possible|suspected|r o|rule out|borderline|nd|n d|tnp|no call|not ordered|not requested|not reportable|partial coverage|partial loss|partial result|partial results|dim neg|neg dim|weak neg|dim to negative|dim to absent|negative to dim|absent to dim|partial to negative|dim negative|pos neg|neg pos|positive negative|negative positive|not confirmed|unconfirmed|not reproduced|nicht bestatigt|no confirmado|no confirmada|second variant|second mutation|second pathogenic variant|second likely pathogenic variant|second pathogenic mutation|zweite Mutation|zweite Variante|segunda variante|segunda mutacion|has not had|have not had|has not been tested|have not been tested|not yet|yet|do not have|query|n a|not applicable|suspicion of|suspicious for|suspicious of|concerning for|suggestive of|suspicion for|withdrawn|retracted|superseded|awaited|awaiting|outstanding|to follow|tbc|see corrected|see amended|see revised|Verdacht auf|sospecha de|nicht beurteilbar|nicht beauftragt|nicht bestimmt|nicht angefordert|cobertura insuficiente|no solicitado|no solicitada|no determinado|no determinada|nicht auswertbar|nicht durchgefuhrt|nicht untersucht|nicht analysiert|no analizado|no analizada|fraglich|ausstehend|grenzwertig|no evaluable|no valorable|no realizado|no realizada|indeterminado|indeterminada|pendiente|equivoco",
    },
  ],
  [
    "uncertain",
    {
      "": "uncertain significance|unknown significance|vous|uncertain variant|not to be used for clinical decisions|uncertain clinical significance|unknown clinical significance|vus|likely benign|benign|polymorphism|common polymorphism|common variant|known polymorphism|population polymorphism|benigne|benigno|benigna|gutartig|artefakt|artifact|artefact|likely polymorphism|synonymous|silent|no clinical significance|no known clinical significance|without clinical significance|without known clinical significance|not clinically significant|not pathogenic|not considered pathogenic|not disease associated|not considered disease associated|unklarer Signifikanz|unklare Signifikanz|significado incierto|significado desconocido|significado clinico incierto|significado clinico desconocido|clonal hematopoiesis|clonal haematopoiesis|of indeterminate potential|nobody knows|not known what|not yet known what|unclear what|what it means is not known|its meaning is not known",
    },
  ],
  [
    "score",
    {
      TPS: "tps|tumor proportion score|tumour proportion score|tumor cells tc|tc",
      CPS: "cps|combined positive score",
      IC: "ic score|ic",
    },
  ],
  [
    "level",
    {
      high: "high|hoch|alto|alta|elevated|raised|increased|erhöht|erhöhte|elevado|elevada",
      low: "low|reduced|decreased|lowered|niedrig|erniedrigt|bajo|baja",
    },
  ],
  [
    "leading",
    {
      "": "there|could be|in|for|of|to|at|bei|fur|von|der|des|im|den|en|de|del promotor|del gen|para|los genes|the following genes|following genes|following|genes|gene|the|a|an|el|la|los|las|den Genen|was|were|is|are|be|has|have|se|any|other|additional|further|ha|been|wurde|wurden|any of|including|included|einschliesslich|incluyendo|incluidos",
    },
  ],
  ["joint", { "": "and|or|nor|und|oder|noch|sowie|y|o|e|ni" }],
  [
    "beside",
    {
      "": "sites unstable|unstable sites|loci unstable|unstable loci|ab|binding ab|blocking ab|modulating ab|immunoglobulin|igg|igm|flag|stark|kraftig|schwach|Anfarbung|mit|Antikorper|Antikorpern|gegen|Markierungsrate|Rate|betragt|bis zu|against|Kerne|der Kerne|nucleos|de los nucleos|intensidad|fuerte|debil|moderada|indice|indice de proliferacion|se valora como|es del|inmunotincion|status|protein|antibody against|antibodies against|ihc|fish|ish|cish|sish|ngs|seq|dna|rna|by|per|using|clone|immunohistochemistry|in situ hybridization|pcr|sequencing|reflex|test|testing|result|results|score|index|labeling|labelling|labeling index|labelling index|tumor|tumour|cells|cell|tumor cells|nuclei|nuclear|membranous|membrane|cytoplasmic|staining|stained|with|cna seq|copies|strong|weak|moderate|diffuse|focal|scattered|approximately|approx|ca|about|up to|mean|the tumor cells are|promoter|promotor|Promotors|signature|exon|pathway|germline|somatic|reportable|actionable|targetable|relevant|oncogenic|driver|drivers|known|significant|new|again|showed|shows|revealed|demonstrates|both|all|also|activating|show|display|displays|exhibit|exhibits|harbor|harbors|harbour|harbours|does|do|did|stain|stains|tissue|blood|plasma|biopsy|repeat|type|intensity|percentage|percent|transcript|nuclear positivity|receptor|panel|median|estimated|this sample|for this sample|muts|mb|megabase|mutations per megabase|mt mb|muts mb|mut mb|m mb|tumor tissue|immunostain|interpretation|detail|heterozygous|repair proteins|analysis|assay|real time|proteins|reparaturproteine|binding antibody|binding antibodies|blocking antibody|modulating antibody|antibody titer|antibody titre|antibody index|chromosome|chromosomes|metaphases|genotype|genotyping|genotipo|Genotyp|subclonal|clonal|heterozygot|hemizygous|carrier|homozygous|hochgradige|exons|copy|reads|rare positive cells|single positive cells|isolated positive cells|occasional positive cells|few positive cells",
    },
  ],
  [
    "measure",
    {
      "": "copy number|ratio|signals|average|vaf|maf|allele frequency|allele burden|allelic burden|allele fraction|allelic ratio|variant allele fraction|variant allele frequency|fold change|threshold|cut off|cutoff|percentile|coverage|purity|fraction|cfdna|depth|Allelfrequenz|Allelfraktion|frecuencia alelica|locus|transcript id|p value|calibrated score|plasma copy number",
    },
  ],
]

export interface KnownPhrase {
  readonly words: ReadonlyArray<string>
  readonly means: Meaning
  readonly said: string
}

/** A word as it is looked up. */
export const plainWord = (word: string): string => Accents.without(word).toLowerCase()

const word = /[\p{L}\p{M}]+/gu

/** The words of a text as they are looked up, without what stands between them. */
export const plainWords = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(word)].map(([each]) => plainWord(each))

/** So many words the longest phrase has. */
export const longest = 8

/** All phrases by their first word, longer ones first. */
const byFirst: ReadonlyMap<string, ReadonlyArray<KnownPhrase>> = Map.groupBy(
  rows
    .flatMap(([means, phrases]) =>
      Object.entries(phrases).flatMap(([said, each]) =>
        each.split("|").map((phrase): KnownPhrase => ({ words: phrase.split(" ").map(plainWord), means, said })),
      ),
    )
    .toSorted((one, other) => other.words.length - one.words.length),
  ({ words }) => words[0] ?? "",
)

/** The longest phrase with which words begin at a place; `words` are plain. */
export const phraseAt = (words: ReadonlyArray<string>, at: number): KnownPhrase | undefined =>
  byFirst.get(words[at] ?? "")?.find((phrase) => phrase.words.every((word, behind) => words[at + behind] === word))

/** What a word of a script without spaces says within it: that nothing was found, "検出されなかった", or that something was. */
const inIdeographs: ReadonlyArray<readonly [said: RegExp, means: Meaning]> = [
  [/ない|なかった|ません|せず|されず|なし|陰性|未検出|未检出|阴性/u, "absent"],
  [/陽性|検出|阳性|检出/u, "present"],
]

/** What a word that is no phrase may still say. */
export const meaningWithin = (word: string): Meaning | undefined => inIdeographs.find(([said]) => said.test(word))?.[1]

/** What a text means that is one phrase and nothing else. */
export const meaningOf = (text: string): Meaning | undefined => {
  const words = plainWords(text)
  const phrase = phraseAt(words, 0)

  return phrase?.words.length === words.length ? phrase.means : undefined
}

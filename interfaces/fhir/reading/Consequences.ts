/** What comes of a disease, as problem lists have it beside that disease: studies are looked for of the disease. */
const rows: ReadonlyArray<readonly [disease: RegExp, consequence: RegExp]> = [
  // "Lupus nephritis", "Systemic lupus erythematosus"
  [/lupus nephritis/i, /^systemic lupus erythematosus\b/i],
  // "Systemic sclerosis", "Raynaud's phenomenon"
  [/systemic sclerosis|\blupus\b|connective tissue/i, /\braynaud/i],
  // "Hypertrophic cardiomyopathy", "Chronic systolic heart failure"
  [/cardiomyopathy/i, /\b(?:heart|cardiac|ventricular) failure\b/i],
  // "Friedreich ataxia", "Cardiomyopathy"
  [
    /muscular dystrophy|friedreich|spinal muscular atrophy|\bfabry\b|\bdanon\b/i,
    /\bcardiomyopathy\b|\bscoliosis\b|\brespiratory (?:failure|insufficiency)\b|\brestrictive lung\b|\bcontractures?\b/i,
  ],
  // "Cystic fibrosis", "Bronchiectasis"
  [
    /cystic fibrosis/i,
    /\bbronchiectasis\b|\bpancreatic insufficiency\b|\bnasal polyps?\b|\bchronic (?:pan)?sinusitis\b|\bpseudomonas\b/i,
  ],
  // "Idiopathic pulmonary fibrosis", "Chronic respiratory failure with hypoxia"
  [/pulmonary|lung disease|sarcoidosis|bronchiectasis/i, /\brespiratory (?:failure|insufficiency)\b/i],
  // "Polycystic kidney disease", "Cyst of liver"
  [
    /polycystic kidney/i,
    /\bcysts? of (?:liver|kidney|pancreas)\b|\b(?:hepatic|liver|renal) cysts?\b|\bpolycystic liver\b/i,
  ],
  // "Primary biliary cholangitis", "Cirrhosis of liver"
  [
    /biliary cholangitis|sclerosing cholangitis|autoimmune hepatitis|\bwilson\b|antitrypsin/i,
    /^(?!.*\bbiliary\b).*\bcirrhosis\b|\bportal hypertension\b|\bvarices\b|\bhepatic (?:encephalopathy|fibrosis)\b|\bsicca\b/i,
  ],
  // "Gaucher disease", "Anemia"
  [
    /gaucher/i,
    /\ban[ae]+mia\b|\bthrombocytopenia\b|\b(?:osteonecrosis|avascular necrosis)\b|\b(?:spleno|hepato)\w*megaly\b/i,
  ],
  // "Sickle cell disease", "Avascular necrosis of bone"
  [
    /sickle|thalass[ae]+mia/i,
    /\b(?:osteonecrosis|avascular necrosis)\b|\biron overload\b|\bh[ae]+mo(?:chromatosis|siderosis)\b|\bpriapism\b|\b(?:leg|skin) ulcers?\b|\bretinopathy\b|\bspleno\w*megaly\b|\bacute chest syndrome\b/i,
  ],
  // "Huntington's disease", "Chorea"
  [/huntington/i, /^(?:chorea|dementia|(?:mild )?cognitive)\b/i],
  // "Multiple sclerosis", "Neurogenic bladder"
  [/multiple sclerosis|neuromyelitis/i, /\bneurogenic bladder\b|\boptic neuritis\b|\bspastic/i],
  // "Rett syndrome", "Epilepsy"
  [
    /\brett\b|angelman|ceroid lipofuscinosis|tuberous sclerosis|cdkl5|gangliosidosis|leukodystrophy|niemann|sanfilippo|fragile x|phelan/i,
    /\bepilep(?:sy|tic)|\bscoliosis\b|\bintellectual disability\b|\bdystonia\b/i,
  ],
  // "Neuronal ceroid lipofuscinosis", "Retinitis pigmentosa"
  [/ceroid lipofuscinosis/i, /\bretinitis pigmentosa\b|\b(?:retinal|macular) (?:dystrophy|degeneration)\b/i],
  // "Tuberous sclerosis", "Subependymal giant cell astrocytoma"
  [/tuberous sclerosis/i, /\bsubependymal giant cell\b|\bSEGA\b|\bangiomyolipoma|\brhabdomyoma/i],
  // "Neurofibromatosis type 1", "Plexiform neurofibroma"
  [/neurofibromatosis/i, /\bneurofibromas?\b|\bscoliosis\b/i],
  // "Hemophilia A", "Hemophilic arthropathy"
  [/hemophilia/i, /\bh[ae]+mophilic arthropathy\b/i],
]

/** The diseases that what these words tell is known to come of. */
export const knownCauses = (words: ReadonlyArray<string>): ReadonlyArray<RegExp> =>
  rows.flatMap(([disease, written]) => (words.some((each) => written.test(each)) ? [disease] : []))

const due = /\b(?:due to|secondary to|caused by|complicating)\s/i

/** Words without what they say that something is due to. */
export const withoutCause = (words: string): string => words.split(due, 1)[0] ?? words

/** What words say that something is due to: "Exocrine pancreatic insufficiency due to cystic fibrosis". */
export const statedCauses = (words: ReadonlyArray<string>): ReadonlyArray<string> =>
  words.flatMap((each) => {
    const found = due.exec(each)

    return found === null ? [] : [each.slice(found.index + found[0].length).trim()]
  })

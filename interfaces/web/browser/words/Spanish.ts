import { mostBiomarkers, wholeEarthInMiles } from "../../../../domain/Profile.ts"
import { mostTermCharacters, oldestAge } from "../../../wire/Limits.ts"
import { count, type Words } from "./English.ts"
import { spanishOfService } from "./SpanishOfService.ts"
import { spanishRemarks } from "./SpanishRemarks.ts"
import { spanishWhys } from "./SpanishWhys.ts"

const inKilometres = (miles: number): string => `${Math.round(miles * 1.609_344)} km`

const either = new Intl.ListFormat("es", { type: "disjunction" })

/** All words of the page in Spanish, as they are said to somebody who is not known. Distances are in kilometres, too. */
export const spanish: Words = {
  code: "es",
  locale: "es",
  name: "Español",

  title: "Buscar ensayos clínicos",
  lead: "Diga de qué enfermedad se trata. Vea qué estudios están abiertos, dónde se hacen y qué preguntar.",
  languages: "Idioma",
  demonstration: "Esto es una demostración.",

  informs: "Esta página informa. No da consejo médico.",
  onlyTheSite:
    "Muestra lo que publica un registro público, escrito en inglés. Solo quienes dirigen un estudio pueden decir quién puede participar. Hable con su médico antes de decidir nada.",

  form: {
    heading: "¿Qué sabe de la persona enferma?",
    onlyTheIllness: "Solo hace falta la enfermedad. Deje vacío lo que no sepa.",
    illness: "Enfermedad o diagnóstico",
    illnessHint: "Solo su nombre, en español o en inglés, como lo dice el médico o el informe.",
    common: "O elija:",
    illnessIsMissing: "Diga de qué enfermedad se trata: elija una o escriba su nombre.",
    unknown: "No lo sé",
    stage: "Etapa de la enfermedad",
    stageHint: "Cuánto ha avanzado, como lo dice el médico o el informe (mejor en inglés).",
    stageOther: "Con otras palabras…",
    stageWords: "La etapa con otras palabras",
    markers: "Resultados de pruebas de genes o de sangre (biomarcadores)",
    markersHint:
      "Marque lo que dice el informe o cópielo abajo: uno por línea. También valen puntuaciones: «MMSE 22», «ECOG 1».",
    markersHintPlain:
      "Como lo dice el informe, por ejemplo «BRAF V600E». Uno por línea. También valen puntuaciones: «MMSE 22», «ECOG 1».",
    markersMore: "Otros resultados, uno por línea",
    markersShow: "Marcar en una lista",
    lines: "¿Cuántos tratamientos ha habido?",
    linesHint:
      "Cada tratamiento nuevo después de uno que dejó de funcionar cuenta como uno más. Déjelo vacío si no está seguro.",
    age: "Edad en años",
    sex: "Sexo",
    sexHint: "Algunos estudios aceptan solo a mujeres o solo a hombres.",
    sexes: { female: "Mujer", male: "Hombre" },
    place: "¿Cerca de qué lugar?",
    placeHint: "Una ciudad, un estado o un país, mejor en inglés. Déjelo vacío para buscar en todas partes.",
    locate: "Usar el lugar donde estoy",
    locating: "Se pregunta al navegador dónde está usted…",
    located: (place) => `Se busca alrededor de ${place}.`,
    locatedHint: "El lugar se redondea a un kilómetro y medio, más o menos, antes de enviarlo.",
    locationRefused: "El navegador no dijo dónde está usted. Escriba un lugar.",
    forgetLocation: "Elegir otro lugar",
    radius: "¿Hasta dónde iría?",
    radiusOf: (miles) => `Hasta ${miles} millas (${inKilometres(miles)})`,
    radiusAnywhere: "Cualquier distancia, lo más cercano primero",
    more: "Más opciones: tipo de estudio, fase, clave propia",
    kinds: "Tipo de estudio",
    kindsHint: "Los dos, si no marca ninguno.",
    phases: "Fases",
    phasesHint: "Todas, si no marca ninguna.",
    key: "Su propia clave",
    keyHint: "Si tiene una. Se queda en esta página hasta que la cierre. Sin ella se usa la clave pública.",
    submit: "Buscar estudios",
    again: "Buscar de nuevo",
    cancel: "Dejar como estaba",
    clear: "Borrar todo",
    privacy:
      "No se guarda nada: ni cookies, ni cuenta, ni seguimiento. La enfermedad, el lugar, las fases y los nombres de genes se envían a ClinicalTrials.gov como búsqueda; nada más sale de este servicio.",
    filledFromLink:
      "El formulario se llenó con un enlace. El enlace ya no está en la barra de direcciones. Revíselo y pulse «Buscar estudios».",
    brokenLink: "No se pudo leer el enlace. Quizá está cortado. Llene el formulario, por favor.",
  },

  report: {
    open: "Pegar un informe de laboratorio entero",
    label: "El informe como texto",
    hint: "Cópielo del documento, entero si quiere. Se lee aquí, en su navegador: no se envía ni una palabra.",
    loading: "Se cargan las palabras de los informes…",
    failed: "No se pudieron cargar las palabras de los informes. ¿Hay conexión? Haga clic otra vez en el campo.",
    nothing: "No se encontró ningún resultado en él. Escriba los resultados arriba, uno por línea.",
    found: (number) =>
      `${count(number, "resultado encontrado", "resultados encontrados")}. Revise cada uno con su línea; se busca con los marcados.`,
    tooMany: `Solo se puede buscar con ${mostBiomarkers}: están marcados los que piden los estudios.`,
    line: (line) => `en «${line}»`,
    leftOut: "Quedó fuera",
    kinds: {
      headings: (number) => count(number, "encabezado", "encabezados"),
      genes: (number) => `${count(number, "gen", "genes")} solo nombrados o analizados`,
      uncertain: (number) => `${count(number, "resultado", "resultados")} de significado incierto o no determinados`,
      methods: (number) => `${count(number, "línea", "líneas")} sobre métodos`,
      people: (number) => `${count(number, "línea", "líneas")} sobre personas y muestras`,
      general: (number) => `${count(number, "frase", "frases")} sobre fármacos, estudios y lo que se sabe`,
    },
    use: "Usar los resultados marcados",
    used: (number) => `${count(number, "resultado se puso", "resultados se pusieron")} en el campo de arriba.`,
  },

  criteria: {
    go: "Ver los criterios",
    loading: "Se preparan los criterios…",
    beside: "También se menciona aquí",
    text: "Marque para usted lo que es cierto. Se queda en esta página y nadie más lo ve. Lo que no sepa y lo que pueda impedirle participar se convierte en una pregunta para el centro.",
    parts: {
      inclusion: "Quién puede participar: esto debería ser cierto",
      exclusion: "Quién no puede participar: esto no debería ser cierto",
      criteria: "Otros criterios",
    },
    ticks: { true: "Cierto", untrue: "Falso", unsure: "No lo sé" },
    count: (ticked, all, questions) =>
      `${ticked} de ${count(all, "línea marcada", "líneas marcadas")}; de ahí ${count(questions, "pregunta", "preguntas")} para el centro.`,
  },

  wrong: {
    report:
      "Esto es un informe entero; no se envió nada de él. Escriba aquí solo la enfermedad y pegue el informe abajo.",
    stage: `Diga la etapa con ${mostTermCharacters} caracteres como máximo.`,
    tooManyResults: (results) =>
      `Se puede buscar con ${mostBiomarkers} resultados como máximo; estos son ${results}. Quite los que menos importen.`,
    longResult: (beginning, characters) =>
      `Un resultado puede tener ${mostTermCharacters} caracteres como máximo; «${beginning}» tiene ${characters}. Escriba cada resultado en su propia línea o acórtelo.`,
    results: `Escriba ${mostBiomarkers} resultados como máximo, de ${mostTermCharacters} caracteres como máximo, uno por línea.`,
    age: `Diga la edad en años enteros, de 0 a ${oldestAge}, por ejemplo 58, o déjela vacía.`,
    place: "Nombre una ciudad, un estado o un país, o deje el campo vacío para buscar en todas partes.",
    key: "Aquí no se conoce esta clave. Cópiela entera, de la primera letra a la última, o deje el campo vacío para usar la pública.",
    other: "No se pudo leer este dato. Elíjalo o escríbalo otra vez, o déjelo vacío.",
  },

  areas: {
    alzheimers: "Enfermedad de Alzheimer",
    glioblastoma: "Glioblastoma",
    "pancreatic-cancer": "Cáncer de páncreas",
  },
  suggested: {
    Preclinical: "Preclínica",
    "Mild cognitive impairment": "Deterioro cognitivo leve",
    Early: "Temprana",
    Mild: "Leve",
    Moderate: "Moderada",
    Severe: "Grave",
    "Amyloid positive": "Amiloide positivo",
    "Amyloid negative": "Amiloide negativo",
    "APOE4 carrier": "Portador de APOE4",
    "APOE4 homozygote": "APOE4 homocigoto",
    "APOE4 non-carrier": "No portador de APOE4",
    "p-tau217 positive": "p-tau217 positivo",
    "Tau PET positive": "PET de tau positivo",
    "Newly diagnosed": "Recién diagnosticado",
    Recurrent: "Recurrente (ha vuelto)",
    "First recurrence": "Primera recurrencia",
    "Maintenance after chemoradiation": "Mantenimiento después de quimiorradiación",
    "MGMT methylated": "MGMT metilado",
    "MGMT unmethylated": "MGMT no metilado",
    "IDH wild-type": "IDH sin mutación (wild-type)",
    "IDH mutant": "IDH con mutación",
    "EGFR amplification": "Amplificación de EGFR",
    "TERT promoter mutation": "Mutación del promotor de TERT",
    "1p/19q codeletion": "Codeleción 1p/19q",
    Resectable: "Operable (resecable)",
    "Borderline resectable": "En el límite de lo operable",
    "Locally advanced": "Localmente avanzado",
    Unresectable: "No operable",
    Metastatic: "Metastásico (con metástasis)",
    Resected: "Operado (resecado)",
    "KRAS mutation": "Mutación de KRAS",
    "KRAS wild-type": "KRAS sin mutación (wild-type)",
    "BRCA1 mutation": "Mutación de BRCA1",
    "BRCA2 mutation": "Mutación de BRCA2",
    "PALB2 mutation": "Mutación de PALB2",
    "HER2 positive": "HER2 positivo",
    "Claudin 18.2 positive": "Claudina 18.2 positivo",
    "NTRK fusion": "Fusión de NTRK",
    "NRG1 fusion": "Fusión de NRG1",
    "MTAP deletion": "Deleción de MTAP",
  },
  markers: {
    "Triple negative": "cáncer triple negativo",
    "Estrogen receptor": "receptores de estrógeno",
    "Progesterone receptor": "receptores de progesterona",
    "Hormone receptor": "receptores hormonales",
    "Androgen receptor": "receptores de andrógenos",
    "1q gain": "ganancia de 1q",
    "Complex karyotype": "cariotipo complejo",
    "Double-hit": "linfoma de doble hit",
    Amyloid: "amiloide",
    "Total tau": "tau total",
    "Factor VIII inhibitor": "inhibidor del factor VIII",
    "HbE/β-thalassemia": "HbE/β-talasemia",
    "HbH disease": "enfermedad por HbH",
    "Factor IX inhibitor": "inhibidor del factor IX",
    "anti-CCP": "anti-CCP",
    "anti-PLA2R": "anti-PLA2R",
    "anti-RNA polymerase III": "anti-ARN polimerasa III",
    "anti-SSA": "anti-SSA",
    "anti-SSB": "anti-SSB",
    "anti-Scl-70": "anti-Scl-70",
    "anti-Smith": "anti-Smith",
    "anti-centromere": "anticentrómero",
    "anti-desmoglein 1": "antidesmogleína 1",
    "anti-desmoglein 3": "antidesmogleína 3",
    "anti-dsDNA": "anti-ADNbc",
    "anti-mitochondrial": "antimitocondriales",
    "anti-β2 glycoprotein I": "anti-β2-glicoproteína I",
    anticardiolipin: "anticardiolipina",
    "lupus anticoagulant": "anticoagulante lúpico",
    "adenosine deaminase": "adenosina desaminasa",
    "ornithine transcarbamylase": "ornitina transcarbamilasa",
    "alpha-synuclein SAA": "SAA de alfa-sinucleína",
    "Oligoclonal bands": "bandas oligoclonales",
    "PAH gene": "gen PAH",
    "Pregnancy test": "prueba de embarazo",
    DaTscan: "DaTscan",
  },
  kinds: { interventional: "Ensayo clínico", expanded_access: "Acceso ampliado" },
  phases: {
    EARLY_PHASE1: "Fase 1 temprana",
    PHASE1: "Fase 1",
    PHASE2: "Fase 2",
    PHASE3: "Fase 3",
    PHASE4: "Fase 4",
    NA: "Sin fase",
  },
  statuses: {
    RECRUITING: "Abierto ahora",
    NOT_YET_RECRUITING: "Abrirá más tarde",
    AVAILABLE: "Disponible ahora",
    ACTIVE_NOT_RECRUITING: "Ya no acepta a más personas",
    ENROLLING_BY_INVITATION: "Solo por invitación",
    COMPLETED: "Terminado",
    SUSPENDED: "En pausa",
    TERMINATED: "Detenido",
    WITHDRAWN: "Retirado",
    TEMPORARILY_NOT_AVAILABLE: "No disponible por ahora",
    NO_LONGER_AVAILABLE: "Ya no disponible",
    APPROVED_FOR_MARKETING: "Aprobado; pregunte a su médico",
  },
  observed: {
    recruiting: "acepta a personas",
    not_recruiting: "ahora no acepta a nadie",
    waitlist: "tiene lista de espera",
    unknown: "no se sabe",
  },
  plannedStart: (date) => `comienzo previsto: ${date}`,
  interventions: {
    DRUG: "medicamento",
    BIOLOGICAL: "medicamento biológico",
    DEVICE: "aparato",
    PROCEDURE: "procedimiento",
    RADIATION: "radiación",
    BEHAVIORAL: "conducta",
    GENETIC: "terapia génica",
    DIETARY_SUPPLEMENT: "suplemento alimenticio",
    COMBINATION_PRODUCT: "combinación",
    DIAGNOSTIC_TEST: "prueba",
    OTHER: "otro",
  },
  lineNumbers: ["Ninguno", "Uno", "Dos", "Tres", "Cuatro", "Cinco", "Seis", "Siete", "Ocho o más"],

  searched: {
    for: "Lo que se buscó",
    illness: "Enfermedad",
    stage: "Etapa",
    markers: "Resultados de pruebas",
    lines: "Tratamientos hasta ahora",
    age: "Edad",
    sex: "Sexo",
    kinds: "Tipo de estudio",
    phases: "Fases",
    place: "Dónde",
    everywhere: "en todas partes",
    around: (miles, place) => {
      const point = place === "" ? "del punto" : `de ${place}`

      return miles >= wholeEarthInMiles
        ? `a cualquier distancia ${point}`
        : `hasta ${miles} millas (${inKilometres(miles)}) ${point}`
    },
    soFar: (lines, most) =>
      lines === 0
        ? "ningún tratamiento hasta ahora"
        : `${lines >= most ? `${most} o más tratamientos` : count(lines, "tratamiento", "tratamientos")} hasta ahora`,
    found: (shown, total, now, unfit) => {
      const later = shown - now - unfit
      const all = total > shown ? `Los primeros ${shown} de ${total} estudios` : count(total, "estudio", "estudios")
      const open = count(now, "abierto ahora", "abiertos ahora")
      const split = later === 0 ? open : `${open}, ${count(later, "se abrirá más tarde", "se abrirán más tarde")}`
      const misfits = `; ${count(unfit, "no encaja", "no encajan")} por edad, sexo o fase`

      return `${all}: ${split}${unfit === 0 ? "" : misfits}`
    },
    caveat: "No es consejo médico. Solo quienes dirigen un estudio pueden decir quién puede participar.",
    back: "Volver a los estudios",
    skip: "Saltar a los estudios",
    asked: (date) => `Se preguntó al registro el ${date}.`,
    genes: (genes) =>
      `La búsqueda incluye también los estudios de cualquier tumor sólido que nombran ${either.format(genes)}.`,
    query: "La consulta exacta (para expertos)",
    left: (remaining) =>
      `Por ahora quedan ${count(remaining, "búsqueda gratuita", "búsquedas gratuitas")}; abrir todos los lugares de un estudio cuenta como una.`,
    showMore: (shown, total) =>
      `${shown === total ? `Pedir los ${total}` : `Pedir los primeros ${shown} de ${total}`} estudios (una búsqueda más)`,
    change: "Cambiar la búsqueda",
  },
  ofService: spanishOfService,
  remarks: spanishRemarks,
  whys: spanishWhys,
  newTab: "se abre en otra pestaña",
  more: { label: "más", name: "más de esto" },
  chips: {
    change: (name, value) => `${value}: cambiar ${name}`,
    remove: (name, value) => `Quitar ${name}: ${value}`,
    all: (number) => `Mostrar los ${number}`,
  },
  places: {
    which: "Qué lugares mostrar",
    openOnly: "Solo los abiertos ahora",
    region: "Estado o país",
    anywhere: "Todos los estados y países",
  },

  proposal: {
    part: (area) => `Se buscaron sus propias palabras. Una búsqueda de «${area}» abarca más.`,
    spelt: (text) => `¿Quiso decir «${text}»?`,
    soughtAs: (name) => `Se buscó por su nombre en inglés, «${name}».`,
    label: (name) => `Buscar ${name}`,
    place: (name) => `Buscar cerca de ${name}`,
  },

  waiting: {
    heading: "Buscando…",
    text: "Se está preguntando al registro. Puede tardar unos segundos.",
    stop: "Detener",
    stopped: "Detenido. No se contó nada.",
  },

  trouble: {
    fields: "Algunos datos no se pudieron leer. Mire lo que está marcado en el formulario.",
    offline: "No hay conexión",
    offlineText: "No se pudo llegar al servicio. Revise su conexión y vuelva a intentarlo. Lo que escribió sigue aquí.",
    away: "El registro no responde",
    awayText:
      "No se muestra ninguna lista, porque una vieja o inventada podría confundirle. Lo que escribió sigue aquí.",
    quota: "Por ahora no quedan búsquedas",
    quotaText: (when) =>
      `La clave pública permite cierto número de búsquedas al día en cada red. La próxima está libre ${when}. Con una clave propia puede seguir ahora: vea «Más opciones».`,
    ownQuotaText: (when) =>
      `Su clave propia permite cierto número de búsquedas al mes. La próxima está libre ${when}. Hasta entonces puede dejar vacía la clave en «Más opciones» para usar la pública.`,
    key: "La clave no fue aceptada",
    keyText: "Revise la clave en «Más opciones» o déjela vacía para usar la pública.",
    other: "Eso no funcionó",
    otherText: "Vuelva a intentarlo. Si pasa otra vez, avise a quien mantiene esta página.",
    again: "Volver a intentar",
    today: (time) => `hoy a las ${time}`,
    on: (date) => `el ${date}`,
  },

  nothing: {
    heading: "No se encontró ningún estudio abierto",
    text: "Eso no significa que no exista ninguno. Esto puede ayudar:",
    otherName:
      "Compruebe cómo se escribe la enfermedad: cópiela letra por letra del informe del médico. O pruebe otro nombre, en inglés, o uno más general, sin más palabras.",
    broader: "Pruebe un nombre más general de la enfermedad, sin más palabras.",
    inEnglish: "Escriba la enfermedad en inglés: el registro está escrito en inglés.",
    place: "Compruebe cómo se escribe el lugar.",
    few: "Son pocos. Así se busca más ampliamente:",
    anywhere: "Buscar en todas partes",
    farther: (miles) => `Buscar hasta ${miles} millas (${inKilometres(miles)})`,
    anyPhase: "Buscar en todas las fases",
    anyKind: "Buscar todo tipo de estudio",
    registry: "También puede mirar el registro mismo:",
  },

  next: {
    heading: "Para afinar la búsqueda",
    text: "En estos estudios importan cosas que usted dejó vacías. Conteste lo que sepa y deje lo demás.",
    studies: (number) => (number === 1 ? "Importa en 1 estudio" : `Importa en ${number} estudios`),
    biomarker: (term) => `¿Se hizo la prueba de ${term}? ¿Cuál fue el resultado?`,
    result: "Con las palabras del informe, en inglés: positive, negative, un número",
    measured: (term) => `¿Se ha medido ${term}? ¿Cuál fue el valor?`,
    value: "El número del informe, con su unidad si la tiene",
    stage: "¿En qué etapa está la enfermedad?",
    prior_lines: "¿Cuántos tratamientos ha habido?",
    age: "¿Qué edad tiene la persona?",
    sex: "¿Es mujer u hombre?",
    submit: "Buscar otra vez con estas respuestas",
  },

  options: {
    misfit: (what) => `No encaja por ${what}`,
    details: "Todos los detalles",
    ruledOut: "No encaja por edad, sexo o fase",
    ruledOutText:
      "Un dato publicado de estos estudios no encaja con lo que escribió. Se muestran para que nada quede oculto.",
    none: "Ninguno de los estudios encaja por edad, sexo y fase. Los de abajo no encajan; mire si algún dato está equivocado.",
    conditions: "Enfermedades que nombra la ficha",
    given: "Qué se da o se hace",
    nearest: "Lugar abierto más cercano",
    place: "Lugar",
    andMore: (number) => (number > 0 ? `y ${count(number, "lugar más", "lugares más")}` : "a quién preguntar allí"),
    noPlaces: "El registro no nombra ningún lugar. Pregunte al contacto del estudio.",
    contact: "Llamar o escribir",
    noContact:
      "El registro no da aquí ningún contacto. Cada lugar puede tener uno: vea «Todos los lugares y contactos».",
    callOrWrite: "Es normal llamar y preguntar. Diga el número del estudio.",
    extension: (extension) => `extensión ${extension}`,
    checks: "Cómo se compara con lo que escribió",
    why: "Por qué está en este puesto",
    about: "De qué trata el estudio",
    criteria: "Todos los criterios, como se publican",
    noCriteria: "El registro no publica criterios.",
    allPlaces: "Todos los lugares y contactos",
    seen: (places) =>
      `En ${count(places, "lugar", "lugares")} se consultó directamente. El resultado se muestra con una clave Pro.`,
    placesWait: "Se pregunta al registro por todos los lugares…",
    registry: "La ficha en ClinicalTrials.gov",
    showNext: (next, left) => `Mostrar ${next === 1 ? "el siguiente" : `los ${next} siguientes`} de ${left} más`,
    take: "Elegir",
    toTake: "Imprimir, guardar o comparar",
    takeNamed: (nctId) => `Elegir: ${nctId}`,
    sponsor: "Dirigido por",
    updated: (date) => `Ficha actualizada el ${date}`,
    distance: (miles) =>
      miles < 1 ? "a menos de 1 milla" : `${count(Math.round(miles), "milla", "millas")}, ${inKilometres(miles)}`,
    firstHand: (status, date) => `Consultado directamente el ${date}: ${status}`,
    referrals: (accepts) => (accepts ? "acepta pacientes de otros médicos" : "no acepta pacientes de otros médicos"),
  },

  checks: {
    names: {
      age: "Edad",
      sex: "Sexo",
      phase: "Fase",
      stage: "Etapa",
      biomarker: "Resultado",
      prior_lines: "Tratamientos hasta ahora",
    },
    states: {
      matched: "Encaja",
      not_matched: "No encaja",
      mentioned_inclusion: "Puede contar a favor",
      mentioned_exclusion: "Puede contar en contra",
      unclear: "Se menciona, pero no queda claro",
      unmentioned: "No se menciona con estas palabras",
      not_understood: "No se entiende",
      not_read: "Sin revisar",
      unknown: "No publicado",
    },
    ages: {
      between: (from, to) => `de ${from} a ${to}`,
      from: (from) => `desde ${from}, sin límite superior`,
      upTo: (to) => `hasta ${to}, sin límite inferior`,
      years: (number) => `${number} años`,
    },
    groups: { CHILD: "niños", ADULT: "adultos", OLDER_ADULT: "adultos mayores" },
    sexes: { ALL: "todos", FEMALE: "solo mujeres", MALE: "solo hombres" },
    inclusion: "En quién puede participar",
    exclusion: "En quién no puede participar",
    criteria: "En los criterios",
  },

  questions: {
    heading: "Qué preguntar",
    text: "Es normal preguntar. «No publicado» es una buena razón para llamar. Algunas reglas tienen excepciones.",
    own: "Sobre este estudio y usted",
    general: "Buenas preguntas para cualquier estudio",
    exclusion: "Los criterios excluyen {quote}. ¿Se aplica eso a mi caso, y hay excepciones?",
    keepsOut: "{where}: {quote}. ¿Me deja eso fuera, y hay excepciones?",
    unclear: (mine) => `{where}: {quote}. ¿Qué significa eso para mí? (${mine})`,
    unknown: {
      age: (age) => `La ficha no dice claramente qué edades se aceptan. Tengo ${age} años. ¿Puedo participar?`,
      sex: () => "La ficha no dice si se acepta a mujeres y a hombres. ¿Puedo participar?",
      phase: () => "La ficha no nombra ninguna fase. ¿Cuánto se sabe del tratamiento?",
      stage: (stage) => `Los criterios no mencionan «${stage}» con estas palabras. ¿Puedo participar en esta etapa?`,
      prior_lines: (lines) =>
        `La ficha no dice cuántos tratamientos puede haber habido antes. Los míos hasta ahora: ${lines}. ¿Puedo participar?`,
      other: (what) => `La ficha no dice esto: ${what}. ¿Importa?`,
    },
    unmentioned: (results) =>
      `Los criterios no mencionan ${either.format(results.map((result) => `«${result}»`))} con estas palabras. ¿${results.length === 1 ? "Importa este resultado" : "Importan estos resultados"}?`,
    unsure: "{where}: {quote}. No sé si esto es cierto en mi caso. ¿Cómo puedo averiguarlo?",
    misfit: (what, told) =>
      `Según la ficha no encajo (${what}; el estudio acepta: ${told}). ¿Hay excepciones u otro estudio para mí?`,
    purpose: "¿Cuál es el propósito del estudio y por qué podría convenirme?",
    purposeExpanded: "¿Por qué podría convenirme este programa y qué tiene que hacer mi médico?",
    phase: (phase) => `Es un estudio de ${phase.toLowerCase()}. ¿Qué se sabe hasta ahora de su seguridad y su efecto?`,
    first: "¿Se ha dado ya a personas? ¿A cuántas y qué pasó?",
    opening: "¿Cuándo se abrirá para nuevas personas y me pueden avisar?",
    compared: "¿Con qué se compara? ¿Podría recibir un placebo o el tratamiento habitual?",
    risks: "¿Cuáles son los riesgos y efectos secundarios, en comparación con mi tratamiento habitual?",
    pause: "¿Tengo que dejar antes mi tratamiento actual y por cuánto tiempo?",
    visits: "¿Con qué frecuencia tengo que ir, adónde y durante cuánto tiempo?",
    pays: "¿Quién paga el tratamiento, las pruebas y los viajes?",
    call: "¿A quién llamo, también de noche, si no me siento bien?",
    leave: "¿Puedo dejar el estudio en cualquier momento y qué pasa entonces?",
    copy: "Copiar las preguntas",
    email: "Enviar las preguntas por correo",
  },

  take: {
    heading: "Imprimir, guardar o comparar",
    chosen: (number) => `${count(number, "estudio elegido", "estudios elegidos")}.`,
    noneChosen: (number) =>
      `No hay ninguno elegido; se ${number === 1 ? "toma el primer estudio" : `toman los primeros ${number} estudios`}.`,
    print: "Imprimir",
    text: "Guardar como texto",
    csv: "Guardar como tabla (CSV)",
    copy: "Copiar como texto",
    email: "Correo electrónico",
    share: "Compartir esta búsqueda",
    shareText:
      "Se hace un enlace que contiene lo que escribió: también la enfermedad, los resultados, la edad y el lugar. Quien reciba el enlace puede leerlo. No se nos envía.",
    shareDo: "Copiar el enlace",
    copied: "Copiado.",
    copyByHand: "Aquí no se puede copiar. Seleccione el texto de abajo y cópielo.",
    file: "estudios",
    noContact: "aquí no se publica ninguno; la ficha puede nombrar uno en cada lugar",
    notes: "Notas",
    sheetTitle: "Estudios abiertos para preguntar",
    profile: "Lo que se escribió",
    query: "Se preguntó al registro con esta consulta",
    date: "Fecha",
  },

  compare: {
    open: "Comparar lado a lado",
    heading: "Los estudios elegidos lado a lado",
    howMany: "Elija de dos a cuatro estudios para compararlos lado a lado.",
    against: "Cuenta en contra, o puede hacerlo",
    for: "Puede contar a favor",
    places: "Lugares",
    failed: "Esto no se pudo cargar. ¿Hay conexión? Pulse otra vez.",
    nothing: "–",
  },
  since: {
    label: "¿Qué hay de nuevo desde un archivo que guardó aquí antes?",
    hint: "Elija el texto o la tabla, o suéltelo aquí. Se lee en su navegador: no se envía ni se guarda nada de él.",
    failed: "No se pudo leer el archivo. ¿Hay conexión? Elíjalo otra vez.",
    noFile: "Este archivo no nombra ningún estudio. Elija un texto o una tabla guardados desde esta página.",
    savedOn: (date) => `Guardado el ${date}.`,
    same: "Nada es nuevo, ni se ha cerrado, ni ha cambiado.",
    fresh: "Nuevos",
    changed: "Cambiados",
    closed: "Cerrados, o ya no se encuentran",
    gone: "Ya no están entre los que se muestran",
    status: (was, now) => `antes: ${was}; ahora: ${now}`,
    notAll: (shown, total) =>
      `Se muestran ${shown} de ${total} estudios: uno que aquí es nuevo, o que falta, puede solo haber cambiado de lugar.`,
  },

  columns: {
    nct: "Número",
    title: "Título",
    status: "Estado",
    kind: "Tipo",
    phase: "Fase",
    given: "Qué se da",
    fit: "Comparado",
    nearest: "Lugar más cercano",
    place: "Uno de sus lugares",
    distance: "Millas",
    contact: "Contacto",
    phone: "Teléfono",
    email: "Correo",
    link: "Ficha",
    date: "Fecha",
    note: "Tenga en cuenta",
    all: "Todos los encontrados ese día",
  },

  glossary: {
    close: "Cerrar",
    phase: {
      question: "¿Qué es una fase?",
      answer:
        "Los tratamientos nuevos se prueban por pasos. La fase 1 busca una dosis segura en pocas personas. La fase 2 mira si funciona. La fase 3 lo compara con el tratamiento habitual en muchas personas. La fase 4 lo observa después de su aprobación.",
    },
    expandedAccess: {
      question: "¿Qué es el acceso ampliado?",
      answer:
        "Una manera de recibir un tratamiento aún no aprobado, fuera de un estudio, cuando no hay otra cosa y no se puede entrar en ningún estudio. Lo tiene que pedir su médico.",
    },
    line: {
      question: "¿Qué cuenta como un tratamiento?",
      answer:
        "Los médicos dicen «línea de tratamiento». El primer tratamiento que se prueba es la primera línea. Si deja de funcionar o no se tolera y le sigue otro, ese es la segunda línea, y así. Varios medicamentos que se dan juntos cuentan como una línea.",
    },
    biomarker: {
      question: "¿Qué es un biomarcador?",
      answer:
        "Algo que una prueba encuentra en la sangre o en el tejido, como un cambio en un gen. Algunos tratamientos solo funcionan con ciertos biomarcadores. Están en el informe de patología o de genética.",
    },
    stage: {
      question: "¿Qué es una etapa?",
      answer:
        "Una palabra o un número que dice cuánto ha avanzado una enfermedad, por ejemplo «leve», «metastásico» o «estadio III».",
    },
    criteria: {
      question: "¿Qué son los criterios?",
      answer:
        "Las reglas de un estudio sobre quién puede participar (criterios de inclusión) y quién no (criterios de exclusión). Protegen a las personas y hacen claros los resultados. Solo quienes dirigen el estudio deciden si alguien los cumple.",
    },
    trial: {
      question: "¿Qué es un ensayo clínico?",
      answer:
        "Un estudio en el que las personas reciben un tratamiento, una prueba u otra atención para que los médicos aprendan si es seguro y funciona. Participar es voluntario y se puede dejar en cualquier momento.",
    },
  },

  terms: {
    performance: {
      question: "¿Qué es el estado funcional?",
      answer:
        "Cómo se las arregla una persona en la vida diaria. ECOG va de 0 (como antes de la enfermedad) a 4 (todo el día en cama); Karnofsky (KPS), de 100 hacia abajo. Muchos estudios aceptan solo a quienes están en pie la mayor parte del día.",
    },
    measurable: {
      question: "¿Qué es una enfermedad medible?",
      answer:
        "Un tumor que se puede medir en una imagen, para ver si crece o disminuye. RECIST es la regla con la que se mide.",
    },
    metastatic: {
      question: "¿Qué significa «metastatic»?",
      answer: "El cáncer se ha extendido a otras partes del cuerpo.",
    },
    unresectable: {
      question: "¿Qué significa «resectable»?",
      answer: "Si los cirujanos pueden extirpar el tumor entero. «Unresectable» o «inoperable»: no pueden.",
    },
    locallyAdvanced: {
      question: "¿Qué significa «locally advanced»?",
      answer: "El cáncer ha crecido hacia lo que lo rodea, pero no se ha extendido a partes lejanas del cuerpo.",
    },
    recurrent: {
      question: "¿Qué significa «recurrent»?",
      answer: "La enfermedad ha vuelto después de un tratamiento. «Relapsed» significa lo mismo.",
    },
    refractory: { question: "¿Qué significa «refractory»?", answer: "La enfermedad no respondió a un tratamiento." },
    progression: {
      question: "¿Qué es la progresión?",
      answer: "La enfermedad ha empeorado, por ejemplo porque un tumor creció o se encontraron otros.",
    },
    line: {
      question: "¿Qué es una línea de tratamiento?",
      answer:
        "El primer tratamiento es la primera línea. Si le sigue otro porque dejó de funcionar o no se toleró, ese es la segunda línea, y así. Los medicamentos que se dan juntos son una línea.",
    },
    systemic: {
      question: "¿Qué es un tratamiento sistémico?",
      answer: "Medicamentos que actúan en todo el cuerpo, como la quimioterapia; la cirugía y la radiación no lo son.",
    },
    adjuvant: {
      question: "¿Qué significa «adjuvant»?",
      answer:
        "Un tratamiento después de la cirugía, para que la enfermedad no vuelva. «Neoadjuvant» es uno antes de ella.",
    },
    washout: {
      question: "¿Qué es un «washout»?",
      answer: "Un tiempo sin un medicamento anterior antes del estudio, para que no quede nada de él en el cuerpo.",
    },
    placebo: {
      question: "¿Qué es un placebo?",
      answer: "Algo que parece el medicamento y no tiene sustancia activa, para comparar.",
    },
    histology: {
      question: "¿Qué significa «histologically confirmed»?",
      answer:
        "La enfermedad se vio en tejido (histología) o en células (citología) con un microscopio. Está en el informe de patología.",
    },
    wildType: {
      question: "¿Qué significa «wild-type»?",
      answer: "El gen está como es habitual: la prueba no encontró ningún cambio.",
    },
    mutation: {
      question: "¿Qué es una mutación?",
      answer: "Un cambio en un gen. Cuál es está en el informe genético o de patología.",
    },
    ctDna: {
      question: "¿Qué es el ctDNA?",
      answer: "Restos de los genes de un tumor en la sangre. Se encuentran con un análisis de sangre.",
    },
    mmse: {
      question: "¿Qué son MMSE, MoCA y CDR?",
      answer: "Pruebas de memoria y pensamiento. En MMSE y MoCA lo mejor son 30 puntos; en CDR, 0.",
    },
    ambulatory: { question: "¿Qué significa «ambulatory»?", answer: "Que puede caminar." },
  },

  footer: {
    forProgrammers: "Para programadores: documentación y API (en inglés)",
    source: "Todos los datos son de ClinicalTrials.gov, consultados en el momento de su búsqueda.",
  },
}

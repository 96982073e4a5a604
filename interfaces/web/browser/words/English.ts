import { inSentence } from "../../../../domain/ask-next/InSentence.ts"
import { mostBiomarkers, wholeEarthInMiles } from "../../../../domain/Profile.ts"
import { mostTermCharacters, oldestAge } from "../../../wire/Limits.ts"
import type { Standing } from "../answer/Standing.ts"
import { englishRemarks } from "./RemarkWords.ts"
import type { Term } from "./TermNames.ts"
import type { Whys } from "./Whys.ts"

/** What a word of art means, for whoever taps on it. */
export interface Explanation {
  readonly question: string
  readonly answer: string
}

const either = new Intl.ListFormat("en-US", { type: "disjunction" })

/** A number with what it counts. */
export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`

/**
 * All words of the page in English. Another language is one file more, of the same shape. What the registry or the service wrote
 * is not among them: it is shown as it is. `{quote}` stands where a sentence of the registry is put in, and
 * `{where}` for the part of the criteria that it stands in.
 */
export const english = {
  code: "en",
  locale: "en-US",
  name: "English",

  title: "Find clinical trials",
  lead: "Name the illness. See which studies are open, where they run, and what to ask.",
  languages: "Language",
  demonstration: "This is a demonstration.",

  informs: "This page informs. It gives no medical advice.",
  onlyTheSite:
    "It shows what a public registry publishes. Only the people who run a study can say who may join. Talk with your doctor before you decide anything.",

  form: {
    heading: "What do you know about the person who is ill?",
    onlyTheIllness: "Only the illness is needed. Leave out whatever you do not know.",
    illness: "Illness or diagnosis",
    illnessHint: "Just its name, as the doctor or the report gives it.",
    common: "Or choose:",
    illnessIsMissing: "Please say which illness it is: choose one or type its name.",
    unknown: "I don’t know",
    stage: "Stage of the illness",
    stageHint: "How far it has advanced, as the doctor or the report puts it.",
    stageOther: "Something else …",
    stageWords: "The stage in other words",
    markers: "Test results of genes or blood (biomarkers)",
    markersHint:
      "Tick what the report says, or copy it below, one result per line. Scores count, too: “MMSE 22”, “ECOG 1”.",
    markersHintPlain:
      "As the report says it, for example “BRAF V600E”, one result per line. Scores count, too: “MMSE 22”, “ECOG 1”.",
    markersMore: "Other results, one per line",
    markersShow: "Tick from a list",
    lines: "How many treatments so far?",
    linesHint: "Each new treatment after one stopped working counts as one more. Leave out what you are not sure of.",
    age: "Age in years",
    sex: "Sex",
    sexHint: "Some studies take only women or only men.",
    sexes: { female: "Female", male: "Male" } as Readonly<Record<string, string>>,
    place: "Near which place?",
    placeHint: "A city, a state or a country. Leave it empty to look everywhere.",
    locate: "Use where I am",
    locating: "Asking the browser where you are …",
    located: (place: string) => `Looking around ${place}.`,
    locatedHint: "The place is rounded to about a mile before it is sent.",
    locationRefused: "The browser did not say where you are. Type a place instead.",
    forgetLocation: "Choose another place",
    radius: "How far would you go?",
    radiusOf: (miles: number) => `Up to ${miles} miles`,
    radiusAnywhere: "Any distance, nearest first",
    more: "More choices: kinds of study, phase, your own key",
    kinds: "Kinds of study",
    kindsHint: "Both, if none is ticked.",
    phases: "Phases",
    phasesHint: "Any, if none is ticked.",
    key: "Your own key",
    keyHint: "If you have one. It stays on this page until you close it. Without one, the public key is used.",
    submit: "Find studies",
    again: "Search again",
    cancel: "Keep as it was",
    clear: "Clear all",
    privacy:
      "Nothing is saved: no cookie, no account, no tracking. The illness, the place, the phases and names of genes are sent to ClinicalTrials.gov as a search; nothing else leaves this service.",
    filledFromLink:
      "The form was filled in from a link. The link is gone from the address bar. Look it over, then press “Find studies”.",
    brokenLink: "The link could not be read. It may have been cut off. Please fill in the form.",
  },

  report: {
    open: "Paste a whole lab report",
    label: "The report as text",
    hint: "Copy it from the document, all of it if you like. It is read here, in your browser: not a word of it is sent.",
    loading: "Loading what is needed to read reports …",
    failed: "What is needed to read reports could not be loaded. Check your connection, then click in the field again.",
    nothing: "No results were found in it. Write them above, one per line.",
    found: (number: number) =>
      `${count(number, "result was", "results were")} found. Check each against its line; the ticked ones are used in the search.`,
    tooMany: `A search can use only ${mostBiomarkers}: those that studies ask for are ticked.`,
    line: (line: string) => `in “${line}”`,
    leftOut: "Left out",
    kinds: {
      headings: (number: number) => count(number, "heading", "headings"),
      genes: (number: number) => `${count(number, "gene", "genes")} only named or tested, without a result`,
      uncertain: (number: number) =>
        `${count(number, "result", "results")} that are uncertain or could not be determined`,
      methods: (number: number) => `${count(number, "line", "lines")} about methods`,
      people: (number: number) => `${count(number, "line", "lines")} about people and samples`,
      general: (number: number) => `${count(number, "sentence", "sentences")} of background on drugs and studies`,
    },
    use: "Use the ticked results",
    used: (number: number) => `${count(number, "result was", "results were")} put into the field above.`,
  },

  criteria: {
    go: "Check criteria",
    loading: "Getting the criteria …",
    beside: "Also mentioned here",
    text: "Tick for yourself what is true. It stays on this page, and nobody else sees it. What you are not sure of, and what may keep you out, becomes a question for the site.",
    parts: {
      inclusion: "Who can join: these should be true",
      exclusion: "Who cannot join: these should not be true",
      criteria: "Other criteria",
    },
    ticks: { true: "True", untrue: "Not true", unsure: "Not sure" },
    count: (ticked: number, all: number, questions: number) =>
      `${ticked} of ${count(all, "line", "lines")} ticked; ${count(questions, "question", "questions")} for the site.`,
  },

  wrong: {
    report: "This is a whole report; nothing of it was sent. Write only the illness here, and paste the report below.",
    stage: `Please say the stage in at most ${mostTermCharacters} characters.`,
    tooManyResults: (results: number) =>
      `A search can use at most ${mostBiomarkers} results; these are ${results}. Leave out those that matter least.`,
    longResult: (beginning: string, characters: number) =>
      `A result may have at most ${mostTermCharacters} characters; “${beginning}” has ${characters}. Put each result on its own line, or shorten it.`,
    results: `Please write at most ${mostBiomarkers} results of at most ${mostTermCharacters} characters each, one per line.`,
    age: `Please say the age in whole years from 0 to ${oldestAge}, for example 58, or leave it empty.`,
    place: "Please name a city, a state or a country, or leave it empty to look everywhere.",
    key: "This key is not known here. Copy all of it, from the first character to the last, or leave the field empty to use the public key.",
    other: "This entry could not be read. Please choose or type it again, or leave it out.",
  },

  areas: {} as Readonly<Record<string, string>>,
  suggested: {} as Readonly<Record<string, string>>,
  /** Names of markers in which there is a word of the language. */
  markers: {} as Readonly<Record<string, string>>,
  kinds: {
    interventional: "Clinical trial",
    expanded_access: "Expanded access",
  } as Readonly<Record<string, string>>,
  phases: {
    EARLY_PHASE1: "Early phase 1",
    PHASE1: "Phase 1",
    PHASE2: "Phase 2",
    PHASE3: "Phase 3",
    PHASE4: "Phase 4",
    NA: "No phase",
  } as Readonly<Record<string, string>>,
  statuses: {
    RECRUITING: "Open now",
    NOT_YET_RECRUITING: "Opens later",
    AVAILABLE: "Available now",
    ACTIVE_NOT_RECRUITING: "No longer enrolling",
    ENROLLING_BY_INVITATION: "By invitation only",
    COMPLETED: "Finished",
    SUSPENDED: "Paused",
    TERMINATED: "Stopped",
    WITHDRAWN: "Withdrawn",
    TEMPORARILY_NOT_AVAILABLE: "Not available for now",
    NO_LONGER_AVAILABLE: "No longer available",
    APPROVED_FOR_MARKETING: "Approved; ask your doctor",
  } as Readonly<Record<string, string>>,
  observed: {
    recruiting: "taking people",
    not_recruiting: "not taking people now",
    waitlist: "has a waiting list",
    unknown: "not known",
  } as Readonly<Record<string, string>>,
  plannedStart: (date: string) => `planned start ${date}`,
  interventions: {
    DRUG: "medicine",
    BIOLOGICAL: "biological medicine",
    DEVICE: "device",
    PROCEDURE: "procedure",
    RADIATION: "radiation",
    BEHAVIORAL: "behavior",
    GENETIC: "gene therapy",
    DIETARY_SUPPLEMENT: "food supplement",
    COMBINATION_PRODUCT: "combination",
    DIAGNOSTIC_TEST: "test",
    OTHER: "other",
  } as Readonly<Record<string, string>>,
  lineNumbers: ["None yet", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight or more"],

  searched: {
    for: "What you searched for",
    illness: "Illness",
    stage: "Stage",
    markers: "Test results",
    lines: "Treatments so far",
    age: "Age",
    sex: "Sex",
    kinds: "Kinds of study",
    phases: "Phases",
    place: "Where",
    everywhere: "everywhere",
    around: (miles: number, place: string) => {
      const point = place === "" ? "the point" : place

      return miles >= wholeEarthInMiles ? `any distance from ${point}` : `within ${miles} miles of ${point}`
    },
    soFar: (lines: number, most: number) =>
      lines === 0
        ? "no treatment so far"
        : `${lines >= most ? `${most} or more treatments` : count(lines, "treatment", "treatments")} so far`,
    found: (shown: number, total: number, now: number, unfit: number) => {
      const later = shown - now - unfit
      const all = total > shown ? `The first ${shown} of ${total} studies` : count(total, "study", "studies")
      const split = `${now} open now${later === 0 ? "" : `, ${later} ${later === 1 ? "opens" : "open"} later`}`

      return `${all}: ${split}${unfit === 0 ? "" : `; ${unfit} ${unfit === 1 ? "does" : "do"} not fit by age, sex or phase`}`
    },
    caveat: "This is not medical advice. Only the people who run a study can say who may join.",
    back: "Back to the studies",
    skip: "Skip to the studies",
    asked: (date: string) => `The registry was asked on ${date}.`,
    query: "The exact query (for experts)",
    genes: (genes: ReadonlyArray<string>) =>
      `The search also includes studies of any solid tumor whose record names ${either.format(genes)}.`,
    left: (remaining: number) =>
      `${count(remaining, "more search is", "more searches are")} available for now; opening all places of a study counts as one.`,
    showMore: (shown: number, total: number) =>
      `${shown === total ? `Get all ${total}` : `Get the first ${shown} of ${total}`} studies (one more search)`,
    change: "Change the search",
  },
  /** The fixed sentences of the service by what they are in English, which are its own. */
  ofService: {} as Readonly<Record<string, string>>,
  remarks: englishRemarks,
  /** Nothing where the service's own words are those of the page. */
  whys: undefined as Whys | undefined,
  newTab: "opens in a new tab",
  more: { label: "more", name: "show more of this" },
  chips: {
    change: (name: string, value: string) => `${value}: change ${name}`,
    remove: (name: string, value: string) => `Remove ${name}: ${value}`,
    all: (number: number) => `Show all ${number}`,
  },
  places: {
    which: "Which places to show",
    openOnly: "Open now only",
    region: "State or country",
    anywhere: "All states and countries",
  },

  proposal: {
    part: (area: string) => `The search used your own words. A search for “${area}” is broader.`,
    spelt: (text: string) => `Did you mean “${text}”?`,
    soughtAs: (name: string) => `The search used its English name, “${name}”.`,
    label: (name: string) => `Search for ${name}`,
    place: (name: string) => `Search near ${name}`,
  },

  waiting: {
    heading: "Looking …",
    text: "Asking the registry. This can take a few seconds.",
    stop: "Stop",
    stopped: "Stopped. It did not count as a search.",
  },

  trouble: {
    fields: "Some entries could not be read. Please check what is marked in the form.",
    offline: "No connection",
    offlineText:
      "The service could not be reached. Check your connection, then try again. What you entered is still here.",
    away: "No answer from the registry",
    awayText: "No list is shown, because an old or made-up one could mislead you. What you entered is still here.",
    quota: "All searches are used up for now",
    quotaText: (when: string) =>
      `The public key allows a limited number of searches a day for each network. The next one becomes available ${when}. With a key of your own you can go on now: see “More choices”.`,
    ownQuotaText: (when: string) =>
      `Your own key allows a limited number of searches a month. The next one becomes available ${when}. Until then you can leave the key under “More choices” empty to use the public one.`,
    key: "The key was not accepted",
    keyText: "Please check the key under “More choices”, or leave it empty to use the public one.",
    other: "That did not work",
    otherText: "Please try again. If it happens again, tell whoever runs this page.",
    again: "Try again",
    today: (time: string) => `today at ${time}`,
    on: (date: string) => `on ${date}`,
  },

  nothing: {
    heading: "No open study was found",
    text: "There may still be one. This may help:",
    otherName:
      "Check how the illness is spelled: copy it letter by letter from the doctor’s report. Or try another or a broader name for it, with no other words.",
    broader: "Try a broader name of the illness, without further words.",
    inEnglish: "Write the illness in English: the registry is written in English.",
    place: "Check the spelling of the place.",
    few: "Only a few were found. To search more widely:",
    anywhere: "Look everywhere",
    farther: (miles: number) => `Look up to ${miles} miles away`,
    anyPhase: "Look in all phases",
    anyKind: "Look for all kinds of study",
    registry: "You can also look at the registry itself:",
  },

  next: {
    heading: "Narrow it down",
    text: "Some of these studies depend on what you left out. Answer what you know.",
    studies: (number: number) => `${count(number, "study depends", "studies depend")} on it`,
    biomarker: (term: string) => `Has ${inSentence(term)} been tested? What was the result?`,
    result: "In the words of the report: positive, negative, a number",
    measured: (term: string) => `Has ${inSentence(term)} been measured? What was the value?`,
    value: "The number in the report, with its unit if it has one",
    stage: "What stage is the illness in?",
    prior_lines: "How many treatments were there so far?",
    age: "How old is the person?",
    sex: "Is the person female or male?",
    submit: "Search again with these answers",
  },

  options: {
    misfit: (what: string) => `Does not fit by ${what}`,
    details: "All details",
    ruledOut: "Does not fit by age, sex or phase",
    ruledOutText:
      "A published field of these studies does not fit what you entered. They are shown so that nothing is hidden.",
    none: "None of the studies found fits by age, sex and phase. Check whether something was entered by mistake.",
    conditions: "Illnesses named in the record",
    given: "What is given or done",
    nearest: "Nearest open place",
    place: "Place",
    andMore: (number: number): string =>
      number > 0 ? `and ${count(number, "more place", "more places")}` : "whom to ask there",
    noPlaces: "The registry lists no places. Ask the study’s contact.",
    contact: "Call or write",
    noContact: "The registry lists no contact here. Each place may have one: see “All places and contacts”.",
    callOrWrite: "It is normal to call and ask. Mention the study’s number.",
    extension: (extension: string) => `extension ${extension}`,
    checks: "How it compares with what you entered",
    why: "Why it stands here",
    about: "What the study is about",
    criteria: "All criteria, as published",
    noCriteria: "The registry publishes no criteria.",
    allPlaces: "All places and contacts",
    seen: (places: number) =>
      `${count(places, "place was", "places were")} checked first-hand. What was found is shown with a Pro key.`,
    placesWait: "Asking the registry for all places …",
    registry: "The record on ClinicalTrials.gov",
    showNext: (next: number, left: number) => `Show ${next} of ${left} more`,
    take: "Select",
    toTake: "Print, save or compare",
    takeNamed: (nctId: string) => `Select: ${nctId}`,
    sponsor: "Led by",
    updated: (date: string) => `Record updated ${date}`,
    distance: (miles: number) => (miles < 1 ? "less than 1 mile" : count(Math.round(miles), "mile", "miles")),
    firstHand: (status: string, date: string) => `Checked first-hand on ${date}: ${status}`,
    referrals: (accepts: boolean): string =>
      accepts ? "takes patients from other doctors" : "takes no patients from other doctors",
  },

  checks: {
    names: {
      age: "Age",
      sex: "Sex",
      phase: "Phase",
      stage: "Stage",
      biomarker: "Test result",
      prior_lines: "Treatments so far",
    } as Readonly<Record<string, string>>,
    states: {
      matched: "Fits",
      not_matched: "Does not fit",
      mentioned_inclusion: "May count in favor",
      mentioned_exclusion: "May count against",
      unclear: "Mentioned, but unclear",
      unmentioned: "Not mentioned in these words",
      not_understood: "Not understood",
      not_read: "Not checked",
      unknown: "Not published",
    } as Readonly<Record<Standing, string>>,
    ages: {
      between: (from: string, to: string) => `from ${from} to ${to}`,
      from: (from: string) => `from ${from}, no upper limit`,
      upTo: (to: string) => `up to ${to}, no lower limit`,
      years: (number: string) => `${number} years`,
    },
    groups: { CHILD: "children", ADULT: "adults", OLDER_ADULT: "older adults" } as Readonly<Record<string, string>>,
    sexes: { ALL: "all", FEMALE: "women only", MALE: "men only" } as Readonly<Record<string, string>>,
    inclusion: "Under who can join",
    exclusion: "Under who cannot join",
    criteria: "In the criteria",
  },

  questions: {
    text: "It is normal to ask. “Not published” is a good reason to call. Some rules have exceptions.",
    heading: "Questions to ask",
    own: "About this study and you",
    general: "Good questions for every study",
    exclusion: "The criteria exclude {quote}. Does that apply to me, and are there exceptions?",
    keepsOut: "{where}: {quote}. Does that keep me out, and are there exceptions?",
    unclear: (mine: string) => `{where}: {quote}. What does that mean for me? (${mine})`,
    unknown: {
      age: (age: string) => `The record does not say clearly which ages may join. I am ${age}. May I?`,
      sex: () => "The record does not say whether women and men may join. May I?",
      phase: () => "The record names no phase. How much is known about the treatment?",
      stage: (stage: string) => `The criteria do not mention “${stage}” in these words. May I join at this stage?`,
      prior_lines: (lines: string) =>
        `The record does not say how many earlier treatments are allowed. Mine so far: ${lines}. May I join?`,
      other: (what: string) => `The record does not say this: ${what}. Does it matter?`,
    },
    unmentioned: (results: ReadonlyArray<string>) =>
      `The criteria do not mention ${either.format(results.map((result) => `“${result}”`))} in these words. ${results.length === 1 ? "Does this result" : "Do these results"} matter?`,
    unsure: "{where}: {quote}. I am not sure whether this is true of me. How can I find out?",
    misfit: (what: string, told: string) =>
      `According to the record, I do not fit (${what}; the study takes: ${told}). Are there exceptions, or is there another study for me?`,
    purpose: "What is the purpose of the study, and why might it suit me?",
    purposeExpanded: "Why might this program suit me, and what must my doctor do?",
    phase: (phase: string) => `It is ${phase}. What is known so far about safety and effect?`,
    first: "Has it been given to people before? How many, and what happened?",
    opening: "When will it open, and can you let me know?",
    compared: "What is it compared with? Could I get a placebo or the usual treatment?",
    risks: "What are the risks and side effects, compared with my usual treatment?",
    pause: "Do I have to stop my present treatment first, and for how long?",
    visits: "How often do I have to come, where, and for how long?",
    pays: "Who pays: for the treatment, the tests, the travel?",
    call: "Whom do I call, day or night, if I feel unwell?",
    leave: "Can I leave the study at any time, and what happens then?",
    copy: "Copy the questions",
    email: "E-mail the questions",
  },

  take: {
    heading: "Print, save or compare",
    chosen: (number: number) => `${count(number, "study is", "studies are")} selected.`,
    noneChosen: (number: number) =>
      `None is selected, so the first ${number === 1 ? "study is" : `${number} studies are`} used.`,
    print: "Print",
    text: "Save as text",
    csv: "Save as a table (CSV)",
    copy: "Copy as text",
    email: "E-mail",
    share: "Share this search",
    shareText:
      "This makes a link that holds what you entered: illness, test results, age and place included. Whoever gets the link can read it. It is not sent to us.",
    shareDo: "Copy the link",
    copied: "Copied.",
    copyByHand: "Copying is not possible here. Select the text below and copy it.",
    file: "studies",
    noContact: "none published here; the record may list one for each place",
    notes: "Notes",
    sheetTitle: "Open studies to ask about",
    profile: "What was entered",
    query: "The query sent to the registry",
    date: "Date",
  },

  compare: {
    open: "Compare side by side",
    heading: "The selected studies side by side",
    howMany: "Select two to four studies to compare them side by side.",
    against: "Counts against, or may",
    for: "May count in favor",
    places: "Places",
    failed: "This could not be loaded. Check your connection, then press again.",
    nothing: "–",
  },
  since: {
    label: "What has changed since you last saved a file here?",
    hint: "Choose the text or table, or drop it here. It is read in your browser: none of it is sent or kept.",
    failed: "The file could not be read. Check your connection, then choose it again.",
    noFile: "This file names no study. Choose a text or table saved from this page.",
    savedOn: (date: string) => `Saved on ${date}.`,
    same: "No study is new, closed or changed.",
    fresh: "New",
    changed: "Changed",
    closed: "Closed, or no longer found",
    gone: "No longer among the studies shown",
    status: (was: string, now: string) => `was: ${was}; now: ${now}`,
    notAll: (shown: number, total: number) =>
      `${shown} of ${total} studies are shown, so one that is listed as new or missing may only have moved up or down.`,
  },

  columns: {
    nct: "Number",
    title: "Title",
    status: "Status",
    kind: "Kind",
    phase: "Phase",
    given: "What is given",
    fit: "Compared",
    nearest: "Nearest place",
    place: "One of its places",
    distance: "Miles",
    contact: "Contact",
    phone: "Phone",
    email: "E-mail",
    link: "Record",
    date: "Date",
    note: "Please note",
    all: "All found that day",
  },
  glossary: {
    close: "Close",
    phase: {
      question: "What is a phase?",
      answer:
        "New treatments are tested in steps. Phase 1 looks for a safe dose in a few people. Phase 2 looks at whether it works. Phase 3 compares it with the usual treatment in many people. Phase 4 watches it after approval.",
    },
    expandedAccess: {
      question: "What is expanded access?",
      answer:
        "A way to get a treatment that is not yet approved, outside a study, when there is no other treatment and no study to join. Your doctor has to ask for it.",
    },
    line: {
      question: "What counts as one treatment?",
      answer:
        "Doctors say “line of therapy”. The first treatment that is tried is the first line. If it stops working or cannot be tolerated and another one follows, that is the second line, and so on. Several medicines that are given together count as one line.",
    },
    biomarker: {
      question: "What is a biomarker?",
      answer:
        "Something that a test finds in blood or tissue, such as a change in a gene. Some treatments work only with certain biomarkers. They are in the pathology or genetic report.",
    },
    stage: {
      question: "What is a stage?",
      answer: "A word or number for how far an illness has come, for example “mild”, “metastatic” or “stage III”.",
    },
    criteria: {
      question: "What are criteria?",
      answer:
        "The rules of a study on who can join (inclusion criteria) and who cannot (exclusion criteria). They keep people safe and results clear. Only the people who run the study decide whether someone meets them.",
    },
    trial: {
      question: "What is a clinical trial?",
      answer:
        "A study in which people get a treatment, a test or other care so that doctors learn whether it is safe and works. Taking part is voluntary, and people can leave at any time.",
    },
  } as {
    readonly close: string
    readonly phase: Explanation
    readonly expandedAccess: Explanation
    readonly line: Explanation
    readonly biomarker: Explanation
    readonly stage: Explanation
    readonly criteria: Explanation
    readonly trial: Explanation
  },

  terms: {
    performance: {
      question: "What is a performance status?",
      answer:
        "How well somebody manages everyday life. ECOG goes from 0 (as before the illness) to 4 (in bed all day); Karnofsky (KPS) from 100 down. Many studies take only people who are up and about most of the day.",
    },
    measurable: {
      question: "What is measurable disease?",
      answer:
        "A tumor that can be measured on a scan, to see whether it grows or shrinks. RECIST is the set of rules for measuring it.",
    },
    metastatic: {
      question: "What does “metastatic” mean?",
      answer: "The cancer has spread to other parts of the body.",
    },
    unresectable: {
      question: "What does “resectable” mean?",
      answer: "Surgeons can take out the whole tumor. Unresectable or inoperable: they cannot.",
    },
    locallyAdvanced: {
      question: "What does “locally advanced” mean?",
      answer: "The cancer has grown into nearby tissue, and has not spread to distant parts of the body.",
    },
    recurrent: {
      question: "What does “recurrent” mean?",
      answer: "The illness has come back after treatment. “Relapsed” means the same.",
    },
    refractory: { question: "What does “refractory” mean?", answer: "The illness did not respond to a treatment." },
    progression: {
      question: "What is progression?",
      answer: "The illness has become worse: for example, a tumor has grown or new ones were found.",
    },
    line: {
      question: "What is a line of therapy?",
      answer:
        "The first treatment is the first line. If another one follows because it stopped working or was not tolerated, that is the second line, and so on. Medicines that are given together are one line.",
    },
    systemic: {
      question: "What is systemic therapy?",
      answer: "Medicines that work in the whole body, such as chemotherapy. Surgery and radiation do not count.",
    },
    adjuvant: {
      question: "What does “adjuvant” mean?",
      answer: "A treatment after surgery, to keep the illness from coming back. “Neoadjuvant” is one before surgery.",
    },
    washout: {
      question: "What is a washout?",
      answer: "A time without an earlier medicine before the study begins, so that none of it is left in the body.",
    },
    placebo: {
      question: "What is a placebo?",
      answer: "Something that looks like the medicine but has no active substance, used for comparison.",
    },
    histology: {
      question: "What does “histologically confirmed” mean?",
      answer:
        "The illness was seen in tissue (histology) or in cells (cytology) under a microscope. It is in the pathology report.",
    },
    wildType: {
      question: "What does “wild-type” mean?",
      answer: "The gene is normal: the test found no change in it.",
    },
    mutation: {
      question: "What is a mutation?",
      answer: "A change in a gene. The genetic or pathology report says which one.",
    },
    ctDna: { question: "What is ctDNA?", answer: "Traces of a tumor’s genes in the blood. A blood test finds them." },
    mmse: {
      question: "What are MMSE, MoCA and CDR?",
      answer: "Tests of memory and thinking. In MMSE and MoCA the best score is 30 points; in CDR it is 0.",
    },
    ambulatory: { question: "What does “ambulatory” mean?", answer: "Able to walk." },
  } as Readonly<Record<Term, Explanation>>,

  footer: {
    forProgrammers: "For programmers: documentation and API",
    source: "All data come from ClinicalTrials.gov, at the moment of your search.",
  },
}

export type Words = typeof english

/** How much of each kind is printed of a study, and how many characters of a sentence. */
export interface Room {
  readonly interventions: number
  readonly places: number
  readonly contacts: number
  readonly questions: number
  /** Checks that are named for each state. */
  readonly named: number
  /** Checks under who can join of which sentences are quoted, and how many of each. */
  readonly quotes: number
  readonly sentences: number
  readonly quote: number
  readonly title: number
}

/** From plenty to little: what is printed takes the first with which it fits its paper. */
export const rooms = [
  {
    interventions: 8,
    places: 3,
    contacts: 3,
    questions: 10,
    named: 16,
    quotes: 6,
    sentences: 2,
    quote: 300,
    title: 200,
  },
  {
    interventions: 6,
    places: 2,
    contacts: 2,
    questions: 8,
    named: 16,
    quotes: 4,
    sentences: 2,
    quote: 200,
    title: 180,
  },
  { interventions: 4, places: 2, contacts: 2, questions: 6, named: 8, quotes: 2, sentences: 1, quote: 160, title: 160 },
  { interventions: 3, places: 2, contacts: 1, questions: 5, named: 5, quotes: 1, sentences: 1, quote: 120, title: 160 },
  { interventions: 2, places: 1, contacts: 1, questions: 4, named: 3, quotes: 1, sentences: 1, quote: 80, title: 140 },
] as const satisfies ReadonlyArray<Room>

/** A text that is not longer than there is room for, cut between words. */
export const shortened = (text: string, most: number): string => {
  if (text.length <= most) return text
  const end = text.lastIndexOf(" ", most)

  return `${text.slice(0, end > most / 2 ? end : most)} …`
}

/** So many characters stand in a line of the sheet, on the narrower of the usual papers and in a wide font. */
const perLine = 95

/** Two pages of the shorter of the usual papers, in lines, without what headings and gaps take. */
const twoPages = 105

/** Whether paragraphs fit two pages for each three studies. */
export const fits = (paragraphs: ReadonlyArray<string>, studies: number): boolean =>
  paragraphs.reduce((lines, text) => lines + Math.ceil(text.length / perLine), 0) <= twoPages * Math.ceil(studies / 3)

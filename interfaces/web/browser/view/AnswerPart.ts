import { type Child, element, focus } from "./Element.ts"

/** The part of the page that answers a search. */
export interface AnswerPart {
  readonly element: HTMLElement
  /** Shows these and nothing else. */
  readonly fill: (...children: ReadonlyArray<Child>) => void
  /** Shows nothing, and has nothing to say. */
  readonly clear: () => void
  /** What it says, in a line: how many studies, or what went wrong. */
  readonly heading: () => string
  /** Goes to what is new, and says in brief what it is. */
  readonly toHeading: () => void
}

const headingId = "answer-heading"

export const answerPart = (): AnswerPart => {
  const made = element("section", { class: "answer", "aria-labelledby": headingId })
  const announcement = element("p", { class: "unseen", role: "status" })
  document.body.append(announcement)
  const heading = () => made.querySelector("h2")
  const said = () => heading()?.textContent ?? ""

  return {
    element: made,
    fill: (...children) => {
      made.replaceChildren(element("div", {}, ...children))
      heading()?.setAttribute("id", headingId)
    },
    clear: () => {
      made.replaceChildren()
      announcement.textContent = ""
    },
    heading: said,
    toHeading: () => {
      announcement.textContent = said()
      focus(heading())
      window.scrollTo(0, 0)
    },
  }
}

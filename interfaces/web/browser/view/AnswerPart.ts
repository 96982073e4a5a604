import { type Child, element, focus } from "./Element.ts"

/** The part of the page that answers a search. */
export interface AnswerPart {
  readonly element: HTMLElement
  /** Shows these and nothing else. */
  readonly fill: (...children: ReadonlyArray<Child>) => void
  /** Goes to what is new, and says in brief what it is. */
  readonly toHeading: () => void
}

export const answerPart = (): AnswerPart => {
  const made = element("section", { class: "answer" })
  const announcement = element("p", { class: "announcement", role: "status" })
  document.body.append(announcement)

  return {
    element: made,
    fill: (...children) => made.replaceChildren(element("div", {}, ...children)),
    toHeading: () => {
      const heading = made.querySelector("h2")
      announcement.textContent = made.querySelector(".found")?.textContent ?? ""
      focus(heading)
      heading?.scrollIntoView({ block: "start" })
    },
  }
}

/** What is printed in the place of the page. */
export interface Paper {
  /** From now on this is printed, as it is made then; without it, the page itself. */
  readonly holds: (sheet: (() => HTMLElement) | undefined) => void
}

/** The sheet stays until the next: some browsers say that they have printed before they do. */
export const paper = (): Paper => {
  let make: (() => HTMLElement) | undefined

  const putAway = () => {
    document.querySelector(".sheet")?.remove()
    document.body.classList.remove("has-sheet")
  }
  window.addEventListener("beforeprint", () => {
    putAway()
    if (make === undefined) return
    document.body.append(make())
    document.body.classList.add("has-sheet")
  })

  return {
    holds: (sheet) => {
      putAway()
      make = sheet
    },
  }
}

/** What an entry of the browser's history says: that an answer is shown, and nothing of it. */
const atAnswer = "answer"

/**
 * Makes the browser's Back go from the answer to the form, and its Forward to the answer again, instead of leaving the page with all
 * that is in it. Gives what is to be called when an answer is about to be shown.
 */
export const backAndForth = (toForm: () => void, toAnswer: () => void): (() => void) => {
  history.scrollRestoration = "manual"
  window.addEventListener("popstate", ({ state }) => (state === atAnswer ? toAnswer() : toForm()))

  return () => {
    if (history.state !== atAnswer) history.pushState(atAnswer, "")
  }
}

import { mostOptions } from "../../wire/Limits.ts"
import type { Area } from "./answer/Wire.ts"
import { wrongIn } from "./form/BeforeSending.ts"
import { chipLine } from "./form/ChipLine.ts"
import { ofOutcome, type Wrong } from "./form/Faults.ts"
import { type Form, form } from "./form/Form.ts"
import { chipsOf } from "./profile/Chips.ts"
import { asSearched, type Draft, draftOf, empty, requestOf } from "./profile/Draft.ts"
import * as ProfileLink from "./profile/ProfileLink.ts"
import { stageApart } from "./profile/StageWithin.ts"
import { initial, type State } from "./State.ts"
import * as Service from "./service/Service.ts"
import { results } from "./studies/Results.ts"
import { trouble } from "./studies/Trouble.ts"
import { prepare } from "./takeaway/AddressPicture.ts"
import { answerPart } from "./view/AnswerPart.ts"
import { backAndForth } from "./view/BackAndForth.ts"
import { button, element, focus } from "./view/Element.ts"
import { frame } from "./view/Frame.ts"
import { paper } from "./view/Paper.ts"
import type { Words } from "./words/English.ts"
import { preferred } from "./words/Languages.ts"

/** What the service put into the page. */
interface Settings {
  readonly sandboxKey: string
  /** What holds for every answer of this service: that its studies are made up, for one. Empty where nothing does. */
  readonly notice: string
  readonly areas: ReadonlyArray<Area>
}

/** What a link holds of a profile. It is taken out of the address bar at once. */
const takenFromAddress = () => {
  const linked = ProfileLink.read(location.hash)
  if (linked !== undefined) history.replaceState(null, "", location.pathname + location.search)

  return linked
}

const start = (root: HTMLElement, settings: Settings): void => {
  const { areas, notice } = settings
  const state = initial(preferred(navigator.languages))
  let current: Form
  const answers = answerPart()
  const printed = paper()
  const keyNow = (): Service.Key => {
    const text = current.key() || settings.sandboxKey

    return { text, isOwn: text !== settings.sandboxKey }
  }

  const wait = () => {
    const { waiting } = state.words
    answers.fill(
      element("h2", {}, waiting.heading),
      element("p", {}, waiting.text),
      element("div", { class: "progress", "aria-hidden": "true" }),
      button(waiting.stop, () => state.waiting?.abort()),
    )
  }

  /** Shows what is wrong with entries, in the whole form where they are not in sight. */
  const refuses = (wrong: Wrong): boolean => {
    if (wrong.size > 0 && !current.holds(wrong.keys())) shows("form")
    current.refuse(wrong)

    return wrong.size > 0
  }

  /** From the form, a search begins anew; from an answer, it goes on with the studies that were chosen. */
  const search = async (draft: Draft, from: State["mode"], limit?: number) => {
    const request = { ...requestOf(draft, areas), ...(limit === undefined ? {} : { limit }) }
    if (refuses(wrongIn(request, current.key(), state.words))) return
    state.waiting?.abort()
    document.getElementById("greeting")?.remove()
    const waiting = new AbortController()
    Object.assign(state, { draft, waiting, greeting: undefined })
    showForm(current.key())
    stepOn()
    wait()
    shows("answer")
    answers.toHeading()
    const outcome = await Service.match(request, keyNow(), waiting.signal)
    if (state.waiting !== waiting) return
    state.waiting = undefined
    state.outcome = outcome
    if (outcome._tag === "Answered") {
      prepare()
      state.draft = asSearched(draft, outcome.answer)
      showForm(current.key())
      state.found = { answer: outcome.answer, request, draft: state.draft, remaining: outcome.remaining }
      if (from === "form") {
        state.chosen.clear()
        state.ticks.clear()
      }
      state.answers.clear()
      state.sites.clear()
    }
    showOutcome()
    shows("answer")
    if (!refuses(ofOutcome(outcome, state.words))) answers.toHeading()
  }

  const again = (draft: Draft) => {
    state.draft = draft
    showForm(current.key())
    current.shows("nothing")
    void search(draft, "answer")
  }

  const submit = () => void search(stageApart(current.draft(), areas, state.words), state.mode)

  /** Forgets a search that goes on, before it can take the focus. */
  const stop = () => {
    if (state.waiting === undefined) return
    state.waiting.abort()
    Object.assign(state, { waiting: undefined, outcome: undefined })
    showOutcome()
  }

  const toForm = () => {
    stop()
    shows("form")
    window.scrollTo(0, 0)
    focus(document.getElementById("form-heading"))
  }

  /** Back to the answer, as it was searched for. */
  const toAnswer = () => {
    if (state.outcome === undefined && state.waiting === undefined) return
    showForm(current.key())
    shows("answer")
    answers.toHeading()
  }

  const clear = () => {
    state.waiting?.abort()
    Object.assign(state, initial(state.words))
    showAll("")
    focus(document.getElementById("condition"))
  }

  const availability = async (nctId: string) => {
    const outcome = await Service.availability(nctId, keyNow())
    if (outcome._tag === "Answered") state.sites.set(nctId, outcome.answer.study.sites)

    return outcome
  }

  const showOutcome = () => {
    const { found, outcome, words } = state
    printed.holds(undefined)
    if (state.waiting !== undefined) return wait()
    if (outcome === undefined) return answers.clear()
    if (outcome._tag !== "Answered")
      return answers.fill(trouble(outcome, words, () => void search(current.draft(), "answer")))
    if (found === undefined) return
    const shown = results(found, {
      words,
      areas,
      chosen: state.chosen,
      ticks: state.ticks,
      answers: state.answers,
      sites: state.sites,
      ask: availability,
      draft: () => current.draft(),
      search: again,
      showMore: () => void search(found.draft, "answer", mostOptions),
    })
    printed.holds(shown.print)
    answers.fill(...shown.content)
  }

  const above = element("div", { class: "above" })
  const formPart = element("div", {})
  const showForm = (key: string) => {
    const cancel = () => {
      showForm(current.key())
      shows("answer")
      focus(above.querySelector("button"))
    }
    current = form(state.words, areas, state.draft, key, { submit, clear, cancel })
    formPart.replaceChildren(current.element)
  }

  /** The profile in brief where an answer is shown; where the whole form is, the way back to the answer. */
  const shows = (mode: State["mode"]) => {
    const { draft, words } = state
    const isAnswered = state.outcome !== undefined || state.waiting !== undefined
    state.mode = isAnswered ? mode : "form"
    const isForm = state.mode === "form"
    current.shows(isForm ? "all" : "nothing")
    answers.element.hidden = isForm
    document.body.classList.toggle("answered", !isForm)
    document.title = isForm ? words.title : `${answers.heading()} – ${words.title}`
    above.replaceChildren(
      ...(isForm
        ? state.outcome?._tag === "Answered"
          ? [button(words.searched.back, backToAnswer)]
          : []
        : [
            chipLine(chipsOf(draft, areas, words), words, {
              edit: (part) => current.shows(part),
              remove: ({ without }) => without !== undefined && again(without),
              change: toForm,
            }),
          ]),
    )
  }

  const change = (words: Words) => {
    state.draft = current.draft()
    state.words = words
    showAll(current.key())
    focus(document.querySelector<HTMLElement>(".languages [aria-pressed=true]"))
  }

  const showAll = (key: string) => {
    const { words } = state
    document.documentElement.lang = words.code
    showForm(key)
    showOutcome()
    shows(state.mode)
    root.replaceChildren(
      ...frame({ words, notice, greeting: state.greeting, change, skip: toAnswer }, above, formPart, answers.element),
    )
  }

  /** Fills the form from a link. Nothing is asked before the visitor says so. */
  const open = () => {
    const linked = takenFromAddress()
    if (linked === undefined) return
    state.draft = linked === "broken" ? empty : draftOf(linked, areas)
    state.greeting = linked === "broken" ? "broken" : "link"
    state.mode = "form"
    showAll(current.key())
    focus(document.getElementById("greeting"))
  }

  const stepOn = backAndForth(toForm, toAnswer)
  const backToAnswer = () => {
    stepOn()
    toAnswer()
  }
  window.addEventListener("hashchange", open)
  showAll("")
  open()
}

const root = document.getElementById("page")
if (root !== null) start(root, JSON.parse(root.dataset["settings"] ?? "{}") as Settings)

/**
 * Work in small steps. Between two of them whoever drives it may do other work, or end it for good: so nothing is held from one step to
 * the next that other work may write.
 */
export type Steps<A> = Generator<void, A>

/** Does all steps at once. */
export const whole = <A>(steps: Steps<A>): A => {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** Does no further step: what was begun is put in order, and comes to nothing. */
export const end = (steps: Steps<unknown>): void => void steps.return(undefined)

/** Work in steps whose outcome is kept: whoever comes before it is done does the work as well. */
export const once = <A>(work: () => Steps<A>): (() => Steps<A>) => {
  let known: { readonly outcome: A } | undefined

  return function* () {
    known ??= { outcome: yield* work() }

    return known.outcome
  }
}

/** A rest costs about as much as to look up what is known of one study. So a step is the work on some of them. */
const some = 4

/** Whether so many pieces of work make a step. */
export const isStep = (done: number): boolean => done % some === 0

/** What work gives for each of some, in their order: a few of them a step. */
export function* each<A, B>(all: ReadonlyArray<A>, work: (one: A, index: number) => B): Steps<ReadonlyArray<B>> {
  const done: Array<B> = []
  for (const one of all) {
    done.push(work(one, done.length))
    if (isStep(done.length)) yield
  }

  return done
}

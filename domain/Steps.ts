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

/** What work gives for each of some, in their order: a step each. */
export function* each<A, B>(all: ReadonlyArray<A>, work: (one: A, index: number) => B): Steps<ReadonlyArray<B>> {
  const done: Array<B> = []
  for (const one of all) {
    done.push(work(one, done.length))
    yield
  }

  return done
}

/** Milliseconds after which nobody believes in it any more: far more than the slowest machine needs. */
export const patience = 240_000

/** Asks again and again until there is an answer. */
export const eventually = async <A>(ask: () => A | undefined | Promise<A | undefined>): Promise<A> => {
  const end = Date.now() + patience
  for (;;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (Date.now() > end) throw new Error("Nothing came of it in time.")
    await Bun.sleep(10)
  }
}

/** Waits until something is so. */
export const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  await eventually(async () => ((await isSo()) ? true : undefined))
}

/** How a crowd of callers fared. Times are in milliseconds. */
export interface Fared {
  readonly admitted: ReadonlyArray<number>
  /** Times of the callers that were told to come back, by status. */
  readonly sentAway: Readonly<Record<string, ReadonlyArray<number>>>
  /** What an answer was that should not have been. */
  readonly wrong: ReadonlyArray<string>
}

/** A match to ask for: the address of the service, a key, and the body. */
export interface Question {
  readonly url: string
  readonly key: string
  readonly body: object
}

/**
 * Sends one question alone and then so many times at once, and judges each answer by the first. The crowd is a process
 * of its own, as Bun sends at most 256 requests at once unless it is told otherwise at its start.
 */
export const gather = async (question: Question, callers: number): Promise<Fared> => {
  const child = Bun.spawn([process.execPath, `${import.meta.dir}/Callers.ts`], {
    env: { ...process.env, BUN_CONFIG_MAX_HTTP_REQUESTS: String(callers) },
    stdin: Buffer.from(JSON.stringify({ question, callers })),
    stdout: "pipe",
    stderr: "inherit",
  })
  const fared = (await new Response(child.stdout).json()) as Fared
  await child.exited

  return fared
}

import type { Behavior } from "../../demo/registry-stand-in/StandIn.ts"

export const honest: Behavior = (_, answer) => answer()

const kept = new Map<string, Response>()

/** The stand-in's honest answers over the made-up studies are the same each time: to find them takes longer than most tests. */
export const ofMadeUpStudies =
  (behavior: Behavior): Behavior =>
  (request, answer) =>
    behavior(request, () => {
      const { pathname, search } = new URL(request.url)
      const question = `${request.method} ${pathname}${search}`
      const known = kept.get(question) ?? answer()
      kept.set(question, known)

      return known.clone() as Response
    })

import * as Answer from "./Answer.ts"
import * as Json from "./record/Json.ts"

/** What happens to a request: `answer()` is the honest response, which may be delayed, replaced or spoilt. */
export type Behavior = (request: Request, answer: () => Response) => Response | Promise<Response>

export interface Options {
  /** Records in the JSON shape of the registry's API v2: `{protocolSection, derivedSection?, hasResults?}`. */
  readonly studies: ReadonlyArray<object>
  readonly hostname?: string
  /** 0, the default, takes any free port. */
  readonly port?: number
  readonly behavior?: Behavior
  /** UTC without a zone letter, as the registry writes it. */
  readonly dataTimestamp?: string
}

export interface StandIn {
  /** The base address of the API, `http://HOST:PORT/api/v2`. */
  readonly url: string
  /** The addresses of all requests so far, in order of arrival. */
  readonly requests: ReadonlyArray<string>
  /** Ends the server at once, open connections included. */
  readonly stop: () => Promise<void>
}

const secondsBeforeIdleEnds = 120

/**
 * Serves study records under the paths of ClinicalTrials.gov API v2, and refuses what the real registry refuses. For the
 * demonstration and for tests: nothing in production starts it.
 */
export const serve = ({
  behavior = (_, answer) => answer(),
  dataTimestamp = "2026-01-05T09:00:05",
  hostname = "127.0.0.1",
  port = 0,
  studies,
}: Options): StandIn => {
  const records = studies.filter((study) => Json.isObject(study))
  const requests: Array<string> = []
  const server = Bun.serve({
    hostname,
    port,
    idleTimeout: secondsBeforeIdleEnds,
    fetch: (request) => {
      requests.push(request.url)

      return behavior(request, () => Answer.to(records, dataTimestamp, request))
    },
  })

  return { url: `http://${hostname}:${server.port}${Answer.basePath}`, requests, stop: () => server.stop(true) }
}

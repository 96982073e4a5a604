import type * as Duel from "./Duel.ts"
import { patient, patients } from "./large/Patients.ts"
import * as Requests from "./Requests.ts"
import type * as Setting from "./Setting.ts"

/** The service and the floor over a registry of their own. */
export interface BesideFloor {
  readonly service: Duel.Side
  readonly floor: Duel.Side
  /** Where the floor asks the registry. */
  readonly queryUrl: string
  readonly stop: () => Promise<unknown>
}

/** What the two are measured over. */
export interface Scene {
  /** The script of a registry, and its arguments. */
  readonly registry: readonly [script: string, args: ReadonlyArray<string>]
  /** Bodies of matches, sent in turn. */
  readonly profiles?: ReadonlyArray<object>
  /** What stands in the environment of service and floor. */
  readonly more?: Readonly<Record<string, string>>
  /** Whether they keep what they write as errors. */
  readonly keepsErrors?: boolean
}

/** Starts the three. */
export const start = async (
  setting: Setting.Setting,
  { keepsErrors = false, more = {}, profiles = patients, registry: [script, args] }: Scene,
): Promise<BesideFloor> => {
  const { basic } = setting.plain.keys
  const registry = await setting.start(script, args)
  const service = await setting.startService(registry.url, setting.plain, more, keepsErrors)
  const send = Requests.postEach(`${service.url}/v1/match`, profiles, basic)
  const queryUrl = await Requests.queryUrlOf(send)
  const floor = await setting.start("bench/speed/Floor.ts", [queryUrl, "20"], more, keepsErrors)

  return {
    queryUrl,
    service: { server: service, send },
    floor: { server: floor, send: Requests.post(floor.url, patient, basic) },
    stop: () => Promise.all([registry, service, floor].map((child) => child.stop())),
  }
}

import type * as Duel from "./Duel.ts"
import * as Pages from "./Pages.ts"
import * as Requests from "./Requests.ts"
import * as Setting from "./Setting.ts"

/** The service and the floor over a registry of their own. */
export interface BesideFloor {
  readonly service: Duel.Side
  readonly floor: Duel.Side
  readonly stop: () => Promise<unknown>
}

/** Starts the three. With `more` in their environment the service and the floor keep what they write as errors. */
export const start = async (
  setting: Setting.Setting,
  pages: Pages.Kind,
  more?: Readonly<Record<string, string>>,
): Promise<BesideFloor> => {
  const { basic } = setting.plain.keys
  const keepsErrors = more !== undefined
  const registry = await setting.start("bench/speed/Registry.ts", Pages.registry(pages))
  const service = await setting.startService(registry.url, setting.plain, more, keepsErrors)
  const send = Requests.postEach(`${service.url}/v1/match`, Setting.profiles, basic)
  const queryUrl = await Requests.queryUrlOf(send)
  const floor = await setting.start("bench/speed/Floor.ts", [queryUrl, "20"], more, keepsErrors)

  return {
    service: { server: service, send },
    floor: { server: floor, send: Requests.post(floor.url, Setting.profile, basic) },
    stop: () => Promise.all([registry, service, floor].map((child) => child.stop())),
  }
}

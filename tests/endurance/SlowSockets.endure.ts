import { afterAll, beforeAll } from "bun:test"
import * as StandIn from "../../demo/registry-stand-in/StandIn.ts"
import { slowSockets } from "../interfaces/http/server/SlowSockets.ts"
import { type Listening, listening } from "../support/process.ts"
import { sizes } from "./Sizes.ts"

const standIn = StandIn.serve({ studies: [] })
let service: Listening

beforeAll(async () => {
  service = await listening({ REGISTRY_BASE_URL: standIn.url, SANDBOX_REQUESTS_PER_DAY: "1000000" })
})

afterAll(async () => {
  await service.stop()
  await standIn.stop()
})

slowSockets(sizes.sockets.long, () => service)

import * as StandIn from "../../demo/registry-stand-in/StandIn.ts"
import { madeUpStudies } from "../../demo/studies/MadeUpStudies.ts"

/** The registry of the soak, as a process of its own: it takes its time, and now and then an answer fails. */
const delay = 30
const failsEach = 50
let asked = 0

const standIn = StandIn.serve({
  studies: madeUpStudies,
  behavior: async (_, answer) => {
    asked += 1
    await Bun.sleep(delay)

    return asked % failsEach === 0 ? new Response("busy", { status: 503 }) : answer()
  },
})
process.stdout.write(`${standIn.url}\n`)

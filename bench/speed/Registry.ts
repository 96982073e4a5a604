import * as StandIn from "../../infrastructure/registry-stand-in/StandIn.ts"
import * as Studies from "./Studies.ts"

/**
 * The registry of the measurements, as a process of its own: the stand-in over large studies. Each query is evaluated
 * once and then answered from memory, so that the registry costs the same whoever asks. `delay` is in milliseconds; `text`
 * and `sites` are what each study is made to have, and empty where it stays as it is.
 */
const [count = "200", delay = "0", text = "", sites = ""] = process.argv.slice(2)
const studies = await Studies.large(Number(count), {
  ...(text === "" ? {} : { text: Number(text) }),
  ...(sites === "" ? {} : { sites: Number(sites) }),
})
const kept = new Map<string, Promise<ArrayBuffer>>()

const standIn = StandIn.serve({
  studies,
  behaviour: async (request, answer) => {
    const body = kept.get(request.url) ?? answer().arrayBuffer()
    kept.set(request.url, body)
    if (Number(delay) > 0) await Bun.sleep(Number(delay))

    return new Response(await body, { headers: { "content-type": "application/json" } })
  },
})
process.stdout.write(`${standIn.url}\n`)

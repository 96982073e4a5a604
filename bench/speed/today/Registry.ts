import * as Pages from "./Pages.ts"
import * as Records from "./Records.ts"

/**
 * The registry of today's studies, as a process of its own. Whatever it is asked for, it answers with the next page of its world, so
 * that it costs the same whoever asks. `delay` is in milliseconds; `text` is empty where criteria are as long as they are.
 */
const [world = "same", studies = "200", of = "200", delay = "0", text = ""] = process.argv.slice(2)
const page = Pages.make(
  world === "known" || world === "new" ? world : "same",
  Number(studies),
  Records.take(Number(of), text === "" ? {} : { text: Number(text) }),
)

const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  development: false,
  reusePort: false,
  fetch: async () => {
    if (Number(delay) > 0) await Bun.sleep(Number(delay))

    return new Response(page(), { headers: { "content-type": "application/json" } })
  },
})
process.stdout.write(`http://127.0.0.1:${server.port}/api/v2\n`)

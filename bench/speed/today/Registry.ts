import * as Loopback from "../Loopback.ts"
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

Loopback.serve(async () => {
  if (Number(delay) > 0) await Bun.sleep(Number(delay))

  return new Response(page(), Loopback.json)
}, "/api/v2")

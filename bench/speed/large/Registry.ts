import * as StandIn from "../../../demo/registry-stand-in/StandIn.ts"
import * as Loopback from "../Loopback.ts"
import * as Marks from "../Marks.ts"
import * as Studies from "./Studies.ts"

/**
 * The registry of the measurements, as a process of its own: the stand-in over large studies. Each query is evaluated
 * once and then answered from memory, so that the registry costs the same whoever asks. `delay` is in milliseconds; `text`
 * and `sites` are what each study is made to have, and empty where it stays as it is. With `texts` "new", no answer
 * holds a text that any other answer held.
 */
const [count = "200", delay = "0", text = "", sites = "", texts = "same"] = process.argv.slice(2)
const digits = 8
const mark = `Number of this answer: ${"0".repeat(digits)}.`
const studies = await Studies.large(Number(count), {
  ...(text === "" ? {} : { text: Number(text) }),
  ...(sites === "" ? {} : { sites: Number(sites) }),
  ...(texts === "new" ? { mark } : {}),
})

let answers = 0

const next = (page: Marks.Marked): Buffer => {
  if (page.places.length === 0) return page.bytes
  answers += 1

  return Marks.withDigits(page, String(answers).padStart(digits, "0"))
}

const kept = new Map<string, Promise<Marks.Marked>>()

const standIn = StandIn.serve({
  studies,
  behavior: async (request, answer) => {
    const known =
      kept.get(request.url) ??
      answer()
        .arrayBuffer()
        .then((bytes) => Marks.find(mark, Buffer.from(bytes)))
    kept.set(request.url, known)
    if (Number(delay) > 0) await Bun.sleep(Number(delay))

    return new Response(next(await known), Loopback.json)
  },
})
process.stdout.write(`${standIn.url}\n`)

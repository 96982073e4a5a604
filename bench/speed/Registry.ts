import * as StandIn from "../../demo/registry-stand-in/StandIn.ts"
import * as Studies from "./Studies.ts"

/**
 * The registry of the measurements, as a process of its own: the stand-in over large studies. Each query is evaluated
 * once and then answered from memory, so that the registry costs the same whoever asks. `delay` is in milliseconds; `text`
 * and `sites` are what each study is made to have, and empty where it stays as it is. With `texts` "new", no answer
 * holds a text that any other answer held.
 */
const [count = "200", delay = "0", text = "", sites = "", texts = "same"] = process.argv.slice(2)
const mark = "Number of this answer: 00000000."
const digits = { at: mark.indexOf("0"), count: 8 }
const studies = await Studies.large(Number(count), {
  ...(text === "" ? {} : { text: Number(text) }),
  ...(sites === "" ? {} : { sites: Number(sites) }),
  ...(texts === "new" ? { mark } : {}),
})

interface Kept {
  readonly body: Buffer
  /** Where the digits of the marks begin. */
  readonly places: ReadonlyArray<number>
}

const keep = (body: Buffer): Kept => {
  const places: Array<number> = []
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + 1)) places.push(at + digits.at)

  return { body, places }
}

let answers = 0

const numbered = ({ body, places }: Kept): Buffer => {
  if (places.length === 0) return body
  answers += 1
  const own = Buffer.from(body)
  for (const at of places) own.write(String(answers).padStart(digits.count, "0"), at, "latin1")

  return own
}

const kept = new Map<string, Promise<Kept>>()

const standIn = StandIn.serve({
  studies,
  behaviour: async (request, answer) => {
    const known =
      kept.get(request.url) ??
      answer()
        .arrayBuffer()
        .then((bytes) => keep(Buffer.from(bytes)))
    kept.set(request.url, known)
    if (Number(delay) > 0) await Bun.sleep(Number(delay))

    return new Response(numbered(await known), { headers: { "content-type": "application/json" } })
  },
})
process.stdout.write(`${standIn.url}\n`)

import { bodyAt, type Fault } from "./Proxy.ts"

/** Words that no caller may ever see. */
export const upstreamText = "upstream words"

export const clean: Fault = (socket, answer) => void socket.write(answer)

/** A black hole: the request goes in, and nothing comes out. */
export const silence: Fault = (_socket, _answer, fallsSilent) => fallsSilent()

export const reset: Fault = (socket) => void socket.resetAndDestroy()

export const hangUp: Fault = (socket) => void socket.end()

export const late =
  (millis: number): Fault =>
  async (socket, answer) => {
    await Bun.sleep(millis)
    socket.write(answer)
  }

/** The answer comes when nobody waits for it any more. */
export const tooLate: Fault = async (socket, answer, fallsSilent) => {
  fallsSilent()
  await Bun.sleep(100)
  socket.write(answer)
}

/** So many bytes at once, and the next after so many milliseconds, for as long as somebody listens. */
export const drip =
  (bytes: number, millis: number): Fault =>
  async (socket, answer) => {
    for (let at = 0; at < answer.length && !socket.destroyed; at += bytes) {
      socket.write(answer.subarray(at, at + bytes))
      await Bun.sleep(millis)
    }
  }

/** A few bytes now and then, for as long as somebody listens: far too little ever to be whole. */
export const trickle: Fault = async (socket, answer, fallsSilent) => {
  for (let at = 0; at < answer.length && !socket.destroyed; at += 16) {
    socket.write(answer.subarray(at, at + 16))
    await Bun.sleep(50)
    if (at === 32) fallsSilent()
  }
}

/** A place in an answer, in bytes from its beginning. */
type Place = (answer: Buffer) => number

export const inStatusLine: Place = () => 7
export const inHeaders: Place = (answer) => bodyAt(answer) - 9
export const afterHeaders: Place = bodyAt
export const inBody: Place = (answer) => Math.floor((bodyAt(answer) + answer.length) / 2)
export const beforeLastByte: Place = (answer) => answer.length - 1

const upTo =
  (place: Place, then: Fault): Fault =>
  async (socket, answer, fallsSilent) => {
    socket.write(answer.subarray(0, place(answer)))
    await Bun.sleep(100)
    await then(socket, answer, fallsSilent)
  }

export const cut = (place: Place): Fault => upTo(place, hangUp)

export const resetAt = (place: Place): Fault => upTo(place, reset)

/** The beginning comes, and then nothing more. */
export const stall = (place: Place): Fault => upTo(place, silence)

/** The whole answer, with other bytes at one place. */
export const corrupt =
  (place: Place, bytes: ReadonlyArray<number>): Fault =>
  (socket, answer) => {
    const spoilt = Buffer.from(answer)
    spoilt.set(bytes, place(spoilt))
    socket.write(spoilt)
  }

/** The answer of somebody else, with its length. */
export const instead =
  (status: string, headers: Readonly<Record<string, string>>, body: string | Uint8Array = upstreamText): Fault =>
  (socket) => {
    const lines = Object.entries({ ...headers, "content-length": String(Buffer.byteLength(body)) })
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")
    socket.write(Buffer.concat([Buffer.from(`HTTP/1.1 ${status}\r\n${head}\r\n`), Buffer.from(body)]))
  }

const json = { "content-type": "application/json" }
const zipped = { ...json, "content-encoding": "gzip" }

export const html = instead("200 OK", { "content-type": "text/html" }, `<html>${upstreamText}</html>`)

export const status = (line: string, headers: Readonly<Record<string, string>> = {}): Fault =>
  instead(line, { "content-type": "text/plain", ...headers })

export const otherJson = (body: unknown): Fault => instead("200 OK", json, JSON.stringify(body))

const bomb = Bun.gzipSync(Buffer.alloc(64 * 1024 * 1024, " "))

export const gzipBomb: Fault = instead("200 OK", zipped, bomb)

/** The registry's own answer, packed, without the end of the packing. */
export const cutGzip: Fault = (socket, answer, fallsSilent) =>
  instead("200 OK", zipped, Bun.gzipSync(new Uint8Array(answer.subarray(bodyAt(answer)))).subarray(0, -12))(
    socket,
    answer,
    fallsSilent,
  )

/** Spaces without end. */
export const endless: Fault = async (socket) => {
  socket.write("HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n")
  const chunk = Buffer.from(`80000\r\n${" ".repeat(0x80000)}\r\n`)
  while (!socket.destroyed) {
    socket.write(chunk)
    await Bun.sleep(5)
  }
}

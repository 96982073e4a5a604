import { until } from "./until.ts"

/** What a server sent on one connection, and whether it closed it. */
export interface Heard {
  readonly text: string
  readonly isClosed: boolean
}

/** One connection, written to by hand. */
export const connect = async (port: number) => {
  let text = ""
  let isClosed = false
  const opened = Promise.withResolvers<void>()
  const socket = await Bun.connect({
    hostname: "127.0.0.1",
    port,
    socket: {
      open: () => opened.resolve(),
      data: (_, bytes) => {
        text += bytes.toString("latin1")
      },
      close: () => {
        isClosed = true
      },
      error: () => {
        isClosed = true
      },
      connectError: (_, problem) => opened.reject(problem),
    },
  })
  await opened.promise

  return {
    /** Each character is one byte. */
    write: (bytes: string) => {
      socket.write(Buffer.from(bytes, "latin1"))
    },
    heard: (): Heard => ({ text, isClosed }),
    /** Reads nothing more of what is sent. */
    pause: () => {
      socket.pause()
    },
    close: () => {
      socket.end()
    },
  }
}

export type Connection = Awaited<ReturnType<typeof connect>>

export interface RawAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

const answerOf = (text: string): RawAnswer => {
  const [head = "", ...body] = text.split("\r\n\r\n")
  const [first = "", ...lines] = head.split("\r\n")

  return {
    status: Number(first.split(" ")[1]),
    headers: new Headers(
      lines.map((line): [string, string] => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)]),
    ),
    body: body.join("\r\n\r\n"),
  }
}

const isWhole = ({ isClosed, text }: Heard, isHead: boolean): boolean => {
  if (isClosed) return true
  const end = text.indexOf("\r\n\r\n")
  if (end < 0 || text.startsWith("HTTP/1.1 100")) return false
  const length = /^content-length: *(\d+)/im.exec(text.slice(0, end))?.[1]

  return isHead || length === undefined || text.length >= end + 4 + Number(length)
}

/** Sends bytes as they are, and gives the first answer; nothing, if the connection was closed without one. */
export const ask = async (port: number, bytes: string): Promise<RawAnswer | undefined> => {
  const connection = await connect(port)
  connection.write(bytes)
  await until(() => isWhole(connection.heard(), bytes.startsWith("HEAD")))
  const { text } = connection.heard()
  connection.close()

  return text === "" ? undefined : answerOf(text)
}

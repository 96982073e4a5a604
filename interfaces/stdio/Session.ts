import { Effect, Either, Predicate, Stream } from "effect"
import type { Ports } from "../functions/Ports.ts"
import { mostBytes } from "../input/StrictJson.ts"
import type { Links } from "../Links.ts"
import * as Envelope from "../mcp/Envelope.ts"
import { check } from "../mcp/RequestCheck.ts"
import * as RpcFault from "../mcp/RpcFault.ts"
import * as InFlight from "./InFlight.ts"
import * as InputLines from "./InputLines.ts"
import * as Log from "./Log.ts"
import * as Outgoing from "./Outgoing.ts"

/** The program that started this one. */
export interface Host {
  /** What it sends: messages, one a line. */
  readonly input: Stream.Stream<Uint8Array>
  /** Sends it a message. Ends when it has taken it, so that answers do not pile up before a slow reader. */
  readonly send: (message: object) => Effect.Effect<void>
}

/** How many requests are worked on at once. Further ones wait unread. */
const mostAtOnce = 64

const tooLong = RpcFault.of(null, -32600, {
  sentence: `The message is too large: at most ${mostBytes} bytes are accepted.`,
})

const isBlank = (line: Uint8Array) => line.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d)

/** The request that a notification takes back, if it does that. */
const takenBack = ({ method, params }: Envelope.Notification): unknown =>
  method === "notifications/cancelled" && Predicate.isRecord(params) ? params["requestId"] : undefined

/**
 * Answers a host until its input ends: each request as soon as it can be, several at a time. The last answers are sent before it is
 * over. A request that is taken back is given up, and not answered.
 */
export const hold = ({ input, send }: Host, links: Links) =>
  Effect.gen(function* () {
    const inFlight = yield* InFlight.make<Ports>(mostAtOnce)
    const tell = <R>(method: string, answer: Effect.Effect<Outgoing.Outgoing, never, R>) =>
      Log.noting(
        method,
        Effect.tap(answer, ({ message }) => send(message)),
      )
    const refuse = (method: string, fault: RpcFault.RpcFault) => tell(method, Effect.succeed(Outgoing.refusal(fault)))

    const answer = (message: Envelope.Message) => {
      if (message._tag === "Notification") return inFlight.end(takenBack(message))
      const { id, method } = message
      const checked = check(message)

      return checked._tag === "Refused"
        ? refuse(method, checked.fault)
        : inFlight.begin(id, tell(method, Outgoing.of(checked, id, links)))
    }

    const read = (line: InputLines.Line) => {
      if (line === "too long") return refuse("", tooLong)
      if (isBlank(line)) return Effect.void

      return Either.match(Envelope.parse(line), { onLeft: ({ fault }) => refuse("", fault), onRight: answer })
    }

    yield* Stream.runForEach(InputLines.lines(input), read)
    yield* inFlight.idle
  }).pipe(Effect.scoped)

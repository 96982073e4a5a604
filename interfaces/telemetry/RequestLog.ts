import { LogLevel } from "effect"
import type { Answered } from "./Answered.ts"
import type { OutputLines } from "./OutputLines.ts"

/** Takes note of every request that was answered. */
export type RequestLog = (answered: Answered) => void

/** What the service itself could not do stands out; what a caller did wrong does not. */
const levelOf = ({ fault, status }: Answered): LogLevel.LogLevel =>
  status >= 500 || fault?.code === "internal_error" ? LogLevel.Warning : LogLevel.Info

const tenths = (millis: number) => Math.round(millis * 10) / 10

/**
 * One JSON object a line and request. It goes straight to the lines, past the logger: at its level it is written or not,
 * and building it is all that it costs.
 */
export const json =
  (lines: OutputLines, from: LogLevel.LogLevel): RequestLog =>
  (answered) => {
    const level = levelOf(answered)
    if (LogLevel.lessThan(level, from)) return
    const { fault, isReplayed, method, millis, plan, registryMillis, requestId, route, status } = answered
    lines.write(
      JSON.stringify({
        time: new Date().toISOString(),
        level: level.label,
        message: "request",
        request_id: requestId,
        method,
        route,
        status,
        code: fault?.code,
        reason: fault?.reason,
        duration_ms: tenths(millis),
        plan,
        registry_ms: registryMillis === undefined ? undefined : tenths(registryMillis),
        replayed: isReplayed,
      }),
    )
  }

/** One short line a request, for people. */
export const words =
  (lines: OutputLines): RequestLog =>
  ({ fault, isReplayed, method, millis, plan, route, status }) => {
    const notes = [plan, fault?.code, isReplayed ? "replayed" : undefined].filter((note) => note !== undefined)
    lines.write(`${method} ${route} ${status} ${Math.round(millis)} ms ${notes.join(" ")}`.trimEnd())
  }

export const none: RequestLog = () => undefined

import type { Reply } from "./Reply.ts"

/** Allowed without being asked for. Any other `Mcp-*` header that is asked for is allowed, too. */
const requestHeaders = ["Authorization", "Content-Type", "Idempotency-Key", "Mcp-Protocol-Version"]

const othersOf = (requested: string): ReadonlyArray<string> =>
  requested
    .split(",")
    .map((name) => name.trim())
    .filter((name) => /^mcp-[a-z0-9-]+$/i.test(name) && name.toLowerCase() !== "mcp-protocol-version")

/** Whether a browser asks what it may send, rather than anybody what there is at a path. */
export const isPreflight = ({ headers, method }: Request): boolean =>
  method === "OPTIONS" && headers.has("access-control-request-method")

/** What a browser is told before it sends a request; `allow` names the methods of the path, where something is. */
export const preflight = (request: Request, allow?: string): Reply => ({
  status: 204,
  contentType: null,
  body: "",
  headers: {
    "access-control-allow-methods": "GET, POST",
    "access-control-allow-headers": [
      ...requestHeaders,
      ...othersOf(request.headers.get("access-control-request-headers") ?? ""),
    ].join(", "),
    "access-control-max-age": "7200",
    ...(allow === undefined ? {} : { allow }),
  },
})

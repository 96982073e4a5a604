import { Predicate } from "effect"
import type { Params, Request } from "./Envelope.ts"

/** The revision of the current era: every request stands for itself and says what revision it is of. */
export const currentVersion = "2026-07-28"

/** The revisions of the current era that are served. */
export const currentVersions: ReadonlyArray<string> = [currentVersion]

/** Where a request of the current era says what revision it is of: within `_meta`. */
export const versionKey = "io.modelcontextprotocol/protocolVersion"

export const isCurrent = (header: string | null): boolean => header !== null && currentVersions.includes(header)

const claims = ({ _meta }: Params): boolean => Predicate.isRecord(_meta) && Object.hasOwn(_meta, versionKey)

/**
 * Which era a request is of, by its `_meta` and the revision that its header names, if it came with one. Before `initialize`
 * no revision is agreed upon, so there the header tells nothing of the era. Other headers say nothing anywhere: clients of the
 * older era send some of them.
 */
export const of = ({ method, params = {} }: Request, header: string | null): "current" | "older" =>
  claims(params) || (isCurrent(header) && method !== "initialize") ? "current" : "older"

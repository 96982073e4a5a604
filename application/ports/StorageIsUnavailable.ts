import { Data } from "effect"

/** The store behind a port did not answer. Nothing is known of what was asked; nobody is served or charged for it. */
export class StorageIsUnavailable extends Data.TaggedError("StorageIsUnavailable")<{ readonly cause?: unknown }> {
  readonly isServiceFault = true
}

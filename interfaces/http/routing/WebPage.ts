import type { Effect } from "effect"

/** A page as it is shown. */
export interface Shown {
  readonly status: number
  readonly contentType: string
  readonly body: string | Uint8Array
  /** The same body, for callers who take gzip. */
  readonly gzipped?: Uint8Array
  /** With an `etag`, who has this body already is told so, and is not sent it again. */
  readonly headers?: Readonly<Record<string, string>>
}

/** The methods that every page takes. */
export const methodsOfPage = "GET, HEAD"

/** What is open to everybody, without a key: a page, a document, a probe. */
export interface WebPage {
  readonly path: string
  /** Whether callers are told of it where nothing is: not of what a page is made of, nor of what is for operators. */
  readonly isOffered?: true
  readonly respond: Effect.Effect<Shown>
}

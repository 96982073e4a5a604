/** What is open to everybody, without a key: a page, a document, a probe. */
export interface WebPage {
  readonly path: string
  readonly respond: () => {
    readonly status: number
    readonly contentType: string
    readonly body: string | Uint8Array
    readonly headers?: Readonly<Record<string, string>>
  }
}

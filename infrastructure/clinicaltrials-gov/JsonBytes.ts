const decoder = new TextDecoder("utf-8", { fatal: true })

/** What bytes say. Throws where they are not text, or the text is not JSON. */
export const parse = (bytes: ArrayBuffer | Uint8Array): unknown => JSON.parse(decoder.decode(bytes))

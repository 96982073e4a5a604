/** A GET with a key, to be sent any number of times. */
export const get = (url: string, key: string) => {
  const headers = { authorization: `Bearer ${key}` }

  return () => fetch(url, { headers })
}

/** A POST of JSON with a key, to be sent any number of times, with the next of the bodies each time. */
export const postEach = (
  url: string,
  bodies: ReadonlyArray<unknown>,
  key: string,
  more: () => Readonly<Record<string, string>> = () => ({}),
) => {
  const texts = bodies.map((body) => JSON.stringify(body))
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" }
  let sent = 0

  return () => {
    const body = texts[sent % texts.length] ?? ""
    sent += 1

    return fetch(url, { method: "POST", body, headers: { ...headers, ...more() } })
  }
}

/** The same with one body. */
export const post = (url: string, body: unknown, key: string, more?: () => Readonly<Record<string, string>>) =>
  postEach(url, [body], key, more)

/** The registry's URL in the answer to a match. */
export const queryUrlOf = async (send: () => Promise<Response>): Promise<string> => {
  const answer = (await (await send()).json()) as { readonly source: { readonly query_url: string } }

  return answer.source.query_url
}

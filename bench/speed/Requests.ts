/** A GET with a key, to be sent any number of times. */
export const get = (url: string, key: string) => {
  const headers = { authorization: `Bearer ${key}` }

  return () => fetch(url, { headers })
}

/** A POST of JSON with a key, to be sent any number of times. */
export const post = (
  url: string,
  body: unknown,
  key: string,
  more: () => Readonly<Record<string, string>> = () => ({}),
) => {
  const text = JSON.stringify(body)
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" }

  return () => fetch(url, { method: "POST", body: text, headers: { ...headers, ...more() } })
}

/** The registry's URL in the answer to a match. */
export const queryUrlOf = async (send: () => Promise<Response>): Promise<string> => {
  const answer = (await (await send()).json()) as { readonly source: { readonly query_url: string } }

  return answer.source.query_url
}

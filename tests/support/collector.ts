/** One request that a collector of traces was sent. */
export interface Received {
  readonly path: string
  readonly headers: Headers
  readonly body: Buffer
}

/** A collector on loopback that keeps what it is sent, and answers as it is told. */
export const collector = (answer: () => Response | Promise<Response> = () => new Response("{}")) => {
  const received: Array<Received> = []
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch: async (request) => {
      const body = Buffer.from(await request.arrayBuffer())
      received.push({ path: new URL(request.url).pathname, headers: request.headers, body })

      return answer()
    },
  })

  return { url: `http://127.0.0.1:${server.port}`, received, stop: () => server.stop(true) }
}

interface Attribute {
  readonly key: string
  readonly value: { readonly stringValue?: string; readonly intValue?: number }
}

export interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly status: { readonly code: number; readonly message?: string }
  readonly attributes: ReadonlyArray<Attribute>
  readonly events: ReadonlyArray<object>
}

interface Traces {
  readonly resourceSpans: ReadonlyArray<{
    readonly resource: { readonly attributes: ReadonlyArray<Attribute> }
    readonly scopeSpans: ReadonlyArray<{ readonly spans: ReadonlyArray<Span> }>
  }>
}

const valuesOf = (attributes: ReadonlyArray<Attribute>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))

/** What was received in JSON: all spans, and what they say of where they come from. */
export const read = (received: ReadonlyArray<Received>) => {
  const traces = received.flatMap(({ body }) => (JSON.parse(body.toString()) as Traces).resourceSpans)

  return {
    resources: traces.map(({ resource }) => valuesOf(resource.attributes)),
    spans: traces
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
      .map((span) => ({ ...span, attributes: valuesOf(span.attributes) })),
  }
}

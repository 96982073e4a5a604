/** Serves on a port of loopback, and prints the address, as `Child.start` waits for. */
export const serve = (answer: (request: Request) => Promise<Response> | Response, path = ""): void => {
  const { port } = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    development: false,
    reusePort: false,
    fetch: answer,
  })
  process.stdout.write(`http://127.0.0.1:${port}${path}\n`)
}

/** What says of an answer that it is JSON. */
export const json = { headers: { "content-type": "application/json" } }

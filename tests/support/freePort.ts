/** A port of loopback that was free a moment ago. */
export const freePort = (): number => {
  const server = Bun.listen({ hostname: "127.0.0.1", port: 0, socket: { data: () => undefined } })
  const { port } = server
  server.stop(true)

  return port
}

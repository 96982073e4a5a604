/** Ports that are not given out to those who ask for any: these are from 32768 on with Linux, and from 49152 on elsewhere. */
const asked = { from: 10_000, to: 32_768 } as const

const isFree = (port: number): boolean => {
  try {
    Bun.listen({ hostname: "127.0.0.1", port, socket: { data: () => undefined } }).stop(true)

    return true
  } catch {
    return false
  }
}

/** A port of loopback that was free a moment ago, and that a server beside is not given unless it asks for this very one. */
export const freePort = (): number => {
  for (;;) {
    const port = asked.from + Math.floor(Math.random() * (asked.to - asked.from))
    if (isFree(port)) return port
  }
}

import { expect, test } from "bun:test"
import type { Listening } from "../../../support/process.ts"
import * as Raw from "../../../support/raw.ts"
import { until } from "../../../support/until.ts"

const authorization = "Bearer ctm_sandbox_public"
const host = "Host: service.test\r\n"
const post = `POST /v1/match HTTP/1.1\r\n${host}Authorization: ${authorization}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`

/** The tests that so many callers who send or read slowly are no burden to the others of a service. */
export const slowSockets = (many: number, service: () => Listening) => {
  const connected = (count: number) => Promise.all(Array.from({ length: count }, () => Raw.connect(service().port)))
  const conditions = () => fetch(`${service().url}/v1/conditions`, { headers: { authorization } })

  test(`${many} slow senders leave ordinary callers served, and are sent away`, async () => {
    const headers = await connected(many / 2)
    const bodies = await connected(many / 2)
    for (const connection of headers) connection.write(`GET /v1/conditions HTTP/1.1\r\n${host}`)
    for (const connection of bodies) connection.write(post)
    const drip = setInterval(() => {
      for (const connection of headers) if (!connection.heard().isClosed) connection.write("a: b\r\n")
      for (const connection of bodies) if (connection.heard().text === "") connection.write(" ")
    }, 1000)

    for (let call = 0; call < 100; call += 1) {
      const answer = await conditions()
      await answer.json()

      expect(answer.status).toBe(200)
      await Bun.sleep(20)
    }
    await until(() => headers.every(({ heard }) => heard().isClosed))
    await until(() => bodies.every(({ heard }) => heard().text !== ""))
    clearInterval(drip)
    for (const { close, heard } of bodies) {
      expect(heard().text).toContain("The body did not arrive within 10 seconds.")
      close()
    }
  })

  test(`${many} slow readers leave ordinary callers served`, async () => {
    const readers = await connected(many)
    for (const { pause, write } of readers) {
      pause()
      write(`GET /docs/swagger-ui-bundle.js HTTP/1.1\r\n${host}\r\n`)
    }
    const answers = await Promise.all(Array.from({ length: 50 }, conditions))

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200))
    for (const { close } of readers) close()
  })
}

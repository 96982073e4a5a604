import { describe, expect, test } from "bun:test"
import * as AddressIsUnavailable from "../../../../interfaces/http/server/AddressIsUnavailable.ts"

describe("An address that is not to be had is told with the reason of the system", () => {
  test.each<readonly [error: unknown, sentence: string]>([
    [{ code: "EADDRINUSE" }, "0.0.0.0 port 80 is not free to listen on (HOST, PORT)."],
    [
      { code: "EADDRNOTAVAIL" },
      "0.0.0.0 is not an address of this machine, so the service cannot listen on it (HOST).",
    ],
    [{ code: "EACCES" }, "This user may not listen on port 80 (PORT); ports from 1024 up are allowed."],
    [{ code: "EMFILE" }, "0.0.0.0 port 80 cannot be listened on (HOST, PORT): EMFILE."],
    [{}, "0.0.0.0 port 80 cannot be listened on (HOST, PORT): no reason was given."],
  ])("%p", (error, sentence) => {
    expect(AddressIsUnavailable.because(error, { host: "0.0.0.0", port: 80 }).sentence).toBe(sentence)
  })
})

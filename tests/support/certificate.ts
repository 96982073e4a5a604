import { afterAll } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** Where a key and a certificate that signed itself stand, as PEM; or why there are none. */
export type Certificate =
  | { readonly isThere: true; readonly key: string; readonly certificate: string }
  | { readonly isThere: false; readonly reason: string }

/** Makes a certificate for a host name, good for two days, and removes it after the tests of the file that asks. */
export const certificate = (host: string): Certificate => {
  const openssl = Bun.which("openssl")
  if (openssl === null) return { isThere: false, reason: "there is no openssl to make a certificate with" }
  const folder = mkdtempSync(join(tmpdir(), "certificate-for-tests-"))
  afterAll(() => rmSync(folder, { recursive: true }))
  const [key, path] = [join(folder, "key.pem"), join(folder, "certificate.pem")]
  const made = Bun.spawnSync(
    [
      ...[openssl, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"],
      ...["-subj", `/CN=${host}`, "-addext", `subjectAltName=DNS:${host}`, "-keyout", key, "-out", path],
    ],
    { stdout: "ignore", stderr: "pipe" },
  )

  return made.success
    ? { isThere: true, key, certificate: path }
    : { isThere: false, reason: `openssl made no certificate: ${made.stderr}` }
}

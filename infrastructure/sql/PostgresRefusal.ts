import { lookup } from "node:dns/promises"
import type { Duration } from "effect"
import * as Fault from "./Fault.ts"
import { secondsToConnect } from "./Postgres.ts"

/** What a URL of Postgres names, with what Postgres takes for parts that are left out. */
const parts = (url: string) => {
  const { hostname, password, pathname, port, username } = new URL(url)
  const user = decodeURIComponent(username) || "postgres"

  return {
    user,
    name: decodeURIComponent(pathname.slice(1)) || user,
    host: hostname || "localhost",
    port: port || "5432",
    password: decodeURIComponent(password),
  }
}

/** The database that a URL names, for people: where, and of which kind, without user and password. */
export const place = (url: string): string => {
  const { host, name, port } = parts(url)

  return `${host}:${port}/${name} (Postgres)`
}

const isKnown = (host: string): Promise<boolean> =>
  lookup(host.replace(/^\[|\]$/g, "")).then(
    () => true,
    () => false,
  )

const certificate = /CERT|VERIFY|SELF_SIGNED|ISSUER|TLS|SSL/

const late = /^ERR_POSTGRES_CONNECTION_(TIMEOUT|FAILED)$/

/** Why a database on Postgres could not be opened, in one sentence. */
export const sentence = async (url: string, error: unknown, budget: Duration.Duration): Promise<string> => {
  const { host, name, password, port, user } = parts(url)
  const server = `Postgres at ${host}:${port}`
  const { code, message, state } = Fault.told(error)
  const words = password !== "" && message.includes(password) ? "" : message

  if (state === "28P01") return `${server} refuses the password of user “${user}” (DATABASE_URL).`
  if (state === "28000") return `${server} does not let user “${user}” in (DATABASE_URL): ${words}.`
  if (state === "3D000") return `${server} has no database “${name}” (DATABASE_URL): create it, or name another.`
  if (state === "42501") {
    return `${server} gives user “${user}” too few rights in database “${name}” (DATABASE_URL): ${words}. docs/deployment.md lists the rights needed.`
  }
  if (state === "53300") return `${server} has no connection left for user “${user}” (DATABASE_URL): ${words}.`
  if (code === "ERR_POSTGRES_CONNECTION_REFUSED") {
    return (await isKnown(host))
      ? `Nothing takes connections at ${host}:${port}, where DATABASE_URL has its Postgres.`
      : `The host “${host}” of DATABASE_URL has no address: its name is not known here.`
  }
  if (late.test(code)) return `${server} (DATABASE_URL) did not answer within ${secondsToConnect(budget)} seconds.`
  if (code === "ERR_POSTGRES_TLS_NOT_AVAILABLE") {
    return `${server} does not speak TLS, which sslmode in DATABASE_URL asks for.`
  }
  if (code === "ERR_INVALID_ARG_TYPE" && words.includes("caFile")) {
    return "The file that sslrootcert in DATABASE_URL names cannot be read."
  }
  if (certificate.test(code)) {
    return `The certificate of ${server} was not accepted (sslmode and sslrootcert in DATABASE_URL): ${words}.`
  }

  return `The database of DATABASE_URL, ${place(url)}, cannot be opened: ${[code, state, words].filter(Boolean).join(" ")}.`
}

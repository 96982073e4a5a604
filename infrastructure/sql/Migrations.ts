import type { Client } from "./Client.ts"
import { type Dialect, dialects, type Engine } from "./Dialect.ts"
import { Statement, sql } from "./Statement.ts"

type Migration = (dialect: Dialect) => ReadonlyArray<string>

const observed = `
  identity text not null,
  nct_id text not null,
  site text not null,
  facility text not null,
  city text,
  state text,
  country text,
  status text not null,
  last_verified_at bigint not null,
  accepts_referrals integer,
  notes text
`

/** In order, and each for good: what was released is never changed, a later one is added. */
const migrations: ReadonlyArray<Migration> = [
  ({ own, position }) => [
    `create table issued_key (
      position ${position},
      id text not null unique,
      digest text not null unique,
      plan text not null,
      label text not null,
      ending text not null,
      issued_at bigint not null,
      revoked_at bigint
    )`,
    `create table monthly_use (
      account text not null,
      month text not null,
      calls bigint not null,
      last_mark text not null,
      primary key (account, month)
    )`,
    `create table call_given_back (
      mark text primary key,
      account text not null,
      month text not null,
      given_back_at bigint not null
    )`,
    `create table observation (position ${position}, ${observed})`,
    "create unique index observation_identity on observation (identity)",
    "create index observation_newest on observation (nct_id, site, last_verified_at, position)",
    "create index observation_age on observation (last_verified_at, position)",
    `create table staged_observation (position ${position}, batch text not null, staged_at bigint not null, ${observed})`,
    "create index staged_observation_batch on staged_observation (batch)",
    ...own,
  ],
  ({ exactCounting }) => ["alter table monthly_use drop column last_mark", ...exactCounting],
  ({ answersOfSandbox }) => answersOfSandbox,
  ({ position }) => [
    `create table observation_import (
      id ${position},
      begun_at bigint not null,
      known_batches integer not null default 0,
      is_over integer not null default 0
    )`,
    "create table publication (number bigint primary key, import_id bigint not null unique)",
    "insert into observation_import (begun_at) values (0)",
    "insert into publication select 1, id from observation_import",
    "alter table observation add column import_id bigint not null default 1",
    "drop index observation_identity",
    "create unique index observation_identity on observation (identity, import_id)",
    "create index observation_by_import on observation (import_id, position)",
    "drop table staged_observation",
  ],
]

/** The version of the tables that this version of the service makes. */
export const newest = migrations.length

/** The tables that the service works on: those that were made, without those that were dropped since. */
export const tables = (engine: Engine): ReadonlyArray<string> => {
  const statements = migrations.flatMap((migration) => migration(dialects[engine]))
  const named = (pattern: RegExp) => statements.flatMap((text) => pattern.exec(text)?.[1] ?? [])
  const dropped = named(/^drop table (\w+)/)

  return named(/^create table (\w+)/).filter((table) => !dropped.includes(table))
}

/** The tables were made by a version that knows more of them than this one. */
export class TablesAreNewer extends Error {
  constructor(version: number) {
    super(`its tables are of version ${version}, this version knows them up to ${newest}`)
  }
}

/** Brings a database to the present shape: once, however many instances start together. Gives whether it was new. */
export const migrate = (client: Client, engine: Engine): Promise<boolean> =>
  client.exclusively(async (run) => {
    await run(sql`create table if not exists migration (number integer primary key)`)
    const done = await run(sql<ReadonlyArray<{ readonly number: number }>>`select number from migration`)
    const found = Math.max(0, ...done.map(({ number }) => number))
    if (found > newest) throw new TablesAreNewer(found)
    for (const [index, texts] of migrations.entries()) {
      if (done.some(({ number }) => number === index + 1)) continue
      for (const text of texts(dialects[engine])) await run(new Statement([text], []))
      await run(sql`insert into migration (number) values (${index + 1})`)
    }

    return done.length === 0
  })

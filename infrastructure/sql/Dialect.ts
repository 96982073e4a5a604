import * as PostgresCounting from "./PostgresCounting.ts"
import { type Statement, sql } from "./Statement.ts"

export type Engine = "sqlite" | "postgres"

/** What the two engines must be told in different words. */
export interface Dialect {
  /** Keeps the rows that a statement reads as they are until it is done. SQLite has but one writer anyway. */
  readonly held: Statement<never>
  /** The type of a column that numbers the rows as they come. */
  readonly position: string
  /** What one engine alone has: triggers in its own language, and on Postgres what instances share. */
  readonly own: ReadonlyArray<string>
  /** What lets a call that is counted twice, or late, come to the same as one that is counted once. */
  readonly exactCounting: ReadonlyArray<string>
  /** What tells the kept answers of the sandbox from those of issued keys, where these are shared. */
  readonly answersOfSandbox: ReadonlyArray<string>
}

const takeOff =
  "update monthly_use set calls = calls - 1 where account = new.account and month = new.month and calls > 0;"

export const dialects: { readonly [Name in Engine]: Dialect } = {
  sqlite: {
    held: sql``,
    position: "integer primary key autoincrement",
    own: [`create trigger give_back after insert on call_given_back begin ${takeOff} end`],
    exactCounting: [],
    answersOfSandbox: [],
  },
  postgres: {
    held: sql`for share`,
    position: "bigint generated always as identity primary key",
    own: [
      `create function give_back() returns trigger language plpgsql as $$ begin ${takeOff} return null; end $$`,
      "create trigger give_back after insert on call_given_back for each row execute function give_back()",
      `create table sandbox_network (network text primary key, calls text[] collate "C" not null)`,
      `create table keyed_request (
        id text primary key,
        fingerprint text not null,
        mark text not null,
        lapses_at bigint not null,
        expires_at bigint not null,
        answer bytea
      )`,
      "create index keyed_request_expiry on keyed_request (expires_at)",
    ],
    exactCounting: [
      "drop table call_given_back",
      "drop function give_back",
      ...PostgresCounting.monthlyCalls,
      ...PostgresCounting.sandboxCalls,
    ],
    answersOfSandbox: ["alter table keyed_request add column of_sandbox boolean not null default false"],
  },
}

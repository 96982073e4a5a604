import { describe, expect, test } from "bun:test"
import * as FetchHttpClient from "@effect/platform/FetchHttpClient"
import type * as FileSystem from "@effect/platform/FileSystem"
import type * as HttpClient from "@effect/platform/HttpClient"
import * as BunContext from "@effect/platform-bun/BunContext"
import { type Console, Effect, Either, Layer } from "effect"
import { CallerTimeout } from "../../../application/CallerTimeout.ts"
import { Annotations } from "../../../application/ports/Annotations.ts"
import { KeyStore } from "../../../application/ports/KeyStore.ts"
import { Registry } from "../../../application/ports/Registry.ts"
import { RegistryExamination } from "../../../application/ports/RegistryExamination.ts"
import { StorageExamination } from "../../../application/ports/StorageExamination.ts"
import type { StorageIsUnavailable } from "../../../application/ports/StorageIsUnavailable.ts"
import { Usage } from "../../../application/ports/Usage.ts"
import { VerifiedIntel } from "../../../application/ports/VerifiedIntel.ts"
import type { VariableIsInvalid } from "../../../interfaces/Configuration.ts"
import * as CommandLine from "../../../interfaces/cli/CommandLine.ts"
import { doctor } from "../../../interfaces/cli/doctor/Doctor.ts"
import * as Entry from "../../../interfaces/cli/Entry.ts"
import { intel } from "../../../interfaces/cli/Intel.ts"
import { keys } from "../../../interfaces/cli/Keys.ts"
import { match } from "../../../interfaces/cli/Match.ts"
import type { Mistake } from "../../../interfaces/cli/Mistake.ts"
import { overview } from "../../../interfaces/cli/Overview.ts"
import { read } from "../../../interfaces/cli/Read.ts"
import { usage } from "../../../interfaces/cli/UsageReport.ts"
import { version } from "../../../interfaces/Version.ts"

/** Whoever reads what was typed needs no storage, and examines nothing: opening it would fail the test. */
const storage = Layer.mergeAll(
  Layer.effect(KeyStore, Effect.dieMessage("the storage was opened")),
  Layer.effect(Usage, Effect.dieMessage("the storage was opened")),
  Layer.effect(VerifiedIntel, Effect.dieMessage("the storage was opened")),
  Layer.effect(StorageExamination, Effect.dieMessage("the storage was opened")),
  Layer.effect(RegistryExamination, Effect.dieMessage("the registry was examined")),
  Layer.effect(Registry, Effect.dieMessage("the registry was asked")),
  Layer.effect(Annotations, Effect.dieMessage("texts were read")),
  Layer.effect(CallerTimeout, Effect.dieMessage("the registry was waited for")),
)

const all: ReadonlyArray<
  Entry.Entry<
    Mistake | StorageIsUnavailable | VariableIsInvalid,
    | Annotations
    | CallerTimeout
    | KeyStore
    | Usage
    | VerifiedIntel
    | Registry
    | StorageExamination
    | RegistryExamination
    | FileSystem.FileSystem
    | HttpClient.HttpClient
  >
> = [...keys, Entry.make(usage), ...intel, match, read, Entry.make(doctor)]

const entries = all.map(Entry.provide(Layer.merge(storage, FetchHttpClient.layer)))

/** What is printed, or the sentence on what was wrong. */
const told = (...args: ReadonlyArray<string>): Promise<string> => {
  const said: Array<string> = []

  return Effect.console.pipe(
    Effect.flatMap((terminal) =>
      Effect.withConsole(CommandLine.run(entries, args), {
        ...terminal,
        log: (text) => Effect.sync(() => void said.push(String(text))),
      } satisfies Console.Console),
    ),
    Effect.either,
    Effect.map(
      Either.match({
        onLeft: (error) => (error._tag === "StorageIsUnavailable" ? error._tag : error.sentence),
        onRight: () => said.join("\n"),
      }),
    ),
    Effect.provide(BunContext.layer),
    Effect.runPromise,
  )
}

describe("help", () => {
  test("is the overview where nothing else is asked", async () => {
    expect([await told(), await told("--help"), await told("-h")]).toEqual([overview, overview, overview])
    expect(await told("--version")).toBe(version)
  })

  test("may be asked for as a command", async () => {
    expect(await told("help")).toBe(overview)
    expect(await told("help", "keys")).toBe(await told("keys", "--help"))
    expect(await told("help", "match")).toBe(await told("match", "--help"))
    expect(await told("help", "intel", "list")).toBe(await told("intel", "list", "--help"))
  })

  test("tells of every command that the overview names, and of no other", async () => {
    const named = overview
      .split("\n")
      .flatMap((line) => /^ {2}((?:[a-z]+ )+)/.exec(line)?.[1]?.trim() ?? [])
      .filter((words) => !words.startsWith("bun run"))

    expect(named.toSorted()).toEqual(entries.map(({ words }) => words.join(" ")).toSorted())
  })

  test.each(entries.map((entry) => [entry.words.join(" "), entry] as const))(
    "of %s names the command whole, describes each of its flags, and has no words of a library",
    async (words, { help }) => {
      const text = await told(...words.split(" "), "--help")

      expect(text.split("\n")[0]).toStartWith(`bun run cli ${words} `)
      expect(help.about).toEndWith(".")
      for (const { description, name } of help.parts) {
        expect([name, text.includes(`  ${name}`)]).toEqual([name, true])
        expect([name, description]).toEqual([name, expect.stringMatching(/^[^\s].*[.]$/s)])
      }
      expect(text).not.toMatch(/user-defined|true or false|setting is optional|may be repeated|environment variables/)
      expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThanOrEqual(110)
    },
  )

  test("of a flag says what may be left out", async () => {
    expect(await told("keys", "issue", "--help")).toStartWith(
      "bun run cli keys issue --plan pro|basic --label TEXT [--json]\n",
    )
    expect(await told("match", "--help")).toStartWith("bun run cli match CONDITION [FLAGS]\n")
    expect(await told("intel", "list", "-h")).toStartWith("bun run cli intel list [NCT…] [--json]\n")
  })

  test.each([["keys"], ["keys --help"], ["keys -h"]])("of %s lists what begins so", async (typed) => {
    const text = await told(...typed.split(" "))

    expect(text.split("\n").filter((line) => line.startsWith("keys "))).toEqual([
      "keys issue --plan pro|basic --label TEXT [--json]",
      "keys list [--json]",
      "keys revoke KEY-OR-ID [--json]",
    ])
  })
})

describe("what was mistyped is told in a sentence each, before anything is opened", () => {
  test.each<[typed: string, sentence: string]>([
    [
      "import",
      "“import” is not a command: the commands are keys issue, keys list, keys revoke, usage, intel import, intel list, match, read, and doctor.",
    ],
    ["keys rotate", "“keys rotate” is not a command: the commands are keys issue, keys list, and keys revoke."],
    ["keys issue", "--plan and --label are missing: bun run cli keys issue --help tells more."],
    ["keys issue --plan pro", "--label is missing: bun run cli keys issue --help tells more."],
    ["keys issue --plan gold --label x", "--plan accepts pro, basic."],
    ["keys revoke", "KEY-OR-ID is missing: bun run cli keys revoke --help tells more."],
    ["match", "CONDITION is missing: bun run cli match --help tells more."],
    ["match glioblastoma --agee 5", "“--agee” is not an option of match: bun run cli match --help tells more."],
    ["match --agee 5 glioblastoma", "“--agee” is not an option of match: bun run cli match --help tells more."],
    ["match --wizard", "“--wizard” is not an option of match: bun run cli match --help tells more."],
    ["match glioblastoma --agee=5", "“--agee” is not an option of match: bun run cli match --help tells more."],
    ["match glioblastoma --AGE 5", "“--AGE” is not an option of match: bun run cli match --help tells more."],
    ["keys list --JSON", "“--JSON” is not an option of keys list: bun run cli keys list --help tells more."],
    ["match glioblastoma --json=false", "--json takes no value."],
    [
      "match glioblastoma --phase=PHASE1 --phase=PHASE9",
      "--phase accepts EARLY_PHASE1, PHASE1, PHASE2, PHASE3, PHASE4.",
    ],
    [`match glioblastoma${" --biomarker=KRAS".repeat(17)}`, "--biomarker may be given at most 16 times."],
    ["match glioblastoma --json --json", "--json may be given once."],
    ["match glioblastoma --age=", "--age needs a value: --age NUMBER."],
    ["match glioblastoma --age=5 --age=6", "--age may be given once."],
    [
      "match glioblastoma multiforme",
      "More words were typed than match takes (those that belong together stand in quotation marks): bun run cli match --help tells more.",
    ],
    ["match glioblastoma --age", "--age needs a value: --age NUMBER."],
    ["match glioblastoma --age 5 --age 6", "--age may be given once."],
    [`match glioblastoma${" --biomarker KRAS".repeat(17)}`, "--biomarker may be given at most 16 times."],
    ["match glioblastoma --age five", "--age accepts a number."],
    ["match glioblastoma --phase PHASE9", "--phase accepts EARLY_PHASE1, PHASE1, PHASE2, PHASE3, PHASE4."],
    ["match glioblastoma --stage --json", "--stage needs a value: --stage TEXT."],
    ["match glioblastoma --stage --age 61", "--stage needs a value: --stage TEXT."],
    ["match glioblastoma --biomarker --json", "--biomarker needs a value: --biomarker TEXT."],
    ["match glioblastoma --url --json", "--url needs a value: --url URL."],
    ["keys issue --plan pro --label --json", "--label needs a value: --label TEXT."],
    ["match glioblastoma --lat 40", "--lng is missing: a point is given with --lat and --lng."],
    ["match glioblastoma --lng -74 --radius 50", "--lat is missing: a point is given with --lat and --lng."],
    ["match glioblastoma --radius 50", "--lat and --lng are missing: --radius goes with a point."],
    [
      "match glioblastoma --near Boston --radius 50",
      "--near is a place by itself: it goes without --lat, --lng and --radius.",
    ],
    [
      "match glioblastoma --near Boston --lat 1 --lng 2",
      "--near is a place by itself: it goes without --lat, --lng and --radius.",
    ],
    [
      "help import",
      "“import” is not a command: the commands are keys issue, keys list, keys revoke, usage, intel import, intel list, match, read, and doctor.",
    ],
    [
      "match glioblastoma -- --age 5",
      "More words were typed than match takes (those that belong together stand in quotation marks): bun run cli match --help tells more.",
    ],
    [
      "match glioblastoma --agee 5 --age five --sex x --json=no --lat 1 --phase=1 --limit",
      [
        "“--agee” is not an option of match: bun run cli match --help tells more.",
        "--age accepts a number.",
        "--sex accepts male, female.",
        "--json takes no value.",
        "--phase accepts EARLY_PHASE1, PHASE1, PHASE2, PHASE3, PHASE4.",
        "--limit needs a value: --limit NUMBER.",
        "--lng is missing: a point is given with --lat and --lng.",
      ].join("\n"),
    ],
    [
      "keys issue --plan gold --lable x",
      [
        "--plan accepts pro, basic.",
        "“--lable” is not an option of keys issue: bun run cli keys issue --help tells more.",
        "--label is missing: bun run cli keys issue --help tells more.",
      ].join("\n"),
    ],
    [
      "match --age five --age six",
      "--age accepts a number.\n--age may be given once.\nCONDITION is missing: bun run cli match --help tells more.",
    ],
    ["usage --wizard", "“--wizard” is not an option of usage: bun run cli usage --help tells more."],
  ])("%s", async (typed, sentence) => {
    expect(await told(...typed.split(" "))).toBe(sentence)
  })
})

test.each(["stage", "biomarker", "near", "url", "key"])("an empty --%s is not taken for none", async (flag) => {
  expect(await told("match", "glioblastoma", `--${flag}`, "")).toStartWith(`--${flag} needs a value: --${flag} `)
})

import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Running, sandboxKey, start } from "../support/service.ts"
import manifest from "./package.json"

const root = join(import.meta.dir, "..", "..")

const page = await readFile(join(root, "docs/clients.md"), "utf8")

/** The programs of the page, in their order. */
const [smallest = "", whole = ""] = Array.from(page.matchAll(/```ts\n(.*?)```/gs), ([, program]) => program)

/** Programs with one name that is not there, each told of by the compiler. */
const misspelled: Readonly<Record<string, readonly [program: string, name: string]>> = {
  "a field of a profile": [smallest.replace("condition:", "conditon:"), "conditon"],
  "a field of a location": [whole.replace("radius_miles:", "radius_mile:"), "radius_mile"],
  "a word of an enum": [whole.replace('"female"', '"f"'), '"f"'],
  "a header": [whole.replace('"Idempotency-Key"', '"Idempotency-Token"'), "Idempotency-Token"],
  "a path": [whole.replace('"/v1/availability/{nctId}"', '"/v1/availabilty/{nctId}"'), "/v1/availabilty/{nctId}"],
  "a member of an answer": [smallest.replace("data.options", "data.optoins"), "optoins"],
  "a member of an option": [smallest.replaceAll("nct_id", "nct_number"), "nct_number"],
  "a member of an error": [
    whole.replace("{ code, detail, field, message }", "{ code, details: detail, field, message }"),
    "details",
  ],
}

const programs = new Map([
  ["smallest.ts", smallest],
  ["whole.ts", whole],
  ...Object.values(misspelled).map(([program], index) => [`misspelled${index}.ts`, program] as const),
])

const settings = {
  compilerOptions: {
    target: "ES2022",
    module: "ESNext",
    moduleResolution: "bundler",
    lib: ["ES2022", "DOM"],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noPropertyAccessFromIndexSignature: true,
    noImplicitOverride: true,
    noImplicitReturns: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    verbatimModuleSyntax: true,
    noEmit: true,
  },
  include: ["*.ts"],
}

/** Milliseconds that a compiler may take on a slow machine. */
const patience = 300_000

let service: Running
let server: Bun.Server<undefined>
let folder: string

const run = async (...command: ReadonlyArray<string>) => {
  const child = Bun.spawn([process.execPath, ...command], { cwd: folder, stdout: "pipe", stderr: "pipe" })
  const [out, err, code] = await Promise.all([child.stdout.text(), child.stderr.text(), child.exited])

  return { out, err, code }
}

/** A folder with what the page's commands leave there: the types of the served document, and openapi-fetch. */
beforeAll(async () => {
  service = await start({ sandboxRequestsPerDay: 1000 })
  server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      const body = request.method === "GET" ? {} : { body: await request.text() }

      return service.send(pathname, { method: request.method, headers: request.headers, ...body })
    },
  })
  folder = await mkdtemp(join(tmpdir(), "client-"))
  await symlink(join(root, "node_modules"), join(folder, "node_modules"))
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(settings))
  await Promise.all([...programs].map(([name, program]) => writeFile(join(folder, name), program)))
  const generator = join(root, "tests/clients/node_modules/openapi-typescript/bin/cli.js")
  const made = await run("--bun", generator, `${server.url}openapi.json`, "-o", "trials.d.ts")
  if (made.code !== 0) throw new Error(made.err)
}, patience)

afterAll(async () => {
  await server.stop(true)
  await service.stop()
  await rm(folder, { recursive: true })
})

test("The page's commands name the versions that are tested here", () => {
  expect(page).toContain(
    `npx -y openapi-typescript@${manifest.devDependencies["openapi-typescript"]} http://localhost:8080/openapi.json -o trials.d.ts`,
  )
  expect(page).toContain(`npm install openapi-fetch@${manifest.devDependencies["openapi-fetch"]}`)
  expect(page).toContain(sandboxKey)
})

/** The newer one checks the generated types, too; the older one needs seconds for those of the browser beside them. */
const compilers = [
  ["5.9", "tests/clients/node_modules/typescript", "--skipLibCheck"],
  ["7.0", "node_modules/typescript"],
] as const

describe.each(compilers)("By TypeScript %s, with every strict setting", (version, compiler, ...options) => {
  let diagnostics: ReadonlyArray<string>

  beforeAll(async () => {
    const { out } = await run(join(root, compiler, "bin/tsc"), "-p", ".", "--pretty", "false", ...options)
    diagnostics = out.split("\n").filter((line) => /^\S/.test(line))
  }, patience)

  const told = (file: string) => diagnostics.filter((line) => line.startsWith(`${file}(`))

  test("which it is", async () => {
    expect((await run(join(root, compiler, "bin/tsc"), "--version")).out).toStartWith(`Version ${version}.`)
  })

  test.each(["smallest.ts", "whole.ts"])("the page's program compiles: %s", (file) => {
    expect(programs.get(file)).toContain("createClient<paths>")
    expect(told(file)).toEqual([])
  })

  test.each(Object.entries(misspelled).map(([what, [, name]], index) => [what, name, index] as const))(
    "what is misspelled does not compile: %s",
    (_, name, index) => {
      const [first = "nothing"] = told(`misspelled${index}.ts`)

      expect(first).toContain(name)
    },
  )

  test("nothing else is told, of the generated types neither", () => {
    expect(diagnostics.filter((line) => !line.startsWith("misspelled"))).toEqual([])
  })
})

describe("The page's program gets an answer", () => {
  test.each(["smallest.ts", "whole.ts"])("%s", async (file) => {
    const address = String(server.url).slice(0, -1)
    const program = programs.get(file) ?? ""
    await writeFile(join(folder, `sent-${file}`), program.replace("http://localhost:8080", address))
    const { code, err, out } = await run(`sent-${file}`)

    expect(err).toBe("")
    expect(code).toBe(0)
    expect(out).toMatch(/NCT\d{8} /)
  })
})

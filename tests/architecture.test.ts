import { describe, expect, test } from "bun:test"
import { dirname, join, normalize } from "node:path"

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
    packages: /^(effect|@effect\/platform\/[A-Za-z]+|bun|bun:sqlite|node:[a-z/]+)$/,
  },
  interfaces: {
    folders: ["domain", "application", "interfaces"],
    packages:
      /^(effect|@effect\/cli|@effect\/(opentelemetry|platform|platform-bun)\/[A-Za-z]+|@modelcontextprotocol\/sdk\/.+|jsonc-parser|ipaddr\.js|swagger-ui-dist.*|csv-parse.*|fastest-levenshtein|bun|node:[a-z/]+)$/,
  },
  demo: {
    folders: ["domain", "application", "infrastructure", "interfaces", "demo"],
    packages: /^(effect|@effect\/platform-bun\/[A-Za-z]+)$/,
  },
}

/** The only files that name adapters. */
const compositionRoots = ["interfaces/main.ts", "interfaces/Composition.ts", "interfaces/cli/main.ts"]

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

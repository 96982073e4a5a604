const isInherited = (name: string): boolean => name === "PATH" || name.startsWith("BUN_JSC_")

/** What each process that a test starts has of the environment of the tests: the way to programs, and how the engine is set. */
export const inherited: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) =>
    isInherited(name) && value !== undefined ? [[name, value]] : [],
  ),
)

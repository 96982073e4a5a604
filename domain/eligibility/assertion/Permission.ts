/** Words by which something or somebody is let in that is not asked for. */
export const permissions: ReadonlySet<string> = new Set(
  "allowed permitted acceptable allowable permissible eligible".split(" "),
)

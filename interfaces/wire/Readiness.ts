/** What `/readyz` says, whether or not calls should be sent here. */
export const states = {
  ready: "ready",
  draining: "draining",
  databaseIsGone: "database_gone",
} as const

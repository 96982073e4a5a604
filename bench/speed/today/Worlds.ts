import type { World } from "../World.ts"
import * as Pages from "./Pages.ts"
import { patients } from "./Patients.ts"

const world = (name: string, comesAgain: Pages.World, more: Readonly<Record<string, string>> = {}): World => ({
  name,
  callers: [1, 8, 64],
  scene: (delay) => ({ registry: Pages.registry({ delay, world: comesAgain }), profiles: patients, more }),
})

/** Pages of today's studies, most of whose bytes are texts. */
export const worlds: ReadonlyArray<World> = [
  world("the same page again", "same"),
  world("other pages of texts that came before", "known"),
  world("pages of texts that never came", "new"),
]

/** The same where nothing that was read is kept. */
export const forgetful: ReadonlyArray<World> = [
  { ...world("other pages, READING_MEMORY=0", "known", { READING_MEMORY: "0" }), callers: [1, 8] },
]

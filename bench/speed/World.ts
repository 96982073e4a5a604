import type { Scene } from "./BesideFloor.ts"

/** What comes again from one answer of the registry to the next, and what service and floor are measured over in it. */
export interface World {
  readonly name: string
  /** So many callers at once are tried. */
  readonly callers: ReadonlyArray<number>
  /** With a registry that takes so many milliseconds. */
  readonly scene: (delay: number) => Scene
}

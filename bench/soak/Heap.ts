import { heapStats } from "bun:jsc"
import { appendFileSync } from "node:fs"

/** What a process still holds after a full collection. */
export interface Heap {
  readonly megabytes: number
  readonly objects: number
  readonly timers: number
  readonly promises: number
}

const counted = (): Heap => {
  Bun.gc(true)
  const { heapSize, objectCount, objectTypeCounts } = heapStats()

  return {
    megabytes: heapSize / 1024 / 1024,
    objects: objectCount,
    timers: objectTypeCounts["Timeout"] ?? 0,
    promises: objectTypeCounts["Promise"] ?? 0,
  }
}

/** Writes a line to a file each time the process is sent SIGUSR2. */
export const watch = (file: string): void => {
  process.on("SIGUSR2", () => appendFileSync(file, `${JSON.stringify(counted())}\n`))
}

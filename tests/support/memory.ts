import { readFile } from "node:fs/promises"

const highest = async (pid: number): Promise<number> =>
  Number(/VmHWM:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, "utf8").catch(() => ""))?.[1] ?? 0) * 1024

/**
 * The most memory, in bytes, that a process held until it ended. What the system tells of an ended process counts the
 * memory of the one that started it, too; so this one is asked while it runs. 0 where the system has no /proc.
 */
export const peakMemory = async (child: {
  readonly pid: number
  readonly exited: Promise<number>
}): Promise<number> => {
  let peak = 0
  let runs = true
  void child.exited.then(() => {
    runs = false
  })
  while (runs) {
    peak = Math.max(peak, await highest(child.pid))
    await Bun.sleep(20)
  }

  return peak
}

/** Copies bytes that others may write. */
export type Copy = (bytes: Uint8Array) => Uint8Array

export interface Copies {
  readonly copy: Copy
  /** Gives their room to other copies: none of these may be read from then on. */
  readonly end: () => void
}

const usualRoom = 256 * 1024

/** As many as some matches at once take. */
const mostSpare = 8

/**
 * Copies pieces into rooms that hold many of them: to make room for each by itself takes longer than to fill it. The rooms are used again:
 * the engine collects its garbage the sooner, the more large pieces it is asked for.
 */
export const make = (): (() => Copies) => {
  const spare: Array<Uint8Array<ArrayBuffer>> = []

  return () => {
    const taken: Array<Uint8Array<ArrayBuffer>> = []
    let room = new Uint8Array(0)
    let used = 0

    const open = (least: number): void => {
      if (least > usualRoom) {
        room = new Uint8Array(least)
      } else {
        room = spare.pop() ?? new Uint8Array(usualRoom)
        taken.push(room)
      }
      used = 0
    }

    return {
      copy: (bytes) => {
        if (bytes.length > room.length - used) open(bytes.length)
        const copy = room.subarray(used, used + bytes.length)
        copy.set(bytes)
        used += bytes.length

        return copy
      },
      end: () => void spare.push(...taken.slice(0, mostSpare - spare.length)),
    }
  }
}

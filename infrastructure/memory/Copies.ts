/** Copies bytes that others may write. */
export type Copy = (bytes: Uint8Array) => Uint8Array

const usualRoom = 256 * 1024

/** Copies pieces into rooms that hold many of them: to make room for each by itself takes longer than to fill it. */
export const make = (): Copy => {
  let room = new Uint8Array(0)
  let used = 0

  return (bytes) => {
    if (bytes.length > room.length - used) {
      room = new Uint8Array(Math.max(usualRoom, bytes.length))
      used = 0
    }
    const copy = room.subarray(used, used + bytes.length)
    copy.set(bytes)
    used += bytes.length

    return copy
  }
}

type Numbers = Int32Array | Uint8Array | Uint16Array

/** Numbers, moved into an array that has room for more of them. */
export const moved = <Wider extends Numbers>(numbers: Wider, room: Wider): Wider => {
  room.set(numbers)

  return room
}

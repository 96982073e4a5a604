/** Numbers from 0 to 1 that are the same in every run with the same seed (Park and Miller's generator). */
export type Random = () => number

export const from = (seed: number): Random => {
  let state = Math.max(1, seed % 2_147_483_647)

  return () => {
    state = (state * 48_271) % 2_147_483_647

    return state / 2_147_483_647
  }
}

export const pick = <A>(random: Random, values: ReadonlyArray<A>): A =>
  values[Math.floor(random() * values.length)] as A

/** The field of 256 elements by which QR codes are corrected: powers of two, and their logarithms. */
const powers = new Uint8Array(255)
const logarithms = new Uint8Array(256)
const polynomial = 0x11d

for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  powers[exponent] = value
  logarithms[value] = exponent
  value = (value << 1) ^ (value > 127 ? polynomial : 0)
}

const times = (one: number, other: number): number =>
  one === 0 || other === 0 ? 0 : (powers[((logarithms[one] ?? 0) + (logarithms[other] ?? 0)) % 255] ?? 0)

/** The polynomial by which data are divided, without its leading one. */
const generator = (degree: number): Uint8Array => {
  const made = new Uint8Array(degree)
  made[degree - 1] = 1
  for (let step = 0, root = 1; step < degree; step++, root = times(root, 2))
    for (let at = 0; at < degree; at++) made[at] = times(made[at] ?? 0, root) ^ (made[at + 1] ?? 0)

  return made
}

/** As many bytes as tell, behind data, where some of all are misread. */
export const correcting = (data: Uint8Array, count: number): Uint8Array => {
  const divisor = generator(count)
  const rest = new Uint8Array(count)
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0)
    rest.copyWithin(0, 1)
    rest[count - 1] = 0
    for (let at = 0; at < count; at++) rest[at] = (rest[at] ?? 0) ^ times(divisor[at] ?? 0, factor)
  }

  return rest
}

/** Bytes that grow as they are written. */
export interface Sink {
  bytes: Uint8Array
  length: number
}

/** Bytes that are read from a place on. */
export interface Source {
  readonly bytes: Uint8Array
  at: number
}

/** How something is kept in few bytes: written one after the other, and read in the same order. */
export interface Packing<A> {
  readonly write: (sink: Sink, value: A) => void
  readonly read: (source: Source) => A
}

/** The largest number that there is takes no more bytes than this. */
const longestNumber = 160

/** As much as small parts take together, so that they seldom move what is written already. */
const usualGrowth = 1024

const withRoom = (sink: Sink, room: number): void => {
  const needed = sink.length + room
  if (needed <= sink.bytes.length) return
  const larger = new Uint8Array(needed + Math.max(usualGrowth, needed >> 2))
  larger.set(sink.bytes)
  sink.bytes = larger
}

/** The bits that a number takes in four bytes. */
const bitsOfMost = 28

/** A number of more than four bytes; `value` is what the first four make. */
const longer = (source: Source, value: number): number => {
  let whole = value
  let byte = 128
  for (let scale = 2 ** bitsOfMost; byte > 127; scale *= 128) {
    byte = source.bytes[source.at++] ?? 0
    whole += (byte % 128) * scale
  }

  return whole
}

/**
 * A whole number from 0, seven bits a byte, so that small ones take one byte (LEB128). Most are offsets: they are put together by their
 * bits, because the engine walks a text several times slower by offsets that were reckoned as fractions are.
 */
export const whole: Packing<number> = {
  write: (sink, value) => {
    if (!Number.isInteger(value) || value < 0) throw new RangeError("A number to be kept is no whole number from 0.")
    withRoom(sink, longestNumber)
    let left = value
    for (; left > 127; left = Math.floor(left / 128)) sink.bytes[sink.length++] = (left % 128) + 128
    sink.bytes[sink.length++] = left
  },
  read: (source) => {
    let byte = source.bytes[source.at++] ?? 0
    if (byte < 128) return byte
    let value = byte & 127
    for (let bits = 7; bits < bitsOfMost; bits += 7) {
      byte = source.bytes[source.at++] ?? 0
      value |= (byte & 127) << bits
      if (byte < 128) return value
    }

    return longer(source, value)
  },
}

const as = <A, B>({ read, write }: Packing<A>, to: (value: B) => A, from: (kept: A) => B): Packing<B> => ({
  write: (sink, value) => write(sink, to(value)),
  read: (source) => from(read(source)),
})

/** A whole number of either sign, or one without end. */
export const signedOrEndless: Packing<number> = as(
  whole,
  (value) => (value === Number.POSITIVE_INFINITY ? 0 : value < 0 ? -2 * value : 2 * value + 1),
  (kept) => (kept === 0 ? Number.POSITIVE_INFINITY : kept % 2 === 0 ? kept / -2 : (kept - 1) / 2),
)

export const flag: Packing<boolean> = as(whole, Number, (kept) => kept === 1)

/** One of some values, by where it stands among them. */
export const oneOf = <A>(values: ReadonlyArray<A>): Packing<A> => {
  const places = new Map(values.map((value, place) => [value, place] as const))

  return as(
    whole,
    (value) => {
      const place = places.get(value)
      if (place === undefined) throw new RangeError("A value to be kept is none of those that it may be.")

      return place
    },
    (kept) => values[kept] as A,
  )
}

/** Any characters, one unit of UTF-16 after the other. */
export const text: Packing<string> = {
  write: (sink, value) => {
    whole.write(sink, value.length)
    for (let at = 0; at < value.length; at++) whole.write(sink, value.charCodeAt(at))
  },
  read: (source) => {
    const length = whole.read(source)
    let read = ""
    for (let at = 0; at < length; at++) read += String.fromCharCode(whole.read(source))

    return read
  },
}

/** Any number, endless ones included, as it is written. */
export const decimal: Packing<number> = as(text, String, Number)

/** Bytes as they are. What is read of them is no copy. */
export const bytes: Packing<Uint8Array> = {
  write: (sink, value) => {
    whole.write(sink, value.length)
    withRoom(sink, value.length)
    sink.bytes.set(value, sink.length)
    sink.length += value.length
  },
  read: (source) => {
    const length = whole.read(source)
    const start = source.at
    source.at += length

    return source.bytes.subarray(start, source.at)
  },
}

/** A text that is mostly one of some. */
export const mostly = (usual: ReadonlyArray<string>): Packing<string> => ({
  write: (sink, value) => {
    const place = usual.indexOf(value)
    whole.write(sink, place + 1)
    if (place < 0) text.write(sink, value)
  },
  read: (source) => {
    const kept = whole.read(source)

    return kept === 0 ? text.read(source) : (usual[kept - 1] as string)
  },
})

const nothing: ReadonlyArray<never> = []

export const list = <A>({ read, write }: Packing<A>): Packing<ReadonlyArray<A>> => ({
  write: (sink, values) => {
    whole.write(sink, values.length)
    for (const value of values) write(sink, value)
  },
  read: (source) => {
    const length = whole.read(source)
    if (length === 0) return nothing
    const values: Array<A> = []
    for (let at = 0; at < length; at++) values.push(read(source))

    return values
  },
})

export const optional = <A>({ read, write }: Packing<A>): Packing<A | undefined> => ({
  write: (sink, value) => {
    flag.write(sink, value !== undefined)
    if (value !== undefined) write(sink, value)
  },
  read: (source) => (flag.read(source) ? read(source) : undefined),
})

export const pair = <A, B>(one: Packing<A>, other: Packing<B>): Packing<readonly [A, B]> => ({
  write: (sink, [first, second]) => {
    one.write(sink, first)
    other.write(sink, second)
  },
  read: (source) => [one.read(source), other.read(source)],
})

/** All fields of a record, in the order in which their packings are given. What is nothing is left out. */
export const record = <A extends object>(fields: { readonly [Name in keyof A]-?: Packing<A[Name]> }): Packing<A> => {
  const names = Object.keys(fields) as ReadonlyArray<string> as ReadonlyArray<keyof A>
  const packed = names.map((name) => ({ name, packing: fields[name] }))

  return {
    write: (sink, value) => {
      for (const { name, packing } of packed) packing.write(sink, value[name])
    },
    read: (source) => {
      const value: Partial<A> = {}
      for (const { name, packing } of packed) {
        const field = packing.read(source)
        if (field !== undefined) value[name] = field
      }

      return value as A
    },
  }
}

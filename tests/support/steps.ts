type Method = (...args: ReadonlyArray<unknown>) => unknown

/** What one call looks at: of what it is called on, with what, and what it gave. */
type Cost = (on: unknown, args: ReadonlyArray<unknown>, gave: unknown) => number

const lengthOf = (value: unknown): number => (typeof value === "string" || Array.isArray(value) ? value.length : 0)

const whole: Cost = (on) => lengthOf(on)

const given: Cost = (_, __, gave) => lengthOf(gave)

const one: Cost = () => 1

const part: Cost = (_, [sought]) => lengthOf(sought)

const forward: Cost = (on, [sought, from], gave) => {
  const end = typeof gave === "number" && gave >= 0 ? gave : lengthOf(on)

  return Math.max(0, end - (typeof from === "number" ? from : 0)) + lengthOf(sought)
}

const backward: Cost = (on, [sought, from], gave) => {
  const start = typeof from === "number" ? Math.min(from, lengthOf(on)) : lengthOf(on)

  return Math.max(0, start - (typeof gave === "number" ? Math.max(gave, 0) : 0)) + lengthOf(sought)
}

/** Marks behind one letter are sorted into their order one by one. */
const sorting: Cost = (on) => {
  let most = 0
  let run = 0
  for (const character of String(on)) {
    run = marks.test(character) ? run + 1 : 0
    most = Math.max(most, run)
  }

  return lengthOf(on) + most ** 2
}

const marks = /\p{M}/u

const each = (names: string, cost: Cost): ReadonlyArray<readonly [name: string, cost: Cost]> =>
  names.split(" ").map((name) => [name, cost])

/** What is counted of texts and of lists; to go through a list item by item counts as all of them. */
const counted: ReadonlyArray<readonly [owner: object, name: string | symbol, cost: Cost]> = [
  ...[
    ...each("indexOf includes", forward),
    ...each("startsWith endsWith", part),
    ...each("charCodeAt charAt", one),
    ...each("lastIndexOf", backward),
    ...each("split replace replaceAll match matchAll search trim trimEnd toLowerCase toUpperCase", whole),
    ...each("normalize", sorting),
  ].map(([name, cost]) => [String.prototype, name, cost] as const),
  ...each(
    "includes indexOf findIndex find some every map filter flatMap reduce join sort toSorted concat splice",
    whole,
  ).map(([name, cost]) => [Array.prototype, name, cost] as const),
  [Array.prototype, "slice", given],
  [Array.prototype, Symbol.iterator, whole],
]

const methodOf = (owner: object, name: string | symbol): Method => Reflect.get(owner, name)

/** From where an expression begins to look to the end of what it finds. */
const matched = (expression: RegExp, text: string, exec: Method): readonly [gave: unknown, steps: number] => {
  const from = expression.lastIndex
  const gave = exec.call(expression, text) as RegExpExecArray | null
  const nowhere = expression.sticky ? 1 : text.length - from

  return [gave, gave === null ? nowhere : gave.index + (gave[0]?.length ?? 0) - from + 1]
}

/**
 * Counts the characters and items that the functions of the language look at while some work is done, by standing in for them.
 * Unlike time it is the same on every machine, however busy.
 */
export const stepsOf = async (work: () => unknown): Promise<number> => {
  let steps = 0
  let isOwn = false
  const methods = counted.map(([owner, name, cost]) => ({ owner, name, cost, method: methodOf(owner, name) }))
  const exec = methodOf(RegExp.prototype, "exec")
  const stand = (owner: object, name: string | symbol, value: Method) =>
    Object.defineProperty(owner, name, { value, writable: true, configurable: true, enumerable: false })
  for (const { cost, method, name, owner } of methods) {
    stand(owner, name, function (this: unknown, ...args) {
      const gave = Reflect.apply(method, this, args)
      if (!isOwn) {
        isOwn = true
        steps += cost(this, args, gave)
        isOwn = false
      }

      return gave
    })
  }
  stand(RegExp.prototype, "exec", function (this: RegExp, text) {
    const [gave, looked] = matched(this, String(text), exec)
    if (!isOwn) steps += looked

    return gave
  })
  try {
    await work()
  } finally {
    for (const { method, name, owner } of methods) stand(owner, name, method)
    stand(RegExp.prototype, "exec", exec)
  }

  return steps
}

/** A rung of the ladder: who has the same count, the one who came to it last at the end. */
export interface Rung<A> {
  readonly count: number
  readonly members: Set<A>
  lower: Rung<A> | undefined
  higher: Rung<A> | undefined
}

/** Who stands on a ladder knows its rung. */
export interface Climber<A> {
  rung: Rung<A> | undefined
}

/**
 * Members by a count of theirs. One that goes from a count to another passes the rungs between; who has the lowest count
 * is found at once.
 */
export const make = <A extends Climber<A>>() => {
  let lowest: Rung<A> | undefined

  const between = (lower: Rung<A> | undefined, count: number, higher: Rung<A> | undefined): Rung<A> => {
    const rung: Rung<A> = { count, members: new Set(), lower, higher }
    if (lower === undefined) lowest = rung
    else lower.higher = rung
    if (higher !== undefined) higher.lower = rung

    return rung
  }

  const rungOf = (count: number, from: Rung<A> | undefined): Rung<A> => {
    let [lower, higher] = [from?.lower, from]
    while (higher !== undefined && higher.count < count) [lower, higher] = [higher, higher.higher]
    while (lower !== undefined && lower.count >= count) [lower, higher] = [lower.lower, lower]

    return higher?.count === count ? higher : between(lower, count, higher)
  }

  const leave = (member: A, { lower, higher, members }: Rung<A>) => {
    members.delete(member)
    if (members.size > 0) return
    if (lower === undefined) lowest = higher
    else lower.higher = higher
    if (higher !== undefined) higher.lower = lower
  }

  return {
    /** Puts a member to its count, as the last of those who have it. */
    put: (member: A, count: number): void => {
      const before = member.rung
      const after = rungOf(count, before ?? lowest)
      if (before === after) after.members.delete(member)
      else if (before !== undefined) leave(member, before)
      after.members.add(member)
      member.rung = after
    },
    remove: (member: A): void => {
      if (member.rung !== undefined) leave(member, member.rung)
      member.rung = undefined
    },
    /** Of those with the lowest count, the one who came to it first. */
    lowest: (): A | undefined => {
      const [first] = lowest?.members ?? []

      return first
    },
  }
}

import type { Place } from "./Party.ts"

/** Those who wait for something, in a line for each party: the parties come one after the other, and of each party its earliest call. */
export class Ring<Member extends Place> {
  /** The party that has not had its turn for the longest time stands first. */
  private readonly lines = new Map<string, Array<Member>>()
  private count = 0

  get size(): number {
    return this.count
  }

  join(member: Member): void {
    const line = this.lines.get(member.party) ?? []
    const before = line.findLastIndex(({ began }) => began <= member.began)
    line.splice(before + 1, 0, member)
    this.lines.set(member.party, line)
    this.count += 1
  }

  leave(member: Member): void {
    const line = this.lines.get(member.party) ?? []
    const at = line.indexOf(member)
    if (at < 0) return
    line.splice(at, 1)
    if (line.length === 0) this.lines.delete(member.party)
    this.count -= 1
  }

  /** Whose turn it is. They stay in their line until they leave it, and their party comes to stand behind all others. */
  next(): Member | undefined {
    for (const [party, line] of this.lines) {
      this.lines.delete(party)
      this.lines.set(party, line)

      return line[0]
    }

    return undefined
  }

  /** The last of the party that has the most. */
  last(): Member | undefined {
    let longest: ReadonlyArray<Member> = []
    for (const line of this.lines.values()) if (line.length >= longest.length) longest = line

    return longest.at(-1)
  }
}

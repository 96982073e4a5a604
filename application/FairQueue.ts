import type { QueueTicket } from "./QueueTicket.ts"

/** Those who wait for something, in a line for each tenant: the tenants come one after the other, and of each tenant its earliest call. */
export class FairQueue<Member extends QueueTicket> {
  /** The tenant that has not had its turn for the longest time stands first. */
  private readonly lines = new Map<string, Array<Member>>()
  private count = 0

  get size(): number {
    return this.count
  }

  join(member: Member): void {
    const line = this.lines.get(member.tenant) ?? []
    const before = line.findLastIndex(({ began }) => began <= member.began)
    line.splice(before + 1, 0, member)
    this.lines.set(member.tenant, line)
    this.count += 1
  }

  leave(member: Member): void {
    const line = this.lines.get(member.tenant) ?? []
    const at = line.indexOf(member)
    if (at < 0) return
    line.splice(at, 1)
    if (line.length === 0) this.lines.delete(member.tenant)
    this.count -= 1
  }

  /** Gives a turn to the tenant that stands first, which then stands behind all others. Whose it is stays in line until they leave it. */
  takeTurn(): Member | undefined {
    const [first] = this.lines
    if (first === undefined) return undefined
    const [tenant, line] = first
    this.lines.delete(tenant)
    this.lines.set(tenant, line)

    return line[0]
  }

  /** The last of the tenant that has the most. */
  last(): Member | undefined {
    let longest: ReadonlyArray<Member> = []
    for (const line of this.lines.values()) if (line.length >= longest.length) longest = line

    return longest.at(-1)
  }
}

import ipaddr from "ipaddr.js"
import { ClientNetwork } from "../../../application/ports/Usage.ts"

/**
 * An address as a proxy or a socket writes it: `1.2.3.4`, `1.2.3.4:80`, `2001:db8::1`, `[2001:db8::1]:80`, with a zone.
 * The short, octal and hexadecimal forms of IPv4 are nobody's.
 */
const parsed = (written: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined => {
  const bare = /^\[(.*)\](?::\d+)?$/.exec(written)?.[1] ?? /^([\d.]+):\d+$/.exec(written)?.[1] ?? written
  const [address = ""] = bare.split("%")

  return ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address)
    ? ipaddr.process(address)
    : undefined
}

/** IPv4 by the address; IPv6 by the /56 that a customer is commonly given. */
const networkOf = (address: ipaddr.IPv4 | ipaddr.IPv6): string =>
  address.kind() === "ipv4"
    ? address.toString()
    : `${ipaddr.fromByteArray([...address.toByteArray().slice(0, 7), ...new Array<number>(9).fill(0)]).toString()}/56`

/**
 * The network that a call is counted for. Behind `trustedProxies` proxies the client's address stands that many hops from
 * the right of X-Forwarded-For, where each proxy appended the address it saw; a header with fewer hops is not believed.
 */
export const clientNetwork = (
  connection: string,
  forwardedFor: string | undefined,
  trustedProxies: number,
): ClientNetwork => {
  const hops = forwardedFor?.split(",").map((hop) => hop.trim()) ?? []
  const forwarded = trustedProxies > 0 ? hops.at(-trustedProxies) : undefined
  const address = (forwarded === undefined ? undefined : parsed(forwarded)) ?? parsed(connection)

  return ClientNetwork(address === undefined ? connection : networkOf(address))
}

import { describe, expect, test } from "bun:test"
import { clientNetwork } from "../../../../interfaces/http/request/ClientAddress.ts"

describe("A network is the IPv4 address, or the /56 of the IPv6 address", () => {
  test.each<[written: string, network: string]>([
    ["192.0.2.1", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["::ffff:c000:201", "192.0.2.1"],
    ["0:0:0:0:0:ffff:c000:0201", "192.0.2.1"],
    ["::FFFF:192.0.2.1", "192.0.2.1"],
    ["127.0.0.1", "127.0.0.1"],
    ["2001:db8::1", "2001:db8::/56"],
    ["2001:0DB8:0:0:0:0:0:1", "2001:db8::/56"],
    ["2001:db8:0:ff::1", "2001:db8::/56"],
    ["2001:db8:0:100::1", "2001:db8:0:100::/56"],
    ["2001:db8:0:1ff:ffff:ffff:ffff:ffff", "2001:db8:0:100::/56"],
    ["2001:db8:0:abcd::", "2001:db8:0:ab00::/56"],
    ["2001:db8::192.0.2.1", "2001:db8::/56"],
    ["::1", "::/56"],
    ["fe80::1%eth0", "fe80::/56"],
    ["fe80::1%2", "fe80::/56"],
    ["an odd connection", "an odd connection"],
    ["", ""],
  ])("%j is %j", (written, network) => {
    expect<string>(clientNetwork(written, undefined, 0)).toBe(network)
  })
})

describe("X-Forwarded-For is read as many hops from the right as proxies are trusted", () => {
  const proxy = "10.0.0.9"

  test.each<[forwarded: string | undefined, trusted: number, network: string]>([
    ["192.0.2.1", 0, proxy],
    ["192.0.2.1, 192.0.2.2", 0, proxy],
    [undefined, 0, proxy],
    [undefined, 1, proxy],
    ["192.0.2.1", 1, "192.0.2.1"],
    ["198.51.100.7, 192.0.2.1", 1, "192.0.2.1"],
    ["198.51.100.7,192.0.2.1", 1, "192.0.2.1"],
    ["198.51.100.7, 192.0.2.1, 10.0.0.8", 2, "192.0.2.1"],
    ["192.0.2.1, 10.0.0.8", 2, "192.0.2.1"],
    ["192.0.2.1", 2, proxy],
    ["198.51.100.7, 192.0.2.1, 10.0.0.8", 3, "198.51.100.7"],
    ["198.51.100.7, 192.0.2.1, 10.0.0.8", 4, proxy],
  ])("%j with %p trusted is %j", (forwarded, trusted, network) => {
    expect<string>(clientNetwork(proxy, forwarded, trusted)).toBe(network)
  })
})

describe("A hop is read however a proxy writes it", () => {
  test.each<[hop: string, network: string]>([
    ["192.0.2.1:443", "192.0.2.1"],
    ["[2001:db8:0:100::1]", "2001:db8:0:100::/56"],
    ["[2001:db8:0:100::1]:443", "2001:db8:0:100::/56"],
    ["[fe80::1%eth0]:443", "fe80::/56"],
    ["[::ffff:192.0.2.1]:443", "192.0.2.1"],
    ["::ffff:c000:201", "192.0.2.1"],
    ["  192.0.2.1  ", "192.0.2.1"],
  ])("%j is %j", (hop, network) => {
    expect<string>(clientNetwork("10.0.0.9", `198.51.100.7, ${hop}`, 1)).toBe(network)
  })

  test.each([
    "",
    "unknown",
    "_hidden",
    "192.0.2",
    "192.0.2.256",
    "192.0.2.1.5",
    "1",
    "0x7f.1",
    "192.0.2.010",
    "2001:db8:::1",
    "2001:db8::12345",
    "[2001:db8::1",
    "<script>",
    "192.0.2.1/24",
    "192.0.2.1:443:443",
  ])("of %j nothing is believed but the connection", (hop) => {
    expect<string>(clientNetwork("10.0.0.9", `198.51.100.7, ${hop}`, 1)).toBe("10.0.0.9")
  })
})

import type { Page } from "puppeteer-core"

const toldOfBreaches = `addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  console.error("policy", violatedDirective, blockedURI))`

/**
 * Gathers what goes wrong unseen: an error or a warning in the console, a breach of the content security policy, a request to
 * somebody else.
 */
export const watch = async (page: Page, origin: string) => {
  const faults: Array<string> = []
  const forgiven: Array<RegExp> = []
  const asked: Array<string> = []
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warn") faults.push(message.text())
  })
  page.on("pageerror", (failure) => faults.push(String(failure)))
  page.on("request", (request) => {
    const url = new URL(request.url())
    if (url.protocol === "data:") return
    asked.push(url.href)
    if (url.protocol.startsWith("http") && url.origin !== origin) faults.push(`asked ${url.origin}`)
  })
  await page.evaluateOnNewDocument(toldOfBreaches)

  return {
    /** What went wrong unseen so far. */
    faults: (): ReadonlyArray<string> => faults.filter((fault) => !forgiven.some((pattern) => pattern.test(fault))),
    /** Lets pass what a test brings about on purpose. */
    forgives: (pattern: RegExp) => {
      forgiven.push(pattern)
    },
    /** The addresses that were asked so far. */
    asked: (): ReadonlyArray<string> => asked,
  }
}

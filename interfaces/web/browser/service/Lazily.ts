/**
 * A script that stands beside the page's own, and is loaded when it is first needed. A browser remembers that an address could not be
 * loaded, so that another one is asked then.
 */
export const lazily = <Module>(name: string): (() => Promise<Module>) => {
  let failures = 0

  return async () => {
    const address = new URL(failures === 0 ? name : `${name}?again=${failures}`, import.meta.url).href
    try {
      return (await import(address)) as Module
    } catch (failure) {
      failures++
      throw failure
    }
  }
}

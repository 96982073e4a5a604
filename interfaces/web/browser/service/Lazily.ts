/** A script of the page that is loaded when it is first needed. */
export interface Lazy<Module> {
  readonly load: () => Promise<Module>
  /** What was loaded; nothing before that. */
  readonly now: () => Module | undefined
}

/** A script that stands beside the page's own. A browser remembers that an address could not be loaded, so that another one is asked then. */
export const lazily = <Module>(name: string): Lazy<Module> => {
  let failures = 0
  let loaded: Module | undefined

  return {
    load: async () => {
      const address = new URL(failures === 0 ? name : `${name}?again=${failures}`, import.meta.url).href
      try {
        loaded = (await import(address)) as Module

        return loaded
      } catch (failure) {
        failures++
        throw failure
      }
    },
    now: () => loaded,
  }
}

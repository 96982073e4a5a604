import * as Memo from "../Memo.ts"
import table from "./gene-symbols.txt"

const entry = /([a-z])([^a-z]+)/g

const symbols = Memo.once((): ReadonlySet<string> => {
  let before = ""

  return new Set(
    Array.from(table.matchAll(entry), ([, shared = "", rest = ""]) => {
      before = before.slice(0, shared.charCodeAt(0) - "a".charCodeAt(0)) + rest

      return before
    }),
  )
})

/** Whether a name is the approved symbol of a human gene that codes for a protein: "KMT2D", "C9orf72". */
export const has = (name: string): boolean => symbols().has(name.replace("orf", "ORF"))

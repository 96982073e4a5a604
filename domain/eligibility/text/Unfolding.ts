import { once } from "../../Memo.ts"
import { fold } from "./Folding.ts"

/** All characters but halves of some, each once. */
const characters = (): string =>
  Array.from({ length: 0x10000 }, (_, code) => (code >= 0xd800 && code < 0xe000 ? "" : String.fromCharCode(code))).join(
    "",
  )

/** By a character of ASCII, all that are folded to it. */
const written = once((): ReadonlyMap<string, string> => {
  const all = characters()
  const folded = fold(all)
  const found = new Map<string, string>()
  for (let at = 0; at < all.length; at++) {
    const to = folded.charAt(at)
    if (to <= "~") found.set(to, `${found.get(to) ?? ""}${all.charAt(at)}`)
  }

  return found
})

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`

/** Finds in a text as it is written what is folded to some characters; nothing where these are not of ASCII. */
export const pattern = (folded: string): RegExp | undefined => {
  if (!/^[ -~]+$/.test(folded)) return undefined

  return new RegExp(
    Array.from(folded, (character) => `[${Array.from(written().get(character) ?? "", escaped).join("")}]`).join(""),
  )
}

import type { MarkerStatus } from "./MarkerStatus.ts"

const centromere = /^(?:cep|cen)\d*$/

/** "MET/CEP7 ≥ 2": a gene that is counted against its chromosome is amplified, and nothing else. `last` is behind its name. */
export const of = (status: MarkerStatus, words: ReadonlyArray<string>, last: number): MarkerStatus => {
  const isCounted = /^[/:]$|^to$/.test(words[last] ?? "") && centromere.test(words[last + 1] ?? "")

  return isCounted && status.state === "present" ? { ...status, kinds: ["amplification"] } : status
}

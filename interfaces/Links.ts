/** What answers point to: the service's own address, without a slash at its end, and the public key. */
export interface Links {
  readonly publicUrl: string
  readonly sandboxKey: string
}

import { Context } from "effect"

/** Whether what is kept would be found again at the next start. Where nobody watches that, nothing is lost. */
export class StorageHealth extends Context.Reference<StorageHealth>()("application/StorageHealth", {
  defaultValue: (): { readonly wouldBeLostOnRestart: () => boolean } => ({ wouldBeLostOnRestart: () => false }),
}) {}

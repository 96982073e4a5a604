import { Context } from "effect"

/** Whether what is kept would be found again at the next start. Where nobody watches that, nothing is lost. */
export class StoragePlace extends Context.Reference<StoragePlace>()("application/StoragePlace", {
  defaultValue: (): { readonly isLost: () => boolean } => ({ isLost: () => false }),
}) {}

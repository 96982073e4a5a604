import type { CallerTimeout } from "../../application/CallerTimeout.ts"
import type { Annotations } from "../../application/ports/Annotations.ts"
import type { Registry } from "../../application/ports/Registry.ts"
import type { VerifiedIntel } from "../../application/ports/VerifiedIntel.ts"

/** What the three functions need of the world. */
export type Ports = Annotations | CallerTimeout | Registry | VerifiedIntel

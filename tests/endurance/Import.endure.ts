import { recordsInBoundedMemory } from "../interfaces/cli/Import.ts"
import { sizes } from "./Sizes.ts"

recordsInBoundedMemory(sizes.observations.long)

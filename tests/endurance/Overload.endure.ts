import { overload } from "../faults/Overload.ts"
import { sizes } from "./Sizes.ts"

overload(sizes.overload.long)

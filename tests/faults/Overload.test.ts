import { sizes } from "../endurance/Sizes.ts"
import { overload } from "./Overload.ts"

overload(sizes.overload.short)

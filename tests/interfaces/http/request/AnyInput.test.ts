import { sizes } from "../../../endurance/Sizes.ts"
import { anyInput } from "./AnyInput.ts"

anyInput(sizes.anyInput.short)

import { anyInput } from "../interfaces/http/request/AnyInput.ts"
import { sizes } from "./Sizes.ts"

anyInput(sizes.anyInput.long)

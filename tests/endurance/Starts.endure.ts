import { startsAtOnce } from "../StartsAtOnce.ts"
import { sizes } from "./Sizes.ts"

startsAtOnce(sizes.starts.long)

import { floods } from "../infrastructure/metering/Floods.ts"
import { sizes } from "./Sizes.ts"

floods(sizes.floods.long)

import { sizes } from "../../endurance/Sizes.ts"
import { deadInstance } from "./DeadInstance.ts"

deadInstance(sizes.deadInstances.short)

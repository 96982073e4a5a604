import { deadInstance } from "../infrastructure/sql/DeadInstance.ts"
import { sizes } from "./Sizes.ts"

deadInstance(sizes.deadInstances.long)

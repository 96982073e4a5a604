import { instances } from "../infrastructure/sql/Instances.ts"
import { sizes } from "./Sizes.ts"

instances(sizes.instances.long)

import { sizes } from "../../endurance/Sizes.ts"
import { instances } from "./Instances.ts"

instances(sizes.instances.short)

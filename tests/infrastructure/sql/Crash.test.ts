import { sizes } from "../../endurance/Sizes.ts"
import { crash } from "./Crash.ts"

crash(sizes.crashes.short)

import { crash } from "../infrastructure/sql/Crash.ts"
import { sizes } from "./Sizes.ts"

crash(sizes.crashes.long)

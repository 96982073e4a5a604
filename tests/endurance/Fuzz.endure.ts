import { answeredAsPublished } from "../fuzz/AnsweredAsPublished.ts"
import { sizes } from "./Sizes.ts"

answeredAsPublished(sizes.requests.long)

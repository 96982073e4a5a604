import { finishesInFlight } from "../interfaces/http/server/AtWork.ts"
import { sizes } from "./Sizes.ts"

finishesInFlight(sizes.requestsInFlight.long)

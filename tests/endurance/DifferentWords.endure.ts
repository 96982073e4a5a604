import { knowsManyWords } from "../domain/eligibility/rules/ManyWords.ts"
import { sizes } from "./Sizes.ts"

knowsManyWords(sizes.differentWords.long)

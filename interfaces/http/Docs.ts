import type { Links } from "../Links.ts"
import type { Page } from "./Page.ts"

export const pages = (_links: Links): ReadonlyArray<Page> => []

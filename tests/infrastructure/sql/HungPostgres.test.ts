import { hungPostgres } from "./HungPostgres.ts"

hungPostgres("1 second")

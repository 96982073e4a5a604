import { hungPostgres } from "../infrastructure/sql/HungPostgres.ts"

hungPostgres("5 seconds")

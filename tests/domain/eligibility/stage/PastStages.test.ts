import { expect, test } from "bun:test"
import * as TableFaults from "../../../../domain/eligibility/rules/TableFaults.ts"
import * as PastStages from "../../../../domain/eligibility/stage/PastStages.ts"

test("Nothing is wrong with the table of past stages", () => expect(TableFaults.of(PastStages.table)).toEqual([]))

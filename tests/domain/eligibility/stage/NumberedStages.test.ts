import { expect, test } from "bun:test"
import * as Runs from "../../../../domain/eligibility/rules/Runs.ts"
import * as NumberedStages from "../../../../domain/eligibility/stage/NumberedStages.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"

const of = (line: string) => NumberedStages.of(Runs.ofWritten(Tokens.ofWritten(line)))

test.each([
  ["III or IV stage", ["3", "4"]],
  ["Grade III of IV stage", ["4"]],
  ["Phase 3 stage", []],
  ["Stage II to stage IV", ["2", "3", "4"]],
  ["Any stage", ["0", "1", "2", "3", "4"]],
  ["Stage > II", ["3", "4"]],
])("%j names %j", (line, numbers) => expect(of(line).flatMap(({ named }) => named)).toEqual(numbers))

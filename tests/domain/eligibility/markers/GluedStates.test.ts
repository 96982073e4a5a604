import { expect, test } from "bun:test"
import * as GluedStates from "../../../../domain/eligibility/markers/GluedStates.ts"

test.each([
  ["g12c", true],
  ["wt", true],
  ["s", true],
  ["ing", false],
])("%j may be glued to a name: %p", (rest, may) => expect(GluedStates.isKnown(rest)).toBe(may))

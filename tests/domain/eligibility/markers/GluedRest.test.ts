import { expect, test } from "bun:test"
import * as GluedRest from "../../../../domain/eligibility/markers/GluedRest.ts"

test.each([
  ["g12c", true],
  ["wt", true],
  ["s", true],
  ["ing", false],
])("%j may be glued to a name: %p", (rest, may) => expect(GluedRest.isKnown(rest)).toBe(may))

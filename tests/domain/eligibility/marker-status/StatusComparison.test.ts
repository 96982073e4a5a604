import { expect, test } from "bun:test"
import type { MarkerStatus } from "../../../../domain/eligibility/marker-status/MarkerStatus.ts"
import * as StatusComparison from "../../../../domain/eligibility/marker-status/StatusComparison.ts"

const status = (
  state: MarkerStatus["state"],
  kinds: MarkerStatus["kinds"] = [],
  variants: ReadonlyArray<string> = [],
): MarkerStatus => ({ state, kinds, variants, isDenied: false })

test.each<[asked: MarkerStatus, said: MarkerStatus, comparison: StatusComparison.Comparison]>([
  [status("bare"), status("present"), "same"],
  [status("bare"), status("absent"), "other"],
  [status("present"), status("bare"), "open"],
  [status("present"), status("absent"), "opposite"],
  [status("absent"), status("absent"), "same"],
  [status("present"), status("status"), "status"],
  [status("present"), status("either"), "status"],
  [status("present"), status("each"), "same"],
  [status("low"), status("present"), "other"],
  [status("present", ["mutation"]), status("present", ["amplification"]), "other"],
  [status("present", [], ["g12c"]), status("present", ["mutation"]), "broader"],
  [status("present", [], ["g12c"]), status("present", ["amplification"]), "other"],
  [status("present", [], ["g12c"]), status("present", [], ["g12"]), "same"],
  [status("present", [], ["g12c"]), status("present", [], ["g12d"]), "other"],
  [status("present", [], ["g12c"]), status("absent"), "opposite"],
  [status("absent", [], ["g12c"]), status("present"), "other"],
  [status("present", [], ["g12c"]), status("absent", [], ["g12c"]), "opposite"],
  [status("present", [], ["g12c"]), status("absent", [], ["g12d"]), "other"],
])("asked %j, said %j: %s", (asked, said, comparison) => expect(StatusComparison.of(asked, said)).toBe(comparison))

test.each<[asked: MarkerStatus, said: MarkerStatus, excludeEachOther: boolean]>([
  [status("present"), status("absent"), true],
  [status("absent"), status("present"), true],
  [status("absent"), status("present", [], ["g12c"]), true],
  [status("present", [], ["g12d"]), status("present", [], ["g12c"]), true],
  [status("present"), status("low"), true],
  [status("present", ["carrier"]), status("absent"), true],
  [status("present", ["homozygous"]), status("present", ["heterozygous"]), true],
  [status("present", ["amplification"]), status("present", ["mutation"]), false],
  [status("present", ["amplification"]), status("absent", ["mutation"]), false],
  [status("absent", [], ["t790m"]), status("present", [], ["l858r"]), false],
  [status("bare"), status("absent"), false],
  [status("present"), status("either"), false],
  [status("present"), status("present"), false],
])("asked %j, said %j: that nobody has both is %p", (asked, said, expected) =>
  expect(StatusComparison.excludeEachOther(StatusComparison.of(asked, said), asked, said)).toBe(expected),
)

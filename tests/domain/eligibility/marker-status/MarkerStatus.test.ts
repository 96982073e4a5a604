import { expect, test } from "bun:test"
import * as AskedMarker from "../../../../domain/eligibility/biomarker/AskedMarker.ts"
import type { MarkerStatus } from "../../../../domain/eligibility/marker-status/MarkerStatus.ts"

test.each<[written: string, said: Partial<MarkerStatus>]>([
  ["KRAS", { state: "bare" }],
  ["KRAS mutation", { state: "present", kinds: ["mutation"] }],
  ["mutant KRAS", { state: "present" }],
  ["KRAS G12D", { state: "present", variants: ["g12d"] }],
  ["KRAS G12C or G12D", { state: "present", variants: ["g12c", "g12d"] }],
  ["KRAS wild-type", { state: "absent", isDenied: false }],
  ["KRAS not mutated", { state: "absent", isDenied: true }],
  ["EGFR mutation negative", { state: "absent", isDenied: true }],
  ["MGMT methylated or unmethylated", { state: "either" }],
  ["MGMT methylation status", { state: "status" }],
  ["MSI-H", { state: "present" }],
  ["MSS", { state: "absent" }],
  ["HER2 positive", { state: "present", kinds: ["expression", "amplification"] }],
  ["HER2-low", { state: "low" }],
  ["APOE4 homozygote", { state: "present", kinds: ["homozygous"] }],
  ["APOE4 non-carrier", { state: "absent" }],
  ["amyloid +", { state: "present" }],
  ["Amyloid PET +", { state: "present" }],
  ["p-tau217 +", { state: "present" }],
  ["HER2 + (FISH)", { state: "present" }],
  ["SOD1 +", { state: "present" }],
])("%j says %j", (written, said) => {
  expect(AskedMarker.ask(written).asked).toMatchObject(said)
})

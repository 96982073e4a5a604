import { expect, test } from "bun:test"
import { Either, Option } from "effect"
import * as ProfileFlags from "../../../interfaces/cli/ProfileFlags.ts"
import { descriptionOf } from "../../../interfaces/Failure.ts"
import * as Match from "../../../interfaces/functions/Match.ts"

const nothing: ProfileFlags.Profile = {
  condition: "ALS",
  stage: Option.none(),
  biomarkers: [],
  priorLines: Option.none(),
  age: Option.none(),
  sex: Option.none(),
  place: { lat: Option.none(), lng: Option.none(), radius: Option.none(), near: Option.none() },
  include: [],
  phases: [],
  limit: Option.none(),
}

const [zero, far, blank] = [Option.some(0), Option.some(999), Option.some(" ")]

test.each<[wrong: Partial<ProfileFlags.Profile>, sentence: string]>([
  [{ condition: "" }, 'CONDITION must be text of at least one visible character, such as "pancreatic cancer".'],
  [{ stage: blank }, '--stage must be text of 1 to 200 characters, such as "stage IV".'],
  [{ biomarkers: ["KRAS", " "] }, '--biomarker must be text of 1 to 200 characters, such as "KRAS G12D".'],
  [{ priorLines: Option.some(-1) }, "--prior-lines must be a whole number, 0 or more."],
  [{ age: far }, "--age must be a whole number from 0 to 130."],
  [{ sex: blank }, "--sex must be one of male, female."],
  [{ place: { ...nothing.place, lat: far, lng: zero } }, "--lat must be a number from -90 to 90."],
  [{ place: { ...nothing.place, lat: zero, lng: far } }, "--lng must be a number from -180 to 180."],
  [{ place: { ...nothing.place, lat: zero, lng: zero, radius: zero } }, "--radius must be a number above 0."],
  [
    { place: { ...nothing.place, near: blank } },
    '--near must be text that names a place, such as "Boston"; "near me" and "anywhere" name none.',
  ],
  [{ include: ["all"] }, "--include must be one of interventional, expanded_access."],
  [{ phases: ["2"] }, "--phase must be one of EARLY_PHASE1, PHASE1, PHASE2, PHASE3, PHASE4."],
  [{ limit: zero }, "--limit must be a whole number from 1 to 50."],
])("What is wrong with %j is said with the name that was typed", (wrong, sentence) => {
  const refused = Either.flip(Match.parse(ProfileFlags.toBody({ ...nothing, ...wrong })))
  const told = descriptionOf(Either.getOrThrow(refused), { publicUrl: "", sandboxKey: "" })

  expect(ProfileFlags.inTypedNames(told)).toBe(sentence)
})

test("All that is wrong is said, a sentence a line", () => {
  const body = ProfileFlags.toBody({ ...nothing, age: far, limit: zero, biomarkers: [" ", " "] })
  const told = descriptionOf(Either.getOrThrow(Either.flip(Match.parse(body))), { publicUrl: "", sandboxKey: "" })

  expect(ProfileFlags.inTypedNames(told).split("\n")).toEqual([
    '--biomarker must be text of 1 to 200 characters, such as "KRAS G12D".',
    "--age must be a whole number from 0 to 130.",
    "--limit must be a whole number from 1 to 50.",
  ])
})

test("What is said of no field stays as it is", () => {
  expect(ProfileFlags.inTypedNames({ message: "The registry is away." })).toBe("The registry is away.")
})

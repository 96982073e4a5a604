import * as Saying from "../Saying.ts"

const published = (value: string | null): string => value ?? "not published"

const listed = (values: ReadonlyArray<string>): string => values.join(", ") || "not published"

/** What is said of structured fields, by its code. null, and an empty list, is what the registry does not publish. */
const sentences = {
  status: ({ status }: { readonly status: string }) => `overallStatus: ${status}`,
  status_and_start: ({ start, status }: { readonly status: string; readonly start: string }) =>
    `overallStatus: ${status}; startDate: ${start}`,
  age_bounds: ({ maximum, minimum }: { readonly minimum: string | null; readonly maximum: string | null }) =>
    `minimumAge: ${published(minimum)}; maximumAge: ${published(maximum)}`,
  age_groups: ({ groups }: { readonly groups: ReadonlyArray<string> }) =>
    `minimumAge and maximumAge: not published; stdAges: ${listed(groups)}`,
  sex: ({ sex }: { readonly sex: string | null }) => `sex: ${published(sex)}`,
  phases: ({ phases }: { readonly phases: ReadonlyArray<string> }) => `phases: ${listed(phases)}`,
  no_phase: (_: Readonly<Record<never, never>>) => "studyType: EXPANDED_ACCESS; an expanded-access record has no phase",
}

export type Code = keyof typeof sentences

export const codes = Object.keys(sentences) as ReadonlyArray<Code>

export const say = Saying.by(sentences)

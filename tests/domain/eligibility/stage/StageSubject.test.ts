import { describe, expect, test } from "bun:test"
import * as Document from "../../../../domain/eligibility/document/Document.ts"
import * as Span from "../../../../domain/eligibility/document/Span.ts"
import * as StageSubject from "../../../../domain/eligibility/stage/StageSubject.ts"

const subjectOf = (line: string, word: string, about: ReadonlyArray<string>): StageSubject.Subject => {
  const text = `Exclusion Criteria:\n\n* ${line}`
  const at = text.indexOf(word)
  const span = Span.at(Document.make(text, about), at, at + word.length)
  if (span === undefined) throw new Error("It stands in a segment.")

  return StageSubject.of({ ...span, says: [] })
}

describe.each<
  readonly [about: ReadonlyArray<string>, rows: ReadonlyArray<readonly [string, string, StageSubject.Subject]>]
>([
  [
    ["Mantle Cell Lymphoma"],
    [
      ["Refractory MCL", "Refractory", "own"],
      ["Lymphoma that has relapsed", "relapsed", "own"],
      ["Relapsed after two regimens", "Relapsed", "unsaid"],
      ["Recurrent melanoma", "Recurrent", "another cancer"],
      ["A second malignancy that is recurrent", "recurrent", "another cancer"],
      ["Recurrent herpes", "Recurrent", "another disease"],
      ["Recurrence of toxic necrolysis", "Recurrence", "another disease"],
    ],
  ],
  [
    ["Advanced Solid Tumors"],
    [
      ["Recurrent melanoma", "Recurrent", "own"],
      ["Recurrent brain metastases", "Recurrent", "metastases"],
      ["Metastasis in the liver", "Metastasis", "metastases"],
      ["Carcinoma in situ of the cervix, localized bladder cancer", "localized", "another cancer"],
    ],
  ],
  [
    ["Lynch Syndrome Carriers"],
    [
      ["Another cancer without recurrence", "recurrence", "another cancer"],
      ["Recurrent infection", "Recurrent", "another disease"],
    ],
  ],
  [[], [["Metastatic cancer of the breast", "Metastatic", "own"]]],
])("in a study of %j", (about, rows) => {
  test.each(rows)("%j speaks by %j of: %s", (line, word, subject) => expect(subjectOf(line, word, about)).toBe(subject))
})

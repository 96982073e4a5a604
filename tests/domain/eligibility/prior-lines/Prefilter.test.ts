import { expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as Tables from "../../../../bench/tables/Tables.ts"
import * as Document from "../../../../domain/eligibility/document/Document.ts"
import * as Atoms from "../../../../domain/eligibility/matching/Atoms.ts"
import * as Claims from "../../../../domain/eligibility/prior-lines/Claims.ts"
import * as Prefilter from "../../../../domain/eligibility/prior-lines/Prefilter.ts"
import { fold } from "../../../../domain/eligibility/text/Folding.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"
import { priorLines } from "../corpus/priorLines.ts"

const lookedFor = Atoms.lookingFor(Prefilter.atoms)

const words = (text: string) => Tokens.of(fold(text), 0, text.length).words

/** Words that stand in most texts, and the names of drugs: what only they hint at is passed over. */
const passedOver: ReadonlySet<string> = new Set(["had", "before", "advanced", "gemcitabine", "erlotinib", "irinotecan"])

const vocabulary = [...new Set(priorLines.flatMap(({ text }) => words(text)))].filter((word) => !passedOver.has(word))

test("A sentence that tells of earlier treatment shows a sign of it", () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...vocabulary), { maxLength: 14 }), (sentence) => {
      const text = sentence.join(" ")
      if (Claims.of(words(text)).length === 0) return

      expect([text, Prefilter.signs(Document.make(text, lookedFor)).length > 0]).toEqual([text, true])
    }),
    { numRuns: 2000 },
  ))

const rows = (await Tables.all())
  .filter(({ file }) => file.startsWith("domain/eligibility/line-claims/"))
  .flatMap(({ table }) => table.rows)

test("So does the example of each row by which it is told: what the prefilter passes over, no row can tell", () => {
  const examples = rows.map(({ example }) => example.replaceAll(/[[\]]/g, ""))
  const telling = examples.filter((example) => Claims.of(words(example)).length > 0)
  expect(telling.length).toBeGreaterThan(100)
  expect(telling.filter((example) => Prefilter.signs(Document.make(example, lookedFor)).length === 0)).toEqual([])
})

test.each(["Adults with a central venous catheter", "KRAS mutation", "Prior stroke", "Not pregnant"])(
  "%j shows none",
  (text) => expect(Prefilter.signs(Document.make(text, lookedFor))).toEqual([]),
)

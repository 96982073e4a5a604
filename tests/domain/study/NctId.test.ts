import { expect, test } from "bun:test"
import * as NctId from "../../../domain/study/NctId.ts"

test.each(["NCT00000000", "NCT99300201"])("%s is a number of a study", (text) => expect(NctId.is(text)).toBe(true))

test.each([
  "",
  "NCT",
  "NCT1234567",
  "NCT123456789",
  "nct01234567",
  " NCT01234567",
  "NCT01234567\n",
  "NCT٠١٢٣٤٥٦٧",
  1234567,
  null,
])("%p is none", (text) => expect(NctId.is(text)).toBe(false))

import { Array, Effect, Either } from "effect"
import { NctId } from "../../../domain/study/NctId.ts"
import type { Study } from "../../../domain/study/Study.ts"
import * as StudyRecord from "../../../infrastructure/clinicaltrials-gov/StudyRecord.ts"
import * as InMemoryRegistry from "../../../infrastructure/memory/InMemoryRegistry.ts"
import { type StudyRecord as Record, registryContract } from "../../contracts/RegistryContract.ts"

const studiesOf = (records: ReadonlyArray<Record>): Array<Study> =>
  Array.filterMap(records, (record) => Either.getRight(StudyRecord.decode(record)))

registryContract("InMemoryRegistry", {
  worlds: (records, pageSize) =>
    Effect.sync(() => {
      const studies = studiesOf(records)

      return {
        layer: InMemoryRegistry.layer({
          studies,
          pageSize,
          aliases: new Map([[NctId("NCT99000099"), NctId("NCT99000001")]]),
        }),
        become: (records) => void studies.splice(0, studies.length, ...studiesOf(records)),
      }
    }),
  isRemote: false,
})

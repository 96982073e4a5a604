import { Effect } from "effect"
import * as Answer from "../../../demo/registry-stand-in/Answer.ts"
import type * as Json from "../../../demo/registry-stand-in/record/Json.ts"
import * as StandIn from "../../../demo/registry-stand-in/StandIn.ts"
import { type RegistryWorlds, registryContract, type StudyRecord } from "../../contracts/RegistryContract.ts"
import * as TestRegistry from "../../support/registry.ts"

const overTheStandIn: RegistryWorlds = (records, pageSize) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      let answered: ((request: Request) => Response) | undefined
      const standIn = StandIn.serve({
        studies: records,
        behavior: (request, answer) => answered?.(request) ?? answer(),
      })

      return {
        standIn,
        become: (records: ReadonlyArray<StudyRecord>) => {
          const later: ReadonlyArray<Json.JsonObject> = JSON.parse(JSON.stringify(records))
          answered = (request) => Answer.to(later, "2026-01-06T09:00:05", request)
        },
        answer: (answer: (request: Request) => Response) => {
          answered = answer
        },
      }
    }),
    ({ standIn }) => Effect.promise(standIn.stop),
  ).pipe(
    Effect.map(({ answer, become, standIn }) => ({
      become,
      layer: TestRegistry.served(new URL(standIn.url), { pageSize }),
      network: { asked: standIn.requests, cut: Effect.promise(standIn.stop), answer },
    })),
  )

registryContract("ClinicalTrialsGov, over the registry stand-in,", overTheStandIn)

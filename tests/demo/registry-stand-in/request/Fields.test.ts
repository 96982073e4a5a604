import { expect, test } from "bun:test"
import { Either } from "effect"
import type { JsonObject } from "../../../../demo/registry-stand-in/record/Json.ts"
import * as Pieces from "../../../../demo/registry-stand-in/record/Pieces.ts"
import * as Fields from "../../../../demo/registry-stand-in/request/Fields.ts"
import * as Areas from "../../../../demo/registry-stand-in/search/Areas.ts"

const record = {
  protocolSection: {
    identificationModule: { nctId: "NCT00000001", briefTitle: "Title", orgStudyIdInfo: { id: "A-1" } },
    designModule: { studyType: "INTERVENTIONAL", phases: ["PHASE1", "PHASE2"] },
    contactsLocationsModule: {
      locations: [
        { facility: "One", city: "Boston", geoPoint: { lat: 1, lon: 2 } },
        { facility: "Two", zip: "02115" },
      ],
    },
  },
  derivedSection: { conditionBrowseModule: { meshes: [{ id: "D1", term: "Glioma" }] } },
  hasResults: false,
}

const pruned = (items: ReadonlyArray<string>, queried: ReadonlyArray<Pieces.Piece> = []): JsonObject =>
  Fields.prune(record, Either.getOrThrow(Fields.select(items, queried)))

const { contactsLocationsModule, designModule, identificationModule } = record.protocolSection

test.each<[string, ReadonlyArray<string>, JsonObject]>([
  ["a piece", ["NCTId"], { protocolSection: { identificationModule: { nctId: "NCT00000001" } } }],
  ["a list", ["Phase"], { protocolSection: { designModule: { phases: ["PHASE1", "PHASE2"] } } }],
  ["a whole module", ["DesignModule"], { protocolSection: { designModule } }],
  ["a module and a piece of it", ["DesignModule", "Phase"], { protocolSection: { designModule } }],
  [
    "a path",
    ["protocolSection.designModule.studyType"],
    { protocolSection: { designModule: { studyType: "INTERVENTIONAL" } } },
  ],
  ["a branch", ["OrgStudyIdInfo"], { protocolSection: { identificationModule: { orgStudyIdInfo: { id: "A-1" } } } }],
  ["a section", ["ProtocolSection"], { protocolSection: record.protocolSection }],
  ["a value beside the sections", ["HasResults"], { hasResults: false }],
  [
    "pieces of list items",
    ["LocationCity", "LocationZip"],
    { protocolSection: { contactsLocationsModule: { locations: [{ city: "Boston" }, { zip: "02115" }] } } },
  ],
  [
    "a point",
    ["LocationGeoPoint"],
    { protocolSection: { contactsLocationsModule: { locations: [{ geoPoint: { lat: 1, lon: 2 } }] } } },
  ],
  ["all sites", ["Location"], { protocolSection: { contactsLocationsModule } }],
  [
    "a derived piece",
    ["ConditionMeshTerm"],
    { derivedSection: { conditionBrowseModule: { meshes: [{ term: "Glioma" }] } } },
  ],
  ["what the record lacks", ["WhyStopped", "ResultsSection"], {}],
  ["an area", ["TitleSearch"], { protocolSection: { identificationModule: { briefTitle: "Title" } } }],
])("keeps %s", (_, items, expected) => {
  expect(pruned(items)).toEqual(expected)
})

test("@query stands for what the query searched", () => {
  const titles = Areas.TitleSearch.parts.map(({ piece }) => piece)

  expect(pruned(["@query", "NCTId"], titles)).toEqual({
    protocolSection: { identificationModule: { nctId: identificationModule.nctId, briefTitle: "Title" } },
  })
})

test.each(["nctId", "Nothing", "", " NCTId", "protocolSection.nothing", "designModule", "constructor"])(
  "does not know %p",
  (item) => {
    expect(Fields.select(["NCTId", item], [])).toEqual(Either.left(item))
  },
)

test("every name and every path stands for one piece", () => {
  expect(new Set(Pieces.all.map(({ name }) => name)).size).toBe(Pieces.all.length)
  expect(new Set(Pieces.all.map(({ path }) => path.join("."))).size).toBe(Pieces.all.length)
})

test.each([
  [Areas.BasicSearch, 43],
  [Areas.ConditionSearch, 7],
  [Areas.InterventionSearch, 12],
  [Areas.LocationSearch, 5],
  [Areas.PatientSearch, 26],
])("an area has all its parts (%#)", ({ parts }, count) => {
  expect(parts.length).toBe(count)
})

import * as AreaNames from "./AreaNames.ts"
import { suggestions } from "./Suggestions.ts"

/**
 * A condition that the service knows more about than its name. `registryQuery` is an expression for the registry's
 * condition search: narrower and broader names, since the registry adds spellings and synonyms by itself. Of a solid tumor it
 * leaves room for three of the registry's twelve terms, so that studies of any solid tumor can be asked for beside. `alsoCalled`
 * are other names of the very disease, as people and the Disease Ontology write them; `names` what it and its kinds are called in titles
 * and conditions, in lower case.
 */
export interface LaunchArea {
  readonly slug: string
  readonly name: string
  readonly registryQuery: string
  readonly stages: ReadonlyArray<string>
  readonly biomarkers: ReadonlyArray<string>
  readonly alsoCalled: ReadonlyArray<string>
  readonly names: ReadonlyArray<string>
}

export const launchAreas: ReadonlyArray<LaunchArea> = [
  {
    slug: "alzheimers",
    name: "Alzheimer's disease",
    registryQuery: '"Alzheimer disease" OR "mild cognitive impairment" OR "cognitive impairment" OR dementia',
    ...suggestions.alzheimers,
    alsoCalled: [
      "Alzheimer's",
      "Alzheimer's dementia",
      "dementia of the Alzheimer type",
      "senile dementia of the Alzheimer type",
      "dementia due to Alzheimer's disease",
    ],
    names: ["alzheimer", "mild cognitive impairment"],
  },
  {
    slug: "glioblastoma",
    name: "Glioblastoma",
    registryQuery: 'glioblastoma OR gliosarcoma OR "high grade glioma" OR "diffuse midline glioma"',
    ...suggestions.glioblastoma,
    alsoCalled: ["GBM", "glioblastoma multiforme", "spongioblastoma multiforme"],
    names: ["glioblastoma", "gbm", "gliosarcoma", "grade iv astrocytoma", "grade 4 astrocytoma", "grade iv glioma"],
  },
  {
    slug: "pancreatic-cancer",
    name: "Pancreatic cancer",
    registryQuery: '"pancreatic cancer" OR "pancreatic adenocarcinoma" OR "pancreatic ductal adenocarcinoma"',
    ...suggestions["pancreatic-cancer"],
    alsoCalled: ["pancreas cancer"],
    names: [
      "pancreatic cancer",
      "pancreatic adenocarcinoma",
      "pancreatic ductal adenocarcinoma",
      "pancreatic carcinoma",
      "pancreas cancer",
      "cancer of the pancreas",
      "carcinoma of the pancreas",
      "adenocarcinoma of the pancreas",
      "pdac",
    ],
  },
]

const plain = (text: string): string => text.trim().replaceAll("’", "'").toLowerCase()

const known: ReadonlyMap<string, LaunchArea> = new Map(
  launchAreas.flatMap((area) => [
    [area.slug, area],
    [plain(area.name), area],
  ]),
)

/** The launch area that a condition names by its slug or its name, in any case. */
export const find = (condition: string): LaunchArea | undefined => known.get(plain(condition))

/** The launch area that a condition names or belongs to, in whatever words. */
export const kinOf = AreaNames.among(launchAreas)

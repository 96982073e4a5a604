/** A call of each tool, in the order of the list, and what must be found in its structured content. */
export const calls: ReadonlyArray<readonly [name: string, input: Record<string, unknown>, property: string]> = [
  ["list_launch_conditions", {}, "launch_areas.2.slug"],
  ["match_frontier_options", { condition: "pancreatic-cancer", age: 61, limit: 2 }, "options.1.nct_id"],
  ["get_site_availability", { nct_id: "NCT99100101" }, "study.sites.59.facility"],
]

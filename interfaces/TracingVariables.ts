import { Config, Either, Encoding, Option, Redacted } from "effect"
import { httpUrl, orFile, variable } from "./Variable.ts"

/** Where and how traces are told, by the standard variables of OpenTelemetry. */
export interface TracingOptions {
  readonly url: URL
  readonly headers: Redacted.Redacted<Readonly<Record<string, string>>>
  readonly protocol: "http/json" | "http/protobuf"
  readonly serviceName: string
}

/** The standard takes an empty value for none. */
const standard = <A>(
  name: string,
  accepts: string,
  read: (text: string) => A | undefined,
  source: Config.Config<string> = Config.string(name),
) =>
  Config.map(
    variable<Option.Option<A>>(
      name,
      Option.none(),
      accepts,
      (text) => {
        if (text === "") return Option.none()
        const value = read(text)

        return value === undefined ? undefined : Option.some(value)
      },
      source,
    ),
    Option.getOrUndefined,
  )

const isTrue = (text: string): boolean | undefined => (/^(true|false)$/i.test(text) ? /^true$/i.test(text) : undefined)

const decoded = (text: string): string | undefined => Either.getOrUndefined(Encoding.decodeUriComponent(text.trim()))

/** `name=value,name=value`, with values in percent-encoding. */
const pairs = (text: string): Readonly<Record<string, string>> | undefined => {
  const read = text.split(",").map((pair): readonly [string | undefined, string | undefined] => {
    const at = pair.indexOf("=")

    return [at < 1 ? undefined : pair.slice(0, at).trim(), decoded(pair.slice(at + 1))]
  })

  return read.every((pair): pair is readonly [string, string] => pair[0] !== undefined && pair[1] !== undefined)
    ? Object.fromEntries(read)
    : undefined
}

const protocolOf = (text: string): TracingOptions["protocol"] | undefined =>
  text === "http/json" || text === "http/protobuf" ? text : undefined

const exporterOf = (text: string): "otlp" | "none" | undefined =>
  text === "otlp" || text === "none" ? text : undefined

const url = (name: string) => standard(name, "an http or https URL", httpUrl)
const headers = (name: string) => standard(name, "name=value pairs with commas between", pairs, orFile(name))
const protocol = (name: string) => standard(name, "http/protobuf or http/json", protocolOf)

const underPath = (base: URL): URL => new URL(`${base.href.replace(/\/+$/, "")}/v1/traces`)

/** None where no endpoint is named, or where the standard switches say so. */
export const tracing: Config.Config<TracingOptions | undefined> = Config.all({
  isDisabled: standard("OTEL_SDK_DISABLED", "true or false", isTrue),
  exporter: standard("OTEL_TRACES_EXPORTER", "otlp or none", exporterOf),
  endpoint: url("OTEL_EXPORTER_OTLP_ENDPOINT"),
  tracesEndpoint: url("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"),
  headers: headers("OTEL_EXPORTER_OTLP_HEADERS"),
  tracesHeaders: headers("OTEL_EXPORTER_OTLP_TRACES_HEADERS"),
  protocol: protocol("OTEL_EXPORTER_OTLP_PROTOCOL"),
  tracesProtocol: protocol("OTEL_EXPORTER_OTLP_TRACES_PROTOCOL"),
  serviceName: standard("OTEL_SERVICE_NAME", "text", (text) => text),
  resource: standard("OTEL_RESOURCE_ATTRIBUTES", "name=value pairs with commas between", pairs),
}).pipe(
  Config.map((read) => {
    const endpoint = read.tracesEndpoint ?? (read.endpoint === undefined ? undefined : underPath(read.endpoint))
    if (endpoint === undefined || read.isDisabled === true || read.exporter === "none") return undefined

    return {
      url: endpoint,
      headers: Redacted.make(read.tracesHeaders ?? read.headers ?? {}),
      protocol: read.tracesProtocol ?? read.protocol ?? "http/protobuf",
      serviceName: read.serviceName ?? read.resource?.["service.name"] ?? "trial-match",
    }
  }),
)

import { type Context, Effect, Layer, type Scope } from "effect"
import { effect } from "../support/effect.ts"

/** A fresh place for data, and a layer that is one instance of a service on it each time it is built. */
export type World<Port> = Effect.Effect<Layer.Layer<Port, unknown>, unknown, Scope.Scope>

/** A test with one instance in a fresh world. */
export const alone =
  <Port>(world: World<Port>) =>
  (name: string, program: () => Effect.Effect<void, unknown, Port | Scope.Scope>) =>
    effect(name, () => Effect.flatMap(world, (layer) => Effect.provide(program(), layer)))

/** A test with two instances that share a fresh world. */
export const shared =
  <Port, Service>(world: World<Port>, port: Context.Tag<Port, Service>) =>
  (name: string, program: (here: Service, there: Service) => Effect.Effect<void, unknown, Scope.Scope>) =>
    effect(name, () =>
      Effect.gen(function* () {
        const layer = yield* world
        const instance = Effect.provide(port, yield* Layer.build(Layer.fresh(layer)))
        const another = Effect.provide(port, yield* Layer.build(Layer.fresh(layer)))

        yield* program(yield* instance, yield* another)
      }),
    )

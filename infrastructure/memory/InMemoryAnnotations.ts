import { Layer } from "effect"
import { Annotations } from "../../application/ports/Annotations.ts"
import * as Reading from "../../domain/eligibility/Reading.ts"
import * as Steps from "../../domain/Steps.ts"
import * as AnnotationMetrics from "./AnnotationMetrics.ts"
import * as AnnotationTable from "./AnnotationTable.ts"
import * as Copies from "./Copies.ts"

export interface Options {
  /** Room for words and what was worked out about them, in bytes; with 0 nothing is kept. */
  readonly mostBytes: number
}

export const make = ({ mostBytes }: Options) => {
  const table = AnnotationTable.make(mostBytes)
  const count = AnnotationMetrics.make()
  const copies = Copies.make()

  return Annotations.of({
    withAnnotations: function* (studies, work) {
      const taken: Array<AnnotationTable.Taken> = []
      const { copy, end } = copies()
      try {
        yield* Steps.each(studies, (study) => taken.push(table.take(study, copy)))

        return yield* work(taken.map(({ annotation, study }) => Reading.annotated(study, annotation)))
      } finally {
        taken.forEach(table.putBack)
        end()
        count(table.held())
      }
    },
  })
}

export const layer = (options: Options): Layer.Layer<Annotations> => Layer.sync(Annotations, () => make(options))

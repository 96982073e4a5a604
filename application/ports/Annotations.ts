import { Context } from "effect"
import type { AnnotatedStudy } from "../../domain/eligibility/Reading.ts"
import type { Steps } from "../../domain/Steps.ts"
import type { Study } from "../../domain/study/Study.ts"

/**
 * What was worked out about the words of studies, for as long as there is room for it. An implementer
 * - hands each study to the work with the annotation of its words, or with an empty one; the work may fill it;
 * - works in steps, as the work does: while it rests, other work may go over the same studies. Each has annotations of its own, in
 *   which no other writes;
 * - knows words again by all of them: a digest may find them, a comparison decides, and the study's number tells nothing;
 * - keeps what annotations came to when the work is done, has failed or was ended; where others have made more of the same words
 *   meanwhile, it keeps that. Those that it handed over are empty from then on;
 * - counts them then, and holds no more than its bound from then on: what was not used for the longest time goes first;
 * - keeps nothing of who asked, or for what: only words that the registry published, and what is in their annotations.
 */
export class Annotations extends Context.Tag("application/Annotations")<
  Annotations,
  {
    readonly withAnnotations: <A>(
      studies: ReadonlyArray<Study>,
      work: (studies: ReadonlyArray<AnnotatedStudy>) => Steps<A>,
    ) => Steps<A>
  }
>() {}

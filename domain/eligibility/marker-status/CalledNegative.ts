import type { Marker } from "../markers/Marker.ts"
import type { MarkerStatus } from "./MarkerStatus.ts"

const zero = /\b(?:IHC)?0\b|\bzero\b|\bnull\b/i

/** Whether a text tells by a sentence about a marker that none of it is to be stained: "HER2-negative is defined as IHC 0". */
export const isZero = ({ graded }: Marker, said: MarkerStatus | undefined, sentence: string): boolean =>
  graded === true && said?.state === "absent" && !said.isDenied && zero.test(sentence)

/**
 * Whether what a text calls negative holds a faint stain, too: "HER2-negative" is 0, 1+ and 2+ without amplification (ASCO/CAP 2018 and
 * 2023). Who is told to be 0, or not to be amplified, is not called so.
 */
export const holdsFaint = ({ graded }: Marker, asked: MarkerStatus, said: MarkerStatus): boolean =>
  graded === true &&
  asked.state === "low" &&
  said.state === "absent" &&
  said.isDenied &&
  said.variants.length === 0 &&
  said.kinds.every((kind) => kind === "expression")

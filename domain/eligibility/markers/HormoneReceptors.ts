/** A receptor of estrogen, by its short name or by the hormone. */
export const estrogen: ReadonlyArray<string> = ["er", "estrogen", "oestrogen"]

/** One of progesterone, likewise. */
export const progesterone: ReadonlyArray<string> = ["pr", "pgr", "progesterone"]

/** Both, and what they are called together. */
export const all: ReadonlyArray<string> = [...estrogen, ...progesterone, "hr", "hormone"]

import * as WordSet from "../text/WordSet.ts"

/** What an antibody is called behind the name of what it binds to. */
export const antibodyWords = WordSet.of("antibody antibodies autoantibody autoantibodies ab abs igg")

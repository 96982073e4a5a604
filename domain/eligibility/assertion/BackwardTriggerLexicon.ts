import { cannotTakePart, taken, taking, thisStudy, whom } from "./Participation.ts"
import { notLetIn } from "./Permission.ts"
import { each } from "./Phrases.ts"
import { type Row, triggers } from "./Trigger.ts"

/** What is done with a treatment. */
const given = ["given", "received", "administered", "started", "initiated", "begun", "used"]

/** Triggers that stand behind what they govern, in the same clause. */
export const backwardTriggers: ReadonlyArray<Row> = [
  ...triggers("permission", "backward", { needs: "verb or end" }, [
    "allowed",
    "permitted",
    "acceptable",
    "allowable",
    "permissible",
  ]),
  ...triggers("permission", "backward", {}, [
    "eligible",
    "not excluded",
    "not be excluded",
    "not an exclusion",
    "not exclusion",
    "not considered an exclusion",
    "not exclusionary",
    "no exclusion",
    "no exclusion criterion",
    "no reason for exclusion",
    "not exclude",
    "not disqualify",
    "not result in exclusion",
    ...each(["not preclude"], ["participation", "enrollment", "enrolment", "inclusion", "entry", "eligibility"]),
    "will be included",
    "will be enrolled",
    "should be included",
    "should be enrolled",
    "are included",
    "considered for inclusion",
  ]),
  // At somebody's discretion, and mostly on conditions
  ...triggers("permission", "backward", { sure: 0 }, [
    "may be enrolled",
    "may enroll",
    "may be included",
    "may participate",
    "can be included",
    "can be enrolled",
    "can participate",
  ]),
  ...triggers("prohibition", "backward", { needs: "verb or end" }, ["excluded", "prohibited"]),
  ...triggers("prohibition", "backward", { needs: "verb or own end" }, [
    "ineligible",
    "forbidden",
    "disallowed",
    "disqualified",
    "barred",
  ]),
  ...triggers("prohibition", "backward", {}, [
    ...notLetIn,
    "exclusionary",
    "must be excluded",
    ...each(["not to be"], taken),
    ...each(each(["not candidates", "not a candidate"], ["for"]), [...thisStudy, ...taking]),
    "an exclusion",
    "exclusion criteria",
  ]),
  // What must not be there
  ...triggers("prohibition", "backward", { scope: 6, needs: "nothing" }, [
    ...each(["must be", "should be", "has to be", "have to be", "required to be"], ["absent"]),
    ...each(["must not be", "should not be"], ["present", "found", "detected", "identified", "seen", "evident"]),
    ...each(["must not have been", "should not have been", "must never have been"], given),
  ]),
  // What keeps out by a verb of its own
  ...triggers("prohibition", "backward", { scope: 12, needs: "own verb" }, [
    ...each(["make", "makes", "render", "renders"], each(whom, ["ineligible", "not eligible"])),
    "do not qualify",
    "disqualify",
    "disqualifies",
    "disqualifying",
    ...each(["preclude", "precludes"], taking),
    ...each(["exclude", "excludes"], whom),
    ...cannotTakePart,
    ...each(each(["a contraindication", "contraindications"], ["to", "for"]), taking),
    ...each(
      ["lead to", "leads to", "result in", "results in", "constitute", "constitutes"],
      ["exclusion", "an exclusion"],
    ),
    ...each(
      ["reason", "a reason", "ground", "grounds", "a ground", "cause", "a cause", "a basis"],
      ["for exclusion", "to exclude"],
    ),
  ]),
  // What did not come about
  ...triggers("negation", "backward", { scope: 8, needs: "nothing" }, [
    ...each(["has not been", "have not been", "was not", "were not", "has never been", "was never"], given),
  ]),
  ...triggers("incapability", "backward", { scope: 3 }, [
    "not performed",
    "not done",
    "not measured",
    "not feasible",
    "not be feasible",
    "not possible",
    "not be possible",
    "not be performed",
  ]),
  ...triggers("uncertainty", "backward", { scope: 3, needs: "nothing" }, [
    ...each(["cannot be", "can not be", "could not be"], ["performed", "obtained", "measured", "done"]),
  ]),
  // What is told as the answer to a question
  ...triggers("negation", "backward", { scope: 4, needs: "mark and end" }, [
    "none",
    "no",
    "nil",
    "never",
    "not detected",
    "n / a",
  ]),
  ...triggers("prohibition", "backward", { needs: "mark and end" }, [
    ...each(["none", "no"], ["allowed", "permitted", "acceptable", "accepted"]),
  ]),
  // What is missing, or the result of looking for it, which the name of a marker may have said already
  ...triggers("uncertainty", "backward", { scope: 4, needs: "verb or own end" }, ["absent"]),
  ...triggers("uncertainty", "backward", { scope: 6 }, [
    "not present",
    "not be present",
    "not found",
    "not identified",
    "not seen",
    "not evident",
  ]),
  // What does not do by itself keeps nobody out either
  ...triggers("uncertainty", "backward", {}, ["not sufficient", "not be sufficient", "insufficient", "not enough"]),
  ...triggers("uncertainty", "backward", { needs: "own verb" }, [
    ...each(["do not", "does not"], ["suffice"]),
    "does not qualify",
  ]),
  ...triggers("negation", "backward", { scope: 5, needs: "nothing" }, ["ruled out"]),
  // What may be there, and it is not told whether that lets anybody in
  ...triggers("uncertainty", "backward", { scope: 5, needs: "nothing" }, [
    ...each(["not", "not yet", "not been", "not yet been", "not be", "cannot be"], ["ruled out"]),
    ...each(["not been", "not yet been", "cannot be", "can not be", "could not be"], ["excluded"]),
  ]),
  ...triggers("negation", "backward", { scope: 3 }, ["not suspected"]),
  ...triggers("negation", "backward", { scope: 0, needs: "nothing" }, ["naive", "- naive", "- free"]),
  ...triggers("optionality", "backward", {}, [
    "not required",
    "not necessary",
    "not mandatory",
    "not needed",
    "optional",
  ]),
  // "Metastatic or not", which lets in, and keeps nobody out
  ...triggers("permission", "backward", { scope: 0, sure: 0, needs: "verb or end" }, ["or not"]),
  ...triggers("obligation", "backward", {}, ["required", "needed", "necessary", "mandatory"]),
]

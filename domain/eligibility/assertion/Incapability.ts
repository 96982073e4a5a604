/** Who cannot or will not do something. */
export const unable = [
  "unable",
  "unwilling",
  "incapable",
  "not able",
  "not willing",
  "not able or willing",
  "not willing or able",
]

/** The same as a noun. */
export const inability = ["inability", "unability", "unwillingness", "reluctance", "impossibility"]

/** What keeps somebody from something. */
export const preventing = [
  "prevent",
  "prevents",
  "preventing",
  "preclude",
  "precludes",
  "precluding",
  "prohibit",
  "prohibits",
]

/**
 * Verbs whose object may be there though somebody is unable to do it: "unable to stop anticoagulants", "unable to tolerate
 * chemotherapy"; and words behind which it is not clear what the inability goes on to.
 */
export const doubtful: ReadonlySet<string> = new Set(
  (
    "stop discontinue cease quit refrain abstain avoid limit withhold interrupt suspend forgo tolerate take receive swallow " +
    "correct control or /"
  ).split(" "),
)

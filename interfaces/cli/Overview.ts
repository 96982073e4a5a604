/** What the commands are for, and how to begin. */
export const overview = `The operator's commands. They work on the database of DATABASE_URL, also while the service runs.

  keys issue --plan pro|basic --label TEXT   issue a new key and print it once
  keys list                                  every key that was issued
  keys revoke KEY-OR-ID                      refuse a key from now on, on every instance within 10 seconds
  usage                                      the calls of each account, month by month
  intel import FILE                          record what was seen at sites, from a .csv or .jsonl file
  intel list [NCT…]                          what was seen at sites
  match CONDITION                            ask a running service for the trials that may fit a patient;
                                             --explain works it out here, and tells each part of a score
  read [SOURCE]                              how the text of a study is read, and which wordings decide
  doctor                                     look at settings, database, clock and registry, and say what to do

Each takes --json for scripts, and --help to tell more. Exit code 1 comes with a sentence on what was wrong.

  bun run cli keys issue --plan pro --label "A clinic"
  bun run cli intel import observations.csv
  bun run cli match glioblastoma --age 61 --near Boston`

const people =
  "mother father mom mum mam dad brother brothers sister sisters daughter daughters aunt aunts uncle uncles niece nieces nephew nephews cousin cousins grandmother grandfather grandma grandpa sibling siblings parent parents relative relatives"

/** Relatives, in the words of patients and of reports: what is told of them is not told of the patient. */
export const relatives = `${people} maternal paternal`

/** The same as those of whom something is: "mother's". */
export const having: string = people.replaceAll(/\w+/g, "$&'s")

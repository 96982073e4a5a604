import * as Form from "./Form.ts"

/** One spelling of a name, and what it means. */
export interface Spelled<A> {
  readonly form: Form.Form
  readonly means: A
}

/** Names to look for in many texts, with what each of them means, by the run of letters that is looked for first. */
export type Names<A> = ReadonlyArray<{
  readonly anchor: string
  readonly spelled: ReadonlyArray<Spelled<A>>
}>

export const index = <A>(spelled: ReadonlyArray<Spelled<A>>): Names<A> => {
  const groups = new Map<string, Array<Spelled<A>>>()
  for (const each of spelled) {
    const anchor = each.form.runs[each.form.anchor]
    if (anchor !== undefined) groups.set(anchor, [...(groups.get(anchor) ?? []), each])
  }

  return [...groups].map(([anchor, spelled]) => ({ anchor, spelled }))
}

/** A text in which one run of letters stands more often than this is not read to its end. */
const tries = 2000

/** What `accepts` makes of every place of the names, at most `most` for each run of letters; in no order. */
export const find = <A, B>(
  names: Names<A>,
  text: string,
  folded: string,
  most: number,
  accepts: (place: Form.Place, means: A) => B | undefined,
): Array<B> => {
  const found: Array<B> = []
  for (const { anchor, spelled } of names) {
    const full = found.length + most
    let tried = 0
    for (
      let at = folded.indexOf(anchor);
      at >= 0 && found.length < full;
      at = folded.indexOf(anchor, at + anchor.length)
    ) {
      if (++tried > tries) break
      for (const { form, means } of spelled) {
        const place = Form.around(form, text, folded, at)
        const accepted = place === undefined ? undefined : accepts(place, means)
        if (accepted !== undefined) found.push(accepted)
      }
    }
  }

  return found
}

import * as Form from "./Form.ts"
import * as Stems from "./Stems.ts"

/** One spelling of a name, and what it means. */
export interface Spelled<A> {
  readonly form: Form.Form
  readonly means: A
}

/** The spellings that share the run of letters that is looked for first. `holding`: the stems that any of them holds, as bits. */
interface Group<A> {
  readonly anchor: string
  readonly spelled: ReadonlyArray<Spelled<A>>
  readonly holding: number
}

/** Names to look for in many texts, with what each of them means. A text without any of the stems holds none of the names. */
export interface Names<A> {
  readonly groups: ReadonlyArray<Group<A>>
  readonly stems: ReadonlyArray<string>
}

/** For few names, looking for their stems first takes longer than it saves */
const few = 2

/** Names to look for in something short, such as a profile. */
export const index = <A>(spelled: ReadonlyArray<Spelled<A>>): Names<A> => {
  const groups = new Map<string, Array<Spelled<A>>>()
  for (const each of spelled) {
    const anchor = each.form.runs[each.form.anchor]
    if (anchor === undefined) continue
    const group = groups.get(anchor)
    if (group === undefined) groups.set(anchor, [each])
    else group.push(each)
  }

  return { stems: [], groups: [...groups].map(([anchor, spelled]) => ({ anchor, spelled, holding: 0 })) }
}

/** Names to look for in many texts, with the stems that most texts do without. */
export const forTexts = <A>(spelled: ReadonlyArray<Spelled<A>>): Names<A> => {
  const { groups } = index(spelled)
  const stems = groups.length > few ? Stems.of(spelled.map(({ form }) => form.runs)) : []
  const held = (group: Group<A>): number =>
    group.spelled.reduce((bits, { form }) => bits | Stems.holding(stems, form.runs), 0)

  return { stems, groups: groups.map((group) => ({ ...group, holding: held(group) })) }
}

/** The stems that a text holds, as bits. */
const held = (stems: ReadonlyArray<string>, folded: string): number => {
  let bits = 0
  for (let stem = 0; stem < stems.length; stem++) if (folded.includes(stems[stem] ?? "")) bits |= 1 << stem

  return bits
}

/** A text in which one run of letters stands more often than this is not read to its end. */
const tries = 2000

/** What `accepts` makes of every place of the names, at most `most` for each run of letters; in no order. No more than `enough`. */
export const find = <A, B>(
  names: Names<A>,
  text: string,
  folded: string,
  most: number,
  accepts: (place: Form.Place, means: A) => B | undefined,
  enough = Number.POSITIVE_INFINITY,
): Array<B> => {
  const found: Array<B> = []
  const bits = held(names.stems, folded)
  for (const { anchor, holding, spelled } of names.groups) {
    if (holding !== 0 && (bits & holding) === 0) continue
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
        if (found.length >= enough) return found
      }
    }
  }

  return found
}

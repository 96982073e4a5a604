/** How the values of a measure are counted. */
export interface Scale {
  /** How texts write its unit, as `UnitWords.named` calls it; a number without any unit may be one of it as well. */
  readonly units: ReadonlyArray<string>
  /** The least value and the greatest. A number beyond them is another's. */
  readonly values: readonly [least: number, most: number]
  /** What makes a number of it one of the first scale of the measure, "× 0.1" and "+ 2.15"; without it, the two are not compared. */
  readonly times?: number
  readonly plus?: number
  /** From how many points of the first scale on each class is, where it is written in letters. */
  readonly classesFrom?: ReadonlyArray<number>
  /** So many decimals the first scale is told with: 53 mmol/mol are 7.0 %. */
  readonly decimals?: number
}

/** Something that is measured or scored, of which criteria let in a range: "MMSE 20 to 26", "hemoglobin ≥ 9 g/dL". */
export interface Measure {
  readonly name: string
  /** How texts and profiles call it. What is short counts in texts only as it is written here. */
  readonly forms: ReadonlyArray<string>
  /** The usual one first: it is the one of a number without a unit that may be one of several. */
  readonly scales: readonly [usual: Scale, ...others: ReadonlyArray<Scale>]
  /** Its values are multiples of it. */
  readonly step?: number
  /** Which of its values speak of health; nothing where none do. */
  readonly better?: "high" | "low"
  /** Where it is best, so that a bound beyond speaks of no health: "platelets > 1,000,000", "systolic blood pressure < 90". */
  readonly bestAt?: number
  /** Whether everybody has it, whatever the disease: next to a stage or a marker it can only keep out. */
  readonly ofEveryone?: true
  /** Whether those alone have it of whom it is asked: who knows the count of his CD4 cells has HIV. */
  readonly ofThoseAsked?: true
  /** Whether it is the second of two numbers that are told together: "diastolic blood pressure > 140/90". */
  readonly ofPairs?: true
  /** Whether it tells how fit somebody is: scales of that beside each other, "ECOG ≤ 2 or KPS ≥ 60", ask for one thing. */
  readonly ofFitness?: true
  /** Whether single values are asked for: where it has more than a few, a text that names one has mostly lost its sign. */
  readonly ofFewValues?: true
  /** How its values are written where they are classes, which are told one by one: behind them other numbers are of something else. */
  readonly ofClasses?: "numbers" | "letters" | "risks"
  /** Words of the disease, no tumor, whose stages its values are. */
  readonly stagesOf?: ReadonlyArray<string>
  /** Whether its classes are called grades, which are none of any other: "NYHA class III, or grade 4 neuropathy". */
  readonly ofGrades?: true
  /** Whether it counts what befell somebody in some time, and is compared with counts of the same time. */
  readonly ofEvents?: true
  /** Whether only a number with its unit is one of it. */
  readonly ofUnits?: true
  /** Whether only a number with words of comparison is one of it: its name is a caller's, and may be part of another. */
  readonly isLiteral?: true
  /** Words of which one right before a name makes another measure of it: "telephone MoCA". */
  readonly notBehind?: ReadonlySet<string>
  /** Phrases that do so right behind it: the Everyday Cognition of 12 questions is "ECog-12". */
  readonly notBefore?: ReadonlyArray<ReadonlyArray<string>>
  /** The marker of which it tells how much there is: the name of that alone asks for nothing more beside it in an entry. */
  readonly amountOf?: string
  /** Disorders by which texts tell too little of it, or too much, where a value follows: "hypokalemia < 3.0 mmol/L". */
  readonly lack?: ReadonlyArray<string>
  readonly excess?: ReadonlyArray<string>
  /** What only profiles call it. */
  readonly entered?: ReadonlyArray<string>
  readonly source: string
}

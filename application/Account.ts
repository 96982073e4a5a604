import { Brand } from "effect"

export type AccountId = string & Brand.Brand<"AccountId">

export const AccountId = Brand.nominal<AccountId>()

export const plans = ["pro", "basic"] as const

/** The plans of an issued key: the same quota, the verified contents with `pro` alone. */
export type Plan = (typeof plans)[number]

/** Every issued key is an account of its own. */
export interface Account {
  readonly id: AccountId
  readonly plan: Plan
  readonly label: string
}

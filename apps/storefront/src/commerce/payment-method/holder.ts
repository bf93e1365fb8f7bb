import { HOLDER_NAME_RULE } from '@nusaria/contracts/card-rules'
import { formatPersonName, splitPersonName } from '#platform/format/person-name.ts'
import type { RuleError } from '#platform/forms/use-form.ts'

interface HolderNames {
  readonly first_name: string
  readonly last_name: string
}

/** The wire has two fields, a form one. A person with one name sends it in both. */
export function toHolderNames(typed: string): HolderNames {
  const { name, surname } = splitPersonName(typed)
  return { first_name: name, last_name: surname || name }
}

export function formatHolderName({ first_name, last_name }: HolderNames): string {
  return first_name === last_name ? first_name : formatPersonName(first_name, last_name)
}

export function findHolderError(typed: string): RuleError | undefined {
  if (!typed.trim()) return 'required'
  return Object.values(toHolderNames(typed)).every((part) => HOLDER_NAME_RULE.test(part)) ? undefined : 'invalid'
}

/** Who holds a card or an account, as typed. */
export interface Holder {
  readonly holder_name: string
  readonly email: string
  readonly phone: string
}

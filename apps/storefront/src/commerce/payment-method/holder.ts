import { HOLDER_NAME_RULE } from '@nusaria/contracts/card-rules'
import type { MemberContact } from '@nusaria/contracts/member-entities'
import { useEffect, useEffectEvent } from 'react'
import { useMemberContactQuery } from '#commerce/member/contact.ts'
import { formatPersonName, splitPersonName } from '#platform/format/person-name.ts'
import type { FormState, RuleError } from '#platform/forms/use-form.ts'

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

const toHolder = ({ name, ...contact }: MemberContact): Holder => ({ holder_name: name, ...contact })

/** Fills in what the shop knows of the member, where nothing is typed yet. */
export function useKnownHolder<V extends object, E extends string>(form: FormState<V, E>, { skip = false } = {}): void {
  const { data } = useMemberContactQuery(undefined, { skip })
  const fill = useEffectEvent((contact: MemberContact) => {
    const known = Object.entries(toHolder(contact)).filter(([field, value]) => value && form.values[field as keyof V] === '')
    if (known.length > 0) form.change(Object.fromEntries(known) as Partial<V>)
  })
  useEffect(() => {
    if (data) fill(data)
  }, [data])
}

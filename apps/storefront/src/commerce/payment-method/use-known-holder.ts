import type { MemberContact } from '@nusaria/contracts/member-entities'
import { useEffect, useEffectEvent } from 'react'
import { useMemberContactQuery } from '#commerce/member/contact.ts'
import type { FormState } from '#platform/forms/use-form.ts'
import type { Holder } from './holder.ts'

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

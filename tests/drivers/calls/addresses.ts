import type { Address } from '@nusaria/contracts/address'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import type { Client } from '../../support/client.ts'
import { must } from '../driver.ts'
import type { Story } from './story.ts'

/** The default address, which stands first. */
async function defaultOf(client: Client) {
  const [first] = (await client.call('address.list')).list
  must(first, 'The member has no address')
  return first
}

/** The form that is open. */
const forms = new WeakMap<Story, Address>()

/** The member's addresses, call by call. */
export const addresses = {
  opensAddress: async (story: Story): Promise<void> => {
    const { address_id } = await defaultOf(story.client)
    forms.set(story, await story.client.call('address.detail', { address_id }))
  },

  async savesAddress(story: Story, { street }: Verbs['savesAddress']): Promise<void> {
    const open = forms.get(story)
    must(open, 'No address is open')
    const { address_id, name, surname, phone, postal_code, district_code, address_line2, label, flag_default } = open
    const form = { name, surname, phone, postal_code, district_code, address_line1: street, address_line2, label, flag_default }
    await story.client.call('address.update', { address_id, ...form })
  },

  /** On the member's other device, whatever the depth. */
  async removesAddress({ other }: { readonly other: Story | null }): Promise<void> {
    must(other, 'The other device is not signed in')
    await other.client.call('address.remove', { address_id: (await defaultOf(other.client)).address_id })
  },
}

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

/** The member's addresses, call by call. */
export const addresses = {
  opensAddress: async (story: Story): Promise<void> => {
    story.address_id = (await defaultOf(story.client)).address_id
    story.opened = await story.client.call('address.detail', { address_id: story.address_id })
  },

  async savesAddress({ client, opened }: Story, { street }: Verbs['savesAddress']): Promise<void> {
    must(opened, 'No address is open')
    const { address_id, name, surname, phone, postal_code, district, address_line2, flag_default } = opened
    const form = { name, surname, phone, postal_code, district_code: district.code, address_line2, flag_default }
    await client.call('address.update', { address_id, ...form, address_line1: street })
  },

  /** On the member's other device, whatever the depth. */
  async removesAddress({ other }: { readonly other: Story | null }): Promise<void> {
    must(other, 'The other device is not signed in')
    await other.client.call('address.remove', { address_id: (await defaultOf(other.client)).address_id })
  },
}

import type { Complete } from '@nusaria/contracts/added'
import type { Address as SentAddress } from '@nusaria/contracts/address'
import type { Home, Verbs } from '@nusaria/scenarios/dsl/verbs'
import type { Client } from '../../support/client.ts'
import { must } from '../driver.ts'
import type { Story } from './story.ts'

type Address = Complete<SentAddress>

/** The district's code, found by the names from province to city to district. */
async function districtOf(client: Client, { province, city, district }: Home): Promise<string> {
  let parent_code: string | undefined
  for (const name of [province, city, district]) {
    const { list } = await client.call('address.areas', { parent_code })
    const found = list.find((area) => area.name.toLowerCase() === name.toLowerCase())
    must(found, `There is no area "${name}" among ${list.map((area) => area.name).join(', ')}`)
    parent_code = found.code
  }
  return parent_code ?? ''
}

/** A new address; one without a label becomes the default. */
interface KeptAddress {
  readonly home: Home
  readonly label: Address['label']
}

export const addressWords = ({ address_line1, area, city }: Address) => `${address_line1}, ${area}, ${city}`

/** The default address, which stands first, or one with this in it. */
export async function addressOf(client: Client, like = '') {
  const { list } = await client.call('address.list')
  const found = list.find((address) => addressWords(address).includes(like))
  must(found, `The member has no address in "${like}"`)
  return found
}

/** The form that is open. */
const forms = new WeakMap<Story, Address>()

/** The member's addresses, call by call. */
export const addresses = {
  opensAddress: async (story: Story, { like }: Verbs['opensAddress']): Promise<void> => {
    const { address_id } = await addressOf(story.client, like)
    forms.set(story, await story.client.call('address.detail', { address_id }))
  },

  /** Writes an address of the member's own; answers its id. */
  async keepsAddress({ client }: Story, { home, label }: KeptAddress): Promise<string> {
    const { name, surname, phone, postal_code, street: address_line1 } = home
    const district_code = await districtOf(client, home)
    const form = { name, surname, phone, postal_code, district_code, address_line1, address_line2: '', label, flag_default: label === null }
    return (await client.call('address.create', form)).address_id
  },

  async makesDefault({ client }: Story, { like }: Verbs['makesDefault']): Promise<void> {
    const { address_id, country, state, city, area, state_code, city_code, flag_supported, ...form } = await addressOf(client, like)
    await client.call('address.update', { address_id, ...form, flag_default: true })
  },

  async deletesAddress({ client }: Story, { like }: Verbs['deletesAddress']): Promise<void> {
    await client.call('address.remove', { address_id: (await addressOf(client, like)).address_id })
  },

  async seesDefault({ client }: Story, { like, label }: Verbs['seesDefault']): Promise<void> {
    const first = await addressOf(client)
    must(first.flag_default && first.label === label && addressWords(first).includes(like), `The default is ${addressWords(first)}`)
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
    await other.client.call('address.remove', { address_id: (await addressOf(other.client)).address_id })
  },
}

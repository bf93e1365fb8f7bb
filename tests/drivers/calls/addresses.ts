import type { Complete } from '@nusaria/contracts/added'
import type { Address as SentAddress } from '@nusaria/contracts/address'
import type { addressVerbs, HomeAddress } from '@nusaria/scenarios/dsl/verbs/addresses'
import type { ShopClient } from '../../support/client.ts'
import { assertStep } from '../driver.ts'
import type { CallActs } from './story-context.ts'

type Address = Complete<SentAddress>

/** The code of a district, found by name from province to district. */
async function districtCode(client: ShopClient, { province, city, district }: HomeAddress): Promise<string> {
  let parent_code: string | undefined
  for (const name of [province, city, district]) {
    const { list } = await client.call('address.areas', { parent_code })
    const found = list.find((area) => area.name.toLowerCase() === name.toLowerCase())
    assertStep(found, `There is no area "${name}" among ${list.map((area) => area.name).join(', ')}`)
    parent_code = found.code
  }
  return parent_code ?? ''
}

export const formatAddress = ({ address_line1, area, city }: Address) => `${address_line1}, ${area}, ${city}`

/** The default address, which comes first, or the one that contains `like`. */
export async function findAddress(client: ShopClient, like = '') {
  const { list } = await client.call('address.list')
  const found = list.find((address) => formatAddress(address).includes(like))
  assertStep(found, `The member has no address in "${like}"`)
  return found
}

/** Creates an address, the default if it has no label, and returns its id. */
export async function createAddress(client: ShopClient, home: HomeAddress, label: Address['label'] = null): Promise<string> {
  const { province, city, district, street: address_line1, ...form } = home
  const rest = { district_code: await districtCode(client, home), address_line1, address_line2: '', label, flag_default: label === null }
  return (await client.call('address.create', { ...form, ...rest })).address_id
}

async function updateAddress(client: ShopClient, address: Address, change: Partial<Address>): Promise<unknown> {
  const { country, state, city, area, state_code, city_code, flag_supported, ...form } = address
  return client.call('address.update', { ...form, ...change })
}

/** The member's addresses. */
export const addressActions: CallActs<typeof addressVerbs> = {
  opensAddress: async (story, { like }) => {
    const { address_id } = await findAddress(story.client, like)
    story.addressForm = await story.client.call('address.detail', { address_id })
  },

  savesNewAddress: ({ client }, { home, label }) => createAddress(client, home, label),

  makesAddressDefault: async ({ client }, { like }) => updateAddress(client, await findAddress(client, like), { flag_default: true }),
  deletesAddress: async ({ client }, { like }) =>
    client.call('address.remove', { address_id: (await findAddress(client, like)).address_id }),

  async seesDefaultAddress({ client }, { like, label }) {
    const first = await findAddress(client)
    assertStep(first.flag_default && first.label === label && formatAddress(first).includes(like), `The default is ${formatAddress(first)}`)
  },

  async editsAddress({ client, addressForm }, { street }) {
    assertStep(addressForm, 'No address is open')
    await updateAddress(client, addressForm, { address_line1: street })
  },
}

import { maskAccount } from '@nusaria/contracts/account'
import type { Complete } from '@nusaria/contracts/added'
import type { Address as SentAddress } from '@nusaria/contracts/address'
import type { HomeAddress } from '@nusaria/scenarios/dsl/verbs/account'
import type { ShopClient } from '../../support/client.ts'
import { isLike } from '../../support/is-like.ts'
import { assertSame, assertStep, found } from '../driver.ts'
import type { CallActs } from './story-context.ts'

type Address = Complete<SentAddress>

/** The code of an area, found by the names of those around it, the province first, and its own. */
export async function areaCode(client: ShopClient, names: readonly string[]): Promise<string> {
  let parent_code: string | undefined
  for (const name of names) {
    const { list } = await client.call('address.areas', { parent_code })
    const area = list.find((one) => one.name.toLowerCase() === name.toLowerCase())
    parent_code = found(area, `There is no area "${name}" among ${list.map((one) => one.name).join(', ')}`).code
  }
  return parent_code ?? ''
}

/** The code of the district that a search finds with the address's own postal code. */
async function searchArea(client: ShopClient, { city, district, postal_code }: HomeAddress, keyword: string): Promise<string> {
  const { list } = await client.call('address.search', { keyword })
  const match = list.find((place) => place.city === city && place.district === district && place.postal_code === postal_code)
  return found(match, `The search for "${keyword}" doesn't find ${district} ${postal_code}`).district_code
}

export const formatAddress = ({ address_line1, area, city }: Address) => `${address_line1}, ${area}, ${city}`

/** The default address, which comes first, or the one that matches `like`. */
export async function findAddress(client: ShopClient, like = '') {
  const { list } = await client.call('address.list')
  return found(
    list.find((address) => isLike(formatAddress(address), like)),
    `The member has no address in "${like}"`,
  )
}

/** Creates an address, the default if it has no label, and returns its id. */
export async function createAddress(client: ShopClient, home: HomeAddress, label: Address['label'] = null): Promise<string> {
  const { province, city, district, search, street: address_line1, ...form } = home
  const district_code = search === undefined ? await areaCode(client, [province, city, district]) : await searchArea(client, home, search)
  const rest = { district_code, address_line1, address_line2: '', label, flag_default: label === null }
  return (await client.call('address.create', { ...form, ...rest })).address_id
}

export async function updateAddress(client: ShopClient, address: Address): Promise<unknown> {
  const { country, state, city, area, state_code, city_code, flag_supported, ...form } = address
  return client.call('address.update', form)
}

export const accountActions: CallActs<'account'> = {
  async seesProfile({ client }, { name, birthday, phone, email, picture }) {
    const member = await client.call('member.info')
    assertSame('The name', member.user_name, name)
    assertSame('The birthday', member.birthday, birthday)
    assertSame('The phone', member.phone, phone && maskAccount(phone))
    assertSame('The e-mail', member.email, email && maskAccount(email))
    if (picture) await assertAvatar(client, member.avatar_url)
  },

  async requestsDeletion({ client }, { reason }) {
    await client.call('deletion.check')
    await client.call('deletion.submit', { reason, consequences_accepted: true })
  },

  seesDeletion: async ({ client }, { state }) => assertSame('The account', (await client.call('member.info')).account_state, state),

  async logsOut({ client }) {
    await client.call('auth.logout', {})
    client.token = null
  },

  async choosesLanguage({ client }, { language }) {
    client.language = language
    await client.call('member.setDeviceLanguage', { language, device_id: client.device })
    assertSame("The device's language", await client.call('member.deviceLanguage', { device_id: client.device }), language)
  },

  deletesAddress: async ({ client }, { like }) =>
    client.call('address.remove', { address_id: (await findAddress(client, like)).address_id }),

  makesDefaultAddress: async ({ client }, { like }) => updateAddress(client, { ...(await findAddress(client, like)), flag_default: true }),

  async seesDefaultAddress({ client }, { like, label }) {
    const first = await findAddress(client)
    assertStep(first.flag_default && first.label === label && isLike(formatAddress(first), like), `The default is ${formatAddress(first)}`)
  },
}

export async function assertAvatar(client: ShopClient, avatar_url: string | null): Promise<void> {
  const url = found(avatar_url, 'The member has no picture')
  const { headers } = await client.host.send({ method: 'GET', url, headers: client.headers(), body: null }, client.worldId)
  assertStep(headers['content-type']?.startsWith('image/'), `${url} is no picture`)
}

import { beforeEach, describe, expect, it } from 'vitest'
import { createSignedInClient, createTestClient, type TestClient } from '../../testing/test-client.ts'
import { SAMPLE_ADDRESS } from '../../testing/test-shop.ts'

const form = { ...SAMPLE_ADDRESS, phone: '081377778888', flag_default: false }

interface Listed {
  address_id: string
  flag_default: boolean
}

let shopper: TestClient
beforeEach(async () => {
  shopper = await createSignedInClient('81200000002')
})

async function listOf(shopper: TestClient): Promise<Listed[]> {
  return (await shopper.call('address.list')).data.list as Listed[]
}

const create = (shopper: TestClient, change: object = {}) => shopper.call('address.create', { ...form, ...change })

describe('an address', () => {
  it('returns area names and a normalized phone number', async () => {
    const names = { country: 'Indonesia', state: 'DKI Jakarta', city: 'Jakarta Selatan', area: 'Kebayoran Baru' }
    const codes = { state_code: '31', city_code: '3174', phone: '81377778888', label: 'office', flag_supported: true }
    expect((await create(shopper, { label: 'office' })).data).toMatchObject({ ...names, ...codes })
  })

  it('is refused when the area does not exist, is out of delivery range, or does not match the postal code', async () => {
    for (const [change, error, field] of [
      [{ district_code: '317499' }, 'INVALID_PARAMETER', 'district_code'],
      [{ district_code: '950101', postal_code: '99511' }, 'ADDRESS_UNSUPPORTED', 'district_code'],
      [{ postal_code: '40132' }, 'INVALID_PARAMETER', 'postal_code'],
    ] as const)
      expect(await create(shopper, change)).toMatchObject({ error, data: { field } })
    expect(await listOf(shopper)).toEqual([])
  })

  it('that is unknown is missing', async () => {
    for (const call of ['detail', 'update', 'remove'])
      expect((await shopper.call(`address.${call}`, { ...(call === 'update' && form), address_id: 'none' })).error).toBe('ADDRESS_MISSING')
  })
})

describe('the default address', () => {
  const defaults = async (shopper: TestClient) => (await listOf(shopper)).filter((row) => row.flag_default).map((row) => row.address_id)

  it('is the first one, until another becomes the default', async () => {
    const first = String((await create(shopper)).data.address_id)
    shopper.advance(1_000)
    const second = String((await create(shopper)).data.address_id)
    expect(await defaults(shopper)).toEqual([first])
    await shopper.call('address.update', { address_id: second, ...form, flag_default: true })
    expect(await defaults(shopper)).toEqual([second])
    expect((await listOf(shopper))[0]?.address_id).toBe(second)
  })

  it('never disappears: unticking keeps it, removing it makes the newest address the default', async () => {
    const first = String((await create(shopper)).data.address_id)
    await shopper.call('address.update', { address_id: first, ...form, flag_default: false })
    expect(await defaults(shopper)).toEqual([first])
    shopper.advance(1_000)
    await create(shopper)
    shopper.advance(1_000)
    const newest = String((await create(shopper)).data.address_id)
    await shopper.call('address.remove', { address_id: first })
    expect(await defaults(shopper)).toEqual([newest])
  })

  it('changes when an address is created as default', async () => {
    await create(shopper)
    const second = String((await create(shopper, { flag_default: true })).data.address_id)
    expect(await defaults(shopper)).toEqual([second])
  })
})

it('a member can store at most 20 addresses', async () => {
  for (let i = 0; i < 20; i++) expect((await create(shopper)).code).toBe(0)
  expect(await create(shopper)).toMatchObject({ error: 'ADDRESS_CHANGE_FAILED', data: { params: { max: 20 } } })
  expect(await listOf(shopper)).toHaveLength(20)
})

it('seeded members have addresses, one of them outside the delivery area', async () => {
  const sari = await createSignedInClient('81200000001')
  expect((await sari.call('address.list')).data).toMatchObject({
    max: 20,
    list: [
      { city: 'Jakarta Selatan', flag_default: true, name: 'Sari' },
      { city: 'Kota Bandung' },
      { area: 'Wamena', flag_supported: false },
    ],
  })
})

describe('areas', () => {
  const areas = async (parent_code?: string) => {
    const shopper = await createTestClient()
    return (await shopper.call('address.areas', parent_code === undefined ? {} : { parent_code })).data.list as {
      code: string
      name: string
      flag_supported: boolean
    }[]
  }

  it('lead from province to city to district, with codes of digits only', async () => {
    expect(await areas()).toHaveLength(38)
    const postal_heads = ['10', '11', '12', '13', '14']
    expect(await areas('31')).toContainEqual({ code: '3174', name: 'Jakarta Selatan', flag_supported: true, postal_heads })
    expect(await areas('3174')).toContainEqual({ code: '317407', name: 'Kebayoran Baru', flag_supported: true, postal_heads })
    expect(await areas('317407')).toEqual([])
    expect(await areas('99')).toEqual([])
  })

  it('say where the shop does not deliver', async () => {
    expect((await areas()).filter((area) => !area.flag_supported)).toHaveLength(2)
    expect([...new Set((await areas('95')).map((area) => !area.flag_supported))]).toEqual([true])
  })
})

describe('a search for areas', () => {
  const search = async (keyword: string) => (await (await createTestClient()).call('address.search', { keyword })).data.list as object[]

  it('gives what an address needs: codes, names and the postal code', async () => {
    expect(await search('melawai')).toEqual([
      {
        ...{ province_code: '31', province: 'DKI Jakarta', city_code: '3174', city: 'Jakarta Selatan' },
        ...{ district_code: '317407', district: 'Kebayoran Baru', village: 'Melawai', postal_code: '12160' },
        ...{ flag_supported: true, postal_heads: ['10', '11', '12', '13', '14'] },
      },
    ])
  })

  it('says where the shop does not deliver, and leaves the postal code open where a district has several', async () => {
    expect(await search('wamena')).toContainEqual(
      expect.objectContaining({ district: 'Wamena', village: '', postal_code: null, flag_supported: false }),
    )
  })

  it('finds 20 places at most, and none for unknown words', async () => {
    expect(await search('jakarta')).toHaveLength(20)
    expect(await search('xyzzy')).toEqual([])
  })
})

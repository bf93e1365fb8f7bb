import { DAY, formatInstant, MINUTE } from '@nusaria/catalogue/lib/time'
import { describe, expect, it } from 'vitest'
import { AMBON, BANDUNG, createTestShop, JAKARTA, WAMENA } from '../../testing/test-shop.ts'
import { deliveryChoices, deliveryTerms, expectedArrival, expectedAt, packParcels, parcelView } from './delivery.ts'
import type { OrderRow, ParcelRow } from './tables.ts'

const NOW = Date.parse('2026-03-02T09:00:00+07:00')
const BALI = '517101'

function choicesTo(district_code: string, weight: number) {
  const terms = deliveryTerms(district_code)
  return terms && deliveryChoices(terms, weight)
}

describe('the delivery of an order', () => {
  it.each([
    ['in and around Jakarta takes one or two days, or the next day for Rp10.000 more', JAKARTA, 1_001, [18_000, 1, 2], [28_000, 1, 1]],
    ['out of town takes four or five days, or two or three for Rp20.000 more', BANDUNG, 1_000, [15_000, 4, 5], [35_000, 2, 3]],
  ] as const)('%s', (_, district, weight, regular, express) => {
    const terms = ([fee, min_days, max_days]: readonly [number, number, number]) => ({ fee, min_days, max_days })
    expect(choicesTo(district, weight)).toEqual([
      { method: 'regular', provider: 'Kilat Nusa Express', ...terms(regular) },
      { method: 'express', provider: 'Lesat Antar', ...terms(express) },
    ])
  })

  it('is regular alone where that takes more than five days, and nowhere without a courier', () => {
    expect(choicesTo(BALI, 1_000)).toMatchObject([{ method: 'regular', max_days: 6 }])
    expect(choicesTo(AMBON, 1_000)).toMatchObject([{ method: 'regular', max_days: 7 }])
    expect(choicesTo(WAMENA, 1_000)).toBeNull()
  })

  it('is free for goods that ship free; express still costs its extra', () => {
    expect(choicesTo(BANDUNG, 0)?.map(({ fee }) => fee)).toEqual([0, 20_000])
  })

  it('is expected after the days of the carrier; the shop takes up to two days to ship', () => {
    expect(expectedAt({ min_days: 4, max_days: 5 }, NOW)).toEqual({ earliest: NOW + 4 * DAY, latest: NOW + 7 * DAY })
  })
})

const order = (district_code: string, delivery_method: OrderRow['delivery_method'] = 'regular') =>
  ({ destination: { district_code, city: 'Kota Bandung' }, weight: 1_000, delivery_method }) as OrderRow
const piece = (at: number) => ({ line_no: `line-${at}`, quantity: 1 })

it('an order says when its goods are expected from the payment on, until all have arrived', () => {
  const order = {
    created_at: NOW,
    paid_at: NOW + DAY,
    weight: 1_000,
    delivery_method: 'regular',
    destination: { district_code: JAKARTA },
    parcels: [],
  }
  const arrival = (changed: object) => expectedArrival({ ...order, ...changed } as unknown as OrderRow)
  expect(arrival({ status: 'pending_payment' })).toBeNull()
  const days = { earliest: formatInstant(NOW + 2 * DAY), latest: formatInstant(NOW + 5 * DAY) }
  expect(arrival({ status: 'pending_shipment' })).toEqual(days)
  expect(arrival({ status: 'pending_shipment', paid_at: null })?.earliest).toBe(formatInstant(NOW + DAY))
  expect(arrival({ status: 'pending_receipt', parcels: [{ delivered_at: NOW }, { delivered_at: null }] })).toEqual(days)
  expect(arrival({ status: 'pending_receipt', parcels: [{ delivered_at: NOW }] })).toBeNull()
  for (const status of ['completed', 'closed']) expect(arrival({ status })).toBeNull()
})

it('the parcels of an order hold up to three products each, and carry the number of their carrier', async () => {
  const shop = await createTestShop()
  const pack = (method: OrderRow['delivery_method'], lines: number) =>
    shop.withWorld((ctx) => {
      const pieces = Array.from({ length: lines }, (_, at) => piece(at))
      return packParcels(ctx, order(BANDUNG, method), pieces)
    })
  const parcels = await pack('regular', 7)
  expect(parcels.map(({ pieces }) => pieces)).toEqual([[0, 1, 2].map(piece), [3, 4, 5].map(piece), [piece(6)]])
  for (const { parcel_no, logistics_provider, tracking_number, delivered_at } of parcels) {
    expect(parcel_no).toMatch(/^PK/)
    expect([logistics_provider, delivered_at]).toEqual(['Kilat Nusa Express', null])
    expect(tracking_number).toMatch(/^KNX\d{12}$/)
  }
  const [fast] = await pack('express', 1)
  expect(fast?.logistics_provider).toBe('Lesat Antar')
  expect(fast?.tracking_number).toMatch(/^LSA\d{12}$/)
})

const parcel = (over: Partial<ParcelRow> = {}): ParcelRow => ({
  parcel_no: 'PK-1',
  logistics_provider: 'Kilat Nusa Express',
  tracking_number: 'KNX000000000001',
  pieces: [piece(1), piece(2)],
  shipped_at: NOW,
  delivered_at: null,
  ...over,
})
const track = (over: Partial<ParcelRow>, after: number, district = BANDUNG) => parcelView(order(district), parcel(over), NOW + after, 'en')

describe('the tracking of a parcel', () => {
  it('begins in the warehouse', () => {
    expect(track({}, 0)).toEqual({
      parcel_no: 'PK-1',
      logistics_provider: 'Kilat Nusa Express',
      tracking_number: 'KNX000000000001',
      status: 'packed',
      line_nos: ['line-1', 'line-2'],
      expected: { earliest: formatInstant(NOW + 4 * DAY), latest: formatInstant(NOW + 5 * DAY) },
      track: [{ at: formatInstant(NOW), text: 'Packed at the warehouse', location: 'Cikarang' }],
    })
  })

  it('lists the newest step first, the last ones in the city of the address, and is not delivered before the courier says so', () => {
    const { status, expected, track: steps } = track({}, 5 * DAY)
    expect(steps.map(({ text, location }) => [text, location])).toEqual([
      ['The courier is on the way to you', 'Kota Bandung'],
      ['Reached the hub near you', 'Kota Bandung'],
      ['Left the sorting centre', 'Cikarang'],
      ['Handed to the courier', 'Cikarang'],
      ['Packed at the warehouse', 'Cikarang'],
    ])
    expect(status).toBe('out_for_delivery')
    expect(expected).not.toBeNull()
    expect(track({}, 5 * DAY + 1)).toMatchObject({ status: 'out_for_delivery', expected: null })
  })

  it('takes 70 to 94 % of the longest time, and differs by seconds between parcels', () => {
    const numbers = Array.from({ length: 40 }, (_, at) => `PK-${at}`)
    const lasts = numbers.map((parcel_no) => Date.parse(track({ parcel_no }, 5 * DAY).track[0]?.at ?? '') - NOW)
    for (const last of lasts) {
      expect(last).toBeGreaterThanOrEqual(0.9 * 0.7 * 5 * DAY)
      expect(last).toBeLessThan(0.9 * 0.94 * 5 * DAY + 10 * MINUTE)
    }
    // There are 25 shares; seconds make the rest of the difference.
    expect(new Set(lasts).size).toBeGreaterThan(25)
  })

  it('shows each step from its moment on', () => {
    const last = Date.parse(track({}, 5 * DAY).track[0]?.at ?? '') - NOW
    expect([track({}, last - 1).track.length, track({}, last).track.length]).toEqual([4, 5])
    expect(track({}, last - 1).status).toBe('in_transit')
  })

  it('ends with the arrival, after all other steps, however early it is', () => {
    for (const after of [0, DAY, 4.5 * DAY]) {
      const { status, track: steps } = track({ delivered_at: NOW + after }, 6 * DAY)
      expect([status, steps.length]).toEqual(['delivered', 6])
      expect(steps[0]).toEqual({ at: formatInstant(NOW + after), text: 'Delivered', location: 'Kota Bandung' })
      const times = steps.map(({ at }) => Date.parse(at))
      expect(times).toEqual(times.toSorted((a, b) => b - a))
      expect(times.at(-1)).toBe(NOW)
    }
  })

  it('spreads its steps over the time that the parcel really took', () => {
    const { track: steps } = track({ delivered_at: NOW + DAY }, 6 * DAY)
    const [, door = 0, hub = 0] = steps.map(({ at }) => (Date.parse(at) - NOW) / DAY)
    expect(hub).toBeCloseTo(0.62, 1)
    expect(door).toBeCloseTo(0.9, 1)
  })

  it('assumes two to five days where no carrier is known', () => {
    expect(track({}, 0, WAMENA).expected).toEqual({ earliest: formatInstant(NOW + 2 * DAY), latest: formatInstant(NOW + 5 * DAY) })
  })
})

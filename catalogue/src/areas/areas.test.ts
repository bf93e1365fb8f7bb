import { expect, test } from 'vitest'
import { areaByCode, cities, districts, isAreaPath, provinces } from './areas.ts'
import { DEFAULT_DISTRICT, deliveryFee, deliveryTo, isDeliverySupported } from './delivery.ts'
import { isPostalCodeOf } from './postal.ts'

test('all of Indonesia is included, with common names', () => {
  expect(provinces()).toHaveLength(38)
  const allCities = provinces().flatMap((province) => cities(province.code))
  expect(allCities).toHaveLength(514)
  expect(allCities.flatMap((city) => districts(city.code)).length).toBeGreaterThan(7_200)
  expect(allCities.every((city) => districts(city.code).length > 0)).toBe(true)
  expect(areaByCode('31')?.name).toBe('DKI Jakarta')
  expect(areaByCode('34')?.name).toBe('DI Yogyakarta')
  expect(areaByCode('31.74')?.name).toBe('Jakarta Selatan')
  expect(areaByCode('32.73')?.name).toBe('Kota Bandung')
  expect(areaByCode('32.04')?.name).toBe('Kabupaten Bandung')
  expect(areaByCode(DEFAULT_DISTRICT)?.name).toBe('Kebayoran Baru')
})

test('a district belongs to its own city and province only', () => {
  expect(isAreaPath('31', '31.74', '31.74.07')).toBe(true)
  expect(isAreaPath('32', '31.74', '31.74.07')).toBe(false)
  expect(isAreaPath('31', '31.73', '31.74.07')).toBe(false)
  expect(isAreaPath('31', '31.74', '31.74')).toBe(false)
  expect(cities('31.74')).toEqual([])
  expect(districts('31')).toEqual([])
  expect(areaByCode('00')).toBeUndefined()
})

test('delivery: Jakarta is near, Aceh far, and the highlands of Papua are unsupported', () => {
  expect(deliveryTo('31.74.07')).toMatchObject({ zone: 'in_city', min_days: 1, max_days: 2, cash_on_delivery: true })
  expect(deliveryTo('32.75')).toMatchObject({ zone: 'in_city' })
  expect(deliveryTo('32.73')).toMatchObject({ zone: 'out_of_town', cash_on_delivery: true })
  expect(deliveryTo('11.71')).toMatchObject({ zone: 'out_of_town', cash_on_delivery: false })
  expect(deliveryTo('95.01.01')).toBeNull()
  expect(isDeliverySupported('95')).toBe(false)
  expect(provinces().filter((province) => !isDeliverySupported(province.code))).toHaveLength(2)
  for (const province of provinces())
    for (const city of cities(province.code)) {
      const terms = deliveryTo(city.code)
      if (terms?.zone === 'out_of_town') expect(terms.min_days >= 4 && terms.max_days <= 7).toBe(true)
    }
})

test('each started kilogram costs', () => {
  const terms = deliveryTo('31.74')
  if (!terms) throw new Error('Jakarta is always served')
  expect(deliveryFee(terms, 0)).toBe(12_000)
  expect(deliveryFee(terms, 1_000)).toBe(12_000)
  expect(deliveryFee(terms, 1_001)).toBe(18_000)
})

test('a postal code must fit its province', () => {
  expect(isPostalCodeOf('31', '12130')).toBe(true)
  expect(isPostalCodeOf('32', '12130')).toBe(false)
  expect(isPostalCodeOf('31', '1213')).toBe(false)
  expect(isPostalCodeOf('31', '02130')).toBe(false)
  for (const province of provinces()) {
    const some = Array.from({ length: 90 }, (_, i) => `${i + 10}110`).some((code) => isPostalCodeOf(province.code, code))
    expect(some).toBe(true)
  }
})

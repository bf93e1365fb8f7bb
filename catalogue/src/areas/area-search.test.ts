import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { searchPlaces, villagesOf } from './area-search.ts'
import { areaByCode } from './areas.ts'
import { isPostalCodeOf } from './postal.ts'
import villageLists from './villages.json' with { type: 'json' }

const named = (keyword: string) =>
  searchPlaces(keyword, 20).map(({ village, district, postal_code }) => [village, district.name, postal_code].filter(Boolean).join(', '))

test('the villages are those of their districts, with postal codes of their province', () => {
  const source = join(dirname(fileURLToPath(import.meta.resolve('idn-area-data'))), '..', 'data', 'villages.csv')
  const official = new Set(
    readFileSync(source, 'utf8')
      .split(/\r?\n/)
      .map((line) => line.replaceAll('"', '').split(',').slice(1).join(',')),
  )
  for (const district of Object.keys(villageLists))
    for (const { name, postal_code } of villagesOf(district)) {
      expect(official).toContain(`${district},${name}`)
      expect([postal_code, isPostalCodeOf(district.slice(0, 2), postal_code)]).toEqual([postal_code, true])
    }
})

test('a village is found by its name, the one that is called so first', () => {
  expect(named('melawai')).toEqual(['Melawai, Kebayoran Baru, 12160'])
  expect(named('Menteng')[0]).toBe('Menteng, Menteng, 10310')
  expect(named('pinang ranti')).toEqual(['Pinangranti, Makasar, 13560'])
})

test('a district gives its villages, and itself where these are not known', () => {
  expect(named('kebayoran baru')).toHaveLength(villagesOf('31.74.07').length)
  expect(named('Ubud')).toContain('Ubud')
})

test('a postal code gives the places that have it', () => {
  expect(named('12160')).toEqual(['Melawai, Kebayoran Baru, 12160', 'Pulo, Kebayoran Baru, 12160'])
  expect(named('1216')).toEqual(named('12160'))
})

test('more words narrow it: the city beside the district', () => {
  expect(named('coblong bandung')).toContain('Dago, Coblong, 40135')
  expect(named('coblong jakarta')).toEqual([])
  const places = searchPlaces('bandung', 20)
  expect(places).toHaveLength(20)
  expect(places.every(({ district }) => areaByCode(district.code) === district)).toBe(true)
})

test('nothing is found for signs alone', () => expect(named(' ,. ')).toEqual([]))

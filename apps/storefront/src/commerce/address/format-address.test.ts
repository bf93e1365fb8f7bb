import { expect, it } from 'vitest'
import { keepProvince } from './format-address.ts'

it.each([
  ['Jl. Teuku Umar No. 12, Menteng, Jakarta Pusat, DKI Jakarta 10310', 'DKI\u00a0Jakarta\u00a010310'],
  ['Jl. Merdeka 1, Bandung, Jawa Barat', 'Jawa\u00a0Barat'],
])('keeps the province of %s on one line', (address, end) => {
  expect(keepProvince(address).endsWith(`, ${end}`)).toBe(true)
  expect(keepProvince(address).replaceAll('\u00a0', ' ')).toBe(address)
})

it.each(['Jl. Teuku Umar No. 12 Menteng Jakarta Pusat', 'Jakarta, Jl. Teuku Umar No. 12 belakang masjid raya'])(
  'leaves %s, whose end would be too long for a line',
  (address) => {
    expect(keepProvince(address)).toBe(address)
  },
)

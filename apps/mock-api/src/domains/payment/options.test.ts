import { expect, it } from 'vitest'
import { COD_MAX, codClosedReason } from './options.ts'

const open = { total: COD_MAX, area_cod: true, products_cod: true, online_only: false }

it('cash is available up to its limit; the limit is reported before a voucher, since the order costs more without it', () => {
  expect(codClosedReason(open)).toBeNull()
  expect(codClosedReason({ ...open, online_only: true })).toBe('voucher')
  expect(codClosedReason({ ...open, total: COD_MAX + 1 })).toBe('amount')
  expect(codClosedReason({ ...open, total: COD_MAX + 1, online_only: true })).toBe('amount')
  expect(codClosedReason({ ...open, total: COD_MAX + 1, area_cod: false })).toBe('area')
})

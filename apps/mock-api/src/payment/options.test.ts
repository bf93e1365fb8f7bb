import { expect, it } from 'vitest'
import { COD_MOST, codClosed } from './options.ts'

const open = { total: COD_MOST, area_cod: true, products_cod: true, online_only: false }

it('cash is open up to its limit, and names what closes it: the limit before a voucher, without which the order costs more', () => {
  expect(codClosed(open)).toBeNull()
  expect(codClosed({ ...open, online_only: true })).toBe('voucher')
  expect(codClosed({ ...open, total: COD_MOST + 1 })).toBe('amount')
  expect(codClosed({ ...open, total: COD_MOST + 1, online_only: true })).toBe('amount')
  expect(codClosed({ ...open, total: COD_MOST + 1, area_cod: false })).toBe('area')
})

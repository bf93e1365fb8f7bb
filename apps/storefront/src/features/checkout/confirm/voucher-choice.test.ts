import type { Confirmation } from '@nusaria/contracts/order-entities'
import type { WalletVoucher } from '@nusaria/contracts/voucher'
import { describe, expect, it } from 'vitest'
import { toggleVoucher, voucherOptions } from './voucher-picker.tsx'

const voucher = (voucher_no: string, kind: WalletVoucher['kind'], flag_stackable = false) =>
  ({ voucher_no, kind, flag_stackable }) as WalletVoucher

const ship = voucher('ship', 'shipping')
const otherShip = voucher('ship2', 'shipping', true)
const alone = voucher('alone', 'discount')
const stack1 = voucher('s1', 'discount', true)
const stack2 = voucher('s2', 'discount', true)

const nos = (vouchers: readonly WalletVoucher[]) => vouchers.map(({ voucher_no }) => voucher_no)

describe('choosing vouchers', () => {
  it('allows stackable discounts together with one shipping voucher', () => {
    expect(nos(toggleVoucher(toggleVoucher(toggleVoucher([], stack1), stack2), ship))).toEqual(['s1', 's2', 'ship'])
  })

  it('replaces the other shipping voucher', () => {
    expect(nos(toggleVoucher([ship, stack1], otherShip))).toEqual(['s1', 'ship2'])
  })

  it('removes discounts that can not be combined with the chosen one', () => {
    expect(nos(toggleVoucher([stack1, stack2, ship], alone))).toEqual(['ship', 'alone'])
    expect(nos(toggleVoucher([alone], stack1))).toEqual(['s1'])
  })

  it('removes a chosen one', () => {
    expect(nos(toggleVoucher([stack1, ship], stack1))).toEqual(['ship'])
  })

  it('offers vouchers that only can not be combined, and lists the rest with a reason', () => {
    const options = voucherOptions({
      vouchers_used: [alone],
      vouchers_usable: [alone, ship],
      vouchers_unusable: [
        { voucher: stack1, reason: 'not_stackable', shortfall: null },
        { voucher: stack2, reason: 'minimum_spend', shortfall: 20_000 },
      ],
    } as unknown as Confirmation)
    expect(nos(options.usable)).toEqual(['alone', 'ship', 's1'])
    expect(options.unusable.map(({ reason }) => reason)).toEqual(['minimum_spend'])
  })
})

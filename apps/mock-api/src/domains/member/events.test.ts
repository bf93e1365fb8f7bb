import { memberContract } from '@nusaria/contracts/member'
import { describe, expect, it } from 'vitest'
import { listRows } from '../../control/world-calls.ts'
import { createTestShop } from '../../testing/test-shop.ts'

const BUDI = 'M8100000002'

describe('the shop', () => {
  it.each([
    ['disable', 'enable', 'disabled'],
    ['flag', 'clear', 'abnormal'],
  ] as const)('can %s a member and %s again, each once', async (on, off, mark) => {
    const shop = await createTestShop()
    expect(await shop.fireEvent('member', BUDI, on)).toMatchObject({ member_no: BUDI, [mark]: true })
    await expect(shop.fireEvent('member', BUDI, on)).rejects.toThrow(`it is ${mark}`)
    expect(await shop.fireEvent('member', BUDI, off)).toMatchObject({ [mark]: false })
    await expect(shop.fireEvent('member', BUDI, off)).rejects.toThrow(`it is not ${mark}`)
  })

  it('can end every session of a member', async () => {
    const shop = await createTestShop()
    const budi = await shop.member('budi')
    await shop.fireEvent('member', BUDI, 'sign_out')
    expect(await budi.errorOf(memberContract.info, undefined)).toBe('SESSION_EXPIRED')
  })

  it('shows nobody a password, not even the control API', async () => {
    const shop = await createTestShop()
    await shop.member('newcomer')
    const { list } = await listRows(shop.engine, shop.world, 'members')
    expect(list.map(({ password }) => password)).toEqual(['***', '***', '***', '***', '***', null])
    expect(await shop.fireEvent('member', BUDI, 'flag')).toMatchObject({ password: '***' })
  })
})

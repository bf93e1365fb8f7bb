import { constants, publicEncrypt } from 'node:crypto'
import { adapter as litemall } from '@nusaria/adapters/litemall'
import { adapter as yudao } from '@nusaria/adapters/yudao'
import type { Adapter } from '@nusaria/contracts/adapter'
import { LOGIN_TYPE } from '@nusaria/contracts/login-types'
import { createLitemallBackend } from '@nusaria/example-backends/litemall'
import { MEMBER } from '@nusaria/example-backends/stock'
import { createYudaoBackend } from '@nusaria/example-backends/yudao'
import { ShopClient } from '@nusaria/scenario-runner/support/client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { adaptedHost } from './adapted-host.ts'
import { backendHost } from './backend-host.ts'
import { deviatingCalls } from './report.ts'
import { walkBackend } from './walk.ts'

describe.each([
  { name: 'yudao', path: '/app-api', adapter: yudao, create: createYudaoBackend },
  { name: 'litemall', path: '/wx', adapter: litemall, create: createLitemallBackend },
] as const)('the example backend $name', ({ path, adapter, create }) => {
  const { app, members } = create()
  const warn = vi.fn<(line: string) => void>()
  let address: string

  beforeAll(async () => {
    vi.spyOn(console, 'info').mockReturnValue()
    address = (await app.listen({ port: 0, host: '127.0.0.1' })) + path
  })
  afterAll(() => app.close())

  const clientBy = (by: Adapter) => new ShopClient(adaptedHost(backendHost(address), by, warn), '')
  const bought = { type: 'buy_now', sku_no: '1012', quantity: 2 } as const
  const form = { surname: 'Lestari', phone: '81311112222', postal_code: '10310', address_line1: 'Jalan Besuki 1', address_line2: 'Blok B' }

  /** A client with a member's session. */
  async function signIn(phone: string = MEMBER.phone): Promise<ShopClient> {
    const client = clientBy(adapter)
    members.sendCode(phone)
    const check_code = members.codeFor(phone) ?? ''
    const session = await client.call('auth.login', { account: phone, check_code, login_type: LOGIN_TYPE.phoneCode, device: 'd' })
    return Object.assign(client, { token: session.auth_token })
  }
  const addAddress = (client: ShopClient) =>
    client.call('address.create', { ...form, name: 'Ayu', district_code: '317106', label: null, flag_default: true })

  it('fits every contract that the adapter names, and only those without it differ', async () => {
    const client = await signIn()
    const address = await addAddress(client)
    await client.call('cart.add', { sku_no: '1021', quantity: 2 })
    await client.call('order.place', {
      source: bought,
      address_id: address.address_id,
      delivery_method: 'regular',
      voucher_nos: [],
      use_coins: false,
      expected_total: 152_000,
      customer_message: '',
      request_id: 'request-1',
    })
    const report = await walkBackend(client, { write: true })
    const named = Object.keys(adapter.calls ?? {})
    expect(deviatingCalls(report).filter(({ call }) => named.includes(call))).toEqual([])
    expect(warn).not.toHaveBeenCalled()
    // The walk fills the arguments of these by chance, and leaves out what needs a captcha, a code or a password.
    const others = ['cart.add', 'cart.updateQuantity', 'order.place', ...report.leftOut.map(({ call }) => call)]
    const failed = report.checked.filter(({ code, call }) => code !== 0 && named.includes(call) && !others.includes(call))
    expect(failed).toEqual([])
    const bare = await walkBackend(clientBy({}))
    expect(bare.checked.filter(({ code }) => code === 0)).toEqual([])
  })

  it('sells two of a product to a new member, who pays in cash', async () => {
    const guest = clientBy(adapter)
    expect((await guest.call('cart.detail')).lines).toEqual([])
    const product = await guest.call('product.minSkuDetail', { id: '101' })
    expect(product.sku_list.map(({ price, spec_values }) => [price, spec_values])).toEqual([
      [68_000, ['Biji']],
      [70_000, ['Halus']],
    ])
    await expect(guest.call('order.confirm', { source: bought, use_coins: false })).rejects.toThrow(/SESSION_EXPIRED/)
    const client = await signIn('81377700099')
    const { address_id } = await addAddress(client)
    const { amounts, address } = await client.call('order.confirm', { source: bought, use_coins: false })
    expect([amounts.total, address?.address_id, address?.city]).toEqual([152_000, address_id, 'Jakarta Pusat'])
    const { order_no, total } = await client.call('order.place', {
      source: bought,
      address_id,
      delivery_method: 'regular',
      voucher_nos: [],
      use_coins: false,
      expected_total: amounts.total,
      customer_message: 'Titip di pos',
      request_id: 'request-2',
    })
    await client.call('payment.pay', { order_no, method: 'cod', amount: total, request_id: 'request-3' })
    const order = await client.call('order.detail', { order_no })
    expect(order).toMatchObject({ status: 'pending_shipment', pay_method: 'cod', total: 152_000, customer_message: 'Titip di pos' })
    const [listed] = (await client.call('order.list', { tab: 'processing', page_num: 1, page_size: 10 })).list
    expect([listed?.order_no, listed?.lines[0]?.quantity]).toEqual([order_no, 2])
    await expect(client.call('order.detail', { order_no: '7' })).rejects.toThrow(/ORDER_NOT_FOUND/)
  })

  it('has a cart for a member, whose changes give the whole cart', async () => {
    const client = await signIn('81377700098')
    const [line] = (await client.call('cart.add', { sku_no: '1031', quantity: 1 })).lines
    const line_id = line?.line_id ?? ''
    const more = await client.call('cart.updateQuantity', { line_id, quantity: 3 })
    expect([more.total_quantity, more.product_amount, more.is_select_all]).toEqual([3, 45_000, true])
    await expect(client.call('cart.add', { sku_no: '1031', quantity: 4 })).rejects.toThrow(/STOCK_INSUFFICIENT/)
    expect((await client.call('cart.select', { line_ids: [line_id], selected: false })).product_amount).toBe(0)
    expect((await client.call('cart.remove', { line_ids: [line_id] })).lines).toEqual([])
  })

  it('knows a member by the password', async () => {
    const padding = constants.RSA_PKCS1_PADDING
    const password = publicEncrypt({ key: members.publicKey, padding }, Buffer.from(MEMBER.password)).toString('base64')
    const client = clientBy(adapter)
    const login = { account: MEMBER.phone, login_type: LOGIN_TYPE.phonePassword, device: 'd' }
    expect((await client.call('auth.login', { ...login, password })).member_no).toBe('1')
    await expect(client.call('auth.login', { ...login, password: 'x' })).rejects.toThrow(/ACCOUNT_OR_PASSWORD_WRONG/)
  })

  it('says which reply an adapter cannot read', async () => {
    const reply = () => {
      throw new TypeError('No list')
    }
    const hears = clientBy({ ...adapter, calls: { ...adapter.calls, 'nav.typeList': { path: null, reply } } })
    await hears.send('nav.typeList')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('nav.typeList'))
  })
})

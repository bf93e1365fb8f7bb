import { expect, it } from 'vitest'
import { readAccessSettings } from './access.ts'

const token = 'a-token-of-the-test'
const access = ({
  HOST = '127.0.0.1',
  NUSARIA_HOSTS = '',
  NUSARIA_CORS = '',
  ...more
}: Partial<Parameters<typeof readAccessSettings>[0]>) => readAccessSettings({ HOST, NUSARIA_HOSTS, NUSARIA_CORS, ...more })

it('offers the control API on a loopback host, without a token', () => {
  for (const HOST of [undefined, '127.0.0.1', 'localhost', '::1']) {
    const { withControl, controlToken } = access({ HOST })
    expect([HOST, withControl, controlToken]).toEqual([HOST, true, undefined])
  }
  expect(access({ HOST: '0.0.0.0' }).withControl).toBe(false)
  expect(access({ MOCK_CONTROL: false }).withControl).toBe(false)
})

it('refuses the control API on another host without a token', () => {
  for (const HOST of ['0.0.0.0', '::', '192.168.1.5', 'shop.example'])
    expect(() => access({ HOST, MOCK_CONTROL: true })).toThrow(/^MOCK_CONTROL=1 with HOST=.* needs MOCK_CONTROL_TOKEN/)
  expect(access({ HOST: '0.0.0.0', MOCK_CONTROL: true, MOCK_CONTROL_TOKEN: token })).toMatchObject({
    withControl: true,
    controlToken: token,
  })
})

it('refuses a token that is short or that no header can carry', () => {
  for (const MOCK_CONTROL_TOKEN of ['short', 'has a space in the middle', 'nicht-in-ascii-größe'])
    expect(() => access({ MOCK_CONTROL_TOKEN })).toThrow('MOCK_CONTROL_TOKEN must have at least 16 ASCII characters')
})

it('allows loopback names, the listening address and the names of the environment', () => {
  const names = (HOST: string, NUSARIA_HOSTS?: string) => {
    const { hosts } = access({ HOST, MOCK_CONTROL: false, NUSARIA_HOSTS })
    return (authority: string) => hosts.has(authority)
  }
  const own = names('127.0.0.1')
  for (const host of ['localhost', 'LOCALHOST:5173', 'localhost.', 'w1.localhost:5173', '127.0.0.1:80', '[::1]:5173'])
    expect([host, own(host)]).toEqual([host, true])
  const foreign = [
    '',
    'evil.example',
    'evil.example:5173',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'a@localhost',
    '192.168.1.5:5173',
    '[fe80::1]',
  ]
  for (const host of foreign) expect([host, own(host)]).toEqual([host, false])

  expect(names('192.168.1.5')('192.168.1.5:5173')).toBe(true)
  expect(names('192.168.1.5')('192.168.1.6:5173')).toBe(false)

  const named = names('127.0.0.1', 'Shop.Example, .toko.example,10.0.0.7')
  for (const host of ['shop.example', 'shop.example:443', 'toko.example', 'a.b.toko.example', '10.0.0.7'])
    expect([host, named(host)]).toEqual([host, true])
  for (const host of ['a.shop.example', 'eviltoko.example', '10.0.0.8']) expect([host, named(host)]).toEqual([host, false])
})

it('lets a phone reach a server on all addresses by its IP address, and by no foreign name', () => {
  for (const HOST of ['0.0.0.0', '::']) {
    const { hosts } = access({ HOST })
    for (const host of ['192.168.1.5:5173', '[fe80::1]:5173', 'localhost:5173']) expect([host, hosts.has(host)]).toEqual([host, true])
    expect(hosts.has('evil.example:5173')).toBe(false)
  }
})

it('names what is no host name', () => {
  for (const wrong of ['https://shop.example', 'shop.example:443', '*', 'shop example'])
    expect(() => access({ NUSARIA_HOSTS: `a.example,${wrong}` })).toThrow(`NUSARIA_HOSTS: "${wrong}" is not a host name`)
})

it('names what is no origin', () => {
  for (const wrong of ['shop.example', 'https://shop.example/path', '*', 'null', 'https://*.example', 'ftp://shop.example'])
    expect(() => access({ NUSARIA_CORS: `https://a.example, ${wrong}` })).toThrow(`NUSARIA_CORS: "${wrong}" is not an origin`)
})

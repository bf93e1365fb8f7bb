import { CLIENT_STATE_KEY, clientState, LOGIN_CHANNEL } from '@nusaria/storefront/platform/state/client-state'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { enterShop, parseEnterUrl } from './enter-shop.ts'
import { findReplacedMember } from './find-replaced-member.ts'
import { isOwnReferrer, shopUrl } from './shop-url.ts'

const at = (href: string) => {
  const { protocol, hostname, port, origin } = new URL(href)
  return { protocol, hostname, port, origin }
}

describe('the URL of a shop', () => {
  it('is the world’s own origin on localhost, under each of its names', () => {
    for (const here of ['http://127.0.0.1:5173', 'http://localhost:5173', 'http://other.localhost:5173', 'http://[::1]:5173']) {
      expect(shopUrl('w1', { as: 'sari', to: '/order?x=1' }, at(here))).toBe(
        'http://w1.localhost:5173/__mock/enter?as=sari&to=%2Forder%3Fx%3D1',
      )
    }
    expect(shopUrl('default', {}, at('http://localhost'))).toBe('http://default.localhost/__mock/enter')
  })

  it('has the world as parameter on other hosts', () => {
    expect(shopUrl('w1', { as: null }, at('https://mock.example'))).toBe('https://mock.example/__mock/enter?mock_world=w1')
  })
})

describe('a page that led to the entry', () => {
  it('is this mock’s own under any of its loopback names', () => {
    const here = at('http://w1.localhost:5173')
    for (const own of ['http://w1.localhost:5173/cart', 'http://127.0.0.1:5173/', 'http://localhost:5173/__mock', 'http://[::1]:5173/'])
      expect([own, isOwnReferrer(own, here)]).toEqual([own, true])
    for (const foreign of [
      '',
      'https://evil.example/',
      'http://localhost:3000/',
      'http://w1.localhost.evil.example:5173/',
      'https://localhost:5173/',
    ])
      expect([foreign, isOwnReferrer(foreign, here)]).toEqual([foreign, false])
    expect(isOwnReferrer('https://mock.example/', at('https://mock.example'))).toBe(true)
    expect(isOwnReferrer('http://localhost/', at('http://mock.example'))).toBe(false)
  })
})

describe('entering the shop', () => {
  const session = { auth_token: 'token', member_no: 'M1', user_name: 'Sari', points: 5, flag_registered: false }
  const asked = vi.fn<typeof fetch>()

  beforeEach(() => {
    vi.stubGlobal('fetch', asked.mockReset())
  })

  const from = (href: string) => parseEnterUrl(new URL(href))

  it('stays on its own origin', () => {
    expect(from('http://w1.localhost/__mock/enter?as=sari&to=/cart')).toEqual({ world: 'w1', named: false, as: 'sari', to: '/cart' })
    for (const evil of ['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example']) {
      expect(from(`http://w1.localhost/__mock/enter?to=${encodeURIComponent(evil)}`).to).toBe('/')
    }
  })

  it('signs a member in with the stored device, and stores the session for the shop', async () => {
    localStorage.setItem(CLIENT_STATE_KEY, clientState({ deviceId: 'd', fingerprint: 'f' }, null))
    asked.mockResolvedValue(Response.json(session))
    expect(await enterShop(from('http://w1.localhost/__mock/enter?as=sari&to=/cart'), localStorage)).toBe('/cart')
    expect(asked).toHaveBeenCalledWith('/__mock/worlds/w1/sign-in', expect.objectContaining({ body: '{"member":"sari","device":"d"}' }))
    expect(localStorage.getItem(CLIENT_STATE_KEY)).toBe(clientState({ deviceId: 'd', fingerprint: 'f' }, session))
  })

  it('stores the session for the shop below a path alone', async () => {
    asked.mockResolvedValue(Response.json(session))
    expect(await enterShop(from('http://w1.localhost/__mock/enter?as=sari&to=/cart'), localStorage, '/toko/')).toBe('/cart')
    expect(localStorage.getItem('/toko/persist:root')).toContain('token')
    expect(localStorage.getItem(CLIENT_STATE_KEY)).toBeNull()
  })

  it('notifies the shop’s open tabs of a login and a logout', async () => {
    const tab = new BroadcastChannel(LOGIN_CHANNEL)
    const heard: unknown[] = []
    tab.onmessage = ({ data }) => heard.push(data)
    asked.mockResolvedValue(Response.json(session))
    await enterShop(from('http://w1.localhost/__mock/enter?as=sari'), localStorage)
    await enterShop(from('http://w1.localhost/__mock/enter'), localStorage)
    const { flag_registered: _, ...told } = session
    await expect
      .poll(() => heard)
      .toEqual([
        { type: 'LOGIN', session: told },
        { type: 'LOGIN', session: null },
      ])
    tab.close()
  })

  it('creates a device when none is stored', async () => {
    asked.mockResolvedValue(Response.json(session))
    await enterShop(from('http://w1.localhost/__mock/enter?as=sari'), localStorage)
    const { device } = JSON.parse(String(asked.mock.calls[0]?.[1]?.body)) as { device: string }
    expect(device.length).toBeGreaterThan(10)
    expect(localStorage.getItem(CLIENT_STATE_KEY)).toContain(device)
  })

  it('clears the session for a guest, without a request', async () => {
    localStorage.setItem(CLIENT_STATE_KEY, clientState({ deviceId: 'd', fingerprint: '' }, session))
    expect(await enterShop(from('http://w1.localhost/__mock/enter'), localStorage)).toBe('/')
    expect(localStorage.getItem(CLIENT_STATE_KEY)).toBeNull()
    expect(asked).not.toHaveBeenCalled()
  })

  it('adds the world to the path when the host does not name it', async () => {
    const to = encodeURIComponent('/search?q=kopi#top')
    expect(await enterShop(from(`https://mock.example/__mock/enter?mock_world=w1&to=${to}`), localStorage)).toBe(
      '/search?q=kopi&mock_world=w1#top',
    )
  })

  it('knows whose session it would replace', async () => {
    const budi = { member_no: 'M2', user_name: 'Budi', phone: '81200000002', email: 'budi@example.com' }
    const answers = () =>
      asked.mockImplementation(async () => Response.json({ list: [{ ...session, phone: '81200000001', email: null }, budi] }))
    const replaced = (query: string) => findReplacedMember(from(`http://w1.localhost/__mock/enter${query}`), localStorage)
    answers()
    expect(await replaced('?as=budi')).toBeNull()
    localStorage.setItem(CLIENT_STATE_KEY, clientState({ deviceId: 'd', fingerprint: 'f' }, null))
    expect(await replaced('?as=budi')).toBeNull()

    localStorage.setItem(CLIENT_STATE_KEY, clientState({ deviceId: 'd', fingerprint: 'f' }, session))
    for (const sari of ['sari', 'M1', '81200000001']) expect([sari, await replaced(`?as=${sari}`)]).toEqual([sari, null])
    for (const name of ['budi', 'M2', '81200000002', 'budi@example.com'])
      expect([name, await replaced(`?as=${name}`)]).toEqual([name, { current: 'Sari', next: 'Budi' }])
    expect(await replaced('')).toEqual({ current: 'Sari', next: null })
    asked.mockResolvedValue(Response.json({ error: 'There is no world "w1"' }, { status: 404 }))
    expect(await replaced('?as=budi')).toEqual({ current: 'Sari', next: 'budi' })
  })

  it('says why a sign-in failed, and keeps the stored session', async () => {
    localStorage.setItem(CLIENT_STATE_KEY, 'as it was')
    asked.mockResolvedValue(Response.json({ error: 'dewi can not log in: MEMBER_DISABLED' }, { status: 409 }))
    await expect(enterShop(from('http://w1.localhost/__mock/enter?as=dewi'), localStorage)).rejects.toThrow('MEMBER_DISABLED')
    expect(localStorage.getItem(CLIENT_STATE_KEY)).toBe('as it was')
  })
})

import { CONFIG_ELEMENT } from '@nusaria/server/site/config-file'
import { expect, it, vi } from 'vitest'
import { chooseStore } from './choose-store.ts'
import { config } from './config.ts'
import { loadConfig } from './load-config.ts'

it('the first store that fits the address is chosen', () => {
  const stores = [
    { host: 'bandung.shop.example', storeNo: '2' },
    { host: '*.shop.example', storeNo: '3' },
  ]
  const at = (address: string) => chooseStore(stores, new URL(address)).storeNo
  expect(at('https://bandung.shop.example/cart')).toBe('2')
  expect(at('https://solo.shop.example:8443/')).toBe('3')
  expect(at('https://shop.example/')).toBeUndefined()
})

it('stores on one host are chosen by the path of their build', () => {
  const stores = [
    { path: '/bandung/', storeNo: '2' },
    { host: 'solo.example', path: '/solo/', storeNo: '3' },
    { path: '/', storeNo: '4' },
  ]
  const below = (base: string) => {
    vi.stubEnv('BASE_URL', base)
    return chooseStore(stores, new URL(`https://shop.example${base}cart`)).storeNo
  }
  expect(['/bandung/', '/solo/', '/'].map(below)).toEqual(['2', undefined, '4'])
})

it('the configuration in the page is applied, the settings of its store over it', async () => {
  const stores = [{ host: location.hostname, storeNo: '2', links: { about: 'https://two.example' }, features: { app: true } }]
  const file = {
    storeNo: '1',
    links: { ios: 'https://ios.example', about: 'https://one.example' },
    features: { app: false, invoices: false },
    stores,
  }
  const element = Object.assign(document.createElement('script'), {
    id: CONFIG_ELEMENT,
    type: 'application/json',
    textContent: JSON.stringify(file),
  })
  document.head.append(element)
  expect(await loadConfig()).toBe(true)
  element.remove()
  expect(config.storeNo).toBe('2')
  expect(config.links).toMatchObject({ ios: 'https://ios.example', about: 'https://two.example' })
  expect(config.features).toMatchObject({ app: true, invoices: false, reviews: true })
})

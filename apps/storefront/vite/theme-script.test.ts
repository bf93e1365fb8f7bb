import { beforeEach, expect, it, vi } from 'vitest'
import { THEME_SCRIPT } from './theme-script.ts'

const system = Object.assign(new EventTarget(), { matches: false })
const root = document.documentElement

function run(): void {
  document.querySelector('meta')?.remove()
  document.head.insertAdjacentHTML('beforeend', '<meta name="theme-color" content="#CB3721" data-light="#CB3721" data-dark="#211C17">')
  const script = Object.assign(document.createElement('script'), { textContent: THEME_SCRIPT })
  script.dataset.key = '/toko/appearance'
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  // biome-ignore lint/security/noGlobalEval: as a browser runs it
  globalThis.eval(THEME_SCRIPT)
}

const look = () => [root.dataset.theme, document.querySelector('meta')?.content]
const LIGHT = ['light', '#CB3721']
const DARK = ['dark', '#211C17']

beforeEach(() => {
  system.matches = false
  vi.stubGlobal('matchMedia', () => system)
})

it('follows the system, and its changes', () => {
  run()
  expect(look()).toEqual(LIGHT)
  system.matches = true
  system.dispatchEvent(new Event('change'))
  expect(look()).toEqual(DARK)
})

it('a choice wins over the system, also one that is made in another tab or while the page is kept for going back', () => {
  localStorage.setItem('/toko/appearance', 'dark')
  run()
  expect(look()).toEqual(DARK)
  localStorage.setItem('/toko/appearance', 'light')
  window.dispatchEvent(new Event('storage'))
  expect(look()).toEqual(LIGHT)
  localStorage.removeItem('/toko/appearance')
  system.matches = true
  window.dispatchEvent(new Event('pageshow'))
  expect(look()).toEqual(DARK)
})

it('follows the system where the storage is forbidden or has something else', () => {
  localStorage.setItem('/toko/appearance', 'blue')
  system.matches = true
  run()
  expect(look()).toEqual(DARK)
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('Forbidden')
    },
  })
  system.matches = false
  run()
  expect(look()).toEqual(LIGHT)
})

it('shows a choice that the browser could not store', () => {
  window.unstored = { local: new Map([['/toko/appearance', 'dark']]), session: new Map() }
  run()
  expect(look()).toEqual(DARK)
  window.unstored.local.set('/toko/appearance', null)
  localStorage.setItem('/toko/appearance', 'dark')
  window.dispatchEvent(new Event('storage'))
  expect(look()).toEqual(LIGHT)
  delete window.unstored
})

import { afterEach, expect, it, vi } from 'vitest'
import { applyConfig } from '../config/config.ts'
import { refusesFrame } from './framing.ts'

const origin = 'https://shop.example'
const isRefused = () => refusesFrame(document.createElement('div'))
const frame = (ancestorOrigins?: readonly string[]) => {
  vi.stubGlobal('location', { origin, ancestorOrigins })
  vi.stubGlobal('parent', {})
}

afterEach(() => {
  applyConfig({ shellOrigin: undefined })
})

it('the own origin may frame the shop; another one only if it is the configured shell, all around', () => {
  frame([origin])
  expect(isRefused()).toBe(false)
  frame(['https://app.example'])
  expect(isRefused()).toBe(true)
  applyConfig({ shellOrigin: 'https://app.example' })
  expect(isRefused()).toBe(false)
  frame(['https://app.example', 'https://evil.example'])
  expect(isRefused()).toBe(true)
})

it('a browser that names no origins is asked for the address of the outermost page', () => {
  frame()
  vi.stubGlobal('top', { location: { origin } })
  expect(isRefused()).toBe(false)
  vi.stubGlobal('top', {
    get location() {
      throw new DOMException('Blocked a frame', 'SecurityError')
    },
  })
  expect(isRefused()).toBe(true)
})

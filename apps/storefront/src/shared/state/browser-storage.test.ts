import { expect, it, onTestFinished, vi } from 'vitest'
import { safeLocalStorage, safeSessionStorage } from './browser-storage.ts'

it('shops below different paths of one origin keep nothing in common', () => {
  onTestFinished(() => {
    vi.unstubAllEnvs()
    localStorage.clear()
    sessionStorage.clear()
  })
  const below = (base: string) => vi.stubEnv('BASE_URL', base)
  safeLocalStorage.set('language', 'en')
  below('/bandung/')
  expect(safeLocalStorage.get('language')).toBeNull()
  safeLocalStorage.set('language', 'id')
  safeSessionStorage.set('draft:address', 'typed')
  expect(safeSessionStorage.keys()).toEqual(['draft:address'])
  below('/solo/')
  expect(safeLocalStorage.get('language')).toBeNull()
  expect(safeSessionStorage.keys()).toEqual([])
  safeSessionStorage.remove('draft:address')
  below('/bandung/')
  expect(safeSessionStorage.get('draft:address')).toBe('typed')
  below('/')
  expect(safeLocalStorage.get('language')).toBe('en')
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { followOtherTabs, hasUnstored, onStorageWrite, safeLocalStorage, safeSessionStorage, sessionKeys } from './browser-storage.ts'

const forbidden = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}
const full = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

type Area = 'localStorage' | 'sessionStorage'

const refusing = (area: Area, act: () => Storage) => {
  const spy = vi.spyOn(window, area, 'get').mockImplementation(act)
  return () => spy.mockRestore()
}
/** The storage, where some of its methods find no room. */
const without = (area: Area, ...methods: readonly string[]) => {
  const storage = window[area]
  const refused: Storage = new Proxy(storage, {
    get: (_, name) => (methods.includes(String(name)) ? full : storage[name as 'getItem'].bind(storage)),
  })
  return refusing(area, () => refused)
}

/** Each way in which a browser refuses to store. Returns how to end it. */
const REFUSALS: Readonly<Record<'forbidden' | 'null' | 'full' | 'neither writable nor removable', (area: Area) => () => void>> = {
  forbidden: (area) => refusing(area, forbidden),
  null: (area) => refusing(area, () => null as unknown as Storage),
  full: (area) => without(area, 'setItem'),
  'neither writable nor removable': (area) => without(area, 'setItem', 'removeItem'),
}

afterEach(() => {
  delete window.unstored
})

describe.each(Object.entries(REFUSALS))('with a storage that is %s', (_, start) => {
  const refuse = () => start('sessionStorage')

  it('what is written is read in this page, listed, and removed', () => {
    refuse()
    safeSessionStorage.set('phone', '812')
    safeSessionStorage.set('draft:address', 'typed')
    expect(safeSessionStorage.get('phone')).toBe('812')
    expect([...sessionKeys()].sort()).toEqual(['draft:address', 'phone'])
    expect(hasUnstored()).toBe(true)
    safeSessionStorage.remove('phone', 'draft:address')
    expect(safeSessionStorage.get('phone')).toBeNull()
    expect(sessionKeys()).toEqual([])
    expect(hasUnstored()).toBe(false)
  })

  it('an older stored value is read no more, neither after a removal', () => {
    sessionStorage.setItem('phone', 'old')
    refuse()
    safeSessionStorage.set('phone', 'new')
    expect(safeSessionStorage.get('phone')).toBe('new')
    safeSessionStorage.remove('phone')
    expect([safeSessionStorage.get('phone'), sessionKeys()]).toEqual([null, []])
  })

  it('a later write that succeeds is what counts', () => {
    const end = refuse()
    safeSessionStorage.set('phone', 'refused')
    end()
    safeSessionStorage.set('phone', 'stored')
    expect([safeSessionStorage.get('phone'), sessionStorage.getItem('phone'), hasUnstored()]).toEqual(['stored', 'stored', false])
    sessionStorage.setItem('phone', 'by the browser')
    expect(safeSessionStorage.get('phone')).toBe('by the browser')
  })
})

it('a full storage forgets the value that could not be replaced: a reload finds none', () => {
  safeLocalStorage.set('persist:root', 'a session')
  const end = REFUSALS.full('localStorage')
  safeLocalStorage.set('persist:root', 'a guest')
  end()
  expect([safeLocalStorage.get('persist:root'), localStorage.getItem('persist:root')]).toEqual(['a guest', null])
})

it('one area may be refused alone', () => {
  REFUSALS.forbidden('sessionStorage')
  safeLocalStorage.set('language', 'en')
  safeSessionStorage.set('phone', '812')
  expect([localStorage.getItem('language'), safeSessionStorage.get('phone')]).toEqual(['en', '812'])
})

it("another tab's later value replaces the one that this tab could not store; its removal doesn't", () => {
  const end = REFUSALS.full('localStorage')
  safeLocalStorage.set('language', 'en')
  end()
  followOtherTabs()
  window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: null }))
  expect(safeLocalStorage.get('language')).toBe('en')
  localStorage.setItem('language', 'id')
  window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'id' }))
  expect(safeLocalStorage.get('language')).toBe('id')
})

it('says that something was written, until nobody listens', () => {
  const listener = vi.fn()
  const stop = onStorageWrite(listener)
  safeSessionStorage.set('phone', '812')
  stop()
  safeSessionStorage.set('phone', '813')
  expect(listener).toHaveBeenCalledOnce()
})

it('shops below different paths of one origin keep nothing in common', () => {
  const below = (base: string) => vi.stubEnv('BASE_URL', base)
  safeLocalStorage.set('language', 'en')
  below('/bandung/')
  expect(safeLocalStorage.get('language')).toBeNull()
  safeLocalStorage.set('language', 'id')
  safeSessionStorage.set('draft:address', 'typed')
  expect(sessionKeys()).toEqual(['draft:address'])
  below('/solo/')
  expect(safeLocalStorage.get('language')).toBeNull()
  expect(sessionKeys()).toEqual([])
  safeSessionStorage.remove('draft:address')
  below('/bandung/')
  expect(safeSessionStorage.get('draft:address')).toBe('typed')
  below('/')
  expect(safeLocalStorage.get('language')).toBe('en')
})

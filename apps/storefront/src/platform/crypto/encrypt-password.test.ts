import { expect, it, vi } from 'vitest'
import { encryptPassword } from './encrypt-password.ts'

it('fails like a call without a connection when its code does not load, and works the next time', async () => {
  vi.doMock('jsencrypt', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  expect(await encryptPassword('secret')).toEqual({ error: { kind: 'network' } })
  vi.doUnmock('jsencrypt')
  expect((await encryptPassword('secret')).data).toMatch(/^[\w+/]{300,}=*$/)
})

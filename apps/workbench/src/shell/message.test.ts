import { beforeEach, expect, it, vi } from 'vitest'
import { fillTokens, messageText, TokenCache } from './message.ts'

const asked = vi.fn<typeof fetch>()

beforeEach(() => void vi.stubGlobal('fetch', asked.mockReset()))

it('writes the shell’s message, with a placeholder for a member’s token', () => {
  const app = { appVersion: '3.2.0', capabilities: ['openUrl', 'download', 'print', 'fileChooser'] }
  expect(JSON.parse(messageText('sari', 'id'))).toEqual({ Token: '@sari', Language: 'id', ...app })
  expect(JSON.parse(messageText('none', ''))).toEqual(app)
})

it('sends the typed text unchanged, with the placeholder filled in by one sign-in', async () => {
  asked.mockImplementation(async () => Response.json({ auth_token: 'secret' }))
  const tokens = new TokenCache('w1')
  expect(await fillTokens('{"Token":"@sari", oops', tokens)).toBe('{"Token":"secret", oops')
  expect(await fillTokens('{"Token":"@sari"}', tokens)).toBe('{"Token":"secret"}')
  expect(asked).toHaveBeenCalledExactlyOnceWith('/__mock/worlds/w1/sign-in', expect.objectContaining({ body: '{"member":"sari"}' }))
  expect(tokens.values).toEqual(['secret'])
})

it('says why a member cannot sign in, and tries again the next time', async () => {
  asked.mockImplementationOnce(async () => Response.json({ error: 'dewi is disabled' }, { status: 409 }))
  asked.mockImplementationOnce(async () => Response.json({ auth_token: 'secret' }))
  const tokens = new TokenCache('w1')
  await expect(fillTokens('{"Token":"@dewi"}', tokens)).rejects.toThrow('dewi is disabled')
  expect(await fillTokens('{"Token":"@dewi"}', tokens)).toBe('{"Token":"secret"}')
})

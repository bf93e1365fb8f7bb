import { afterEach, expect, it, vi } from 'vitest'
import { broadcastLogin, subscribeToOtherTabs } from './login-channel.ts'

const session = { auth_token: 't', member_no: 'M1', user_name: 'Sari', points: 0 }
const other = new BroadcastChannel('nusaria')

afterEach(() => {
  other.onmessage = null
})

it('sends to the other tabs, not to itself', async () => {
  const self = vi.fn()
  const stop = subscribeToOtherTabs(self)
  const heard = new Promise((resolve) => {
    other.onmessage = ({ data }) => resolve(data)
  })
  broadcastLogin(session)
  expect(await heard).toEqual({ type: 'LOGIN', session })
  expect(self).not.toHaveBeenCalled()
  stop()
})

it('receives messages of other tabs, and ignores anything else on the channel', async () => {
  const messages: unknown[] = []
  const stop = subscribeToOtherTabs((message) => messages.push(message))
  other.postMessage('noise')
  other.postMessage({ type: 'LOGIN', session: null })
  await expect.poll(() => messages).toEqual([{ type: 'LOGIN', session: null }])
  stop()
})

import { expect, it } from 'vitest'
import { messageOfSimulator, wrapMessage } from './envelope.ts'

const back = { kind: 'back' } as const
const event = (init: MessageEventInit) => new MessageEvent('message', { data: wrapMessage(back), ...init })

it('the bridge takes messages of the window around it from its own origin alone', () => {
  expect(messageOfSimulator(event({ source: window.parent, origin: location.origin }))).toEqual(back)
  expect(messageOfSimulator(event({ source: window.parent, origin: 'https://evil.example' }))).toBeNull()
  expect(messageOfSimulator(event({ source: window.parent, origin: '' }))).toBeNull()
  expect(messageOfSimulator(event({ source: null, origin: location.origin }))).toBeNull()
  expect(messageOfSimulator(event({ source: window.parent, origin: location.origin, data: '{"Token":"t"}' }))).toBeNull()
})

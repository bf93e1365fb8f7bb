import { expect, it } from 'vitest'
import { resolveTarget } from './resolve-target.ts'

it.each([
  ['http://w1.localhost:5173/__mock/shell', { world: 'w1', start: '/' }],
  ['http://127.0.0.1:5173/__mock/shell', { elsewhere: 'http://default.localhost:5173/__mock/shell' }],
  ['http://localhost:5173/__mock/shell?world=w2', { elsewhere: 'http://w2.localhost:5173/__mock/shell' }],
  ['http://w1.localhost:5173/__mock/shell?world=w2', { elsewhere: 'http://w2.localhost:5173/__mock/shell' }],
  ['https://mock.example/__mock/shell?world=w2', { world: 'w2', start: '/?mock_world=w2' }],
])('at %s', (address, expected) => {
  expect(resolveTarget(new URL(address))).toEqual(expected)
})

import { expect, test } from 'vitest'
import { isFile } from './replies.ts'

const reply = (status: number, type: string) => ({ status, headers: new Headers({ 'content-type': type }) })

test('a file is stored; a page in its place, a part of it and a failure are not', () => {
  expect(isFile(reply(200, 'text/javascript'))).toBe(true)
  expect(isFile(reply(200, 'application/json'))).toBe(true)
  expect(isFile(reply(200, 'text/html; charset=utf-8'))).toBe(false)
  expect(isFile(reply(206, 'font/woff2'))).toBe(false)
  expect(isFile(reply(404, 'text/plain'))).toBe(false)
})

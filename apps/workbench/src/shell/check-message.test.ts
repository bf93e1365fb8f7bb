import { SHELL_MESSAGE_MAX } from '@nusaria/contracts/shell'
import { describe, expect, it } from 'vitest'
import { checkMessage, maskTokens } from './check-message.ts'

describe('the contract check', () => {
  it.each([
    ['out', '{"type":"webViewReady"}'],
    ['out', '{"type":"pageTitle","title":"Cart"}'],
    ['in', '{"Token":"t","Language":"id","appVersion":"3.1"}'],
    ['out', '{"type":"openUrl","version":1,"url":"https://wa.me/62"}'],
    ['out', '{"type":"print","version":1,"title":"Invoice"}'],
    ['in', '{}'],
    ['in', '{"capabilities":["print","later"]}'],
    ['in', '{"type":"result","version":1,"id":"1","ok":true}'],
  ] as const)('%s %s fits', (direction, text) => {
    expect(checkMessage(direction, text)).toEqual({ fits: true, why: '' })
  })

  it.each([
    ['out', '{"type":"pageTitle"}', /title/],
    ['out', '{"type":"closed"}', /type/],
    ['out', '{"type":"print","title":"Invoice"}', /version/],
    ['in', '{"capabilities":"print"}', /capabilities/],
    ['in', '{"type":"result","version":1,"id":"1"}', /ok/],
    ['in', '{"Token":1}', /Token/],
    ['in', 'Token=1', /not JSON/],
    ['in', '[]', /whole/],
    ['in', 'x'.repeat(SHELL_MESSAGE_MAX + 1), /longer/],
  ] as const)('%s %.40s does not', (direction, text, why) => {
    const verdict = checkMessage(direction, text)
    expect(verdict.fits).toBe(false)
    expect(verdict.why).toMatch(why)
  })
})

describe('a masked message', () => {
  it('contains no Token, in any form', () => {
    expect(maskTokens('{"Token":"se\\"cret","Language":"id"}')).toBe('{"Token":"***","Language":"id"}')
    expect(maskTokens('{"Token" : "secret')).toBe('{"Token" : "***"')
    expect(maskTokens('Token=secret', ['secret'])).toBe('Token=***')
  })
})

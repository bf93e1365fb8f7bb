import { describe, expect, it } from 'vitest'
import { parseGoogleCallback } from './google-callback.ts'
import { parseGoogleAuthUrl } from './use-google-login.ts'

describe('the address where the login with Google begins', () => {
  it.each(['/google/?session=abc', 'https://accounts.google.com/o/oauth2/v2/auth?client_id=1'])('accepts %s', (url) => {
    expect(parseGoogleAuthUrl(url)).toBe(url)
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://evil.example/', '//evil.example', '/\\evil.example', 'google', ''])(
    'refuses %j',
    (url) => {
      expect(parseGoogleAuthUrl(url)).toBeNull()
    },
  )
})

describe("Google's callback in an address", () => {
  it('has a code, and the rest of the query stays', () => {
    expect(parseGoogleCallback('?code=4%2FabC&state=x&scope=email&from=cart')).toEqual({ answer: { code: '4/abC' }, rest: '?from=cart' })
  })

  it('has no code when the shopper refused', () => {
    expect(parseGoogleCallback('?error=access_denied')).toEqual({ answer: { code: null }, rest: '' })
  })

  it.each(['', '?from=cart', '?code='])('is missing in %j', (search) => expect(parseGoogleCallback(search)).toBeNull())
})

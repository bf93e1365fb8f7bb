import { describe, expect, it } from 'vitest'
import { safePaymentUrl } from './safe-payment-url.ts'

describe('the allowed address of a payment', () => {
  it.each(['/gateway?session=abc', 'https://pay.example/x?a=1', 'http://localhost:5173/gateway'])('takes %s', (url) => {
    expect(safePaymentUrl(url)).toBe(url)
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'gateway', '', '/\\evil.example'])('refuses %s', (url) => {
    expect(safePaymentUrl(url)).toBeNull()
  })
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { announce, announcePage } from './announcer.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<p id="polite"></p><p id="assertive"></p>'
})

const said = (region = 'polite') => [...(document.getElementById(region)?.children ?? [])].map(({ textContent }) => textContent)

it('says each message once, in order', () => {
  for (const text of ['Code sent', 'Code sent', 'Logged in']) announce(text)
  vi.advanceTimersByTime(200)
  expect(said()).toEqual(['Code sent', 'Logged in'])
})

it('says the same again later', () => {
  announce('Added to your cart')
  vi.advanceTimersByTime(1_000)
  announce('Added to your cart')
  vi.advanceTimersByTime(200)
  expect(said()).toEqual(['Added to your cart', 'Added to your cart'])
})

it('waits until a closing dialog has gone', () => {
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'alertdialog')
  dialog.dataset.state = 'closed'
  document.body.append(dialog)
  announce('Address deleted')
  vi.advanceTimersByTime(500)
  expect(said()).toEqual([])
  dialog.remove()
  vi.advanceTimersByTime(200)
  expect(said()).toEqual(['Address deleted'])
})

it('leaves nothing behind for whoever reads the page later', () => {
  announce('The payment failed', 'assertive')
  vi.advanceTimersByTime(200)
  expect(said('assertive')).toEqual(['The payment failed'])
  vi.advanceTimersByTime(10_000)
})

describe('the title of another page', () => {
  it('is said', () => {
    announcePage(() => 'Payment')
    vi.advanceTimersByTime(1_000)
    expect(said()).toEqual(['Payment'])
  })

  it('is not said again after a status that begins with it', () => {
    announcePage(() => 'Order placed')
    announce('Order placed. Rp149.800.')
    announce('24 of 800 shown')
    vi.advanceTimersByTime(1_000)
    expect(said()).toEqual(['Order placed. Rp149.800.', '24 of 800 shown'])
  })

  it('is said beside another message that begins with the same words', () => {
    announcePage(() => 'Cart')
    announce('Cart updated')
    vi.advanceTimersByTime(1_000)
    expect(said()).toEqual(['Cart updated', 'Cart'])
  })

  it('is said although the page before said it', () => {
    announce('Cart is empty')
    vi.advanceTimersByTime(200)
    announcePage(() => 'Cart')
    vi.advanceTimersByTime(1_000)
    expect(said()).toEqual(['Cart is empty', 'Cart'])
  })
})

import { beforeEach, expect, it, vi } from 'vitest'
import { announce, REGION_IDS } from './announce.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<p id="polite"></p><p id="assertive"></p>'
})

const said = (region: keyof typeof REGION_IDS) =>
  [...(document.getElementById(REGION_IDS[region])?.children ?? [])].map(({ textContent }) => textContent)

it('says each message once, in order', () => {
  for (const text of ['Code sent', 'Code sent', 'Logged in']) announce(text)
  vi.advanceTimersByTime(200)
  expect(said('polite')).toEqual(['Code sent', 'Logged in'])
  expect(said('assertive')).toEqual([])
})

it('says the same again later', () => {
  announce('Added to your cart')
  vi.advanceTimersByTime(1_000)
  announce('Added to your cart')
  vi.advanceTimersByTime(200)
  expect(said('polite')).toEqual(['Added to your cart', 'Added to your cart'])
})

it('waits until a closing dialog has gone', () => {
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'alertdialog')
  dialog.dataset.state = 'closed'
  document.body.append(dialog)
  announce('Address deleted')
  vi.advanceTimersByTime(500)
  expect(said('polite')).toEqual([])
  dialog.remove()
  vi.advanceTimersByTime(200)
  expect(said('polite')).toEqual(['Address deleted'])
})

it('leaves nothing behind for whoever reads the page later', () => {
  announce('The payment failed', 'assertive')
  vi.advanceTimersByTime(200)
  expect(said('assertive')).toEqual(['The payment failed'])
  vi.advanceTimersByTime(10_000)
  expect(said('assertive')).toEqual([])
})

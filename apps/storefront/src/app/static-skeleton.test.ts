import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendFirst } from '#platform/rendering/first-calls.ts'
import { IDLE_TIMEOUT, keepSkeletonOnTop, REPLY_TIMEOUT } from './static-skeleton.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  document.body.replaceChildren()
  delete window.firstLoad
})

/** A page's outlines, as the server wrote them. */
function draw(): HTMLElement {
  const root = Object.assign(document.createElement('div'), { id: 'root', innerHTML: '<main id="content">Outlines</main>' })
  document.body.append(root)
  return root
}

const shown = () => document.body.textContent

test('outlines lie in front of the page until its first replies are there', async () => {
  let reply = (_: Response) => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (reply = resolve)))
  void sendFirst('/api/cms')
  const root = draw()
  const drop = keepSkeletonOnTop(root)
  root.append('Page')
  const dropped = drop()
  await vi.advanceTimersByTimeAsync(REPLY_TIMEOUT - 1)
  expect(shown()).toBe('PageOutlines')
  reply(Response.json({}))
  await dropped
  await vi.advanceTimersByTimeAsync(IDLE_TIMEOUT)
  expect(shown()).toBe('Page')
})

test('outlines go when a first reply does not come: the page behind them says so', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  void sendFirst('/api/cms')
  const root = draw()
  const drop = keepSkeletonOnTop(root)
  root.append('Page')
  void drop()
  await vi.advanceTimersByTimeAsync(REPLY_TIMEOUT + IDLE_TIMEOUT)
  expect(shown()).toBe('Page')
})

test('outlines are hidden from screen readers, and removed at the first touch', () => {
  const root = draw()
  keepSkeletonOnTop(root)
  expect(root.childNodes).toHaveLength(0)
  const cover = document.querySelector<HTMLElement>('[inert]')
  expect(cover?.ariaHidden).toBe('true')
  expect(document.querySelector('#content')).toBeNull()
  window.dispatchEvent(new Event('pointerdown'))
  expect(shown()).toBe('')
})

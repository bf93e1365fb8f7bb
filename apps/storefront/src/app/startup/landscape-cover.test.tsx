import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { LandscapeGuard } from './startup-tasks.tsx'

await import('./landscape-cover.tsx')

interface Device {
  /** px of the screen, on its side */
  readonly size: readonly [width: number, height: number]
  readonly touch?: boolean
  /** iOS before 16.4: the screen doesn't tell its orientation. */
  readonly old?: boolean
}

/** A device on its side; gives how to turn it upright. */
function held({ size: [width, height], touch = true, old = false }: Device): () => void {
  const orientation = Object.assign(new EventTarget(), { type: 'landscape-primary' })
  vi.stubGlobal('screen', { width, height, orientation: old ? undefined : orientation })
  vi.stubGlobal('innerWidth', width)
  vi.stubGlobal('orientation', 90)
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(touch ? 5 : 0)
  return () => {
    orientation.type = 'portrait-primary'
    vi.stubGlobal('orientation', 0)
    if (old) window.dispatchEvent(new Event('orientationchange'))
    else orientation.dispatchEvent(new Event('change'))
  }
}

const cover = () => screen.queryByRole('alertdialog', { name: 'Turn your phone upright' })
const open = () => renderInShop(<LandscapeGuard />)

it.each([false, true])('covers the shop while a phone is in landscape (old iOS: %s)', async (old) => {
  const turn = held({ size: [844, 390], old })
  await open()
  expect(await screen.findByRole('alertdialog')).toBe(cover())
  act(turn)
  expect(cover()).toBeNull()
})

it.each<[string, Device]>([
  ['a tablet', { size: [1_180, 820] }],
  ['a small tablet', { size: [960, 600] }],
  ['a desktop computer', { size: [1_440, 480], touch: false }],
  ['a touch screen of a desktop computer', { size: [1_024, 480] }],
])("doesn't cover %s", async (_, device) => {
  held(device)
  await open()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('shows a phone held upright, and keeps the shop below out of reach', async () => {
  const turn = held({ size: [844, 390] })
  const { container } = await open()
  expect((await screen.findByRole('alertdialog')).querySelector('svg[viewBox="0 0 250 220"]')).not.toBeNull()
  expect(container.hasAttribute('inert')).toBe(true)
  act(turn)
  expect(container.hasAttribute('inert')).toBe(false)
})

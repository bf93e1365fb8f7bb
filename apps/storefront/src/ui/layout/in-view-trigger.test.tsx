import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { InViewTrigger, WhenNear } from './in-view-trigger.tsx'

const observers: IntersectionObserverCallback[] = []

/** What a browser tells in one go: on a busy phone, more than one look at the same place. */
function tell(...looks: boolean[]): void {
  for (const hear of observers) {
    hear(
      looks.map((isIntersecting) => ({ isIntersecting })) as IntersectionObserverEntry[],
      { disconnect: () => {} } as IntersectionObserver,
    )
  }
}

function renderWatched(): () => void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: IntersectionObserverCallback) {
        observers.push(hear)
      }
      observe() {}
      disconnect() {}
    },
  )
  const seen = vi.fn()
  render(<InViewTrigger onSeen={seen} />)
  return seen
}

afterEach(() => {
  observers.length = 0
})

test('an element far away is not seen', () => {
  const seen = renderWatched()
  tell(false)
  expect(seen).not.toHaveBeenCalled()
})

test("an element that came near before the observer's first report counts as seen, and its content loads", () => {
  const seen = renderWatched()
  tell(false, true)
  expect(seen).toHaveBeenCalledOnce()
})

test("an element that was passed before the observer's first report counts as seen", () => {
  const seen = renderWatched()
  tell(true, false)
  expect(seen).toHaveBeenCalledOnce()
})

test('a part near the screen that fails leaves the rest of the page, and its button tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let fails = true
  const Reviews = () => {
    if (fails) throw new TypeError('Failed to fetch dynamically imported module')
    return <p>Crisp</p>
  }
  await renderInShop(
    <>
      <h1>Kopi</h1>
      <WhenNear waiting={null} now>
        <Reviews />
      </WhenNear>
    </>,
  )
  expect(screen.getByRole('heading', { name: 'Kopi' })).toBeTruthy()
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Crisp')).toBeTruthy()
})

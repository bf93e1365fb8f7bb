import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useKeyboardInset } from './keyboard.ts'

class View extends EventTarget {
  height = window.innerHeight
  offsetTop = 0
  scale = 1
  becomes(part: Partial<Pick<View, 'height' | 'offsetTop' | 'scale'>>) {
    Object.assign(this, part)
    this.dispatchEvent(new Event('resize'))
  }
}
const view = new View()
const full = window.innerHeight
const room = () => document.documentElement.style.getPropertyValue('--keyboard')

function Page() {
  useKeyboardInset()
  return <input aria-label="Street" />
}

beforeEach(() => void vi.stubGlobal('visualViewport', view))
afterEach(() => view.becomes({ height: full, offsetTop: 0, scale: 1 }))

it('sets the height that the keyboard covers, and scrolls to the field', async () => {
  render(<Page />)
  const field = screen.getByLabelText('Street')
  field.scrollIntoView = vi.fn()
  field.focus()
  view.becomes({ height: full - 336 })
  expect(room()).toBe('336px')
  await expect.poll(() => field.scrollIntoView).toHaveBeenCalledOnce()
  view.becomes({ offsetTop: 100 })
  expect(room()).toBe('236px')
  view.becomes({ height: full, offsetTop: 0 })
  expect(room()).toBe('0px')
  expect(field.scrollIntoView).toHaveBeenCalledOnce()
})

it("isn't set by the browser's bar or by a zoomed page", () => {
  render(<Page />)
  view.becomes({ height: full - 56 })
  expect(room()).toBe('0px')
  view.becomes({ height: full / 2, scale: 2 })
  expect(room()).toBe('0px')
})

import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { BottomBar } from './bottom-bar.tsx'

let tell = (_entries: readonly object[]) => {}
/** The bar gets a height, in px. */
const grows = (blockSize: number) => act(() => tell([{ borderBoxSize: [{ blockSize }] }]))

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(heard: typeof tell) {
        tell = heard
      }
      observe() {}
      disconnect() {}
    },
  )
})

const open = () =>
  render(
    <BottomBar>
      <button type="button">Send</button>
    </BottomBar>,
  )

it('reserves its own height at the end of the page, also with a note', () => {
  const { container } = open()
  grows(176)
  const room = screen.getByRole('button').parentElement?.previousElementSibling
  expect(container.contains(room ?? null) && room?.getAttribute('style')).toContain('min-height: 176px')
})

it('tells the page its height only while that is another than the style sheet’s', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ height: 68 } as DOMRect)
  open()
  const told = () => document.documentElement.style.getPropertyValue('--bottom-bar')
  grows(68)
  expect(told()).toBe('')
  grows(176)
  expect(told()).toBe('176px')
  grows(68)
  expect(told()).toBe('')
})

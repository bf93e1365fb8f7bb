import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { BottomBar } from './bottom-bar.tsx'

it('reserves its own height at the end of the page, also with a note', () => {
  let tell = (_entries: readonly object[]) => {}
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
  const { container } = render(
    <BottomBar>
      <button type="button">Send</button>
    </BottomBar>,
  )
  act(() => tell([{ borderBoxSize: [{ blockSize: 176 }] }]))
  const room = screen.getByRole('button').parentElement?.previousElementSibling
  expect(container.contains(room ?? null) && room?.getAttribute('style')).toContain('min-height: 176px')
})

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { usePullDown } from './use-pull-down.ts'

function Sheet({ closes = true, onPulled }: { readonly closes?: boolean; readonly onPulled: () => void }) {
  return (
    <div ref={usePullDown({ open: true, closes, onPulled })} role="dialog" data-state="open">
      <p>goods</p>
    </div>
  )
}

function openSheet({ closes = true, still = false, scrolled = 0 } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: still }))
  const onPulled = vi.fn()
  render(<Sheet closes={closes} onPulled={onPulled} />)
  const sheet = screen.getByRole('dialog')
  const goods = screen.getByText('goods')
  Object.defineProperty(sheet, 'offsetHeight', { value: 600 })
  goods.scrollTop = scrolled
  const move = (...path: readonly (readonly [x: number, y: number])[]) => {
    path.forEach(([clientX, clientY], step) => {
      fireEvent[step === 0 ? 'touchStart' : 'touchMove'](goods, { touches: [{ clientX, clientY }] })
    })
  }
  const release = () => fireEvent.touchEnd(goods, { touches: [] })
  return { sheet, move, release, onPulled }
}

test('a short pull, and one that goes back, leave it open and in its place', () => {
  const { sheet, move, release, onPulled } = openSheet()
  move([100, 100], [100, 130])
  release()
  move([100, 100], [100, 300], [100, 110])
  release()
  expect(onPulled).not.toHaveBeenCalled()
  expect(sheet.style.translate).toBe('0 0px')
})

test('swiping sideways, scrolling up and scrolling in a part that is scrolled are no pulls', () => {
  const first = openSheet()
  first.move([100, 100], [160, 110], [160, 400])
  first.release()
  first.move([100, 300], [100, 250], [100, 600])
  first.release()
  expect(first.sheet.style.translate).toBe('')
  cleanup()
  const second = openSheet({ scrolled: 40 })
  second.move([100, 100], [100, 400])
  second.release()
  expect(second.sheet.style.translate).toBe('')
  expect([first, second].flatMap(({ onPulled }) => onPulled.mock.calls)).toEqual([])
})

test('a sheet with a form gives way a little, and stays', () => {
  const { sheet, move, release, onPulled } = openSheet({ closes: false })
  move([100, 100], [100, 150], [100, 400])
  expect(sheet.style.translate).toBe('0 60px')
  release()
  expect(sheet.style.translate).toBe('0 0px')
  expect(onPulled).not.toHaveBeenCalled()
})

test('who prefers less motion closes it the same way, and sees nothing move', () => {
  const { sheet, move, release, onPulled } = openSheet({ still: true })
  move([100, 100], [100, 240])
  expect(sheet.style.translate).toBe('')
  release()
  expect(onPulled).toHaveBeenCalledOnce()
})

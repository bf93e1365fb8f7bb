import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import css from './price.module.css'
import { Total } from './price.tsx'

test('a total stands still at first; a higher amount rolls up, a lower one down', () => {
  const { container, rerender } = render(<Total amount={10_000} />)
  const price = () => container.firstElementChild
  const rolls = () => [css.up, css.down].filter((name) => name !== undefined && price()?.classList.contains(name))
  expect(rolls()).toEqual([])
  rerender(<Total amount={25_000} />)
  expect(price()?.textContent).toBe('Rp25.000')
  expect(rolls()).toEqual([css.up])
  const before = price()
  rerender(<Total amount={15_000} />)
  expect(rolls()).toEqual([css.down])
  expect(price()).not.toBe(before)
})

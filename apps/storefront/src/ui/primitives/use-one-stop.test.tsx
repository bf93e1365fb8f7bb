import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { Chip } from './tag.tsx'
import { useOneStop } from './use-one-stop.ts'

const STARS = ['5', '4', '3', '2']

function Filter() {
  const [chosen, setChosen] = useState('4')
  const row = useRef<HTMLDivElement>(null)
  const onKeyDown = useOneStop(row)
  return (
    <>
      <div ref={row} role="toolbar" aria-label="Stars" onKeyDown={onKeyDown}>
        {STARS.map((stars) => (
          <Chip key={stars} chosen={stars === chosen} disabled={stars === '3'} onClick={() => setChosen(stars)}>
            {stars}
          </Chip>
        ))}
      </div>
      <button type="button">after</button>
    </>
  )
}

test('a row of chips is one stop, at the chosen one; arrow keys lead along it, past what can’t be chosen', async () => {
  const user = userEvent.setup()
  render(<Filter />)
  const focused = () => document.activeElement?.textContent
  await user.tab()
  expect(focused()).toBe('4')
  await user.keyboard('{ArrowRight}')
  expect(focused()).toBe('2')
  await user.keyboard('{ArrowRight}')
  expect(focused()).toBe('5')
  await user.keyboard('{ArrowLeft}{ArrowLeft}{Home}{End} ')
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('2')
  await user.tab()
  expect(focused()).toBe('after')
  await user.tab({ shift: true })
  expect(focused()).toBe('2')
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { RadioCards } from './radio-cards.tsx'

it('reports a new choice, and a click on the same one', async () => {
  const onChange = vi.fn()
  const onAgain = vi.fn()
  const options = [
    { value: 'a', title: 'Damaged' },
    { value: 'b', title: 'Wrong item' },
  ]
  render(<RadioCards label="Reason" value="a" onChange={onChange} onAgain={onAgain} options={options} />)
  const user = userEvent.setup()
  await user.click(screen.getByText('Wrong item'))
  expect(onChange).toHaveBeenCalledWith('b')
  expect(onAgain).not.toHaveBeenCalled()
  await user.click(screen.getByText('Damaged'))
  expect(onAgain).toHaveBeenCalled()
})

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { CodeInput } from './code-input.tsx'

function Harness({ onComplete }: { readonly onComplete: (code: string) => void }) {
  const [code, setCode] = useState('')
  return <CodeInput value={code} onChange={setCode} onComplete={onComplete} />
}

async function input() {
  const onComplete = vi.fn()
  await renderInShop(<Harness onComplete={onComplete} />)
  return { onComplete, box: await screen.findByLabelText<HTMLInputElement>('6-digit code') }
}

it('accepts only digits, up to six, and reports when all are typed', async () => {
  const { box, onComplete } = await input()
  await userEvent.type(box, 'a4b0 72')
  expect(box.value).toBe('4072')
  expect(onComplete).not.toHaveBeenCalled()
  await userEvent.type(box, '189')
  expect(box.value).toBe('407218')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('407218')
})

it.each([
  ['407218', '407218'],
  ['code 407-218 (5 min)', '407218'],
  ['4072189999', '407218'],
])('takes a pasted %j', async (pasted, code) => {
  const { box, onComplete } = await input()
  await userEvent.click(box)
  await userEvent.paste(pasted)
  expect(box.value).toBe(code)
  expect(onComplete).toHaveBeenCalledExactlyOnceWith(code)
})

it('is one input that the device may fill', async () => {
  const { box } = await input()
  expect(box.autocomplete).toBe('one-time-code')
  expect(box.inputMode).toBe('numeric')
})

it('shows a box for each of the six digits', async () => {
  const { box } = await input()
  await userEvent.type(box, '407')
  const boxes = [...(box.nextElementSibling?.children ?? [])]
  expect(boxes.map(({ textContent }) => textContent)).toEqual(['4', '0', '7', '', '', ''])
})

import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { QuantityField } from './quantity-field.tsx'
import type { QuantityLimit } from './quantity-limit.ts'

const STOCK: QuantityLimit = { max: 228, reason: 'stock' }

interface TestFieldProps {
  readonly limit: QuantityLimit
  readonly first: number
  readonly onChange: (value: number) => void
}

function TestField({ limit, first, onChange }: TestFieldProps) {
  const [value, setValue] = useState(first)
  const change = (next: number) => {
    onChange(next)
    setValue(next)
  }
  return <QuantityField value={value} onChange={change} limit={limit} label="Quantity" />
}

/** A field with its state. `changes`: the values passed to `onChange`. */
async function show(limit: QuantityLimit = STOCK, first = 2) {
  const changes: number[] = []
  await renderInShop(<TestField limit={limit} first={first} onChange={(next) => changes.push(next)} />)
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' })
  const user = userEvent.setup()
  const type = async (text: string) => {
    await user.clear(field)
    await user.type(field, text)
  }
  return { user, field, changes, type, notice: () => screen.getByRole('status').textContent }
}

describe('typing a quantity', () => {
  it('is a draft until the field loses the focus', async () => {
    const { user, field, changes, type } = await show()
    await type('22')
    expect(changes).toEqual([])
    await user.tab()
    expect(changes).toEqual([22])
    expect(field.value).toBe('22')
  })

  it('counts when Enter is pressed', async () => {
    const { changes, type, notice } = await show()
    await type('22{Enter}')
    expect(changes).toEqual([22])
    expect(notice()).toBe('')
  })

  it.each([
    ['more than the stock', STOCK, '1000', 228, 'Only 228 left'],
    ['one more than the stock', STOCK, '229', 228, 'Only 228 left'],
    ['more than one order takes', { max: 3, reason: 'order' } as const, '15', 3, 'At most 3 per order'],
    ['more than a line takes', { max: 999, reason: 'line' } as const, '12345678901234567890', 999, 'At most 999 of one product'],
    ['more pieces than the order has', { max: 4, reason: 'available' } as const, '5', 4, 'At most 4'],
    ['nothing', STOCK, '0', 1, 'At least 1'],
  ])('takes the nearest number there may be for %s, and says why', async (_, limit, text, taken, message) => {
    const { changes, field, type, notice } = await show(limit)
    await type(`${text}{Enter}`)
    expect(changes).toEqual([taken])
    expect(field.value).toBe(String(taken))
    expect(notice()).toBe(message)
  })

  it.each(['1.5', '1e3', '1,5', '-3', '+4', '0x10', 'two', '1.000', '1 2'])('goes back to the old value for %s', async (text) => {
    const { user, changes, field, type, notice } = await show()
    await type(text)
    await user.tab()
    expect(changes).toEqual([])
    expect(field.value).toBe('2')
    expect(notice()).toBe('Digits only')
  })

  it.each(['1.5', '1e3'])('goes back to the old value when %s is pasted', async (text) => {
    const { user, changes, field } = await show()
    await user.clear(field)
    await user.paste(text)
    await user.tab()
    expect(changes).toEqual([])
    expect(field.value).toBe('2')
  })

  it.each([
    [' 12 ', 12],
    ['007', 7],
    ['１２', 12],
    ['١٢', 12],
    ['\u200b12\ufeff', 12],
  ])('reads "%s" as %i', async (text, number) => {
    const { user, changes, field } = await show()
    await user.clear(field)
    await user.paste(text)
    await user.tab()
    expect(changes).toEqual([number])
  })

  it('goes back to the old value when the field is left empty', async () => {
    const { user, changes, field, notice } = await show()
    await user.clear(field)
    await user.tab()
    expect(changes).toEqual([])
    expect(field.value).toBe('2')
    expect(notice()).toBe('')
  })

  it('brings the reason into view', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
    const { type } = await show()
    await type('22{Enter}')
    expect(scrolled).not.toHaveBeenCalled()
    await type('500{Enter}')
    expect(scrolled.mock.contexts).toEqual([screen.getByRole('status')])
  })

  it('forgets the reason with the next change', async () => {
    const { user, type, notice } = await show()
    await type('500{Enter}')
    expect(notice()).toBe('Only 228 left')
    await user.click(screen.getByRole('button', { name: 'One less' }))
    expect(notice()).toBe('')
  })
})

describe('stepping', () => {
  it('goes by one with the buttons and the arrow keys, to both ends with Home and End', async () => {
    const { user, field, changes } = await show()
    await user.click(screen.getByRole('button', { name: 'One more' }))
    field.focus()
    await user.keyboard('{ArrowUp}{End}{Home}')
    expect(changes).toEqual([3, 4, 228, 1])
    expect(screen.getByRole('button', { name: 'One less' })).toHaveProperty('disabled', true)
  })

  it('comes down to what there is from a number above it', async () => {
    const { user, changes, notice } = await show({ max: 3, reason: 'stock' }, 10)
    expect(screen.getByRole('button', { name: 'One more' })).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('button', { name: 'One less' }))
    expect(changes).toEqual([3])
    expect(notice()).toBe('Only 3 left')
  })
})

describe('on a page that a server rendered', () => {
  it.each([
    ['what was typed counts', '5', [5], '5', ''],
    ['too much becomes the most', '900', [228], '228', '228 left'],
    ['what is no number is undone', 'x', [], '2', 'Digits only'],
  ])('%s', async (_, typed, wanted, shown, notice) => {
    const changes: number[] = []
    const app = <TestField limit={STOCK} first={2} onChange={(next) => changes.push(next)} />
    const box = document.body.appendChild(document.createElement('div'))
    box.innerHTML = renderToString(app)
    const field = within(box).getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' })
    field.value = typed
    const root = await act(async () => hydrateRoot(box, app))
    expect([changes, field.value]).toEqual([wanted, shown])
    expect(within(box).getByRole('status').textContent).toContain(notice)
    await act(async () => root.unmount())
    box.remove()
  })
})

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { CodeInput } from './code-input.tsx'
import { DigitsField } from './digits-field.tsx'
import { droppedFromDigits } from './dropped.tsx'
import { PhoneField } from './phone-field.tsx'
import { TextField } from './text-field.tsx'

const DIGITS = 'Only digits fit here. The rest was left out.'
const LETTERS = 'Only letters and digits fit here. The rest was left out.'
const cut = (digits: number) => `Only ${digits} digits fit here. The rest was left out.`

const FIELDS = {
  phone: (props) => <PhoneField label="Field" {...props} />,
  'postal code': (props) => <TextField label="Field" digits={5} {...props} />,
  captcha: (props) => <TextField label="Field" letters={6} {...props} />,
  code: (props) => <CodeInput {...props} />,
  grouped: (props) => (
    <DigitsField label="Field" format={(digits) => digits} parse={(text) => text.replace(/\D/g, '').slice(0, 4)} {...props} />
  ),
  'e-mail': (props) => <TextField label="Field" type="email" {...props} />,
} satisfies Readonly<Record<string, (props: { value: string; onChange: (value: string) => void }) => React.ReactNode>>

function Harness({ kind }: { readonly kind: keyof typeof FIELDS }) {
  const [value, setValue] = useState('')
  return FIELDS[kind]({ value, onChange: setValue })
}

async function open(kind: keyof typeof FIELDS) {
  await renderInShop(<Harness kind={kind} />)
  const input = screen.getByRole<HTMLInputElement>('textbox')
  const user = userEvent.setup()
  await user.click(input)
  return { input, user }
}

it.each([
  ['phone', '０８１２００００００１', '0812 0000 001', null],
  ['phone', '٠٨١٢٠٠٠٠٠٠١', '0812 0000 001', null],
  ['phone', '0812\u200b0000\u00a00001', '0812 0000 0001', null],
  ['phone', 'tel:+62812-0000-0001', '812 0000 0001', null],
  ['phone', 'Sari: 0812 0000 0001', '0812 0000 0001', DIGITS],
  ['phone', '0812 0000 0001 / 0813 0000 0002', '0812 0000 00010', cut(13)],
  ['phone', 'belum ada', '', DIGITS],
  ['postal code', '１２１３０', '12130', null],
  ['postal code', '12130 Jakarta', '12130', DIGITS],
  ['postal code', '121305', '12130', cut(5)],
  ['captcha', 'ＡＢ１２ c3', 'AB12c3', null],
  ['captcha', 'AB-12', 'AB12', LETTERS],
  ['code', '９８７６５４', '987654', null],
  ['code', '98-76-54', '987654', null],
  ['code', 'G-98 7654', '987654', DIGITS],
  ['code', '9876543', '987654', cut(6)],
  ['e-mail', 'mailto:sari@example.com\u200b', 'sari@example.com', null],
] as const)('the field for a %s makes of %j %j, and says %j', async (kind, pasted, value, notice) => {
  const { input, user } = await open(kind)
  await user.paste(pasted)
  expect(input.value).toBe(value)
  const shown = document.querySelector('[data-part=dropped]')
  expect(shown?.textContent ?? '').toBe(notice ?? '')
  if (notice) expect(shown?.getAttribute('aria-live')).toBe('polite')
})

it.each(['phone', 'postal code', 'code'] as const)('the notice of a field for a %s lasts until the next digit', async (kind) => {
  const { user } = await open(kind)
  await user.type(screen.getByRole('textbox'), '1a')
  expect(screen.getByText(DIGITS)).toBeTruthy()
  await user.type(screen.getByRole('textbox'), '2')
  expect(screen.queryByText(DIGITS)).toBeNull()
})

it.each([
  ['Rp 15.000', '15000'],
  ['Rp 15.000,00', '15000'],
  ['IDR 15000', '15000'],
  ['01 / 2027', '0127'],
  ['2027-12', '1227'],
  ['+62 (812) 3456.7890', '81234567890'],
])('separators and units in %s are missed by nobody', (text, digits) => {
  expect(droppedFromDigits(text, digits)).toBeNull()
})

import ArrowUpDown from 'lucide/dist/esm/icons/arrow-up-down.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { useState } from 'react'
import { QuantityField } from '../../../storefront/src/commerce/product/quantity-field.tsx'
import { Checkbox, Switch } from '../../../storefront/src/ui/form/checkbox.tsx'
import { ChipSelect } from '../../../storefront/src/ui/form/chip-select.tsx'
import { CodeInput } from '../../../storefront/src/ui/form/code-input.tsx'
import { DigitsField } from '../../../storefront/src/ui/form/digits-field.tsx'
import field from '../../../storefront/src/ui/form/field.module.css'
import { Field } from '../../../storefront/src/ui/form/field.tsx'
import { Form } from '../../../storefront/src/ui/form/form.tsx'
import { PasswordField } from '../../../storefront/src/ui/form/password-field.tsx'
import { PhoneField } from '../../../storefront/src/ui/form/phone-field.tsx'
import { RadioCards } from '../../../storefront/src/ui/form/radio-cards.tsx'
import { SearchField } from '../../../storefront/src/ui/form/search-field.tsx'
import { LoadedSelect, Select } from '../../../storefront/src/ui/form/select.tsx'
import { TextField } from '../../../storefront/src/ui/form/text-field.tsx'
import { IconButton } from '../../../storefront/src/ui/primitives/button.tsx'
import { Icon } from '../../../storefront/src/ui/primitives/icon.tsx'
import type { Story } from '../story.ts'
import css from './variants.module.css'
import { PhoneWidth, Variants } from './variants.tsx'

const digitsOf = (text: string) => text.replace(/\D/g, '')
const inPairs = (digits: string) => digits.replace(/(\d{2})(?=\d)/g, '$1 ')

export default { title: 'Components / Fields' }

const nothing = () => undefined

/** Empty, filled in, with a hint, with an error, disabled, with a long text. */
export const Text: Story = () => {
  const [value, setValue] = useState('')
  return (
    <PhoneWidth>
      <Form onSubmit={nothing} className={css.form}>
        <TextField label="First name" value={value} onChange={setValue} />
        <TextField label="With a hint" value="Sari" onChange={nothing} hint="As on your identity card" />
        <TextField label="Refused" value="?" onChange={nothing} error="Enter the recipient's first name" />
        <TextField label="Out of use" value="Sari" onChange={nothing} disabled />
        <TextField
          label="With signs"
          value="50.000"
          onChange={nothing}
          prefix="Rp"
          suffix={
            <IconButton label="Clear">
              <Icon of={X} size={16} />
            </IconButton>
          }
        />
        <TextField label="Several lines" value="Leave it with the neighbour" onChange={nothing} multiline />
      </Form>
    </PhoneWidth>
  )
}

/** The label, hint and error of any control. */
export const AnyControl: Story = () => (
  <PhoneWidth>
    <Variants>
      <Field label="Time of delivery" hint="Between 8 and 20 o'clock">
        {(control) => <input {...control} type="time" className={field.input} />}
      </Field>
      <Field label="Time of delivery" error="Choose a time between 8 and 20 o'clock">
        {(control) => <input {...control} type="time" className={field.input} />}
      </Field>
    </Variants>
  </PhoneWidth>
)

export const PhoneAndPassword: Story = () => {
  const [phone, setPhone] = useState('81200000001')
  const [password, setPassword] = useState('Nusaria#1')
  return (
    <PhoneWidth>
      <Form onSubmit={nothing} className={css.form}>
        <PhoneField label="Phone number" value={phone} onChange={setPhone} />
        <DigitsField label="Digits in pairs" value={phone} onChange={setPhone} format={inPairs} parse={digitsOf} />
        <PhoneField label="Refused" value="12" onChange={nothing} error="Invalid phone number format" />
        <PasswordField label="Password" value={password} onChange={setPassword} />
        <PasswordField label="Refused" value="1" onChange={nothing} error="The password doesn't meet the standard" />
      </Form>
    </PhoneWidth>
  )
}

export const Code: Story = () => {
  const [code, setCode] = useState('12')
  return (
    <PhoneWidth>
      <Variants>
        <CodeInput value={code} onChange={setCode} />
        <CodeInput value="123456" onChange={nothing} invalid />
      </Variants>
    </PhoneWidth>
  )
}

const banks = [
  { value: 'arta', label: 'Bank Arta' },
  { value: 'nusa', label: 'Bank Nusa' },
]

const ORDERS = [
  { value: 'newest', label: 'Newest' },
  { value: 'helpful', label: 'Most helpful' },
] as const

/** As wide as the chosen one. */
export const ChipSelects: Story = () => {
  const [order, setOrder] = useState<(typeof ORDERS)[number]['value']>('newest')
  return <ChipSelect label="Sort reviews" icon={ArrowUpDown} value={order} options={ORDERS} onChange={setOrder} />
}

export const SearchFields: Story = () => {
  const [keyword, setKeyword] = useState('')
  return (
    <PhoneWidth>
      <SearchField label="Search my orders" clearLabel="Clear search" initialText="" keyword={keyword} onSearch={setKeyword} />
      <p>{keyword}</p>
    </PhoneWidth>
  )
}

export const Selects: Story = () => {
  const [bank, setBank] = useState('')
  return (
    <PhoneWidth>
      <Form onSubmit={nothing} className={css.form}>
        <Select label="Bank" value={bank} onChange={setBank} options={banks} placeholder="Choose a bank" />
        <Select label="Refused" value="" onChange={nothing} options={banks} error="Choose a bank" />
        <Select label="Out of use" value="arta" onChange={nothing} options={banks} disabled />
        <LoadedSelect
          label="Not loaded"
          value=""
          onChange={nothing}
          options={undefined}
          failure={
            <>
              Can't load the banks. <button type="button">Try again</button>
            </>
          }
        />
      </Form>
    </PhoneWidth>
  )
}

export const Boxes: Story = () => {
  const [on, setOn] = useState(false)
  return (
    <Variants>
      <Checkbox checked={on} onChange={setOn}>
        I agree
      </Checkbox>
      <Checkbox checked onChange={nothing}>
        Chosen
      </Checkbox>
      <Checkbox checked="indeterminate" onChange={nothing}>
        Some of them
      </Checkbox>
      <Checkbox checked={false} onChange={nothing} invalid>
        Refused
      </Checkbox>
      <Checkbox checked onChange={nothing} disabled>
        Out of use
      </Checkbox>
      <Switch checked={on} onChange={setOn} label="Use coins" />
      <Switch checked onChange={nothing} disabled label="Out of use" />
    </Variants>
  )
}

const ways = [
  { value: 'regular', title: 'Regular', text: '2–4 days', aside: 'Rp12.000' },
  { value: 'express', title: 'Express', text: 'Tomorrow', aside: 'Rp24.000' },
  { value: 'pick_up', title: 'Pick up', text: 'Not here', disabled: true },
] as const

export const Radios: Story = () => {
  const [way, setWay] = useState<(typeof ways)[number]['value'] | null>('regular')
  return (
    <PhoneWidth>
      <Variants>
        <RadioCards label="Delivery" value={way} onChange={setWay} options={ways} />
        <RadioCards label="Delivery, in rows" value={way} onChange={setWay} options={ways} look="rows" />
      </Variants>
    </PhoneWidth>
  )
}

export const Quantity: Story = () => {
  const [pieces, setPieces] = useState(1)
  return (
    <Variants>
      <QuantityField value={pieces} onChange={setPieces} limit={{ max: 9, reason: 'stock' }} label="Quantity" />
      <QuantityField value={9} onChange={nothing} limit={{ max: 9, reason: 'stock' }} label="At most" />
    </Variants>
  )
}

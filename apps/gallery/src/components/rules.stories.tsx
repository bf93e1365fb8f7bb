import ArrowUpDown from 'lucide/dist/esm/icons/arrow-up-down.mjs'
import Heart from 'lucide/dist/esm/icons/heart.mjs'
import Trash2 from 'lucide/dist/esm/icons/trash.mjs'
import { type ReactNode, useState } from 'react'
import { formatCompactNumber } from '../../../storefront/src/platform/format/count.ts'
import { formatDate, formatDateTime } from '../../../storefront/src/platform/format/date.ts'
import { Checkbox } from '../../../storefront/src/ui/form/checkbox.tsx'
import { ChipSelect } from '../../../storefront/src/ui/form/chip-select.tsx'
import { RadioCards } from '../../../storefront/src/ui/form/radio-cards.tsx'
import { TextField } from '../../../storefront/src/ui/form/text-field.tsx'
import { BackButton } from '../../../storefront/src/ui/layout/back-button.tsx'
import { Tabs } from '../../../storefront/src/ui/layout/tabs.tsx'
import { ConfirmDialog } from '../../../storefront/src/ui/overlay/dialog.tsx'
import { Button, IconButton } from '../../../storefront/src/ui/primitives/button.tsx'
import { CopyButton } from '../../../storefront/src/ui/primitives/copy-button.tsx'
import { Icon } from '../../../storefront/src/ui/primitives/icon.tsx'
import { Price } from '../../../storefront/src/ui/primitives/price.tsx'
import { Badge, Chip, Tag } from '../../../storefront/src/ui/primitives/tag.tsx'
import type { Story } from '../story.ts'
import css from './rules.module.css'
import { PhoneWidth, Variants } from './variants.tsx'

export default { title: 'Rules' }

const nothing = () => undefined
const NOON = '2026-03-02T13:04:05+07:00'

/** One rule: its sentence, and the parts that follow it. */
function Rule({ name, says, children }: { readonly name: string; readonly says: string; readonly children: ReactNode }) {
  return (
    <section className={css.rule}>
      <h2>{name}</h2>
      <p>{says}</p>
      <div className={css.example}>{children}</div>
    </section>
  )
}

function Destructive() {
  const [asking, setAsking] = useState(false)
  return (
    <Variants across>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Delete address
      </Button>
      <IconButton label="Delete address" onClick={() => setAsking(true)}>
        <Icon of={Trash2} size={20} />
      </IconButton>
      <ConfirmDialog
        open={asking}
        title="Delete this address?"
        text="Orders that are on their way keep it."
        confirmLabel="Delete"
        onConfirm={() => setAsking(false)}
        onCancel={() => setAsking(false)}
      />
    </Variants>
  )
}

function Selection() {
  const [courier, setCourier] = useState('regular')
  const [agreed, setAgreed] = useState(true)
  const [tab, setTab] = useState('all')
  const tabs = [
    { value: 'all', label: 'All' },
    { value: 'unpaid', label: 'Unpaid', count: 2 },
  ]
  const couriers = [
    { value: 'regular', title: 'Regular', text: '2 to 4 days' },
    { value: 'express', title: 'Express', text: 'Tomorrow' },
  ]
  return (
    <PhoneWidth>
      <Variants>
        <Tabs label="Orders" tabs={tabs} value={tab} onChange={setTab}>{`The list of “${tab}”`}</Tabs>
        <RadioCards label="Courier" options={couriers} value={courier} onChange={setCourier} />
        <Checkbox checked={agreed} onChange={setAgreed}>
          I agree to the terms
        </Checkbox>
      </Variants>
    </PhoneWidth>
  )
}

function Chips() {
  const [chosen, setChosen] = useState(true)
  const [order, setOrder] = useState('newest')
  return (
    <Variants across>
      <Chip chosen={chosen} onClick={() => setChosen(!chosen)}>
        Discounted
      </Chip>
      <Chip onClick={nothing}>Rating 4 and more</Chip>
      <Chip disabled onClick={nothing}>
        Sold out
      </Chip>
      <ChipSelect
        label="Order"
        icon={ArrowUpDown}
        value={order}
        onChange={setOrder}
        options={[
          { value: 'newest', label: 'Newest' },
          { value: 'price', label: 'Price' },
        ]}
      />
    </Variants>
  )
}

/** What is the same on every screen. Tests hold what a test can hold. */
export const Rules: Story = () => (
  <div className={css.rules}>
    <Rule
      name="Back"
      says="One arrow at the left of the bar, on phones alone. It returns to the page before, or to the page’s parent. A desktop has the browser’s own, and a breadcrumb."
    >
      <Variants across>
        <BackButton onClick={nothing} />
        <b>Addresses</b>
      </Variants>
    </Rule>
    <Rule
      name="Primary"
      says="One red button in each part of a screen: the next step towards the goods, or what saves. What is beside it has an outline. Black in its place, never beside it, where the act is no such step: it tries again or finds another list, leads away (to the app, a campaign, somebody to share with), or sends a short form beside what the page is for, as a voucher’s code."
    >
      <Variants>
        <Variants across>
          <Button variant="outline">Add to cart</Button>
          <Button>Buy now</Button>
        </Variants>
        <Variants across>
          <Button variant="dark">Try again</Button>
          <Button variant="dark">Open the app</Button>
        </Variants>
      </Variants>
    </Rule>
    <Rule
      name="Destructive"
      says="A quiet button or a bin. It asks once more, in a dialog that names what goes; only there the act is red. What one press brings back doesn’t ask."
    >
      <Destructive />
    </Rule>
    <Rule
      name="Focus"
      says="A ring of two pixels in ink around what the keyboard is at; a field’s border becomes ink. Never removed without another sign. Press Tab."
    >
      <Variants across>
        <Button variant="outline">A button</Button>
        <TextField label="A field" value="Sari" onChange={nothing} />
      </Variants>
    </Rule>
    <Rule
      name="Numbers and dates"
      says="Whole Rupiah with points, never abbreviated where one pays. Counts of goods and reviews may be short. DD/MM/YYYY, and HH:mm:ss where the time matters. Digits are equally wide. What one may need elsewhere can be copied."
    >
      <Variants>
        <Price amount={1_250_000} size={24} />
        <span>{formatCompactNumber(12_400, 'id')}</span>
        <span>{formatDate(NOON)}</span>
        <span>{formatDateTime(NOON)}</span>
        <CopyButton text="NS260302623984" label="Copy the order’s number" done="Copied" failed="Not copied" />
      </Variants>
    </Rule>
    <Rule
      name="Selection"
      says="What is chosen is red in its border or its line and bolder; what can be chosen is never red. One of several is a round mark, any number a square one. What is only looked at, the picture in view or the order of a list, is ink. Pale red is the ground of what is chosen, of the soft button, of a discount, and of what most shoppers look for; of nothing else."
    >
      <Selection />
    </Rule>
    <Rule
      name="Chips"
      says="36 px tall, to touch 44 px. Chosen: red border, pale red ground, bold. Not to be had: dashed and struck through."
    >
      <Chips />
    </Rule>
    <Rule
      name="Hit areas"
      says="44 × 44 px at least for what can be pressed, by its size or an area around it that nothing else takes. Only links in a sentence are smaller. npm run look measures it."
    >
      <Variants across>
        <Button size="sm">32 px tall</Button>
        <IconButton label="Favourite">
          <Icon of={Heart} size={20} />
        </IconButton>
      </Variants>
    </Rule>
    <Rule name="Type" says="Nothing below 11 px. A test refuses it in every style sheet.">
      <Variants across>
        <Tag tone="green">Free shipping</Tag>
        <Badge count={8} />
      </Variants>
    </Rule>
  </div>
)

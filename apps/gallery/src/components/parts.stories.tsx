import Clock from 'lucide/dist/esm/icons/clock.mjs'
import Package from 'lucide/dist/esm/icons/package.mjs'
import TicketPercent from 'lucide/dist/esm/icons/ticket-percent.mjs'
import { useState } from 'react'
import { Stamp, VoucherTicket } from '../../../storefront/src/commerce/voucher/voucher-card.tsx'
import { HtmlText } from '../../../storefront/src/ui/html/html-text.tsx'
import { BarButtons, BarNotes, BottomBar, SumBar } from '../../../storefront/src/ui/layout/bottom-bar.tsx'
import { Breadcrumb } from '../../../storefront/src/ui/layout/breadcrumb.tsx'
import { HeroPage, HeroSkeleton, HeroStatus } from '../../../storefront/src/ui/layout/hero-page.tsx'
import { CardFoot, CardSkeletons, CardStrip, ListCard } from '../../../storefront/src/ui/layout/list-card.tsx'
import { ListHelpLink } from '../../../storefront/src/ui/layout/list-help-link.tsx'
import { PageLayout } from '../../../storefront/src/ui/layout/page-layout.tsx'
import { KeyValue, KeyValueList, Panel, SectionHead } from '../../../storefront/src/ui/layout/panel.tsx'
import { Tabs } from '../../../storefront/src/ui/layout/tabs.tsx'
import { Button } from '../../../storefront/src/ui/primitives/button.tsx'
import { Icon } from '../../../storefront/src/ui/primitives/icon.tsx'
import { Price } from '../../../storefront/src/ui/primitives/price.tsx'
import { Tag } from '../../../storefront/src/ui/primitives/tag.tsx'
import { FoldedTimeline, StepBar, Timeline } from '../../../storefront/src/ui/primitives/timeline.tsx'
import type { Story } from '../story.ts'
import { PhoneWidth, Variants } from './variants.tsx'

export default { title: 'Components / Page parts' }

export const Layouts: Story = () => (
  <PhoneWidth>
    <div className="grid gap-panels">
      <div className="row surface padX-16 padY-12 gap-12 justify-between">
        <span className="grow ellipsis">A row: its first part takes the room that is left</span>
        <span className="rigid weight-700 tone-sambal-700">Keeps its width</span>
      </div>
      <div className="column surface padX-16 padY-16 gap-4 align-center">
        <b className="size-15 line-20 weight-700">A column</b>
        <small className="size-12 line-16 tone-ink-3">with smaller and paler words</small>
      </div>
      <div className="center surface minHeight-44">In the middle</div>
    </div>
  </PhoneWidth>
)

export const Panels: Story = () => (
  <PhoneWidth>
    <Variants>
      <SectionHead title="Section" note="With a note" action={<Button size="sm">Action</Button>} />
      <Panel title="Summary" action="See all">
        <KeyValueList>
          <KeyValue label="Products">
            <Price amount={120_000} />
          </KeyValue>
          <KeyValue label="You save" saved>
            <Price amount={20_000} />
          </KeyValue>
        </KeyValueList>
      </Panel>
      <Panel flush>Without an edge</Panel>
    </Variants>
  </PhoneWidth>
)

export const Page: Story = () => (
  <PageLayout title="A page" action={<Button size="sm">Action</Button>}>
    <p>Its content.</p>
  </PageLayout>
)

export const NarrowPage: Story = () => (
  <PageLayout title="A form" column="form" back={false}>
    <p>Its content.</p>
  </PageLayout>
)

const tones = ['ink', 'sambal', 'nila', 'pandan'] as const

export const Heroes: Story = () => (
  <Variants>
    {tones.map((tone) => (
      <HeroPage
        key={tone}
        title={tone}
        back="/"
        tone={tone}
        hero={
          <HeroStatus title="Packing" icon={Package}>
            Usually sent within 48 hours
          </HeroStatus>
        }
      >
        <Panel>Its content</Panel>
      </HeroPage>
    ))}
    <HeroPage title="loading" back="/" tone="bone" hero={<HeroSkeleton />}>
      <Panel>Its content</Panel>
    </HeroPage>
  </Variants>
)

const tabs = [
  { value: 'all', label: 'All' },
  { value: 'unpaid', label: 'To pay', count: 2 },
  { value: 'done', label: 'Completed' },
] as const

export const TabRows: Story = () => {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('all')
  return (
    <PhoneWidth>
      <Variants>
        <Tabs label="Orders" tabs={tabs} value={tab} onChange={setTab}>{`The list of “${tab}”`}</Tabs>
        <Tabs label="Orders, even" tabs={tabs} value={tab} onChange={setTab} even>{`The list of “${tab}”`}</Tabs>
      </Variants>
    </PhoneWidth>
  )
}

export const Cards: Story = () => (
  <PhoneWidth>
    <Variants>
      <ListCard to="/order" label="Open the order" name="Nusaria" note="2 March" tag={<Tag tone="amber">To pay</Tag>}>
        <CardStrip icon={Clock} urgent end="00:14:59">
          Pay within
        </CardStrip>
        <CardFoot label="Total" amount={138_600}>
          <Button size="sm">Pay</Button>
        </CardFoot>
      </ListCard>
      <ul>
        <CardSkeletons />
      </ul>
      <ListHelpLink to="/faqs">Questions about orders</ListHelpLink>
    </Variants>
  </PhoneWidth>
)

const steps = [
  { key: 'a', state: 'done', title: 'Placed', text: '2 March' },
  { key: 'b', state: 'now', title: 'Packing' },
  { key: 'c', state: 'ahead', title: 'On its way' },
] as const

export const Progress: Story = () => (
  <PhoneWidth>
    <Variants>
      <Timeline steps={steps} />
      <FoldedTimeline steps={steps} more="See full history" />
      <StepBar stages={steps.map(({ key, title }) => ({ key, label: title, icon: <Icon of={Package} size={16} /> }))} current={1} />
      <StepBar
        stages={steps.map(({ key, title }) => ({ key, label: title, icon: <Icon of={Package} size={16} /> }))}
        current={steps.length}
      />
      <Breadcrumb places={[{ name: 'Home', to: '/' }]} here="Coffee" />
    </Variants>
  </PhoneWidth>
)

const ticket = { title: 'Payday voucher', expiry: 'Until 31/03/2026' } as const
const stubs = {
  discount: { kind: 'discount', label: 'Discount', value: 'Rp20K' },
  shipping: { kind: 'shipping', label: 'Free', value: 'Shipping', note: 'up to Rp20K' },
  coins: { kind: 'coins', label: 'Coins', value: '2.000' },
} as const

export const Vouchers: Story = () => (
  <PhoneWidth>
    <Variants>
      {Object.values(stubs).map((stub) => (
        <VoucherTicket key={stub.kind} {...stub} {...ticket} tags={['All products']} action={<Button size="sm">Claim</Button>} />
      ))}
      <VoucherTicket {...stubs.discount} {...ticket} brief expiry={undefined} action={<Button size="sm">Claim</Button>} />
      <VoucherTicket {...stubs.discount} {...ticket} text="Min. spend Rp100K" />
      <VoucherTicket {...stubs.discount} {...ticket} over action={<Stamp>USED</Stamp>} />
    </Variants>
  </PhoneWidth>
)

export const Bars: Story = () => (
  <BottomBar>
    <BarButtons>
      <Button block size="lg">
        <Icon of={TicketPercent} size={16} /> Buy now
      </Button>
      <Button>Contact us</Button>
    </BarButtons>
  </BottomBar>
)

export const Sum: Story = () => (
  <SumBar notes={<BarNotes>Price changed</BarNotes>} label="Total" sum={<Price amount={138_600} />} busy={false}>
    <Button size="lg">Place order</Button>
  </SumBar>
)

export const SumBusy: Story = () => (
  <SumBar notes={null} label="Total" sum={<Price amount={138_600} />} busy>
    <Button size="lg" loading>
      Place order
    </Button>
  </SumBar>
)

const DESCRIPTION = '<p>Kopi <b>asli</b> dari Gayo.</p><ul><li>200 g</li></ul><table><tr><th>Sangrai</th><td>Sedang</td></tr></table>'

export const Description: Story = () => (
  <PhoneWidth>
    <HtmlText html={DESCRIPTION} label="Description" />
  </PhoneWidth>
)

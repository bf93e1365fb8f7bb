import { useState } from 'react'
import { PagedProductGrid, productKey } from '../../../storefront/src/commerce/product/paged-product-grid.tsx'
import { ProductCard, ProductCardSkeleton, ProductGrid, ProductSkeletons } from '../../../storefront/src/commerce/product/product-card.tsx'
import { toast } from '../../../storefront/src/platform/toast.ts'
import { useFakePages } from '../../../storefront/src/testing/fake-pages.ts'
import { productCard } from '../../../storefront/src/testing/product-samples.ts'
import { BottomNote, PromptCard } from '../../../storefront/src/ui/feedback/bottom-note.tsx'
import { ChangesNote } from '../../../storefront/src/ui/feedback/changes-note.tsx'
import { FailureNote, FailureText, Note } from '../../../storefront/src/ui/feedback/note.tsx'
import { OfflineLinks } from '../../../storefront/src/ui/feedback/offline-links.tsx'
import { SlowNote } from '../../../storefront/src/ui/feedback/slow-note.tsx'
import {
  EmptyState,
  ErrorState,
  InlineError,
  OfflinePages,
  PartBoundary,
  QueryState,
  SlowHint,
} from '../../../storefront/src/ui/feedback/state.tsx'
import { Status } from '../../../storefront/src/ui/feedback/status.tsx'
import { StorageNote, UnstoredText } from '../../../storefront/src/ui/feedback/storage-note.tsx'
import { Toaster } from '../../../storefront/src/ui/feedback/toaster.tsx'
import { InViewTrigger, WhenNear } from '../../../storefront/src/ui/layout/in-view-trigger.tsx'
import { PagedList, usePagedList } from '../../../storefront/src/ui/paging/paged-list.tsx'
import { PullToRefresh } from '../../../storefront/src/ui/paging/pull-to-refresh-list.tsx'
import { Button } from '../../../storefront/src/ui/primitives/button.tsx'
import type { Story } from '../story.ts'
import { PhoneWidth, Variants } from './variants.tsx'

export default { title: 'Components / Loading and errors' }

const nothing = () => undefined

function Failing(): never {
  throw new TypeError('A part that fails')
}
const refused = { kind: 'business', code: 1105007, msg: '', field: null, params: {} } as const

export const Empty: Story = () => (
  <Variants>
    <EmptyState title="No orders yet" text="Your orders will show up here." action={<Button>Start shopping</Button>} />
    <EmptyState title="No voucher fits" inline />
  </Variants>
)

export const Failed: Story = () => (
  <Variants>
    <ErrorState failure={{ kind: 'network' }} onRetry={nothing} />
    <ErrorState failure={{ kind: 'timeout' }} onRetry={nothing} inline retrying />
    <InlineError failure={refused} onRetry={nothing} />
    <InlineError onRetry={nothing} retrying />
    <PartBoundary>
      <Failing />
    </PartBoundary>
  </Variants>
)

/** The second is there without a connection alone. */
export const Offline: Story = () => (
  <Variants>
    <OfflineLinks />
    <OfflinePages />
  </Variants>
)

/** As where the browser refuses to store something. */
function Unstored() {
  useState(() => {
    Object.assign(window, { unstored: { local: new Map([['gallery', '']]), session: new Map() } })
  })
  return (
    <>
      <StorageNote />
      <p>
        <UnstoredText />
      </p>
    </>
  )
}

export const Notes: Story = () => (
  <PhoneWidth>
    <Variants>
      {(['grey', 'amber', 'red', 'green'] as const).map((tone) => (
        <Note key={tone} tone={tone}>
          A note in {tone}
        </Note>
      ))}
      <ChangesNote title="Something changed" changes={['One thing is dearer', 'Another is gone']} />
      <FailureNote failure={refused} />
      <p>
        <FailureText failure={{ kind: 'malformed' }} />
      </p>
      <Unstored />
    </Variants>
  </PhoneWidth>
)

export const Prompts: Story = () => (
  <PhoneWidth>
    <PromptCard
      title="A question that can wait"
      answers={
        <>
          <Button variant="outline">Not now</Button>
          <Button>Yes</Button>
        </>
      }
    >
      <p>It lies over the end of the page.</p>
    </PromptCard>
  </PhoneWidth>
)

export const BottomNotes: Story = () => (
  <PhoneWidth>
    <BottomNote label="A note">It floats above the end of the page.</BottomNote>
  </PhoneWidth>
)

export const SlowPages: Story = () => (
  <PhoneWidth>
    <p>Beside the skeleton of a page: nothing for five seconds, then the same note.</p>
    <SlowHint />
    <SlowNote />
  </PhoneWidth>
)

export const AStatus: Story = () => (
  <PhoneWidth>
    <Status>Read aloud when it comes and when it changes.</Status>
  </PhoneWidth>
)

const query = { isFetching: false, isError: false, refetch: nothing }

export const Queries: Story = () => (
  <Variants>
    <QueryState query={{ ...query, data: 'what came', currentData: 'what came' }}>{(data) => <p>Here: {data}</p>}</QueryState>
    <QueryState query={{ ...query, isFetching: true }} loading={<p>On its way</p>}>
      {() => null}
    </QueryState>
    <QueryState query={{ ...query, isError: true, error: refused }} inline>
      {() => null}
    </QueryState>
    <QueryState query={{ ...query, data: [], currentData: [] }} isEmpty={(list) => list.length === 0} empty={<p>Nothing there</p>}>
      {() => null}
    </QueryState>
  </Variants>
)

const products = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => productCard(name))

export const Products: Story = () => (
  <ProductGrid>
    <ProductCard product={productCard('A', { price: 7_600, scribing_price: 10_000, discount: 24 })} />
    <ProductCard product={productCard('B', { flag_sold_out: 1 })} />
    <ProductCard product={productCard('C')} rank={1} note="A note" />
    <ProductCardSkeleton />
  </ProductGrid>
)

export const ProductsComing: Story = () => (
  <ProductGrid>
    <ProductSkeletons />
  </ProductGrid>
)

const productPages = [{ list: products, total: 6 }]

export const ManyProducts: Story = () => <PagedProductGrid list={usePagedList(useFakePages(productPages), { keyOf: productKey })} />

const rowPages = [{ list: ['One', 'Two'], total: 2 }]

export const ManyRows: Story = () => (
  <PagedList
    list={usePagedList(useFakePages(rowPages), { keyOf: String })}
    renderRow={(row) => <li key={row}>{row}</li>}
    skeletons={null}
    empty={null}
    foot={<p>That is all</p>}
  />
)

/** Pull it with a finger, or with touch emulation turned on. */
export const Pulling: Story = () => (
  <PhoneWidth>
    <PullToRefresh onRefresh={() => new Promise((resolve) => setTimeout(resolve, 1_500))} />
    <p>Pull from the top.</p>
    <InViewTrigger onSeen={nothing}>
      <p>Said to be seen a screen ahead.</p>
    </InViewTrigger>
    <WhenNear waiting={<p>Not near yet.</p>}>
      <p>Loaded when it came near.</p>
    </WhenNear>
  </PhoneWidth>
)

export const Toasts: Story = () => (
  <Variants across>
    <Button variant="outline" onClick={() => toast.success('Added to your cart')}>
      Success
    </Button>
    <Button variant="outline" onClick={() => toast.error('This product is sold out right now.')}>
      Error
    </Button>
    <span hidden>
      <Toaster />
    </span>
  </Variants>
)

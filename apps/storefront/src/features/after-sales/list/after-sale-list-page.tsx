import type { EndReason } from '@nusaria/contracts/after-sale-entities'
import { AFTER_SALE_STATES, AFTER_SALE_STATUS, type AfterSaleState } from '@nusaria/contracts/lifecycle'
import { useSearchParams } from 'react-router-dom'
import { statusStyles } from '#commerce/after-sale/after-sale-status-tag.tsx'
import { OrderList } from '#commerce/order/order-list.tsx'
import { OrderDialogs } from '#commerce/order-dialogs/order-dialogs.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { faqsPath, ordersPath, paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/feedback/state.tsx'
import { ListHelpLink } from '#ui/layout/list-help-link.tsx'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { Tabs, useSelectedInView } from '#ui/layout/tabs.tsx'
import { RefreshByPull } from '#ui/paging/refresh-by-pull.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { Chip } from '#ui/primitives/tag.tsx'
import { VisuallyHidden } from '#ui/primitives/text.tsx'
import { useOneStop } from '#ui/primitives/use-one-stop.ts'
import { AfterSaleList } from './after-sale-list.tsx'
import css from './after-sale-list-page.module.css'

const tabs = ['requests', 'apply'] as const
const refreshTags = ['AfterSale', 'Order'] as const

function FaqLink() {
  const { t } = useTranslation('afterSale')
  return <ListHelpLink to={faqsPath('afterSale')}>{t('list.help')}</ListHelpLink>
}

/** A status, or a failed refund, which the shopper can retry: it has a chip of its own. */
type StatusFilter = AfterSaleState | 'refund_failed'

/** In the order of a request's life. */
const FILTER_VALUES = [1, 2, 6, 7, 3, 'refund_failed', 4, 5] as const satisfies readonly StatusFilter[]

const END_REASONS = ['cancelled', 'refused', 'return_overdue', 'inspection_failed'] as const satisfies readonly EndReason[]

/** From the URL; undefined for anything else. */
function parseStatusFilter(text: string | null): StatusFilter | undefined {
  return text === 'refund_failed' ? text : AFTER_SALE_STATES.find((state) => String(state) === text)
}

function toListArgs(value: StatusFilter | undefined) {
  const { failure } = AFTER_SALE_STATUS
  if (value === 'refund_failed') return { status: failure, end_reasons: [value] }
  return value === failure ? { status: failure, end_reasons: [...END_REASONS] } : value && { status: value }
}

interface FilterProps {
  readonly value: StatusFilter | undefined
  readonly onChange: (status: StatusFilter | undefined) => void
}

function StatusChips({ value, onChange }: FilterProps) {
  const { t } = useTranslation('afterSale')
  const row = useSelectedInView<HTMLFieldSetElement>(value)
  const onKeyDown = useOneStop(row)
  return (
    <fieldset ref={row} onKeyDown={onKeyDown} className={cx('row padX-16 padY-4 gap-8 align-fill scrolls', css.filter)}>
      <legend>
        <VisuallyHidden>{t('list.status.label')}</VisuallyHidden>
      </legend>
      {[undefined, ...FILTER_VALUES].map((state) => (
        <Chip key={state ?? 'all'} chosen={state === value} onClick={() => onChange(state)}>
          {t(state ? (state === 'refund_failed' ? 'ended.refund_failed' : `status.${statusStyles[state].textKey}`) : 'list.status.all')}
        </Chip>
      ))}
    </fieldset>
  )
}

function AfterSalesTab({ onApply }: { readonly onApply: () => void }) {
  const { t } = useTranslation('afterSale')
  const [params, setParams] = useSearchParams()
  const status = parseStatusFilter(params.get('status'))
  return (
    <>
      <StatusChips value={status} onChange={(next) => setParams(next ? { status: String(next) } : {}, { replace: true })} />
      <AfterSaleList
        key={status ?? 'all'}
        filter={toListArgs(status)}
        foot={<FaqLink />}
        empty={
          <EmptyState
            drawing="returns"
            inline={status !== undefined}
            title={t('list.empty.title')}
            text={t(status ? 'list.empty.statusText' : 'list.empty.text')}
            action={<Button onClick={onApply}>{t('list.empty.action')}</Button>}
          />
        }
      />
    </>
  )
}

function OrdersTab() {
  const { t } = useTranslation('afterSale')
  return (
    <OrderDialogs>
      <OrderList
        tab="all"
        action="after_sale"
        foot={<FaqLink />}
        empty={
          <EmptyState
            drawing="returns"
            title={t('list.empty.apply')}
            text={t('list.empty.applyText')}
            action={<LinkButton to={ordersPath('all')}>{t('list.empty.orders')}</LinkButton>}
          />
        }
      />
    </OrderDialogs>
  )
}

/** `/afterSaleOrder`: the member's after-sales requests, and the orders to file one for. Tab and status are in the URL. */
export function AfterSaleListPage() {
  const { t } = useTranslation(['afterSale', 'order', 'errors'])
  const [params, setParams] = useSearchParams()
  const tab = tabs.find((each) => each === params.get('tab')) ?? 'requests'
  const choose = (next: (typeof tabs)[number]) => setParams(next === 'requests' ? {} : { tab: next }, { replace: true })
  return (
    <PageLayout
      title={t('afterSale:list.title')}
      back={paths.me}
      action={
        <LinkButton to={paths.refunds} variant="outline" size="sm">
          {t('afterSale:list.refunds')}
        </LinkButton>
      }
    >
      <RefreshByPull tags={refreshTags} />
      <Tabs
        sticky
        even
        label={t('afterSale:list.tabs.label')}
        tabs={tabs.map((value) => ({ value, label: t(`afterSale:list.tabs.${value}`) }))}
        value={tab}
        onChange={choose}
      >
        {tab === 'apply' ? <OrdersTab /> : <AfterSalesTab onApply={() => choose('apply')} />}
      </Tabs>
    </PageLayout>
  )
}

import type { AfterSaleDetail } from '@nusaria/contracts/after-sale-entities'
import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { ALWAYS_REFETCH, useAfterSaleDetailQuery, useRefetchAfterSales } from '../../entities/after-sale/after-sale-api.ts'
import { useWalletListQuery } from '../../entities/payment-method/payment-method-api.ts'
import { AfterSaleNotFound } from '../../features/after-sales/common/after-sale-not-found.tsx'
import { needsCustomerService } from '../../features/after-sales/detail/after-end-panel.tsx'
import { AfterSaleActions } from '../../features/after-sales/detail/after-sale-actions.tsx'
import { AfterSaleDetailSkeleton } from '../../features/after-sales/detail/after-sale-detail-skeleton.tsx'
import { AfterSaleHelp } from '../../features/after-sales/detail/after-sale-help.tsx'
import { AfterSaleInfo } from '../../features/after-sales/detail/after-sale-info.tsx'
import { AfterSaleTimeline } from '../../features/after-sales/detail/after-sale-timeline.tsx'
import { StatusChangedNote } from '../../features/after-sales/detail/status-changed-note.tsx'
import { heroTone, StatusHero } from '../../features/after-sales/detail/status-hero.tsx'
import type { Failure } from '../../shared/api/failure.ts'
import { failedWith } from '../../shared/api/failure.ts'
import { useFocusFallback } from '../../shared/browser/use-focus-fallback.ts'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { paths } from '../../shared/paths.ts'
import { clockSkew } from '../../shared/time/server-clock.ts'
import { QueryState } from '../../shared/ui/feedback/query-state.tsx'
import { BottomBar } from '../../shared/ui/layout/bottom-bar.tsx'
import { HeroPage } from '../../shared/ui/layout/hero-page.tsx'
import { PageLayout } from '../../shared/ui/layout/page-layout.tsx'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import { lazyOverlay } from '../../shared/ui/overlay/lazy-overlay.tsx'
import { useLazyMount } from '../../shared/ui/overlay/use-presence.ts'
import { Button } from '../../shared/ui/paint/button.tsx'
import css from './page.module.css'

const CancelRequest = lazyOverlay(() =>
  import('../../features/after-sales/common/cancel-after-sale-dialog.tsx').then((m) => ({ default: m.CancelAfterSaleDialog })),
)
const ContactSheet = lazyOverlay(() =>
  import('../../features/after-sales/detail/contact-sheet.tsx').then((m) => ({ default: m.ContactSheet })),
)

interface Props {
  readonly request: AfterSaleDetail
  /** ms of the device's clock */
  readonly receivedAt: number
}

function AfterSaleView({ request, receivedAt }: Props) {
  const { t } = useTranslation('afterSale')
  const desktop = useLayout() === 'desktop'
  const anew = useRefetchAfterSales()
  const [moved, setMoved] = useState<Failure | null>(null)
  const [asked, setAsked] = useState<'cancel' | 'contact' | null>(null)
  const cancelling = useLazyMount(asked === 'cancel')
  const contacting = useLazyMount(asked === 'contact')
  const { after_sale_no, actions, server_time, status } = request
  useFocusFallback(status)
  const close = () => setAsked(null)
  const askCancel = () => {
    setMoved(null)
    setAsked('cancel')
  }
  const cancel = actions.includes('cancel') && (
    <Button variant="outline" size={desktop ? 'md' : 'lg'} onClick={askCancel}>
      {t('cancelAction')}
    </Button>
  )
  return (
    <HeroPage
      title={t('title')}
      back={paths.afterSales}
      tone={heroTone(request)}
      hero={<StatusHero request={request} />}
      action={desktop && cancel}
    >
      <div className={css.request}>
        <div className={css.todo}>
          {moved && <StatusChangedNote failure={moved} request={request} />}
          <AfterSaleActions request={request} skew={clockSkew(server_time, receivedAt)} onExpire={anew} onStatusChanged={setMoved} />
        </div>
        <AfterSaleTimeline request={request} className={css.progress} />
        <AfterSaleInfo request={request} className={css.goods} />
        {!needsCustomerService(request) && (
          <Panel title={t('help.title')} className={css.help}>
            <AfterSaleHelp afterSaleNo={after_sale_no} />
          </Panel>
        )}
      </div>
      {!desktop && (
        <BottomBar>
          <div className={css.bar}>
            {cancel}
            <Button variant="soft" size="lg" onClick={() => setAsked('contact')}>
              {t('help.contact')}
            </Button>
          </div>
        </BottomBar>
      )}
      <Suspense fallback={null}>
        {cancelling && <CancelRequest afterSaleNo={after_sale_no} open={asked === 'cancel'} onClose={close} />}
        {contacting && <ContactSheet afterSaleNo={after_sale_no} open={asked === 'contact'} onClose={close} />}
      </Suspense>
    </HeroPage>
  )
}

/** ms between two looks at a request that the shop may move on */
const POLL_INTERVAL = 4_000

/** `/afterSaleOrderDetail/:id`: one request. Asked for again while the page is in front and something is still to come of it. */
export function AfterSaleDetailPage() {
  const { t } = useTranslation(['afterSale', 'order'])
  const { id = '' } = useParams()
  const [over, setOver] = useState(false)
  const query = useAfterSaleDetailQuery(
    { after_sale_no: id },
    { ...ALWAYS_REFETCH, pollingInterval: over ? 0 : POLL_INTERVAL, skipPollingIfUnfocused: true },
  )
  const foreign = failedWith(query.error, 'AFTER_SALE_UNAUTHORIZED')
  const missing = failedWith(query.error, 'AFTER_SALE_NOT_FOUND', 'ORDER_PARAMETER_INVALID')
  const request = foreign || missing ? undefined : (query.currentData ?? (query.isError ? query.data : undefined))
  const ended = foreign || missing || request?.status === AFTER_SALE_STATUS.success || request?.status === AFTER_SALE_STATUS.failure
  if (ended !== over) setOver(ended)
  // The choice of accounts stands on top: the page comes once its height is known.
  const retry = request?.actions.includes('retry') ?? false
  const wallet = useWalletListQuery(undefined, { skip: !retry })
  if (request && !(retry && wallet.isLoading))
    return <AfterSaleView key={id} request={request} receivedAt={query.fulfilledTimeStamp ?? Date.now()} />
  return (
    <PageLayout title={t('afterSale:title')} back={paths.afterSales}>
      {foreign || missing ? (
        <AfterSaleNotFound why={foreign ? 'foreign' : 'missing'} />
      ) : (
        <QueryState query={query} loading={<AfterSaleDetailSkeleton />}>
          {() => <AfterSaleDetailSkeleton />}
        </QueryState>
      )}
    </PageLayout>
  )
}

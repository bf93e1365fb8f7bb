import type { CodUnavailable, Confirmation } from '@nusaria/contracts/order-entities'
import { Suspense } from 'react'
import { AmountRows } from '#commerce/order/amount-rows.tsx'
import { orderRefusals } from '#commerce/place-order/order-refusals.ts'
import type { Failure } from '#platform/api/failure.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { isOffered } from '#platform/config/config.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { TaggedText } from '#platform/i18n/tagged-text.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { Note } from '#ui/feedback/note.tsx'
import { useOnlineOnly } from '#ui/feedback/online-only.ts'
import { BarNotes, SumBar } from '#ui/layout/bottom-bar.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { useNewTab } from '#ui/primitives/new-tab.ts'
import { Total } from '#ui/primitives/price.tsx'
import { RecoveryButtons } from '#ui/refusals/error-target.tsx'
import { onFirstClick } from '../on-first-click.ts'
import { NoPayMethodNote, payMethodIcons, useDisabledReasonText } from '../pay-methods.tsx'
import { addressSelectionState } from './address-section.tsx'
import { PartNotes } from './part-notes.tsx'
import css from './place-order-panel.module.css'

interface PayMethodsProps {
  readonly confirmation: Confirmation
  readonly onVouchers: (voucherNos: string[]) => void
}

interface CashProps extends Pick<PayMethodsProps, 'onVouchers'> {
  readonly closed: CodUnavailable
}

/** Why cash on delivery is unavailable, and the vouchers that allow it. */
function CashUnavailable({ closed: { reason, by, most, instead }, onVouchers }: CashProps) {
  const { t } = useTranslation('checkout')
  const disabledReasonText = useDisabledReasonText()
  return (
    <div className={css.closed}>
      <b className="weight-600 tone-ink-3">
        <Icon of={payMethodIcons.cod} size={16} />
        <span>{t('cashier.group.cod')}</span>
      </b>
      <p className="above-2 size-13 line-18 breaks">{disabledReasonText({ why: reason, by, most })}</p>
      {instead && (
        <Button size="sm" variant="outline" onClick={() => onVouchers(instead.voucher_nos)}>
          {t('confirm.pay.without', { count: by.length, total: formatRupiah(instead.total) })}
        </Button>
      )}
    </div>
  )
}

/** The shopper knows the payment methods before placing the order. */
export function AvailablePayMethods({ confirmation: { pay_methods, cash_closed }, onVouchers }: PayMethodsProps) {
  const { t } = useTranslation('checkout')
  const offered = pay_methods.filter(isOffered)
  return (
    <Panel title={t('confirm.pay.title')}>
      {offered.length === 0 ? (
        <NoPayMethodNote />
      ) : (
        <ul className={cx('row align-fill wrap', css.open)} aria-label={t('confirm.pay.open')}>
          {offered.map((method) => (
            <li key={method}>
              <Icon of={payMethodIcons[method]} size={16} />
              <span>{t(`cashier.group.${method}`)}</span>
            </li>
          ))}
        </ul>
      )}
      <div aria-live="polite">
        {cash_closed && isOffered('cod') && (
          <Suspense fallback={null}>
            <CashUnavailable closed={cash_closed} onVouchers={onVouchers} />
          </Suspense>
        )}
      </div>
    </Panel>
  )
}

interface Props {
  readonly confirmation: Confirmation
  /** The amounts are for the current choices; otherwise the order can't be placed. */
  readonly current: boolean
  /** New amounts are loading: the old ones are faded. */
  readonly busy: boolean
  readonly placing: boolean
  readonly onPlace: () => void
  readonly failure: Failure | undefined
  /** The amounts were just refetched because a price had changed. */
  readonly refreshed: boolean
  /** While a price rose that the shopper has not looked at: they saw it. */
  readonly onSeenPrices: (() => void) | undefined
}

/** The amounts, and the button that places the order: in a bar on mobile, in the panel on desktop. */
export function PlaceOrderPanel({ confirmation, current, busy, placing, onPlace, failure, refreshed, onSeenPrices }: Props) {
  const { t } = useTranslation(['checkout', 'order'])
  const onlineOnly = useOnlineOnly()
  const desktop = useLayout() === 'desktop'
  const { amounts, address, delivery_method, flag_first_order, pay_methods } = confirmation
  // Free wherever it goes.
  const isFree = flag_first_order && !address
  const unknownFee = delivery_method || isFree ? null : t(address ? 'confirm.delivery.unsupported' : 'confirm.delivery.none')
  const changed = failure !== undefined && orderRefusals(failure).target === 'total'
  const possible = current && !changed && !onSeenPrices
  const notes = (
    <BarNotes>
      <PartNotes at="total" />
      {refreshed && !failure && (
        <Note tone="green" role="status">
          {t('confirm.priceChanged.done')}
        </Note>
      )}
      {onSeenPrices && (
        <Note tone="amber" role="status">
          <span>{t('confirm.changed.look')}</span>
          <RecoveryButtons actions={['seen']} recovery={() => ({ label: t('confirm.changed.seen'), onClick: onSeenPrices })} />
        </Note>
      )}
      <PartNotes at="place" />
    </BarNotes>
  )
  const newTab = useNewTab(true)
  const legal = (
    <p className={cx('above-12 size-11 line-16 tone-ink-3', css.legal)}>
      <TaggedText
        text={t('confirm.legal')}
        elements={{ agreement: <Link to={paths.agreement} {...newTab} />, terms: <Link to={paths.policyTerms} {...newTab} /> }}
      />
    </p>
  )
  // What the order lacks is on another page: the button leads there.
  const lack = !address
    ? { children: t('confirm.address.first'), to: paths.addressDetail, state: addressSelectionState }
    : !delivery_method
      ? { children: t('confirm.way.address'), to: paths.addresses, state: addressSelectionState }
      : pay_methods.some(isOffered)
        ? null
        : { children: t('confirm.way.help'), to: paths.faqs }
  const button = lack ? (
    <LinkButton size="lg" block={desktop} {...lack} />
  ) : (
    <Button size="lg" block={desktop} loading={placing} disabled={!placing && !possible} {...onlineOnly(onFirstClick(onPlace))}>
      {t('confirm.place')}
    </Button>
  )
  return (
    <>
      <Panel title={desktop ? t('confirm.summary') : undefined} className={desktop ? css.summary : undefined}>
        {flag_first_order && address && (
          <Note tone="green" className={css.first}>
            {t('confirm.firstOrder')}
          </Note>
        )}
        <div className={cx(busy && css.busy)} aria-live="polite" aria-busy={busy}>
          <AmountRows of={confirmation} size={desktop ? 24 : 20} unknownFee={unknownFee} />
        </div>
        {desktop && (
          <>
            <div className={css.notes}>{notes}</div>
            <div className={css.act}>{button}</div>
            {legal}
          </>
        )}
      </Panel>
      {!desktop && (
        <>
          {legal}
          <SumBar
            notes={notes}
            label={t(unknownFee ? 'order:amount.totalWithoutFee' : 'confirm.total')}
            sum={<Total amount={amounts.total} size={20} />}
            busy={busy}
          >
            {button}
          </SumBar>
        </>
      )}
    </>
  )
}

import { Suspense } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { checkoutPath, orderDetailPath } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { Note } from '#ui/feedback/note.tsx'
import { EmptyState } from '#ui/feedback/state.tsx'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { Link } from '#ui/primitives/link.tsx'
import css from './lost-order.module.css'
import { type LostOrder, useLostOrder } from './use-place-order.ts'

const ACTION = 'padY-4 hitArea weight-700 underline'

export function LostOrderNote({ lost: { orderNo, outcome, check, dismiss } }: { readonly lost: LostOrder }) {
  const { t } = useTranslation('checkout')
  if (!orderNo && !outcome) return null
  const isUnsure = !orderNo && outcome === 'unsure'
  return (
    <Note tone={orderNo ? 'green' : 'amber'} role="status" className="below-12">
      <span>{orderNo ? t('lost.found', { order: orderNo }) : outcome && t(`lost.${outcome}`)}</span>{' '}
      <span className={cx('row wrap inline', css.actions)}>
        {orderNo && (
          <>
            <Link to={orderDetailPath(orderNo)} className={ACTION} onClick={dismiss}>
              {t('lost.view')}
            </Link>{' '}
          </>
        )}
        <button type="button" className={ACTION} onClick={isUnsure ? check : dismiss}>
          {t(isUnsure ? 'lost.check' : 'lost.dismiss')}
        </button>
      </span>
    </Note>
  )
}

/** For the cart, which doesn't wait for these texts. */
export function CartLostOrderNote() {
  const lost = useLostOrder()
  if (lost.orderNo === null && lost.outcome === null) return null
  return (
    <Suspense fallback={null}>
      <LostOrderNote lost={lost} />
    </Suspense>
  )
}

/** Instead of the confirm page: no other order can be placed before the shopper has seen the one whose reply was lost. */
export function LostOrderPanel({ lost: { orderNo, dismiss } }: { readonly lost: LostOrder }) {
  const { t } = useTranslation('checkout')
  if (!orderNo) return null
  return (
    <div role="alert">
      <EmptyState
        drawing="orders"
        title={t('lost.found', { order: orderNo })}
        text={t('lost.asked')}
        action={
          <span className="row gap-8 align-fill justify-center wrap">
            <LinkButton to={checkoutPath(orderNo)} replace onClick={dismiss}>
              {t('lost.pay')}
            </LinkButton>
            <LinkButton to={orderDetailPath(orderNo)} variant="outline" onClick={dismiss}>
              {t('lost.view')}
            </LinkButton>
            <Button variant="ghost" onClick={dismiss}>
              {t('lost.another')}
            </Button>
          </span>
        }
      />
    </div>
  )
}

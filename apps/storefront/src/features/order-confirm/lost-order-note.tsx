import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { orderDetailPath } from '../../shared/paths.ts'
import { Note } from '../../shared/ui/feedback/note.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import css from './lost-order.module.css'
import { type LostOrder, useLostOrder } from './use-lost-order.ts'

/** What became of the last order, where no answer came to it. */
export function LostOrderNote({ lost: { found, outcome, check, dismiss } }: { readonly lost: LostOrder }) {
  const { t } = useTranslation('checkout')
  const close = (
    <button type="button" onClick={dismiss}>
      {t('lost.dismiss')}
    </button>
  )
  if (found)
    return (
      <Note tone="green" role="status" className={css.note}>
        {t('lost.found', { order: found })}{' '}
        <span className={css.ways}>
          <Link to={orderDetailPath(found)} onClick={dismiss}>
            {t('lost.view')}
          </Link>{' '}
          {close}
        </span>
      </Note>
    )
  if (outcome === 'nothing')
    return (
      <Note tone="amber" role="status" className={css.note}>
        {t('lost.nothing')} <span className={css.ways}>{close}</span>
      </Note>
    )
  if (outcome === 'unsure')
    return (
      <Note tone="amber" role="status" className={css.note}>
        {t('lost.unsure')}{' '}
        <span className={css.ways}>
          <button type="button" onClick={check}>
            {t('lost.check')}
          </button>
        </span>
      </Note>
    )
  return null
}

/** The same in the cart, whose page doesn't wait for these texts. */
export function CartLostOrderNote() {
  const lost = useLostOrder()
  if (lost.found === null && lost.outcome === null) return null
  return (
    <Suspense fallback={null}>
      <LostOrderNote lost={lost} />
    </Suspense>
  )
}

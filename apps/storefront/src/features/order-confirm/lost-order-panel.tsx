import { useTranslation } from 'react-i18next'
import { checkoutPath, orderDetailPath } from '../../shared/paths.ts'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import { Button, LinkButton } from '../../shared/ui/paint/button.tsx'
import css from './recovery-buttons.module.css'
import type { LostOrder } from './use-lost-order.ts'

/** In place of the confirm page: an order went through without an answer. Nothing more is placed before the shopper has seen it. */
export function LostOrderPanel({ lost: { found, dismiss } }: { readonly lost: LostOrder }) {
  const { t } = useTranslation('checkout')
  if (!found) return null
  return (
    <div role="alert">
      <EmptyState
        title={t('lost.found', { order: found })}
        text={t('lost.asked')}
        action={
          <span className={css.below}>
            <LinkButton to={checkoutPath(found)} replace onClick={dismiss}>
              {t('lost.pay')}
            </LinkButton>
            <LinkButton to={orderDetailPath(found)} variant="outline" onClick={dismiss}>
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

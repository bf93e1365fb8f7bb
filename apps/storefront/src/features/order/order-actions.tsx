import type { OrderDetail } from '@nusaria/contracts/order-entities'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkoutPath, orderDetailPath, shipmentTrackingPath } from '../../shared/paths.ts'
import type { ButtonSize } from '../../shared/ui/button.tsx'
import { Button, LinkButton } from '../../shared/ui/button.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { ReceiptDialog } from './receipt-dialog.tsx'
import { useBuyAgain } from './use-buy-again.ts'

/** What these buttons can do; an order may allow more, elsewhere. */
export type OrderAction = Extract<OrderDetail['actions'][number], 'pay' | 'cancel' | 'confirm_receipt' | 'buy_again' | 'track'> | 'detail'

interface Props {
  readonly orderNo: string
  /** In the order shown; the last one is the one to do next. */
  readonly actions: readonly OrderAction[]
  /** Short words, for cards. */
  readonly brief?: boolean
  readonly size?: ButtonSize
}

/** The buttons of an order, with the dialogs they open. */
export function OrderActions({ orderNo, actions, brief, size }: Props) {
  const { t } = useTranslation('order')
  const [asking, setAsking] = useState<'cancel' | 'receipt' | null>(null)
  const { buyAgain, isLoading } = useBuyAgain()
  const buttons: Readonly<Record<OrderAction, (look: 'primary' | 'outline') => ReactNode>> = {
    pay: (variant) => (
      <LinkButton key="pay" to={checkoutPath(orderNo)} variant={variant} size={size}>
        {t(brief ? 'action.pay' : 'action.payNow')}
      </LinkButton>
    ),
    cancel: (variant) => (
      <Button key="cancel" variant={variant} size={size} onClick={() => setAsking('cancel')}>
        {t(brief ? 'action.cancelShort' : 'action.cancel')}
      </Button>
    ),
    confirm_receipt: (variant) => (
      <Button key="confirm" variant={variant} size={size} onClick={() => setAsking('receipt')}>
        {t(brief ? 'action.confirmShort' : 'action.confirm')}
      </Button>
    ),
    buy_again: (variant) => (
      <Button
        key="again"
        variant={variant === 'primary' ? 'soft' : variant}
        size={size}
        loading={isLoading}
        onClick={() => void buyAgain(orderNo)}
      >
        {t('action.buyAgain')}
      </Button>
    ),
    track: () => (
      <LinkButton key="track" to={shipmentTrackingPath(orderNo)} variant="outline" size={size}>
        {t('action.track')}
      </LinkButton>
    ),
    detail: () => (
      <LinkButton key="detail" to={orderDetailPath(orderNo)} variant="outline" size={size}>
        {t('action.detail')}
      </LinkButton>
    ),
  }
  return (
    <>
      {actions.map((action, index) => buttons[action](index === actions.length - 1 && action !== 'cancel' ? 'primary' : 'outline'))}
      <CancelDialog orderNo={orderNo} open={asking === 'cancel'} onClose={() => setAsking(null)} />
      <ReceiptDialog orderNo={orderNo} open={asking === 'receipt'} onClose={() => setAsking(null)} />
    </>
  )
}

import type { CartLine } from '@nusaria/contracts/cart'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../shared/ui/overlay/dialog.tsx'
import type { CartActions } from './cart-actions.ts'

interface Props {
  readonly lines: readonly CartLine[]
  readonly tools: CartActions
  readonly busy: boolean
}

/** Takes all lines of a group out; asks before, since what can't be bought can't be put back. */
export function ClearLinesButton({ lines, tools, busy }: Props) {
  const { t } = useTranslation('cart')
  const [asking, setAsking] = useState(false)
  const clear = async () => {
    if (await tools.remove(lines)) setAsking(false)
  }
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        {t('clear.action')}
      </button>
      <ConfirmDialog
        open={asking}
        title={t('clear.title')}
        text={t('clear.text', { count: lines.length })}
        confirmLabel={t('clear.confirm')}
        onConfirm={() => void clear()}
        onCancel={() => setAsking(false)}
        loading={busy}
      />
    </>
  )
}

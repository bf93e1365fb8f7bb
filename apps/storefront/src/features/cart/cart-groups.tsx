import type { Cart, CartLine as Line } from '@nusaria/contracts/cart'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../shared/ui/layout/panel.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/dialog.tsx'
import css from './cart-groups.module.css'
import { CartLine } from './cart-line.tsx'
import { groupLines } from './line-state.ts'
import type { CartActions } from './use-cart-actions.ts'

interface Props {
  readonly cart: Cart
  readonly actions: CartActions
  readonly busy: boolean
}

/** The lines: first those that need a decision, then the others, then those that can't be bought. */
export function CartGroups({ cart, actions, busy }: Props) {
  const { t } = useTranslation('cart')
  const { tooMany, repriced, ready, unavailable } = groupLines(cart.lines)
  return (
    <>
      <LineGroup
        lines={tooMany}
        actions={actions}
        title={t('tooMany', { count: tooMany.length })}
        buttons={<ClearLinesButton lines={tooMany} actions={actions} busy={busy} />}
      />
      <LineGroup
        lines={repriced}
        actions={actions}
        title={t('price.changed', { count: repriced.length })}
        buttons={
          <>
            <ClearLinesButton lines={repriced} actions={actions} busy={busy} />
            <button type="button" onClick={() => actions.acceptPrices(repriced)}>
              {t('price.acceptAll')}
            </button>
          </>
        }
      />
      <LineGroup lines={ready} actions={actions} label={t('lines')} />
      <LineGroup
        lines={unavailable}
        actions={actions}
        title={t('unavailable.title', { count: unavailable.length })}
        buttons={<ClearLinesButton lines={unavailable} actions={actions} busy={busy} />}
      />
    </>
  )
}

interface GroupProps {
  readonly lines: readonly Line[]
  readonly actions: CartActions
  readonly title?: string
  /** Names the list where there is no title. */
  readonly label?: string
  /** For all lines of the group. */
  readonly buttons?: ReactNode
}

function LineGroup({ lines, actions, title, label, buttons }: GroupProps) {
  if (lines.length === 0) return null
  return (
    <Panel flush className={css.group} title={title} action={buttons && <span className={css.actions}>{buttons}</span>}>
      <ul aria-label={label ?? title}>
        {lines.map((line) => (
          <CartLine key={line.line_id} line={line} actions={actions} />
        ))}
      </ul>
    </Panel>
  )
}

/** Removes all lines of a group after a confirmation: unavailable lines can't be restored. */
function ClearLinesButton({ lines, actions, busy }: Pick<Props, 'actions' | 'busy'> & { readonly lines: readonly Line[] }) {
  const { t } = useTranslation('cart')
  const [confirming, setConfirming] = useState(false)
  const clear = async () => {
    if (await actions.remove(lines)) setConfirming(false)
  }
  return (
    <>
      <button type="button" onClick={() => setConfirming(true)}>
        {t('clear.action')}
      </button>
      <ConfirmDialog
        open={confirming}
        title={t('clear.title')}
        text={t('clear.text', { count: lines.length })}
        confirmLabel={t('clear.confirm')}
        onConfirm={() => void clear()}
        onCancel={() => setConfirming(false)}
        loading={busy}
      />
    </>
  )
}

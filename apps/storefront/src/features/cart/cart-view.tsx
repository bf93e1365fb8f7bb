import type { Cart, CartLine as Line } from '@nusaria/contracts/cart'
import { LIMITS } from '@nusaria/contracts/limits'
import { type ReactNode, useState } from 'react'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#platform/toast.ts'
import { cx } from '#ui/cx.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { PanelSkeleton } from '#ui/layout/panel-skeleton.tsx'
import { ConfirmDialog } from '#ui/overlay/dialog.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { BulkActionBar, CartBar, CartSummary, SelectAllCheckbox } from './cart-bars.tsx'
import lineCss from './cart-line.module.css'
import { CartLine } from './cart-line.tsx'
import css from './cart-view.module.css'
import { groupLines, selectableLines } from './line-state.ts'
import type { CartActions, CartController } from './use-cart-actions.ts'

interface Props {
  readonly cart: Cart
  readonly controller: CartController
  /** The progress to free shipping, above the lines. */
  readonly shipping: ReactNode
  readonly voucher: ReactNode
  /** Called for checkout, when the server knows every change. */
  readonly onCheckout: () => void
  /** A bulk action is done. */
  readonly onBulkActionDone: () => void
}

/** A cart that isn't empty. */
export function CartView({ cart, controller, shipping, voucher, onCheckout, onBulkActionDone }: Props) {
  const { t } = useTranslation('cart')
  const desktop = useLayout() === 'desktop'
  const [checkingOut, setCheckingOut] = useState(false)
  const { actions, busy, changing, selectAll, settle } = controller
  const { bulkSelection } = actions

  const checkout = async () => {
    if (!selectableLines(cart.lines).some(({ selected }) => selected)) return toast.error(t('nothingSelected'))
    setCheckingOut(true)
    const settled = await settle()
    setCheckingOut(false)
    if (settled) onCheckout()
  }
  const sums = { cart, busy, changing, checkingOut, onSelectAll: selectAll, onCheckout: () => void checkout() }

  return (
    <div className={cx('grid gap-12 fits', css.columns)}>
      <div className={cx('grid gap-panels shrink fits', css.stack)}>
        {shipping}
        <OverfullNote count={cart.lines.length} />
        {desktop && (
          <div className={cx('grid surface align-center fits size-13 weight-600', css.head)}>
            <SelectAllCheckbox cart={cart} bulkSelection={bulkSelection} onSelectAll={selectAll} />
            <span className={css.column} aria-hidden="true">
              {t('columns.quantity')}
            </span>
            <span className={css.amount} aria-hidden="true">
              {t('columns.amount')}
            </span>
          </div>
        )}
        <CartGroups cart={cart} actions={actions} busy={busy} />
        {voucher}
        {bulkSelection && (
          <BulkActionBar cart={cart} actions={actions} bulkSelection={bulkSelection} busy={busy} onDone={onBulkActionDone} />
        )}
      </div>
      {desktop ? <CartSummary {...sums} /> : !bulkSelection && <CartBar {...sums} />}
    </div>
  )
}

/** Carts merged at login can hold more lines than the limit: nothing is lost, but nothing more can be added. */
export function OverfullNote({ count }: { readonly count: number }) {
  const { t } = useTranslation('cart')
  if (count <= LIMITS.cartMaxLines) return null
  return <Note tone="amber">{t('overfull', { count, max: LIMITS.cartMaxLines })}</Note>
}

/** The place of the free shipping progress and of three lines. */
export function CartSkeleton() {
  const desktop = useLayout() === 'desktop'
  return (
    <div className={cx('grid gap-12 fits', css.columns)} aria-hidden="true">
      <div className={cx('grid gap-panels shrink fits', css.stack)}>
        <Skeleton height={68} radius={14} />
        <Panel flush>
          {[0, 1, 2].map((index) => (
            <div key={index} className={lineCss.line}>
              <div className={cx('grid padX-16 padY-14 gap-12 align-center', css.skeletonLine)}>
                <Skeleton height={22} width={22} />
                <Skeleton height={84} width={84} radius={10} />
                <div>
                  <Skeleton height={12} width="92%" gap={8} />
                  <Skeleton height={12} width="60%" gap={14} />
                  <Skeleton height={20} width="46%" />
                </div>
              </div>
            </div>
          ))}
        </Panel>
      </div>
      {desktop && <PanelSkeleton height={240} rows={3} />}
    </div>
  )
}

interface GroupsProps {
  readonly cart: Cart
  readonly actions: CartActions
  readonly busy: boolean
}

/** The lines: first those that need a decision, then the others, then those that can't be bought. */
export function CartGroups({ cart, actions, busy }: GroupsProps) {
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
  readonly label?: string
  readonly buttons?: ReactNode
}

function LineGroup({ lines, actions, title, label, buttons }: GroupProps) {
  if (lines.length === 0) return null
  return (
    <Panel flush className={css.group} title={title} action={buttons && <span className={css.groupActions}>{buttons}</span>}>
      <ul aria-label={label ?? title}>
        {lines.map((line) => (
          <CartLine key={line.line_id} line={line} actions={actions} />
        ))}
      </ul>
    </Panel>
  )
}

/** Removes all lines of a group after a confirmation: unavailable lines can't be restored. */
function ClearLinesButton({ lines, actions, busy }: Pick<GroupsProps, 'actions' | 'busy'> & { readonly lines: readonly Line[] }) {
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

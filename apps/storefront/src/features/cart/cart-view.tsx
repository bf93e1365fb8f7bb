import type { Cart, CartLine as Line } from '@nusaria/contracts/cart'
import { LIMITS } from '@nusaria/contracts/limits'
import { type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { expectedCart } from '#commerce/cart/expected-cart.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { toast } from '#platform/toast.ts'
import { cx } from '#ui/cx.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { PanelSkeleton } from '#ui/layout/panel-skeleton.tsx'
import { ConfirmDialog } from '#ui/overlay/dialog.tsx'
import { lazyOverlay } from '#ui/overlay/lazy-overlay.tsx'
import { useLazyMount } from '#ui/overlay/use-presence.ts'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { BulkActionBar, CartBar, CartSummary, SelectAllCheckbox } from './cart-bars.tsx'
import lineCss from './cart-line.module.css'
import { CartLine } from './cart-line.tsx'
import { FreeShippingProgress, VoucherProgress } from './cart-progress.tsx'
import css from './cart-view.module.css'
import { groupLines, selectedLines } from './line-state.ts'
import type { CartActions, CartController } from './use-cart-actions.ts'
import { useCartOrder } from './use-cart-order.ts'

const CartVouchersSheet = lazyOverlay(() => import('./cart-vouchers-sheet.tsx').then((m) => ({ default: m.CartVouchersSheet })))

interface Props {
  readonly cart: Cart
  /** When the cart was received: a new one refetches the progress to free shipping and vouchers. */
  readonly asOf: number | undefined
  readonly controller: CartController
}

/** A cart that isn't empty. */
export function CartView({ cart: received, asOf, controller }: Props) {
  const { t } = useTranslation('cart')
  const navigate = useNavigate()
  const desktop = useLayout() === 'desktop'
  const [checkingOut, setCheckingOut] = useState(false)
  const { actions, busy, settle } = controller
  const cart = expectedCart(received, actions.quantityEdits)
  const order = useCartOrder(received, asOf)
  const [showsVouchers, setShowsVouchers] = useState(false)
  const mountsVouchers = useLazyMount(showsVouchers)
  const { tooMany, repriced, ready, unavailable } = groupLines(cart.lines)

  const checkout = async () => {
    if (selectedLines(cart.lines).length === 0) return toast.error(t('nothingSelected'))
    setCheckingOut(true)
    const settled = await settle()
    setCheckingOut(false)
    if (settled) void navigate(paths.orderConfirm)
  }
  const sums = { cart, estimate: order.estimate, isEstimated: order.isAsked, controller, checkingOut, onCheckout: () => void checkout() }

  return (
    <div className={cx('grid gap-12 fits', css.columns)}>
      <div className={cx('grid gap-panels shrink fits', css.stack)}>
        <FreeShippingProgress asOf={asOf} />
        <OverfullNote count={cart.lines.length} />
        {desktop && (
          <div className={cx('grid surface align-center fits size-13 weight-600', css.head)}>
            <SelectAllCheckbox cart={cart} controller={controller} />
            <span className={css.column} aria-hidden="true">
              {t('columns.quantity')}
            </span>
            <span className={css.amount} aria-hidden="true">
              {t('columns.amount')}
            </span>
          </div>
        )}
        {/* First the lines that need a decision, then the others, then those that can't be bought. */}
        <LineGroup lines={tooMany} actions={actions} busy={busy} title={t('tooMany', { count: tooMany.length })} />
        <LineGroup lines={repriced} actions={actions} busy={busy} title={t('price.changed', { count: repriced.length })}>
          <button type="button" onClick={() => actions.acceptPrices(repriced)}>
            {t('price.acceptAll')}
          </button>
        </LineGroup>
        <LineGroup lines={ready} actions={actions} busy={busy} />
        <LineGroup lines={unavailable} actions={actions} busy={busy} title={t('unavailable.title', { count: unavailable.length })} />
        <Suspense fallback={<Skeleton height={order.isAsked && !desktop ? 80 : 64} radius={16} />}>
          <VoucherProgress state={order} onOpen={order.order && (() => setShowsVouchers(true))} />
          {order.order && mountsVouchers && (
            <CartVouchersSheet order={order.order} open={showsVouchers} onClose={() => setShowsVouchers(false)} />
          )}
        </Suspense>
        {actions.bulkSelection && <BulkActionBar cart={cart} controller={controller} />}
      </div>
      {desktop ? <CartSummary {...sums} /> : !actions.bulkSelection && <CartBar {...sums} />}
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
        <Skeleton height={52} radius={14} />
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

interface LineGroupProps {
  readonly lines: readonly Line[]
  readonly actions: CartActions
  readonly busy: boolean
  /** With a title, the group has a button that removes all its lines. */
  readonly title?: string
  /** More buttons beside that one. */
  readonly children?: ReactNode
}

function LineGroup({ lines, actions, busy, title, children }: LineGroupProps) {
  const { t } = useTranslation('cart')
  if (lines.length === 0) return null
  const buttons = title !== undefined && (
    <span className={css.groupActions}>
      <ClearLinesButton lines={lines} actions={actions} busy={busy} />
      {children}
    </span>
  )
  return (
    <Panel flush className={css.group} title={title} action={buttons}>
      <ul aria-label={title ?? t('lines')}>
        {lines.map((line) => (
          <CartLine key={line.line_id} line={line} actions={actions} />
        ))}
      </ul>
    </Panel>
  )
}

/** Removes all lines of a group after a confirmation: unavailable lines can't be restored. */
function ClearLinesButton({ lines, actions, busy }: Pick<LineGroupProps, 'lines' | 'actions' | 'busy'>) {
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

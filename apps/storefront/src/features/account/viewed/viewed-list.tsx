import type { ViewedProduct } from '@nusaria/contracts/favourite'
import { useState } from 'react'
import { useFavouriteViewedClearMutation } from '#commerce/product/api.ts'
import { ProductCard, ProductGrid } from '#commerce/product/product-card.tsx'
import { failureOf } from '#platform/api/failure-of.ts'
import { formatDate } from '#platform/format/date.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { toast } from '#platform/toast.ts'
import { FailureNote } from '#ui/feedback/note.tsx'
import { ConfirmDialog } from '#ui/overlay/dialog.tsx'
import { Button } from '#ui/primitives/button.tsx'
import css from './viewed-list.module.css'

export function ViewedList({ days }: { readonly days: readonly ViewedDay[] }) {
  const { t } = useTranslation('viewed')
  return (
    <div className={css.days}>
      {days.map(({ date, name, products }, day) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <h2 id={`day-${date}`} className={css.day}>
            {name ? t(name) : date}
          </h2>
          <ProductGrid>
            {products.map(({ product }, at) => (
              <ProductCard key={product.product_no} product={product} early={day === 0 && at < 4} />
            ))}
          </ProductGrid>
        </section>
      ))}
    </div>
  )
}

interface ViewedDay {
  /** `22/11/2026`, in Jakarta */
  readonly date: string
  readonly name: 'today' | 'yesterday' | null
  readonly products: readonly ViewedProduct[]
}

const DAY_MS = 86_400_000

/** Groups viewed products by day; the order stays. `now` in ms. */
export function groupByDay(viewed: readonly ViewedProduct[], now: number): readonly ViewedDay[] {
  const named = new Map([
    [formatDate(new Date(now - DAY_MS).toISOString()), 'yesterday' as const],
    [formatDate(new Date(now).toISOString()), 'today' as const],
  ])
  const days = new Map<string, ViewedProduct[]>()
  for (const view of viewed) {
    const date = formatDate(view.viewed_at)
    days.set(date, [...(days.get(date) ?? []), view])
  }
  return [...days].map(([date, products]) => ({ date, name: named.get(date) ?? null, products }))
}

/** Clears the recently viewed products after a confirmation. When it fails, the dialog stays open with the error. */
export function ClearViewedButton() {
  const { t } = useTranslation('viewed')
  const [confirming, setConfirming] = useState(false)
  const [clear, { isLoading, error, reset }] = useFavouriteViewedClearMutation()
  const close = () => {
    reset()
    setConfirming(false)
  }
  const confirm = async () => {
    const reply = await clear()
    if (reply.error) return
    close()
    toast.success(t('clear.done'))
  }
  const failure = failureOf(error)
  return (
    <>
      <Button variant="ghost" onClick={() => setConfirming(true)}>
        {t('clear.action')}
      </Button>
      <ConfirmDialog
        open={confirming}
        title={t('clear.title')}
        text={
          <>
            <span>{t('clear.text')}</span>
            <FailureNote failure={failure?.kind === 'business' ? undefined : failure} />
          </>
        }
        confirmLabel={t('clear.confirm')}
        onConfirm={() => void confirm()}
        onCancel={close}
        loading={isLoading}
      />
    </>
  )
}

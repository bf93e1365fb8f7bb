import type { CmsTarget } from '@nusaria/contracts/cms'
import type { FlashSaleProduct } from '@nusaria/contracts/product-entities'
import { useState } from 'react'
import { useProductFlashSaleQuery } from '#commerce/product/api.ts'
import { ALWAYS_REFETCH } from '#platform/api/api.ts'
import { toFailure } from '#platform/api/to-failure.ts'
import { countdownParts } from '#platform/format/date.ts'
import { formatRupiah } from '#platform/format/rupiah.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { type ClockSkew, clockSkew, useCountdown } from '#platform/time/clock.ts'
import { cx } from '#ui/cx.ts'
import { ProductCard, ProductGrid } from '../product/product-card.tsx'
import { ROW_LENGTH, Row, RowSkeletons } from '../product/product-row.tsx'
import { bannerDestination } from './banner.tsx'
import css from './flash-sale.module.css'
import { FailedRow, NoteRoom, RowSection } from './row-section.tsx'

interface CountdownProps {
  readonly toStart: boolean
  /** ISO 8601 */
  readonly deadline: string
  readonly skew: ClockSkew
  readonly onOver: () => void
}

function Countdown({ toStart, deadline, skew, onOver }: CountdownProps) {
  const { t } = useTranslation('home')
  const { hours, minutes, seconds } = countdownParts(useCountdown(deadline, skew, onOver))
  return (
    <span
      className={cx('row gap-4 weight-600 tone-ink-2', css.clock)}
      role="timer"
      aria-label={t(toStart ? 'flash.startsSpoken' : 'flash.endsSpoken', { hours, minutes })}
    >
      <span>{t(toStart ? 'flash.starts' : 'flash.ends')}</span>
      <b translate="no">{hours}</b>:<b translate="no">{minutes}</b>:<b translate="no">{seconds}</b>
    </span>
  )
}

/** percent sold from which a product is nearly gone */
const FEW_LEFT = 85

function SoldBar({ product, offered_count, sold_count }: FlashSaleProduct) {
  const { t } = useTranslation('home')
  const gone = product.flag_sold_out === 1
  const percent = gone ? 100 : Math.floor((100 * sold_count) / Math.max(1, offered_count))
  const few = percent >= FEW_LEFT
  return (
    <span className={cx(css.stock, few && css.few)}>
      <i style={{ width: `${Math.min(100, percent)}%` }} />
      <b>{gone ? t('flash.gone') : few ? t('flash.few') : t('flash.sold', { percent })}</b>
    </span>
  )
}

function LaterPrice({ sale_price }: FlashSaleProduct) {
  const { t } = useTranslation('home')
  return <span className={cx('tone-sambal-700', css.later)}>{t('flash.later', { price: formatRupiah(sale_price) })}</span>
}

interface Props {
  readonly title: string
  /** Where the whole list is; null: here. */
  readonly target: CmsTarget | null
  /** The outline alone: it isn't near yet. */
  readonly waits?: boolean
}

/** Products of a round at most. */
const ALL_OF_SALE = 12

/** The current round or the next one, fetched again when it starts and when it ends. */
export function FlashSale({ title, target, waits = false }: Props) {
  const {
    data,
    error,
    isError,
    isFetching,
    refetch,
    fulfilledTimeStamp = 0,
  } = useProductFlashSaleQuery(undefined, { ...ALWAYS_REFETCH, skip: waits })
  // The reply whose deadline has passed: its prices aren't those of now.
  const [passed, setPassed] = useState<number>()
  const round = passed === fulfilledTimeStamp ? undefined : data
  const List = target ? Row : ProductGrid
  if (!round && isError) return <FailedRow title={title} failure={toFailure(error)} onRetry={() => void refetch()} retrying={isFetching} />
  if (!round)
    return (
      <RowSection title={title} note={<NoteRoom />}>
        <List>
          <RowSkeletons count={target ? ROW_LENGTH : ALL_OF_SALE} noted />
        </List>
      </RowSection>
    )
  const { list, starts_at, ends_at, server_time } = round
  const toStart = Date.parse(server_time) < Date.parse(starts_at)
  if (list.length === 0 || Date.parse(server_time) >= Date.parse(ends_at)) return null
  const onOver = () => {
    setPassed(fulfilledTimeStamp)
    void refetch()
  }
  return (
    <RowSection
      title={title}
      note={
        <Countdown
          toStart={toStart}
          deadline={toStart ? starts_at : ends_at}
          skew={clockSkew(server_time, fulfilledTimeStamp)}
          onOver={onOver}
        />
      }
      more={target ? bannerDestination(target) : undefined}
    >
      <List>
        {(target ? list.slice(0, ROW_LENGTH) : list).map((item) => (
          <ProductCard
            key={item.product.product_no}
            product={item.product}
            note={toStart ? <LaterPrice {...item} /> : <SoldBar {...item} />}
          />
        ))}
      </List>
    </RowSection>
  )
}

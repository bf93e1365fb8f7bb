import type { ProductDetail } from '@nusaria/contracts/product-entities'
import { useLiveReply } from '#platform/rendering/hydration.ts'
import { clockSkew, useCountdown } from '#platform/time/clock.ts'

interface Props {
  readonly product: ProductDetail
  /** ms */
  readonly receivedAt: number | undefined
  readonly onOver: () => void
}

/** Reports when the shown prices are over. It shows nothing. */
export function PriceDeadline({ product: { price_until, server_time }, receivedAt = 0, onOver }: Props) {
  // A moment that had passed already when the server replied would be asked for without end.
  const ahead = price_until && server_time && Date.parse(server_time) < Date.parse(price_until)
  useCountdown(ahead ? price_until : null, ahead ? clockSkew(server_time, receivedAt) : 0, onOver)
  useLiveReply(server_time, receivedAt, onOver)
  return null
}

import type { Language } from '@nusaria/contracts/headers'
import type { Parcel } from '@nusaria/contracts/order-entities'
import { hash } from '../../lib/rng.ts'
import { DAY, formatInstant, SECOND } from '../../lib/time.ts'
import type { Translated } from '../../reference/catalogue/types.ts'
import { carrierOf } from './parcels.ts'
import type { OrderRow, ParcelRow } from './tables.ts'

type Status = Parcel['status']

interface TrackStep {
  /** Share of the transit time after which it happens. */
  readonly at: number
  readonly status: Status
  readonly text: Translated
  /** Null: the destination city. */
  readonly location: string | null
}

// biome-ignore format: a step of the way a block
const steps: readonly TrackStep[] = [
  {
    at: 0, status: 'packed', location: 'Cikarang',
    text: { en: 'Packed at the warehouse', id: 'Paket dikemas di gudang', 'zh-CN': '仓库已打包' },
  },
  {
    at: 0.04, status: 'in_transit', location: 'Cikarang',
    text: { en: 'Handed to the courier', id: 'Diserahkan ke kurir', 'zh-CN': '已交给快递公司' },
  },
  {
    at: 0.16, status: 'in_transit', location: 'Cikarang',
    text: { en: 'Left the sorting centre', id: 'Berangkat dari pusat sortir', 'zh-CN': '已从分拣中心发出' },
  },
  {
    at: 0.62, status: 'in_transit', location: null,
    text: { en: 'Reached the hub near you', id: 'Tiba di hub dekat alamatmu', 'zh-CN': '已到达您附近的网点' },
  },
  {
    at: 0.9, status: 'out_for_delivery', location: null,
    text: { en: 'The courier is on the way to you', id: 'Kurir sedang menuju alamatmu', 'zh-CN': '快递员正在派送' },
  },
]

const arrival: Translated = { en: 'Delivered', id: 'Paket sudah diterima', 'zh-CN': '已送达' }

/** Transit days where no carrier is known. */
const SOME_DAYS = { min_days: 2, max_days: 5 }

/** Planned transit time, ms: a share of the carrier's slowest time, slightly different per parcel. */
function transitTime(max_days: number, { parcel_no }: ParcelRow): number {
  return Math.round((max_days * DAY * (70 + (hash(parcel_no) % 25))) / 100)
}

/** A parcel's tracking by the world's clock, newest first. Only the delivery event marks it delivered. */
export function parcelView(order: OrderRow, parcel: ParcelRow, now: number, language: Language): Parcel {
  const { parcel_no, logistics_provider, tracking_number, pieces, shipped_at, delivered_at } = parcel
  const line_nos = pieces.map(({ line_no }) => line_no)
  const { min_days, max_days } = carrierOf(order) ?? SOME_DAYS
  const planned = transitTime(max_days, parcel)
  const latest = shipped_at + max_days * DAY
  const expected = latest < now ? null : { earliest: formatInstant(shipped_at + min_days * DAY), latest: formatInstant(latest) }
  const way = delivered_at === null ? planned : Math.min(planned, delivered_at - shipped_at)
  const reached = steps
    .map((step, at) => {
      // Varies by seconds: real scans don't happen on the full minute.
      const jitter = at === 0 ? 0 : (hash(`${parcel_no}${at}`) % 600) * SECOND
      const time = shipped_at + Math.round(way * step.at)
      return { step, time: delivered_at === null ? time + jitter : Math.min(time + jitter, delivered_at) }
    })
    .filter(({ time }) => time <= now)
  const track = reached.map(({ step, time }) => ({
    at: formatInstant(time),
    text: step.text[language],
    location: step.location ?? order.destination.city,
  }))
  if (delivered_at !== null) track.push({ at: formatInstant(delivered_at), text: arrival[language], location: order.destination.city })
  const status = delivered_at === null ? (reached.at(-1)?.step.status ?? 'packed') : 'delivered'
  return { parcel_no, logistics_provider, tracking_number, status, line_nos, expected, track: track.reverse() }
}

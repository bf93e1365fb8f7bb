import { LIMITS } from './limits.ts'

interface Fallback {
  /** Another field of the same object; `.` is the object itself. */
  readonly from?: string
  /** Where there is none of `from`. */
  readonly value?: unknown
  /** A field of the same object: where it is set, neither counts. */
  readonly unless?: string
}

/** What stands for a field that its page can do without, by its name. For every other one it is the empty value: '', 0, false, an empty list. */
export const FALLBACKS: Readonly<Record<string, Fallback>> = {
  scribing_price: { from: 'price' },
  thumb_image_url: { from: 'major_image_url' },
  major_image_url: { from: 'thumb_image_url' },
  image_url: { from: 'thumb_image_url' },
  image_list: { from: 'major_image_url' },
  // A product without a list of SKUs is one itself. Its labels may be its own fields.
  sku_list: { from: '.' },
  attributes: { from: '.' },
  sku_no: { from: 'product_no', unless: 'spec_values' },
  // The server says at the purchase whether there are enough.
  stock: { value: LIMITS.lineMaxQuantity, unless: 'flag_sold_out' },
  // Rows of a list that nobody counted.
  total: { from: 'list' },
  user_name: { from: 'member_no' },
  banner_id: { from: 'title' },
  channel: { value: 'sms' },
  resend_after: { value: LIMITS.resendCountdown },
  max: { value: LIMITS.addressMax },
}

// Written by `npm run stories`.
import file0 from '../stories/account.ts'
import file1 from '../stories/address.ts'
import file2 from '../stories/after-sale.partial.ts'
import file3 from '../stories/after-sale.progress.ts'
import file4 from '../stories/after-sale.requests.ts'
import file5 from '../stories/cart.ts'
import file6 from '../stories/discovery.ts'
import file7 from '../stories/fault.ts'
import file8 from '../stories/first-purchase.ts'
import file9 from '../stories/login.ts'
import file10 from '../stories/message.ts'
import file11 from '../stories/order.changes.ts'
import file12 from '../stories/order.placing.ts'
import file13 from '../stories/page.ts'
import file14 from '../stories/payment.ts'
import file15 from '../stories/phone.ts'
import file16 from '../stories/session.ts'
import file17 from '../stories/voucher.ts'
import file18 from '../stories/wallet.ts'

export const STORY_FILES = {
  'account': file0,
  'address': file1,
  'after-sale.partial': file2,
  'after-sale.progress': file3,
  'after-sale.requests': file4,
  'cart': file5,
  'discovery': file6,
  'fault': file7,
  'first-purchase': file8,
  'login': file9,
  'message': file10,
  'order.changes': file11,
  'order.placing': file12,
  'page': file13,
  'payment': file14,
  'phone': file15,
  'session': file16,
  'voucher': file17,
  'wallet': file18,
}

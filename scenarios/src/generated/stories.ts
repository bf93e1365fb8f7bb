// Written by `npm run stories`.
import file0 from '../stories/account.ts'
import file1 from '../stories/address.ts'
import file2 from '../stories/after-sale.progress.ts'
import file3 from '../stories/after-sale.requests.ts'
import file4 from '../stories/cart.ts'
import file5 from '../stories/discovery.ts'
import file6 from '../stories/fault.ts'
import file7 from '../stories/first-purchase.ts'
import file8 from '../stories/login.ts'
import file9 from '../stories/message.ts'
import file10 from '../stories/order.changes.ts'
import file11 from '../stories/order.placing.ts'
import file12 from '../stories/page.ts'
import file13 from '../stories/payment.ts'
import file14 from '../stories/phone.ts'
import file15 from '../stories/session.ts'
import file16 from '../stories/voucher.ts'
import file17 from '../stories/wallet.ts'

export const STORY_FILES = {
  'account': file0,
  'address': file1,
  'after-sale.progress': file2,
  'after-sale.requests': file3,
  'cart': file4,
  'discovery': file5,
  'fault': file6,
  'first-purchase': file7,
  'login': file8,
  'message': file9,
  'order.changes': file10,
  'order.placing': file11,
  'page': file12,
  'payment': file13,
  'phone': file14,
  'session': file15,
  'voucher': file16,
  'wallet': file17,
}

// Written by `npm run write docs`.
import account from '../stories/account.ts'
import address from '../stories/address.ts'
import afterSalePartial from '../stories/after-sale.partial.ts'
import afterSaleProgress from '../stories/after-sale.progress.ts'
import afterSaleRequests from '../stories/after-sale.requests.ts'
import cart from '../stories/cart.ts'
import discovery from '../stories/discovery.ts'
import faultSession from '../stories/fault.session.ts'
import fault from '../stories/fault.ts'
import firstPurchase from '../stories/first-purchase.ts'
import login from '../stories/login.ts'
import message from '../stories/message.ts'
import orderChanges from '../stories/order.changes.ts'
import orderPlacing from '../stories/order.placing.ts'
import page from '../stories/page.ts'
import payment from '../stories/payment.ts'
import phone from '../stories/phone.ts'
import question from '../stories/question.ts'
import review from '../stories/review.ts'
import session from '../stories/session.ts'
import voucher from '../stories/voucher.ts'
import wallet from '../stories/wallet.ts'

export const STORY_FILES = {
  'account': account,
  'address': address,
  'after-sale.partial': afterSalePartial,
  'after-sale.progress': afterSaleProgress,
  'after-sale.requests': afterSaleRequests,
  'cart': cart,
  'discovery': discovery,
  'fault.session': faultSession,
  'fault': fault,
  'first-purchase': firstPurchase,
  'login': login,
  'message': message,
  'order.changes': orderChanges,
  'order.placing': orderPlacing,
  'page': page,
  'payment': payment,
  'phone': phone,
  'question': question,
  'review': review,
  'session': session,
  'voucher': voucher,
  'wallet': wallet,
}

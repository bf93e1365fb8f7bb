import type accessibility from '../en/accessibility.json'
import type account from '../en/account.json'
import type address from '../en/address.json'
import type afterSale from '../en/afterSale.json'
import type afterSaleForm from '../en/afterSaleForm.json'
import type agreement from '../en/agreement.json'
import type auth from '../en/auth.json'
import type campaign from '../en/campaign.json'
import type card from '../en/card.json'
import type cart from '../en/cart.json'
import type cashier from '../en/cashier.json'
import type checkout from '../en/checkout.json'
import type common from '../en/common.json'
import type consent from '../en/consent.json'
import type deletion from '../en/deletion.json'
import type errors from '../en/errors.json'
import type faqs from '../en/faqs.json'
import type favourite from '../en/favourite.json'
import type filter from '../en/filter.json'
import type home from '../en/home.json'
import type measures from '../en/measures.json'
import type message from '../en/message.json'
import type notice from '../en/notice.json'
import type openApp from '../en/openApp.json'
import type order from '../en/order.json'
import type orderVoucher from '../en/orderVoucher.json'
import type pictures from '../en/pictures.json'
import type points from '../en/points.json'
import type policyTerms from '../en/policyTerms.json'
import type privacy from '../en/privacy.json'
import type product from '../en/product.json'
import type profile from '../en/profile.json'
import type promotion from '../en/promotion.json'
import type pwa from '../en/pwa.json'
import type refunds from '../en/refunds.json'
import type review from '../en/review.json'
import type search from '../en/search.json'
import type seo from '../en/seo.json'
import type service from '../en/service.json'
import type viewed from '../en/viewed.json'
import type viewer from '../en/viewer.json'
import type voucher from '../en/voucher.json'
import type wallet from '../en/wallet.json'

/** Every text key of the shop, typed from the English files. */
export interface Resources {
  readonly common: typeof common
  readonly home: typeof home
  readonly search: typeof search
  readonly filter: typeof filter
  readonly product: typeof product
  readonly errors: typeof errors
  readonly auth: typeof auth
  readonly account: typeof account
  readonly address: typeof address
  readonly agreement: typeof agreement
  readonly policyTerms: typeof policyTerms
  readonly privacy: typeof privacy
  readonly accessibility: typeof accessibility
  readonly faqs: typeof faqs
  readonly cart: typeof cart
  readonly order: typeof order
  readonly measures: typeof measures
  readonly message: typeof message
  readonly checkout: typeof checkout
  readonly consent: typeof consent
  readonly pwa: typeof pwa
  readonly cashier: typeof cashier
  readonly promotion: typeof promotion
  readonly orderVoucher: typeof orderVoucher
  readonly voucher: typeof voucher
  readonly campaign: typeof campaign
  readonly seo: typeof seo
  readonly service: typeof service
  readonly profile: typeof profile
  readonly deletion: typeof deletion
  readonly review: typeof review
  readonly pictures: typeof pictures
  readonly viewer: typeof viewer
  readonly favourite: typeof favourite
  readonly viewed: typeof viewed
  readonly notice: typeof notice
  readonly points: typeof points
  readonly card: typeof card
  readonly wallet: typeof wallet
  readonly afterSale: typeof afterSale
  readonly afterSaleForm: typeof afterSaleForm
  readonly refunds: typeof refunds
  readonly openApp: typeof openApp
}

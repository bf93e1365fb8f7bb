import { AFTER_SALE_STATUS } from '@nusaria/contracts/lifecycle'
import {
  agreementPath,
  buyNowPath,
  paths,
  policyTermsPath,
  productPath,
  voucherTermsPath,
} from '../../../storefront/src/platform/routing/paths.ts'
import type { Address } from './screen.ts'
import type { FrameWorld } from './world.ts'

/** The seeded member whose orders and requests the addresses name, whoever is logged in. */
const OWNER = 'M8100000001'
/** A product with several variants, and a voucher that can be claimed: the same in every world. */
const PRODUCT = 'P100001'
const VOUCHER = 'ONGKIR20'

type OrderStatus = 'pending_payment' | 'pending_shipment' | 'pending_receipt' | 'completed' | 'closed'

/** The number of the member's first order in a status. */
export const orderOf = (world: FrameWorld, status: OrderStatus) => world.find('orders', 'order_no', { member_no: OWNER, status })

const atOrder =
  (path: string, status: OrderStatus): Address =>
  async (world) =>
    `${path}?order_no=${await orderOf(world, status)}`

/** The number of the member's first parcel in transit. */
async function parcelOf(world: FrameWorld): Promise<string> {
  const orders = (await world.rows('orders')) as readonly {
    status: string
    member_no: string
    parcels?: readonly { parcel_no: string }[]
  }[]
  const parcel = orders.find(({ status, member_no }) => status === 'pending_receipt' && member_no === OWNER)?.parcels?.[0]
  if (!parcel) throw new Error('No parcel is under way')
  return parcel.parcel_no
}

/** An address for each path of the shop; a path with an id gets one that exists. A path without an entry doesn't compile. */
export const addresses: Readonly<Record<keyof typeof paths, Address>> = {
  ...paths,
  productList: `${paths.productList}?keyword=kopi`,
  product: productPath(PRODUCT),
  orderConfirm: buyNowPath(`${PRODUCT}-01`, 1),
  checkout: atOrder(paths.checkout, 'pending_payment'),
  paymentSuccess: atOrder(paths.paymentSuccess, 'pending_shipment'),
  orderDetail: async (world) => paths.orderDetail.replace(':no', await orderOf(world, 'pending_receipt')),
  invoice: async (world) => paths.invoice.replace(':no', await orderOf(world, 'completed')),
  shipmentTracking: atOrder(paths.shipmentTracking, 'pending_receipt'),
  trackingDetail: async (world) => `${paths.trackingDetail}?parcel_no=${await parcelOf(world)}`,
  review: atOrder(paths.review, 'completed'),
  applyRefund: atOrder(paths.applyRefund, 'pending_receipt'),
  afterSaleDetail: async (world) =>
    paths.afterSaleDetail.replace(
      ':id',
      await world.find('after_sales', 'after_sale_no', { member_no: OWNER, status: AFTER_SALE_STATUS.awaitingReturn }),
    ),
  agreement: agreementPath('id'),
  policyTerms: policyTermsPath('id'),
  voucherTerms: voucherTermsPath(VOUCHER),
}

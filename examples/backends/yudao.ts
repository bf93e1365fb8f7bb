// A small shop backend in the manner of yudao-mall: paths below /app-api, `{ code: 0, data, msg }`, pages by `pageNo` and `pageSize`, prices in cents, times in
// milliseconds. `PORT=8080 npx tsx examples/backends/yudao.ts` starts it.
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { DELIVERY_FEE, type Order, type OrderLine, Orders, sumOf } from './orders.ts'
import { createRoutes, Refused } from './routes.ts'
import {
  AREAS,
  addPictures,
  areaNames,
  CATEGORIES,
  createProducts,
  listenAlone,
  type Member,
  Members,
  type Product,
  pictureOf,
  type Variant,
} from './stock.ts'

interface Address {
  readonly id: number
  readonly member: number
  readonly name: string
  readonly mobile: string
  readonly areaId: number
  readonly postCode: string
  readonly detailAddress: string
  defaultStatus: boolean
}

interface Page {
  readonly pageNo?: string
  readonly pageSize?: string
}

interface NewOrder {
  readonly items: readonly { readonly skuId: number; readonly count: number; readonly cartId?: number }[]
  readonly addressId: number
  readonly remark: string
}

interface CartItem {
  readonly id: number
  readonly member: number
  readonly skuId: number
  count: number
  selected: boolean
}

const STATUS = { unpaid: 0, paid: 10, cancelled: 40 } as const
const cents = (rupiah: number) => rupiah * 100

/** The backend, which stores everything in memory. */
export function createYudaoBackend(): { readonly app: FastifyInstance; readonly members: Members } {
  const members = new Members()
  const products = createProducts()
  const addresses: Address[] = []
  const orders = new Orders<Address>()
  let cart: CartItem[] = []
  let lastId = 1_000
  const nextId = () => ++lastId
  const app = Fastify()
  addPictures(app)

  const tokenOf = ({ headers }: FastifyRequest) => headers.authorization?.replace('Bearer ', '')
  const memberOf = (request: FastifyRequest): Member => {
    const member = members.findByToken(tokenOf(request))
    if (!member) throw new Refused(401, '账号未登录')
    return member
  }

  const on = createRoutes(app, '/app-api', {
    success: (data) => ({ code: 0, data, msg: '' }),
    refusal: ({ code, message }) => ({ code, data: null, msg: message }),
  })
  const page = <T>(rows: readonly T[], { pageNo = '1', pageSize = '10' }: Page) => ({
    list: rows.slice((Number(pageNo) - 1) * Number(pageSize), Number(pageNo) * Number(pageSize)),
    total: rows.length,
  })

  const findSku = (id: unknown): { readonly product: Product; readonly variant: Variant } => {
    for (const product of products) {
      const variant = product.variants.find((each) => each.id === Number(id))
      if (variant) return { product, variant }
    }
    throw new Refused(1_008_006_000, '商品 SKU 不存在')
  }
  const skuView = ({ option }: Product, { id, values, price, stock }: Variant, picUrl: string) => ({
    id,
    properties: values.map((valueName, index) => ({ propertyId: 1, propertyName: option, valueId: index, valueName })),
    price: cents(price),
    marketPrice: cents(price),
    picUrl,
    stock,
  })
  const spuView = (product: Product) => {
    const picUrl = pictureOf(product)
    const price = Math.min(...product.variants.map((variant) => variant.price))
    return {
      id: product.id,
      name: product.name,
      introduction: product.text,
      categoryId: product.category,
      picUrl,
      sliderPicUrls: [picUrl],
      specType: product.option !== null,
      price: cents(price),
      marketPrice: cents(price),
      stock: product.variants.reduce((sum, { stock }) => sum + stock, 0),
      salesCount: product.sold,
    }
  }

  on('GET', '/product/category/list', () => CATEGORIES.map((each) => ({ ...each, parentId: 0, picUrl: `/media/${each.id}.svg` })))
  on<{ categoryId?: string; keyword?: string } & Page>('GET', '/product/spu/page', (given) => {
    const { categoryId, keyword = '' } = given
    const found = products.filter(
      ({ category, name }) => (!categoryId || category === Number(categoryId)) && name.toLowerCase().includes(keyword.toLowerCase()),
    )
    return page(found.map(spuView), given)
  })
  on('GET', '/product/spu/get-detail', ({ id }) => {
    const product = products.find((each) => each.id === Number(id))
    if (!product) throw new Refused(1_008_005_000, '商品 SPU 不存在')
    const skus = product.variants.map((variant) => skuView(product, variant, pictureOf(product)))
    return { ...spuView(product), description: `<p>${product.text}</p>`, skus }
  })

  on('POST', '/captcha/get', () => {
    const { id, svg } = members.drawCaptcha()
    return { token: id, originalImageBase64: Buffer.from(svg).toString('base64') }
  })
  on('POST', '/captcha/check', ({ token = '', answer = '' }) => {
    if (!members.readsCaptcha(token, answer)) throw new Refused(1_002_000_004, '验证码不正确')
    return token
  })
  on('POST', '/member/auth/send-sms-code', ({ mobile = '' }) => {
    members.sendCode(mobile)
    return true
  })
  const session = (token: string | undefined) => {
    const member = members.findByToken(token)
    if (!member) throw new Refused(1_004_003_000, '登录失败，账号密码不正确')
    return { userId: member.id, accessToken: token, refreshToken: '', expiresTime: 0 }
  }
  on('POST', '/member/auth/sms-login', ({ mobile = '', code = '' }) => {
    const token = members.loginByCode(mobile, code)
    if (!token) throw new Refused(1_002_014_000, '验证码不存在')
    return session(token)
  })
  on('POST', '/member/auth/login', ({ mobile = '', password = '' }) => session(members.loginByPassword(mobile, password)))
  on('POST', '/member/auth/logout', (_, request) => members.logOut(tokenOf(request)))
  on('GET', '/member/user/get', (_, request) => {
    const { id, phone } = memberOf(request)
    return { id, nickname: `Anggota ${id}`, avatar: '', mobile: phone, point: 0 }
  })

  on('GET', '/system/area/tree', () => AREAS)
  const addressView = (address: Address) => ({ ...address, areaName: areaNames(address.areaId).join(' / ') })
  const ownAddresses = (member: Member) => addresses.filter((each) => each.member === member.id)
  const saveAddress = (given: Omit<Address, 'member'>, member: Member) => {
    if (areaNames(Number(given.areaId)).length === 0) throw new Refused(400, '请求参数不正确')
    const defaultStatus = given.defaultStatus || ownAddresses(member).length === 0
    if (defaultStatus) for (const each of ownAddresses(member)) each.defaultStatus = false
    const { id, name, mobile, areaId, postCode, detailAddress } = given
    addresses.push({ id, member: member.id, name, mobile, areaId, postCode, detailAddress, defaultStatus })
    return id
  }
  const takeAddress = (id: unknown, member: Member) => {
    const index = addresses.findIndex((each) => each.id === Number(id) && each.member === member.id)
    const [address] = index < 0 ? [] : addresses.splice(index, 1)
    if (!address) throw new Refused(1_004_004_000, '用户收件地址不存在')
    return address
  }
  on('GET', '/member/address/list', (_, request) => ownAddresses(memberOf(request)).map(addressView))
  on('GET', '/member/address/get', ({ id }, request) => {
    const address = ownAddresses(memberOf(request)).find((each) => each.id === Number(id))
    return address ? addressView(address) : null
  })
  on<Address>('POST', '/member/address/create', (given, request) => saveAddress({ ...given, id: nextId() }, memberOf(request)))
  on<Address>('PUT', '/member/address/update', (given, request) => {
    const member = memberOf(request)
    saveAddress({ ...given, id: takeAddress(given.id, member).id }, member)
    return true
  })
  on('DELETE', '/member/address/delete', ({ id }, request) => Boolean(takeAddress(id, memberOf(request))))

  const ownCart = (request: FastifyRequest) => {
    const member = memberOf(request)
    return cart.filter((item) => item.member === member.id)
  }
  on('GET', '/trade/cart/list', (_, request) => ({
    validList: ownCart(request).map(({ id, count, selected, skuId }) => {
      const { product, variant } = findSku(skuId)
      return { id, count, selected, spu: spuView(product), sku: skuView(product, variant, pictureOf(product)) }
    }),
    invalidList: [],
  }))
  on('POST', '/trade/cart/add', ({ skuId, count }, request) => {
    const { id: member } = memberOf(request)
    if (findSku(skuId).variant.stock < Number(count)) throw new Refused(1_008_006_004, '商品 SKU 库存不足')
    const known = cart.find((item) => item.member === member && item.skuId === Number(skuId))
    if (known) known.count += Number(count)
    else cart.push({ id: nextId(), member, skuId: Number(skuId), count: Number(count), selected: true })
    return known?.id ?? lastId
  })
  on('PUT', '/trade/cart/update-count', ({ id, count }, request) => {
    for (const item of ownCart(request)) if (item.id === Number(id)) item.count = Number(count)
    return true
  })
  on<{ ids: readonly number[]; selected: boolean }>('PUT', '/trade/cart/update-selected', (given, request) => {
    for (const item of ownCart(request)) if (given.ids.includes(item.id)) item.selected = given.selected
    return true
  })
  on('DELETE', '/trade/cart/delete', ({ ids }, request) => {
    const gone = (ids ?? '').split(',').map(Number)
    const own = ownCart(request)
    cart = cart.filter((item) => !own.includes(item) || !gone.includes(item.id))
    return true
  })

  const linesOf = (given: readonly { readonly skuId: number; readonly count: number }[]) =>
    given.map(({ skuId, count }) => {
      const sku = findSku(skuId)
      if (sku.variant.stock < count) throw new Refused(1_008_006_004, '商品 SKU 库存不足')
      return { ...sku, count: Number(count) }
    })
  const lineView = ({ product, variant, count }: OrderLine) => ({
    spuId: product.id,
    spuName: product.name,
    skuId: variant.id,
    picUrl: pictureOf(product),
    price: cents(variant.price),
    count,
    properties: skuView(product, variant, '').properties,
  })
  on('GET', '/trade/order/settlement', (given, request) => {
    const items = Object.keys(given)
      .filter((name) => name.endsWith('.skuId'))
      .map((name) => ({ skuId: Number(given[name]), count: Number(given[name.replace('.skuId', '.count')]) }))
    const lines = linesOf(items)
    const own = ownAddresses(memberOf(request))
    const address = own.find(({ id }) => id === Number(given.addressId)) ?? own.find(({ defaultStatus }) => defaultStatus)
    const deliveryPrice = address ? DELIVERY_FEE : 0
    const totalPrice = sumOf(lines)
    return {
      items: lines.map(lineView),
      address: address ? addressView(address) : null,
      price: { totalPrice: cents(totalPrice), deliveryPrice: cents(deliveryPrice), payPrice: cents(totalPrice + deliveryPrice) },
    }
  })
  on<NewOrder>('POST', '/trade/order/create', ({ items, addressId, remark }, request) => {
    const member = memberOf(request)
    const address = ownAddresses(member).find(({ id }) => id === Number(addressId))
    if (!address) throw new Refused(1_004_004_000, '用户收件地址不存在')
    const lines = linesOf(items)
    cart = cart.filter(({ id }) => !items.some(({ cartId }) => cartId === id))
    const id = nextId()
    orders.place({ id, member: member.id, lines, address, note: remark })
    return { id, payOrderId: id }
  })
  const ownOrder = (id: unknown, request: FastifyRequest) => {
    const order = orders.find(id, memberOf(request))
    if (!order) throw new Refused(1_011_000_011, '交易订单不存在')
    return order
  }
  const orderView = ({ id, lines, address, note, fee, placedAt, status }: Order<Address>) => ({
    id,
    no: `Y${id}`,
    createTime: placedAt.getTime(),
    status: STATUS[status],
    payStatus: status !== 'unpaid' && status !== 'cancelled',
    payOrderId: id,
    payChannelCode: status === 'unpaid' ? null : 'cod',
    payExpireTime: placedAt.getTime() + 24 * 3_600_000,
    totalPrice: cents(sumOf(lines)),
    deliveryPrice: cents(fee),
    payPrice: cents(sumOf(lines) + fee),
    receiverName: address.name,
    receiverMobile: address.mobile,
    receiverAreaName: areaNames(address.areaId).join(' / '),
    receiverDetailAddress: address.detailAddress,
    userRemark: note,
    items: lines.map((line, index) => ({ id: id * 100 + index, ...lineView(line) })),
  })
  on('GET', '/trade/order/get-detail', ({ id }, request) => orderView(ownOrder(id, request)))
  on<{ status?: string } & Page>('GET', '/trade/order/page', (given, request) => {
    const own = orders.of(memberOf(request), (status) => given.status === undefined || STATUS[status] === Number(given.status))
    return page(own.map(orderView), given)
  })
  on('GET', '/trade/order/get-count', (_, request) => {
    const count = (wanted: Order<Address>['status']) => orders.of(memberOf(request), (status) => status === wanted).length
    return { unpaidCount: count('unpaid'), undeliveredCount: count('paid'), deliveredCount: 0, uncommentedCount: 0 }
  })
  on('DELETE', '/trade/order/cancel', ({ id }, request) => {
    if (orders.cancel(ownOrder(id, request))) return true
    throw new Refused(1_011_000_020, '交易订单取消失败，订单不是【待付款】状态')
  })
  on('POST', '/pay/order/submit', ({ id, channelCode }, request) => {
    if (channelCode === 'cod' && orders.acceptCash(ownOrder(id, request))) return { status: 10, displayMode: null, displayContent: null }
    throw new Refused(1_007_002_002, '支付订单不处于待支付')
  })
  return { app, members }
}

await listenAlone(import.meta.url, createYudaoBackend)

// A small shop backend in the manner of litemall: paths below /wx, `{ errno: 0, errmsg, data }`, the token in `X-Litemall-Token`, prices with decimals, a purchase
// that always goes through the cart. `PORT=8080 npx tsx examples/backends/litemall.ts` starts it.
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
  readonly tel: string
  readonly areaCode: string
  readonly postalCode: string
  readonly addressDetail: string
  isDefault: boolean
}

interface CartItem {
  readonly id: number
  readonly member: number
  readonly product: Product
  variant: Variant
  number: number
  checked: boolean
  /** Bought at once: it isn't in the cart that the shopper sees. */
  readonly fast: boolean
}

interface Page {
  readonly page?: string
  readonly limit?: string
}

const STATUS = { unpaid: 101, paid: 201, cancelled: 102 } as const
/** The states of an order in each tab, 0 to 4. */
const TABS: readonly (readonly Order<Address>['status'][])[] = [['unpaid', 'paid', 'cancelled'], ['unpaid'], ['paid'], [], []]

/** The backend, which stores everything in memory. */
export function createLitemallBackend(): { readonly app: FastifyInstance; readonly members: Members } {
  const members = new Members()
  const goods = createProducts()
  const orders = new Orders<Address>()
  let addresses: Address[] = []
  let cart: CartItem[] = []
  let lastId = 1_000
  const nextId = () => ++lastId
  const app = Fastify()
  addPictures(app)

  const on = createRoutes(app, '/wx', {
    success: (data) => ({ errno: 0, data, errmsg: '成功' }),
    refusal: ({ code, message }) => ({ errno: code, errmsg: message }),
  })
  const tokenOf = ({ headers }: FastifyRequest) => headers['x-litemall-token']?.toString()
  const memberOf = (request: FastifyRequest): Member => {
    const member = members.findByToken(tokenOf(request))
    if (!member) throw new Refused(501, '请登录')
    return member
  }
  const pageOf = <T>(rows: readonly T[], { page = '1', limit = '10' }: Page) => ({
    list: rows.slice((Number(page) - 1) * Number(limit), Number(page) * Number(limit)),
    total: rows.length,
    page: Number(page),
    limit: Number(limit),
    pages: Math.ceil(rows.length / Number(limit)),
  })

  const goodsView = (product: Product) => {
    const retailPrice = Math.min(...product.variants.map(({ price }) => price))
    return { id: product.id, name: product.name, brief: product.text, picUrl: pictureOf(product), counterPrice: retailPrice, retailPrice }
  }
  on('GET', '/catalog/all', () => ({ categoryList: CATEGORIES.map((each) => ({ ...each, iconUrl: `/media/${each.id}.svg` })) }))
  on<{ categoryId?: string; keyword?: string } & Page>('GET', '/goods/list', ({ categoryId, keyword = '', ...page }) => {
    const found = goods.filter(
      ({ category, name }) => (!categoryId || category === Number(categoryId)) && name.toLowerCase().includes(keyword.toLowerCase()),
    )
    return pageOf(found.map(goodsView), page)
  })
  on('GET', '/goods/detail', ({ id }) => {
    const product = goods.find((each) => each.id === Number(id))
    if (!product) throw new Refused(710, '商品已下架')
    const { option, variants, category, text } = product
    return {
      info: { ...goodsView(product), categoryId: category, gallery: [pictureOf(product)], detail: `<p>${text}</p>` },
      specificationList: option ? [{ name: option, valueList: variants.map(({ values }) => ({ value: values[0] })) }] : [],
      productList: variants.map(({ id, values, price, stock }) => ({ id, specifications: values, price, number: stock, url: '' })),
      attribute: [],
    }
  })

  on('GET', '/auth/captcha', () => {
    const { id, svg } = members.drawCaptcha()
    return { captchaId: id, image: svg }
  })
  on('POST', '/auth/regCaptcha', ({ mobile = '', captchaId = '', captcha = '' }) => {
    if (!members.readsCaptcha(captchaId, captcha)) throw new Refused(703, '验证码错误')
    members.sendCode(mobile)
  })
  const session = (token: string | undefined) => {
    const member = members.findByToken(token)
    if (!member) throw new Refused(700, '账号密码不对')
    return { token, userInfo: { userId: member.id, nickName: `Anggota ${member.id}`, avatarUrl: '' } }
  }
  on('POST', '/auth/login', ({ username = '', password = '' }) => session(members.loginByPassword(username, password)))
  on('POST', '/auth/login_by_mobile', ({ mobile = '', code = '' }) => {
    const token = members.loginByCode(mobile, code)
    if (!token) throw new Refused(703, '验证码错误')
    return session(token)
  })
  on('POST', '/auth/logout', (_, request) => members.logOut(tokenOf(request)))
  on('GET', '/auth/info', (_, request) => {
    const { id, phone } = memberOf(request)
    return { userId: id, nickName: `Anggota ${id}`, avatar: '', mobile: phone }
  })

  on('GET', '/region/list', () => AREAS)
  const ownAddresses = (member: Member) => addresses.filter((each) => each.member === member.id)
  const addressView = (address: Address) => {
    const [province, city, county] = areaNames(Number(address.areaCode))
    return { ...address, province, city, county }
  }
  on('GET', '/address/list', (_, request) => {
    const list = ownAddresses(memberOf(request)).map(addressView)
    return { list, total: list.length }
  })
  on('GET', '/address/detail', ({ id }, request) => {
    const address = ownAddresses(memberOf(request)).find((each) => each.id === Number(id))
    if (!address) throw new Refused(402, '参数值不对')
    return addressView(address)
  })
  on<Address>('POST', '/address/save', ({ id, name, tel, areaCode, postalCode, addressDetail, isDefault }, request) => {
    const member = memberOf(request)
    const own = ownAddresses(member)
    if (areaNames(Number(areaCode)).length === 0 || (id && !own.some((each) => each.id === Number(id))))
      throw new Refused(402, '参数值不对')
    const saved = { id: Number(id) || nextId(), member: member.id, name, tel, areaCode, postalCode, addressDetail, isDefault }
    if (own.length === 0) saved.isDefault = true
    if (saved.isDefault) for (const each of own) each.isDefault = false
    addresses = [...addresses.filter((each) => each.id !== saved.id), saved]
    return saved.id
  })
  on('POST', '/address/delete', ({ id }, request) => {
    const own = ownAddresses(memberOf(request))
    addresses = addresses.filter((each) => each.id !== Number(id) || !own.includes(each))
  })

  const ownCart = (request: FastifyRequest) => {
    const { id } = memberOf(request)
    return cart.filter(({ member }) => member === id)
  }
  const itemView = ({ id, product, variant, number, checked }: CartItem) => ({
    id,
    goodsId: product.id,
    goodsName: product.name,
    productId: variant.id,
    specifications: variant.values,
    picUrl: pictureOf(product),
    price: variant.price,
    number,
    checked,
  })
  const cartView = (request: FastifyRequest) => {
    const own = ownCart(request).filter(({ fast }) => !fast)
    const sum = (items: readonly CartItem[]) => items.reduce((total, { variant, number }) => total + variant.price * number, 0)
    const count = (items: readonly CartItem[]) => items.reduce((total, { number }) => total + number, 0)
    const checked = own.filter((item) => item.checked)
    const [goodsCount, goodsAmount] = [count(own), sum(own)]
    const cartTotal = { goodsCount, goodsAmount, checkedGoodsCount: count(checked), checkedGoodsAmount: sum(checked) }
    return { cartTotal, cartList: own.map(itemView) }
  }
  const findProduct = (productId: unknown) => {
    for (const product of goods) {
      const variant = product.variants.find(({ id }) => id === Number(productId))
      if (variant) return { product, variant }
    }
    throw new Refused(710, '商品已下架')
  }
  const put = (productId: unknown, number: number, fast: boolean, request: FastifyRequest) => {
    const { id: member } = memberOf(request)
    const found = findProduct(productId)
    const known = ownCart(request).find(({ variant, fast: other }) => variant === found.variant && fast === other)
    const wanted = fast ? number : number + (known?.number ?? 0)
    if (found.variant.stock < wanted) throw new Refused(711, '库存不足')
    if (known) known.number = wanted
    else cart.push({ id: nextId(), member, ...found, number, checked: !fast, fast })
    return known?.id ?? lastId
  }
  on('GET', '/cart/index', (_, request) => cartView(request))
  on('POST', '/cart/add', ({ productId, number }, request) => {
    put(productId, Number(number), false, request)
    return cartView(request).cartTotal.goodsCount
  })
  on('POST', '/cart/fastadd', ({ productId, number }, request) => put(productId, Number(number), true, request))
  on('POST', '/cart/update', ({ id, productId, number }, request) => {
    const item = ownCart(request).find((each) => each.id === Number(id))
    const { variant } = findProduct(productId)
    if (!item) throw new Refused(402, '参数值不对')
    if (variant.stock < Number(number)) throw new Refused(711, '库存不足')
    Object.assign(item, { variant, number: Number(number) })
  })
  on<{ productIds: readonly number[]; isChecked: number }>('POST', '/cart/checked', ({ productIds, isChecked }, request) => {
    for (const item of ownCart(request)) if (productIds.includes(item.variant.id)) item.checked = isChecked === 1
    return cartView(request)
  })
  on<{ productIds: readonly number[] }>('POST', '/cart/delete', ({ productIds }, request) => {
    const own = ownCart(request)
    cart = cart.filter((item) => !own.includes(item) || !productIds.includes(item.variant.id))
    return cartView(request)
  })

  /** What is bought: one item of the cart, or with 0 all that are checked. */
  const bought = (cartId: unknown, request: FastifyRequest) => {
    const items = ownCart(request).filter(({ id, checked, fast }) => (Number(cartId) === 0 ? checked && !fast : id === Number(cartId)))
    if (items.length === 0) throw new Refused(402, '参数值不对')
    return items
  }
  const linesOf = (items: readonly CartItem[]): readonly OrderLine[] =>
    items.map(({ product, variant, number }) => ({ product, variant, count: number }))
  on('GET', '/cart/checkout', ({ cartId, addressId }, request) => {
    const own = ownAddresses(memberOf(request))
    const address = own.find(({ id }) => id === Number(addressId)) ?? own.find(({ isDefault }) => isDefault)
    const items = bought(cartId, request)
    const goodsTotalPrice = sumOf(linesOf(items))
    const freightPrice = address ? DELIVERY_FEE : 0
    const checkedAddress = address ? addressView(address) : null
    const prices = { goodsTotalPrice, freightPrice, actualPrice: goodsTotalPrice + freightPrice }
    return { addressId: address?.id ?? 0, checkedAddress, checkedGoodsList: items.map(itemView), ...prices }
  })
  on('POST', '/order/submit', ({ cartId, addressId, message = '' }, request) => {
    const member = memberOf(request)
    const address = ownAddresses(member).find(({ id }) => id === Number(addressId))
    if (!address) throw new Refused(402, '参数值不对')
    const items = bought(cartId, request)
    if (items.some(({ variant, number }) => variant.stock < number)) throw new Refused(711, '库存不足')
    const id = nextId()
    orders.place({ id, member: member.id, lines: linesOf(items), address, note: message })
    cart = cart.filter((item) => !items.includes(item))
    return { orderId: id, payed: false }
  })
  const ownOrder = (id: unknown, request: FastifyRequest) => {
    const order = orders.find(id, memberOf(request))
    if (!order) throw new Refused(720, '订单不存在')
    return order
  }
  const linesView = ({ id, lines }: Order<Address>) =>
    lines.map(({ product, variant, count: number }, index) => ({
      ...itemView({ id: id * 100 + index, product, variant, number, member: 0, checked: true, fast: false }),
    }))
  on('GET', '/order/detail', ({ orderId }, request) => {
    const order = ownOrder(orderId, request)
    const { id, address, note, fee, placedAt, status, lines } = order
    const orderInfo = {
      id,
      orderSn: `L${id}`,
      orderStatus: STATUS[status],
      addTime: placedAt.toISOString(),
      consignee: address.name,
      mobile: address.tel,
      address: [...areaNames(Number(address.areaCode)), address.addressDetail].join(' '),
      message: note,
      goodsPrice: sumOf(lines),
      freightPrice: fee,
      actualPrice: sumOf(lines) + fee,
    }
    return { orderInfo, orderGoods: linesView(order), expressInfo: [] }
  })
  on<{ showType?: string } & Page>('GET', '/order/list', ({ showType = '0', ...page }, request) => {
    const own = orders.of(memberOf(request), (status) => TABS[Number(showType)]?.includes(status) === true)
    const views = own.map((order) => ({ id: order.id, orderStatus: STATUS[order.status], goodsList: linesView(order) }))
    return pageOf(views, page)
  })
  on('GET', '/user/index', (_, request) => {
    const count = (wanted: Order<Address>['status']) => orders.of(memberOf(request), (status) => status === wanted).length
    return { order: { unpaid: count('unpaid'), unship: count('paid'), unrecv: 0, uncomment: 0 } }
  })
  on('POST', '/order/cancel', ({ orderId }, request) => {
    if (!orders.cancel(ownOrder(orderId, request))) throw new Refused(725, '订单不能取消')
  })
  on('POST', '/order/codpay', ({ orderId }, request) => {
    if (!orders.acceptCash(ownOrder(orderId, request))) throw new Refused(724, '订单不能支付')
  })
  return { app, members }
}

await listenAlone(import.meta.url, createLitemallBackend)

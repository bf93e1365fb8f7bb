import type { CallName } from '@nusaria/contracts/registry'

/** The `data` of each call that a backend has. */
export type Replies = Readonly<Partial<Record<CallName, unknown>>>

const names = ['Kopi Gayo 250 g', 'Keripik Tempe', 'Teh Melati', 'Sambal Bawang', 'Madu Hutan', 'Batik Parang']

/** Products with the fields that the documentation lists for a card. */
const cards = names.map((product_name, index) => ({
  product_no: `P10000${index + 1}`,
  product_name,
  price: 25_000 + index * 1_000,
  scribing_price: index === 0 ? 30_000 : 25_000 + index * 1_000,
  thumb_image_url: `/media/${index}.svg`,
  major_image_url: `/media/${index}-large.svg`,
  discount: index === 0 ? 17 : 0,
  flag_sold_out: index === 5 ? 1 : 0,
  is_featured: index === 1,
}))

/** The labels of a product's details. */
const labels = {
  unit: 'bungkus',
  specification: '250 g',
  composition: 'Biji kopi arabika',
  length_mm: 180,
  width_mm: 80,
  height_mm: 60,
  shelf_life: 12,
  shelf_life_unit: 'month',
  net_weight_g: 250,
  gross_weight_g: 270,
  brand: 'Nusa Kopi',
}

const nav = ['Kopi & Teh', 'Camilan', 'Fesyen'].map((nav_type_name, index) => ({
  nav_type_id: `N${index + 1}`,
  nav_type_name,
  icon_url: `/media/nav-${index}.svg`,
  child_list: [{ nav_type_id: `N${index + 1}1`, nav_type_name: `${nav_type_name} pilihan`, icon_url: `/media/nav-${index}1.svg` }],
}))

const member = { auth_token: 'token-of-a-real-backend', member_no: 'M20001', points: 1_200, user_name: 'Sari Wulandari' }
const keywords = ['kopi', 'teh', 'sambal', 'keripik', 'madu', 'batik', 'rendang', 'abon', 'cokelat', 'jamu']
const page = { list: cards, total: cards.length }

/** No field that the documentation doesn't list; where it says nothing of a reply, the least that names something. */
export const DOCUMENTED_REPLIES: Replies = {
  'nav.typeList': nav,
  'product.list': page,
  'product.specOrderList': { list: cards },
  'product.minSkuDetail': { ...cards[0], ...labels },
  'product.productRecommend': page,
  'product.visitViews': null,
  'search.search': page,
  'search.records': { list: [{ keyword: 'kopi' }, { keyword: 'teh' }] },
  'search.recordsDel': null,
  'search.suggest': { list: names.map((product_name) => ({ product_name })) },
  'search.rankList': { list: keywords.map((keyword, index) => ({ keyword, search_count: 25_400 - index * 1_000 })) },
  'search.recommend': keywords,
  'search.clickUpdate': null,
  'auth.randomCodeCheck': 'nonce-of-a-captcha',
  'auth.sendSmsCode': null,
  'auth.sendEmailCode': null,
  'auth.login': member,
  'member.info': member,
  'member.setDeviceLanguage': null,
  'member.deviceLanguage': 'id',
  'member.visit': null,
  'message.page': { list: [{ msg_no: '501' }, { msg_no: '502' }], total: 2 },
  'message.read': null,
  'message.count': { total: 2 },
  'order.statusSummary': null,
}

const nulled = (value: object, ...kept: readonly string[]) =>
  Object.fromEntries(Object.entries(value).map(([name, each]) => [name, kept.includes(name) ? each : null]))
const nulledCard = (card: object) => nulled(card, 'product_no', 'product_name', 'price')
const nulledPage = { list: cards.map(nulledCard), total: null }

export const NULLED_REPLIES: Replies = {
  ...DOCUMENTED_REPLIES,
  'nav.typeList': nav.map((type) => nulled(type, 'nav_type_id', 'nav_type_name')),
  'product.list': nulledPage,
  'product.specOrderList': { list: nulledPage.list },
  'product.minSkuDetail': {
    ...nulledCard(cards[0] ?? {}),
    ...nulled(labels),
    sku_list: null,
    options: null,
    image_list: null,
    attributes: null,
  },
  'product.productRecommend': nulledPage,
  'search.search': nulledPage,
  'search.rankList': { list: keywords.map((keyword) => ({ keyword, search_count: null })) },
  'auth.login': nulled(member, 'auth_token', 'member_no'),
  'member.info': { ...nulled(member, 'member_no'), avatar_url: null, phone: null, email: null, birthday: null, registered_at: null },
  'message.page': { list: [{ msg_no: '501', title: null, content: null, is_read: null, link: null, created_at: null }], total: null },
  'message.count': { total: 2, order: null, after_sale: null, promotion: null, system: null },
  'order.statusSummary': { unpaid: null, processing: null, shipped: null, completed: null, closed: null },
}

/** The forms of other backends: numbers as text, texts as numbers, 0 and 1 for booleans and the other way round, http pictures, empty texts. */
const oddCards = cards.map((card, index) => ({
  ...card,
  price: String(card.price),
  scribing_price: index === 0 ? '30000.00' : null,
  thumb_image_url: index === 1 ? '' : `http://cdn.example/${index}.jpg`,
  major_image_url: '',
  discount: index === 0 ? '17' : '',
  flag_sold_out: card.flag_sold_out === 1,
  is_featured: card.is_featured ? 1 : '0',
  sold_count: '1200',
  flag_free_shipping: 'true',
}))

const oddDetail = {
  ...oddCards[0],
  ...labels,
  net_weight_g: '250',
  composition: '',
  shelf_life_unit: 'MONTH',
  image_list: 'http://cdn.example/0-large.jpg',
  options: [],
  sku_list: { sku_no: 77, price: '25000', stock: '12', spec_values: '', purchase_limit: '' },
  flag_cod: 1,
  price_until: '',
  server_time: '2026-11-30 13:00:00',
}

export const DEVIATING_REPLIES: Replies = {
  ...DOCUMENTED_REPLIES,
  'nav.typeList': { rows: nav.map((type, index) => ({ ...type, nav_type_id: index + 1, icon_url: '', child_list: type.child_list[0] })) },
  'product.list': oddCards,
  'product.specOrderList': oddCards,
  'product.minSkuDetail': oddDetail,
  'product.productRecommend': { records: oddCards, total: '6' },
  'search.search': { rows: oddCards, total: '6' },
  'search.records': { list: { keyword: 'kopi' } },
  'search.suggest': names.map((product_name, index) => ({ product_name, product_no: 100 + index, price: '25000' })),
  'search.rankList': { records: keywords.map((keyword) => ({ keyword, search_count: '25400' })) },
  'search.recommend': { list: keywords },
  'auth.login': { ...member, member_no: 20_001, points: '1200' },
  'member.info': {
    ...member,
    member_no: 20_001,
    points: '1200',
    avatar_url: '',
    phone: 81_234_567_890,
    email: null,
    birthday: '01/05/1990',
    flag_password: '1',
    registered_at: 1_764_482_400,
    name_change_from: '',
  },
  'message.page': [
    { msg_no: 501, kind: 'news', title: 'Pesanan dikirim', content: 42, is_read: 0, link: '', created_at: 1_796_018_400_000 },
    { msg_no: 502, kind: 'order', title: 'Selamat datang', content: '', is_read: 'true', link: null, created_at: '2026/11/29 08:00' },
  ],
  'message.count': { total: '2', order: '1', after_sale: '', promotion: null },
  'order.statusSummary': { unpaid: '1', processing: '', shipped: null },
}

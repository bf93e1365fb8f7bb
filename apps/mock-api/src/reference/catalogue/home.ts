import type { CmsTarget } from '@nusaria/contracts/cms'
import type { NAV_IDS } from './nav.ts'
import type { BannerRow, CampaignRow, CampaignSection, HomeContent, ProductRow, Translated } from './types.ts'

type Ids = typeof NAV_IDS

/** A text in Indonesian, English and Chinese. */
export const translated = (id: string, en: string, zh: string): Translated => ({ id, en, 'zh-CN': zh })

const category = (nav_type_id: string): CmsTarget => ({ type: 'category', nav_type_id })
const picture = (name: string) => `/media/banners/${name}.svg`

/** Monthly shopping: the target is its campaign; on the campaign's own page, the category. */
export const kitchenBanner = (target: CmsTarget): BannerRow => ({
  banner_id: 'dapur',
  eyebrow: translated('Belanja bulanan', 'Monthly shop', '每月采购'),
  title: translated('Dapur penuh, dompet tenang', 'Full kitchen, calm wallet', '厨房满满，钱包轻松'),
  text: translated(
    'Sembako, susu, dan bumbu dapur pilihan untuk satu rumah.',
    'Staples, milk and spices for the whole house.',
    '粮油、牛奶和调味，一次备齐。',
  ),
  action: translated('Belanja sekarang', 'Shop now', '立即选购'),
  image_url: picture('dapur'),
  tone: 'kunyit',
  target,
})

export const coffeeBanner = (target: CmsTarget): BannerRow => ({
  banner_id: 'kopi',
  eyebrow: translated('Dari kebun ke cangkir', 'From farm to cup', '从庄园到杯中'),
  title: translated('Kopi Nusantara, sangrai minggu ini', 'Island coffee, roasted this week', '群岛咖啡，本周新烘'),
  text: translated(
    'Gayo, Toraja, Kintamani, dan Flores dalam kemasan segar.',
    'Gayo, Toraja, Kintamani and Flores, freshly packed.',
    '加幽、托拉雅、金塔马尼、弗洛勒斯，新鲜装袋。',
  ),
  action: translated('Pilih kopimu', 'Pick your coffee', '挑选咖啡'),
  image_url: picture('kopi'),
  tone: 'paper',
  target,
})

export const snacksBanner = (ids: Ids): BannerRow => ({
  banner_id: 'camilan',
  eyebrow: translated('Camilan rumahan', 'Home-style snacks', '家常零食'),
  title: translated('Renyahnya sampai remah terakhir', 'Crisp to the last crumb', '脆到最后一口'),
  text: translated(
    'Keripik, kacang, dan kerupuk dari dapur kampung.',
    'Chips, nuts and crackers from village kitchens.',
    '来自乡村厨房的脆片、坚果和虾片。',
  ),
  action: translated('Lihat camilan', 'See snacks', '看看零食'),
  image_url: picture('camilan'),
  tone: 'sambal',
  target: category(ids.camilan),
})

export const paydayBanner = (target: CmsTarget): BannerRow => ({
  banner_id: 'gajian',
  eyebrow: translated('Pesta gajian', 'Payday', '发薪日'),
  title: translated('Hadiah kecil untuk diri sendiri', 'A small treat for yourself', '犒劳一下自己'),
  text: translated(
    'Headphone, sepatu lari, dan yang sudah lama kamu incar.',
    'Headphones, running shoes and what you’ve long had an eye on.',
    '耳机、跑鞋，还有您心仪已久的好物。',
  ),
  action: translated('Intip promonya', 'See the deals', '看看优惠'),
  image_url: picture('gajian'),
  tone: 'nila',
  target,
})

export const homeBanner = (ids: Ids): BannerRow => ({
  banner_id: 'rumah',
  eyebrow: translated('Rumah wangi', 'A fresh home', '清新居家'),
  title: translated('Akhir pekan, rumah beres', 'Weekend, house done', '周末，家务搞定'),
  text: translated(
    'Sabun, deterjen, dan lilin aroma untuk setiap sudut.',
    'Soap, detergent and scented candles for every corner.',
    '洗洁精、洗衣粉和香薰蜡烛，照顾每个角落。',
  ),
  action: translated('Lihat kebutuhan rumah', 'See home goods', '看看家居好物'),
  image_url: picture('rumah'),
  tone: 'pandan',
  target: category(ids.rumah),
})

export const skinBanner = (target: CmsTarget): BannerRow => ({
  banner_id: 'kulit',
  eyebrow: translated('Diskon 15%', '15% off', '八五折'),
  title: translated('Rawat kulit dengan yang lokal', 'Local care for your skin', '用本土好物护肤'),
  text: translated('Dari beras, kenanga, dan kelapa.', 'From rice, ylang-ylang and coconut.', '源自大米、依兰和椰子。'),
  action: translated('Ambil voucher', 'Get the voucher', '领取优惠券'),
  image_url: picture('kulit'),
  tone: 'sambal',
  target,
})

export const childrenBanner = (target: CmsTarget): BannerRow => ({
  banner_id: 'anak',
  eyebrow: translated('Teman si kecil', 'For little ones', '宝贝好伙伴'),
  title: translated('Ransel ringan, hari riang', 'Light bag, happy day', '背上书包出发啦'),
  text: translated('Tahan air, empuk di punggung.', 'Water-resistant, soft on the back.', '防水面料，背感柔软。'),
  action: translated('Lihat ranselnya', 'See the backpack', '看看书包'),
  image_url: picture('anak'),
  tone: 'pandan',
  target,
})

/** The content of the home page above its lists, and the campaign pages. `bestOf` returns the best sellers of a category. */
export function buildHome(ids: Ids, bestOf: BestOf): HomeContent {
  const [bag] = bestOf(ids.sekolah, 1)
  return {
    hero_list: [
      kitchenBanner({ type: 'project', project_id: 'dapur-penuh' }),
      coffeeBanner({ type: 'keyword', keyword: 'kopi' }),
      snacksBanner(ids),
      paydayBanner({ type: 'project', project_id: 'pesta-gajian' }),
    ],
    side_list: [
      skinBanner({ type: 'coupons', coupon_nos: ['KILAURA15'] }),
      childrenBanner(bag ? { type: 'product', product_no: bag.product_no } : { type: 'category', nav_type_id: ids['ibu-anak'] }),
    ],
    campaign_list: buildCampaigns(ids, bestOf),
  }
}

/** Best sellers of a category. */
export type BestOf = (nav_type_id: string, count: number) => readonly ProductRow[]

const vouchers = (...coupon_nos: string[]): CampaignSection => ({
  type: 'vouchers',
  title: translated('Voucher kampanye', 'Campaign vouchers', '活动优惠券'),
  coupon_nos,
})
const products = (title: Translated, rows: readonly ProductRow[]): CampaignSection => ({
  type: 'products',
  title,
  product_nos: rows.map(({ product_no }) => product_no),
})
const words = (title: Translated, ...paragraphs: Translated[]): CampaignSection => ({ type: 'text', title, paragraphs })

const fullKitchen = (ids: Ids, bestOf: BestOf): CampaignRow => ({
  project_id: 'dapur-penuh',
  title: translated('Dapur penuh', 'Full kitchen', '厨房满满'),
  hero_list: [kitchenBanner({ type: 'category', nav_type_id: ids.sembako })],
  sections: [
    vouchers('BELANJA20', 'HEMAT5', 'BAYAR8'),
    words(
      translated('Sekali belanja, sebulan tenang', 'Shop once, calm for a month', '一次采购，安心一个月'),
      translated(
        'Kebutuhan dapur sebulan dalam satu kali belanja: beras, minyak, gula, dan bumbu dari dapur yang kami kenal.',
        'A month of kitchen needs in one go: rice, oil, sugar and spices from kitchens we know.',
        '一次买齐一个月的厨房所需：大米、油、糖和我们熟悉的厨房调味。',
      ),
      translated(
        'Harga sudah termasuk pajak. Voucher bisa digabung, jadi klaim dulu sebelum belanja.',
        'Prices include tax. The vouchers can be combined, so claim them before you shop.',
        '价格已含税。优惠券可叠加使用，记得先领再买。',
      ),
    ),
    products(translated('Isi dapur dulu', 'Stock the kitchen first', '先填满厨房'), bestOf(ids.sembako, 12)),
    products(translated('Bumbu dan sambal', 'Spices and sambal', '香料与参巴酱'), [...bestOf(ids.bumbu, 6), ...bestOf(ids.sambal, 6)]),
  ],
})

const islandCoffee = (ids: Ids, bestOf: BestOf): CampaignRow => ({
  project_id: 'kopi-nusantara',
  title: translated('Kopi Nusantara', 'Island coffee', '群岛咖啡'),
  hero_list: [coffeeBanner({ type: 'keyword', keyword: 'kopi gayo' })],
  sections: [
    words(
      translated('Empat pulau, empat rasa', 'Four islands, four tastes', '四座岛，四种味'),
      translated(
        'Biji pilihan dari petani kecil di seluruh kepulauan, disangrai minggu ini juga.',
        'Beans chosen from small farms across the islands, roasted this very week.',
        '精选自群岛各地小农的咖啡豆，本周现烘。',
      ),
      translated(
        'Gayo berempah, Toraja pekat, Kintamani segar seperti jeruk, Flores manis cokelat.',
        'Gayo is spicy, Toraja full, Kintamani bright like citrus, Flores sweet like chocolate.',
        '加幽带香料味，托拉雅醇厚，金塔马尼清新如柑橘，弗洛勒斯甜如巧克力。',
      ),
    ),
    products(translated('Biji dan bubuk', 'Beans and ground coffee', '咖啡豆与咖啡粉'), bestOf(ids.kopi, 12)),
    products(translated('Teman ngopi', 'Good with coffee', '咖啡好搭档'), bestOf(ids.kukis, 6)),
  ],
})

const snackTime = (ids: Ids, bestOf: BestOf): CampaignRow => ({
  project_id: 'waktu-ngemil',
  title: translated('Waktunya ngemil', 'Snack time', '零食时间'),
  hero_list: [snacksBanner(ids)],
  sections: [
    vouchers('CAMILAN10', 'HEMAT5'),
    products(translated('Paling renyah', 'The crispest', '最香脆'), [...bestOf(ids.keripik, 6), ...bestOf(ids.kerupuk, 6)]),
    {
      type: 'hot',
      title: translated('Lagi laris', 'Selling now', '正在热卖'),
      text: translated('Diperbarui setiap Senin.', 'New every Monday.', '每周一更新。'),
    },
    products(translated('Yang manis-manis', 'Something sweet', '来点甜的'), [...bestOf(ids.cokelat, 6), ...bestOf(ids.permen, 6)]),
  ],
})

const paydayTreats = (ids: Ids, bestOf: BestOf): CampaignRow => ({
  project_id: 'pesta-gajian',
  title: translated('Pesta gajian', 'Payday treats', '发薪日犒赏'),
  hero_list: [paydayBanner({ type: 'category', nav_type_id: ids.elektronik }), homeBanner(ids)],
  sections: [
    {
      type: 'side_banners',
      banners: [skinBanner({ type: 'coupons', coupon_nos: ['KILAURA15'] }), kitchenBanner({ type: 'project', project_id: 'dapur-penuh' })],
    },
    vouchers('GAJIAN30', 'KILAT50', 'SETIA10', 'APPHEMAT'),
    { type: 'categories' },
    products(translated('Sudah lama diincar', 'Long on the list', '心仪已久'), [...bestOf(ids.audio, 6), ...bestOf(ids.sepatu, 6)]),
    {
      type: 'hot',
      title: translated('Paling laris', 'Best sellers', '热销榜'),
      text: translated('Pilihan belanjaan minggu ini.', 'What the week puts in its carts.', '本周大家都在买。'),
    },
    words(
      translated('Aturan mainnya', 'How it works', '活动规则'),
      translated(
        'Klaim vouchermu, lalu pakai saat konfirmasi pesanan. Satu pesanan memakai satu voucher yang tidak bisa digabung.',
        'Claim your voucher and use it when you confirm the order. One order takes one voucher that can’t be combined.',
        '先领取优惠券，确认订单时使用。每笔订单只能使用一张不可叠加的优惠券。',
      ),
    ),
    {
      type: 'recommended',
      title: translated('Mungkin kamu suka', 'You may like', '猜您喜欢'),
      text: translated('Dari yang sering kamu lihat', 'From what you look at most', '根据您的浏览'),
    },
  ],
})

const ownCare = (ids: Ids, bestOf: BestOf): CampaignRow => ({
  project_id: 'rawat-diri',
  title: translated('Rawat diri', 'Care for yourself', '宠爱自己'),
  hero_list: [
    {
      ...skinBanner({ type: 'category', nav_type_id: ids.kecantikan }),
      action: translated('Lihat koleksi', 'See the collection', '查看系列'),
    },
  ],
  sections: [
    vouchers('KILAURA15'),
    products(translated('Siang dan malam', 'Day and night', '日夜护理'), [...bestOf(ids.wajah, 6), ...bestOf(ids['tabir-surya'], 6)]),
    products(translated('Seusai mandi', 'After the bath', '沐浴之后'), [...bestOf(ids.losion, 6), ...bestOf(ids.mandi, 6)]),
  ],
})

/** The current campaigns, newest first. */
export function buildCampaigns(ids: Ids, bestOf: BestOf): readonly CampaignRow[] {
  return [paydayTreats, fullKitchen, islandCoffee, snackTime, ownCare].map((build) => build(ids, bestOf))
}

import { coffeeBanner, homeBanner, kitchenBanner, paydayBanner, skinBanner, snacksBanner, translated } from './home-banners.ts'
import type { NAV_IDS } from './nav.ts'
import type { CampaignRow, CampaignSection, ProductRow, Translated } from './types.ts'

type Ids = typeof NAV_IDS

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

import type { NAV_IDS } from './nav.ts'
import type { BannerRow, BannerTarget, CampaignRow, HomeContent, ProductRow, Translated } from './types.ts'

type Ids = typeof NAV_IDS

const text = (id: string, en: string, zh: string): Translated => ({ id, en, 'zh-CN': zh })
const to = (nav_type_id: string): BannerTarget => ({ type: 'category', nav_type_id })
const picture = (name: string) => `/media/banners/${name}.svg`

const kitchen = (ids: Ids): BannerRow => ({
  banner_id: 'dapur',
  eyebrow: text('Belanja bulanan', 'Monthly shop', '每月采购'),
  title: text('Dapur penuh, dompet tenang', 'Full kitchen, calm wallet', '厨房满满，钱包轻松'),
  text: text(
    'Sembako, susu, dan bumbu dapur pilihan untuk satu rumah.',
    'Staples, milk and spices for the whole house.',
    '粮油、牛奶和调味，一次备齐。',
  ),
  action: text('Belanja sekarang', 'Shop now', '立即选购'),
  image_url: picture('dapur'),
  tone: 'kunyit',
  target: to(ids.sembako),
})

const coffee = (ids: Ids): BannerRow => ({
  banner_id: 'kopi',
  eyebrow: text('Dari kebun ke cangkir', 'From farm to cup', '从庄园到杯中'),
  title: text('Kopi Nusantara, sangrai minggu ini', 'Island coffee, roasted this week', '群岛咖啡，本周新烘'),
  text: text(
    'Gayo, Toraja, Kintamani, dan Flores dalam kemasan segar.',
    'Gayo, Toraja, Kintamani and Flores, freshly packed.',
    '加幽、托拉雅、金塔马尼、弗洛勒斯，新鲜装袋。',
  ),
  action: text('Pilih kopimu', 'Pick your coffee', '挑选咖啡'),
  image_url: picture('kopi'),
  tone: 'paper',
  target: to(ids.kopi),
})

const snacks = (ids: Ids): BannerRow => ({
  banner_id: 'camilan',
  eyebrow: text('Camilan rumahan', 'Home-style snacks', '家常零食'),
  title: text('Renyahnya sampai remah terakhir', 'Crisp to the last crumb', '脆到最后一口'),
  text: text(
    'Keripik, kacang, dan kerupuk dari dapur kampung.',
    'Chips, nuts and crackers from village kitchens.',
    '来自乡村厨房的脆片、坚果和虾片。',
  ),
  action: text('Lihat camilan', 'See snacks', '看看零食'),
  image_url: picture('camilan'),
  tone: 'sambal',
  target: to(ids.camilan),
})

const skin = (ids: Ids): BannerRow => ({
  banner_id: 'kulit',
  eyebrow: text('Baru datang', 'New in', '新品上架'),
  title: text('Rawat kulit dengan yang lokal', 'Local care for your skin', '用本土好物护肤'),
  text: text('Dari beras, kenanga, dan kelapa.', 'From rice, ylang-ylang and coconut.', '源自大米、依兰和椰子。'),
  action: text('Lihat koleksi', 'See the collection', '查看系列'),
  image_url: picture('kulit'),
  tone: 'sambal',
  target: to(ids.kecantikan),
})

const children = (ids: Ids): BannerRow => ({
  banner_id: 'anak',
  eyebrow: text('Teman si kecil', 'For little ones', '宝贝好伙伴'),
  title: text('Bermain, belajar, lalu tidur pulas', 'Play, learn, then sleep tight', '玩耍、学习、安睡'),
  text: text('Ransel, boneka, dan mainan yang aman.', 'Backpacks, soft toys and safe playthings.', '书包、玩偶和安全玩具。'),
  action: text('Lihat semua', 'See all', '查看全部'),
  image_url: picture('anak'),
  tone: 'pandan',
  target: to(ids['ibu-anak']),
})

function campaign(project_id: string, title: Translated, hero: BannerRow, intro: Translated, products: readonly ProductRow[]): CampaignRow {
  return { project_id, title, hero, intro: [intro], product_nos: products.map((product) => product.product_no) }
}

/** What home shows above its lists, and the campaigns' pages. `bestOf` gives the best sellers of a category. */
export function buildHome(ids: Ids, bestOf: (nav_type_id: string, count: number) => readonly ProductRow[]): HomeContent {
  return {
    hero_list: [kitchen(ids), coffee(ids), snacks(ids)],
    side_list: [skin(ids), children(ids)],
    campaign_list: [
      campaign(
        'dapur-penuh',
        text('Dapur penuh', 'Full kitchen', '厨房满满'),
        kitchen(ids),
        text('Kebutuhan dapur sebulan dalam satu kali belanja.', 'A month of kitchen needs in one go.', '一次买齐一个月的厨房所需。'),
        bestOf(ids.sembako, 12),
      ),
      campaign(
        'kopi-nusantara',
        text('Kopi Nusantara', 'Island coffee', '群岛咖啡'),
        coffee(ids),
        text(
          'Biji pilihan dari petani kecil di seluruh kepulauan.',
          'Beans chosen from small farms across the islands.',
          '精选自群岛各地小农的咖啡豆。',
        ),
        bestOf(ids.kopi, 12),
      ),
    ],
  }
}

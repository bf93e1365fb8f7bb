import type { CmsTarget } from '@nusaria/contracts/cms'
import type { NAV_IDS } from './nav.ts'
import type { BannerRow, Translated } from './types.ts'

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

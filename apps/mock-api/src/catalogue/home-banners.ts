import type { CmsTarget } from '@nusaria/contracts/cms'
import type { NAV_IDS } from './nav.ts'
import type { BannerRow, Translated } from './types.ts'

type Ids = typeof NAV_IDS

/** A text in Indonesian, English and Chinese. */
export const text = (id: string, en: string, zh: string): Translated => ({ id, en, 'zh-CN': zh })

const category = (nav_type_id: string): CmsTarget => ({ type: 'category', nav_type_id })
const picture = (name: string) => `/media/banners/${name}.svg`

/** Monthly shopping: leads to its campaign; on the campaign's own page to the category. */
export const kitchen = (target: CmsTarget): BannerRow => ({
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
  target,
})

export const coffee = (target: CmsTarget): BannerRow => ({
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
  target,
})

export const snacks = (ids: Ids): BannerRow => ({
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
  target: category(ids.camilan),
})

export const payday = (target: CmsTarget): BannerRow => ({
  banner_id: 'gajian',
  eyebrow: text('Pesta gajian', 'Payday', '发薪日'),
  title: text('Hadiah kecil untuk diri sendiri', 'A small treat for yourself', '犒劳一下自己'),
  text: text(
    'Headphone, sepatu lari, dan yang sudah lama kamu incar.',
    'Headphones, running shoes and what you’ve long had an eye on.',
    '耳机、跑鞋，还有您心仪已久的好物。',
  ),
  action: text('Intip promonya', 'See the deals', '看看优惠'),
  image_url: picture('gajian'),
  tone: 'nila',
  target,
})

export const home = (ids: Ids): BannerRow => ({
  banner_id: 'rumah',
  eyebrow: text('Rumah wangi', 'A fresh home', '清新居家'),
  title: text('Akhir pekan, rumah beres', 'Weekend, house done', '周末，家务搞定'),
  text: text(
    'Sabun, deterjen, dan lilin aroma untuk setiap sudut.',
    'Soap, detergent and scented candles for every corner.',
    '洗洁精、洗衣粉和香薰蜡烛，照顾每个角落。',
  ),
  action: text('Lihat kebutuhan rumah', 'See home goods', '看看家居好物'),
  image_url: picture('rumah'),
  tone: 'pandan',
  target: category(ids.rumah),
})

export const skin = (target: CmsTarget): BannerRow => ({
  banner_id: 'kulit',
  eyebrow: text('Diskon 15%', '15% off', '八五折'),
  title: text('Rawat kulit dengan yang lokal', 'Local care for your skin', '用本土好物护肤'),
  text: text('Dari beras, kenanga, dan kelapa.', 'From rice, ylang-ylang and coconut.', '源自大米、依兰和椰子。'),
  action: text('Ambil voucher', 'Get the voucher', '领取优惠券'),
  image_url: picture('kulit'),
  tone: 'sambal',
  target,
})

export const children = (target: CmsTarget): BannerRow => ({
  banner_id: 'anak',
  eyebrow: text('Teman si kecil', 'For little ones', '宝贝好伙伴'),
  title: text('Ransel ringan, hari riang', 'Light bag, happy day', '背上书包出发啦'),
  text: text('Tahan air, empuk di punggung.', 'Water-resistant, soft on the back.', '防水面料，背感柔软。'),
  action: text('Lihat ranselnya', 'See the backpack', '看看书包'),
  image_url: picture('anak'),
  tone: 'pandan',
  target,
})

import type { Translated } from '../../reference/catalogue/types.ts'

/** Given names of the catalogue's reviewers. */
export const NAMES: readonly string[] =
  `Adit Agung Ahmad Aisyah Alya Amanda Andi Anisa Arif Asep Ayu Bagas Bambang Bayu Bella Bima Cahya Candra Citra Dedi Dewi Dian Dimas Dina Eka Endah
  Erwin Fadli Fajar Farah Fitri Galih Gilang Hana Hendra Hesti Ika Ilham Imam Indah Intan Irfan Joko Kartika Krisna Laras Lestari Lia Lukman Made Maya
  Mega Nabila Nadia Nanda Ningsih Novi Nur Nyoman Oki Putra Rahma Rangga Ratna Reza Rina Rizky Sandi Santi Sekar Siti Sri Surya Tania Teguh Tika Tono
  Umi Vina Wahyu Wati Wayan Widya Yanti Yoga Yusuf Zahra`.split(/\s+/)

/** The name of anonymous reviewers. */
export const ANONYMOUS: Translated = { en: 'Anonymous', id: 'Anonim', 'zh-CN': '匿名用户' }

/** Masks a name to its first and last letter: `S***i`. */
export function maskedName(name: string): string {
  const letters = [...name.trim()]
  return `${letters[0] ?? ''}***${letters.length > 1 ? letters.at(-1) : ''}`
}

/** Review phrases for one kind of product, by rating. In Indonesian, as shoppers write. */
export interface Phrases {
  /** five stars */
  readonly good: readonly string[]
  /** four */
  readonly fine: readonly string[]
  /** three */
  readonly mixed: readonly string[]
  /** one or two */
  readonly bad: readonly string[]
}

/** Sentences for any product, after those of its category. */
export const COMMON: Phrases = {
  good: [
    'Pengirimannya cepat, dua hari sudah sampai.',
    'Dikemas rapi dan aman.',
    'Paket sampai utuh, tidak ada yang penyok.',
    'Pesan kemarin, hari ini sudah di rumah.',
    'Harganya lebih murah daripada di toko dekat rumah.',
    'Dapat harga promo, jadi hemat banyak.',
    'Sesuai foto dan keterangannya.',
    'Sudah beli berkali-kali, belum pernah kecewa.',
    'Pakai voucher gratis ongkir, makin untung.',
    'Kurirnya ramah dan mau menunggu sebentar.',
    'Bakal pesan lagi bulan depan.',
    'Tokonya cepat kirim.',
  ],
  fine: [
    'Cuma pengirimannya agak lama.',
    'Sayang kardusnya sedikit penyok.',
    'Semoga stoknya selalu ada.',
    'Bintang empat karena datangnya telat sehari.',
    'Selebihnya oke.',
    'Kalau ada diskon, saya beli lagi.',
  ],
  mixed: [
    'Pengemasannya bisa lebih rapi.',
    'Untuk harga segini, cukup lah.',
    'Mungkin lain kali coba yang lain.',
    'Tunggu promo saja kalau mau beli.',
  ],
  bad: ['Kemasannya penyok dan terbuka.', 'Pengirimannya juga lama sekali.', 'Semoga ke depannya lebih teliti.', 'Agak kecewa.'],
}

/** Closing sentences of satisfied shoppers. */
export const CLOSINGS: readonly string[] = ['Terima kasih, Nusaria!', 'Mantap!', 'Puas banget.', 'Rekomendasi!', 'Top.', 'Pokoknya suka.']

import type { Family } from './family.ts'

// biome-ignore format: a family a block, its facts side by side like a table row
export const buahSayur: readonly Family[] = [
  {
    id: 'mangga', in: 'buah-tropis', kind: 'Mangga', by: ['Kebunara'], pack: 'group', unit: 'Kemasan', look: 'mango|butter',
    price: 28_900, sizes: ['1 kg', '2 kg'], life: '7 hari', dims: [250, 180, 100], of: 'Mangga segar',
    models: ['Harum Manis Probolinggo', 'Gedong Gincu Indramayu|mango|peach', 'Manalagi Situbondo|mango~40|sage', 'Alpukat Pasuruan|mango~20|mint'],
    text: 'Matang pohon, harum, dan dikirim setelah dicek satu per satu.',
  },
  {
    id: 'alpukat', in: 'buah-tropis', kind: 'Alpukat', by: ['Kebunara'], pack: 'group', unit: 'Kemasan', look: 'avocado|sage',
    price: 34_500, sizes: ['1 kg'], life: '6 hari', dims: [240, 170, 100], of: 'Alpukat segar',
    models: ['Mentega Matang Pohon', 'Aligator Jumbo|avocado|mint', 'Miki Lembut|avocado|butter'],
    text: 'Daging tebal dan pulen, matang dalam dua sampai tiga hari.',
  },
  {
    id: 'pisang', in: 'buah-tropis', kind: 'Pisang', by: ['Kebunara'], pack: 'group', unit: 'Sisir', look: 'banana|butter',
    price: 24_900, sizes: ['1 sisir'], grams: 1_200, life: '6 hari', dims: [260, 180, 120], of: 'Pisang segar',
    models: ['Cavendish Lampung', 'Raja Bulu|banana|peach', 'Ambon Lumut|banana~20|sage', 'Kepok Kuning|banana|sand'],
    text: 'Dipetik tua, kulit mulus, manis merata.',
  },
  {
    id: 'nanas', in: 'buah-tropis', kind: 'Nanas', by: ['Kebunara'], pack: 'group', unit: 'Buah', look: 'pineapple|butter',
    price: 17_900, sizes: ['1 buah', '3 buah*2.7'], sizeAxis: 'Isi', grams: 1_100, life: '6 hari', dims: [120, 120, 240], of: 'Nanas segar',
    models: ['Madu Subang', 'Madu Blitar|pineapple|mint', 'Batu Bogor|pineapple|sand'],
    text: 'Manis tanpa gatal di lidah.',
  },
  {
    id: 'melon', in: 'buah-tropis', kind: 'Semangka dan Melon', by: ['Kebunara'], pack: 'group', unit: 'Buah', look: 'watermelon|rose',
    price: 32_900, sizes: ['1 buah'], grams: 2_500, life: '7 hari', dims: [220, 220, 220], of: 'Buah segar',
    models: ['=Semangka Merah Tanpa Biji', '=Melon Madu Kuning|melon|butter', '=Melon Jingga Manis|melon~330|peach'],
    text: 'Ranum dan berair, dipilih dengan kadar manis di atas rata-rata.',
  },
  {
    id: 'apel', in: 'apel-anggur', kind: 'Apel', by: ['Kebunara'], pack: 'group', unit: 'Kemasan', look: 'red-apple|rose',
    price: 36_900, sizes: ['1 kg'], life: '14 hari', dims: [240, 170, 90], of: 'Apel segar',
    models: ['Fuji Manis', 'Malang Manalagi|green-apple|sage', 'Anna Batu|red-apple|peach'],
    text: 'Renyah, berair, dan tidak dilapisi lilin.',
  },
  {
    id: 'anggur', in: 'apel-anggur', kind: 'Anggur', by: ['Kebunara'], pack: 'group', unit: 'Kotak', look: 'grapes|sky',
    price: 45_900, sizes: ['500 g'], life: '7 hari', dims: [190, 120, 90], of: 'Anggur segar',
    models: ['Hitam Probolinggo', 'Hijau Tanpa Biji|grapes~180|mint', 'Merah Buleleng|grapes~60|rose'],
    text: 'Tangkai hijau segar, buah padat dan manis.',
  },
  {
    id: 'pir', in: 'apel-anggur', kind: 'Pir', by: ['Kebunara'], pack: 'group', unit: 'Kemasan', look: 'pear|sage',
    price: 29_900, sizes: ['1 kg'], life: '12 hari', dims: [240, 170, 90], of: 'Pir segar',
    models: ['Madu Renyah', 'Hijau Manis|pear|mint'],
    text: 'Airnya banyak, seratnya halus.',
  },
  {
    id: 'stroberi', in: 'apel-anggur', kind: 'Beri Segar', by: ['Kebunara'], pack: 'group', unit: 'Kotak', look: 'strawberry|rose',
    price: 32_500, sizes: ['250 g'], life: '4 hari', dims: [180, 110, 60], of: 'Beri segar',
    models: ['=Stroberi Ciwidey', '=Bluberi Lembang|blueberries|sky', '=Ceri Merah|cherries|peach'],
    text: 'Dipetik pagi dan dikirim dingin di hari yang sama.',
  },
  {
    id: 'jeruk', in: 'jeruk', kind: 'Jeruk', by: ['Kebunara'], pack: 'group', unit: 'Kemasan', look: 'tangerine|peach',
    price: 25_900, sizes: ['1 kg', '2 kg'], life: '12 hari', dims: [240, 170, 90], of: 'Jeruk segar',
    models: ['Medan Manis', 'Pontianak Peras|tangerine~20|butter', 'Keprok Batu|tangerine|sand', 'Kintamani|tangerine~345|clay'],
    text: 'Kulit tipis, mudah dikupas, manis segar.',
  },
  {
    id: 'lemon', in: 'jeruk', kind: 'Lemon dan Nipis', by: ['Kebunara'], pack: 'group', unit: 'Kemasan', look: 'lemon|butter',
    price: 18_900, sizes: ['500 g'], life: '14 hari', dims: [200, 140, 70], of: 'Buah segar',
    models: ['=Lemon Lokal', '=Jeruk Nipis|lime|mint', '=Lemon Kalifornia Batu|lemon|sand'],
    text: 'Airnya melimpah, cocok untuk minuman dan masakan.',
  },
  {
    id: 'sayur-daun', in: 'sayur-daun', kind: 'Sayur Daun', by: ['Kebunara', 'Rimbuna'], pack: 'group', unit: 'Ikat', look: 'leafy-green|mint',
    price: 6_900, sizes: ['250 g'], life: '4 hari', dims: [280, 120, 60], of: 'Sayuran segar',
    models: ['=Bayam Hijau', '=Kangkung Akar|herb|sage', '=Sawi Pakcoy|leafy-green|aqua', '=Selada Keriting Hidroponik|green-salad|sage', '=Kale Hidroponik|leafy-green~20|sky'],
    text: 'Dipanen dini hari, dicuci bersih, sampai segar di dapurmu.',
  },
  {
    id: 'brokoli', in: 'sayur-daun', kind: 'Kubis', by: ['Kebunara'], pack: 'group', unit: 'Buah', look: 'broccoli|mint',
    price: 13_900, sizes: ['500 g'], life: '6 hari', dims: [160, 160, 120], of: 'Sayuran segar',
    models: ['=Brokoli Bandung', '=Kol Bulat Dieng|leafy-green|sand', '=Brokoli Mini|broccoli|sage'],
    text: 'Padat dan segar dari dataran tinggi.',
  },
  {
    id: 'tomat', in: 'sayur-buah', kind: 'Tomat', by: ['Kebunara'], pack: 'group', unit: 'Kemasan', look: 'tomato|rose',
    price: 11_900, sizes: ['500 g', '1 kg'], life: '7 hari', dims: [190, 130, 70], of: 'Tomat segar',
    models: ['Merah Lembang', 'Ceri Manis|tomato|peach', 'Hijau Sambal|tomato~100|sage'],
    text: 'Merah merata, padat, dan tidak lembek.',
  },
  {
    id: 'terung', in: 'sayur-buah', kind: 'Sayur Buah', by: ['Kebunara'], pack: 'group', unit: 'Kemasan', look: 'eggplant|sky',
    price: 9_900, sizes: ['500 g'], life: '6 hari', dims: [240, 120, 70], of: 'Sayuran segar',
    models: ['=Terung Ungu', '=Mentimun Lalap|cucumber|mint', '=Paprika Hijau|bell-pepper|peach', '=Jagung Manis|ear-of-corn|butter', '=Kacang Polong Kapri|pea-pod|sage'],
    text: 'Segar dari kebun, siap tumis atau lalap.',
  },
  {
    id: 'umbi', in: 'umbi', kind: 'Umbi', by: ['Kebunara', 'Bumiraos'], pack: 'group', unit: 'Kemasan', look: 'potato|sand',
    price: 17_900, sizes: ['1 kg'], life: '21 hari', dims: [240, 160, 90], of: 'Umbi segar',
    models: ['=Kentang Dieng', '=Ubi Cilembu Madu|roasted-sweet-potato|peach', '=Wortel Berastagi|carrot|butter', '=Ubi Ungu Kuningan|roasted-sweet-potato~260|rose'],
    text: 'Bersih dari tanah, ukuran seragam, tahan disimpan.',
  },
  {
    id: 'jamur', in: 'jamur', kind: 'Jamur', by: ['Kebunara'], pack: 'group', unit: 'Kemasan', look: 'brown-mushroom|sand',
    price: 14_900, sizes: ['200 g'], life: '5 hari', dims: [170, 120, 60], of: 'Jamur segar',
    models: ['Kancing Cokelat', 'Merang|brown-mushroom|clay', 'Shimeji Cokelat|brown-mushroom|sage'],
    text: 'Dipanen dari rumah jamur bersih, tanpa bau langu.',
  },
  {
    id: 'bumbu-segar', in: 'bumbu-segar', kind: 'Bumbu Segar', by: ['Kebunara'], pack: 'group', unit: 'Kemasan', look: 'garlic|sand',
    price: 12_900, sizes: ['250 g', '500 g'], life: '14 hari', dims: [160, 110, 50], of: 'Bumbu dapur segar',
    models: ['=Bawang Putih Kating', '=Bawang Bombai|onion|peach', '=Cabai Merah Keriting|hot-pepper|rose', '=Cabai Hijau|hot-pepper~130|mint', '=Jahe Emprit|ginger-root|butter', '=Bawang Merah Brebes|onion~300|rose'],
    text: 'Kering, bersih, dan siap ulek.',
  },
  {
    id: 'potong-siap', in: 'potong', kind: 'Potong Segar', by: ['Kebunara', 'Segarua'], pack: 'group', unit: 'Kotak', look: 'green-salad|mint',
    price: 19_900, sizes: ['300 g'], life: '3 hari', dims: [180, 130, 60], of: 'Buah atau sayur potong',
    models: ['Salad Sayur', 'Semangka Dingin|watermelon|rose', 'Melon Dingin|melon|sage', 'Kelapa Muda Kerok|coconut|sand', 'Buah Naga dan Kiwi|kiwi-fruit|mint'],
    text: 'Sudah dicuci dan dipotong, tinggal disantap.',
  },
]

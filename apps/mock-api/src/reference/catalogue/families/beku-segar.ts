import type { Family } from './family.ts'

// biome-ignore format: a family a block, its facts side by side like a table row
export const bekuSegar: readonly Family[] = [
  {
    id: 'udang', in: 'laut', kind: 'Udang', by: ['Bahariku'], pack: 'pouch', unit: 'Pouch', look: 'shrimp|ocean',
    price: 38_900, sizes: ['250 g', '500 g', '1 kg'], life: '12 bulan', dims: [200, 40, 260], of: 'Udang vaname', props: ['shrimp', 'lemon'],
    models: ['Kupas Beku', 'Utuh Beku Cepat|shrimp|teal', 'Kupas Ekor|shrimp|navy'],
    text: 'Dibekukan cepat di tambak, rasanya tetap manis.',
  },
  {
    id: 'ikan-beku', in: 'laut', kind: 'Ikan', by: ['Bahariku'], pack: 'pouch', unit: 'Pouch', look: 'fish|navy',
    price: 42_900, sizes: ['500 g'], life: '9 bulan', dims: [220, 40, 280], of: 'Ikan laut',
    models: ['Dori Filet', 'Tuna Steik Bitung|fish|ocean', 'Kakap Merah Filet|tropical-fish|chili', 'Salmon Potong|sushi|rose|1.7', 'Lele Bumbu Kuning|fish|gold'],
    text: 'Tanpa duri, tanpa bau amis, tinggal masak.',
  },
  {
    id: 'cumi', in: 'laut', kind: 'Cumi', by: ['Bahariku'], pack: 'pouch', unit: 'Pouch', look: 'squid|plum',
    price: 48_900, sizes: ['500 g'], life: '9 bulan', dims: [200, 40, 260], of: 'Cumi segar',
    models: ['Utuh Bersih', 'Cincin Beku|squid|ocean', '=Gurita Muda Bersih|octopus|berry'],
    text: 'Sudah dibersihkan, empuk, dan tidak alot.',
  },
  {
    id: 'kepiting', in: 'laut', kind: 'Hasil Laut', by: ['Bahariku'], pack: 'box', unit: 'Kotak', look: 'crab|chili',
    price: 89_900, sizes: ['500 g'], life: '6 bulan', dims: [220, 160, 70], of: 'Hasil laut',
    models: ['=Kepiting Soka', '=Lobster Mutiara|lobster|rose|2.2', '=Kerang Hijau Kupas|oyster|teal|0.5'],
    text: 'Langsung dari nelayan, dibekukan dalam hitungan jam.',
  },
  {
    id: 'ayam', in: 'ayam', kind: 'Ayam', by: ['Padangin', 'Sedulang'], pack: 'pouch', unit: 'Pouch', look: 'poultry-leg|gold',
    price: 39_900, sizes: ['500 g', '1 kg'], life: '6 bulan', dims: [220, 60, 280], of: 'Ayam segar',
    models: ['Dada Filet', 'Paha Atas|poultry-leg|orange', 'Sayap Potong|poultry-leg|clay', 'Kampung Utuh|chicken|leaf', 'Ungkep Kuning|poultry-leg|corn'],
    text: 'Dipotong halal setiap hari, dikemas hampa udara.',
  },
  {
    id: 'sapi', in: 'sapi', kind: 'Daging Sapi', by: ['Padangin'], pack: 'pouch', unit: 'Pouch', look: 'cut-of-meat|chili',
    price: 69_900, sizes: ['500 g'], life: '9 bulan', dims: [220, 50, 280], of: 'Daging sapi',
    models: ['Rendang Potong', 'Iris Tipis|bacon|rose', 'Giling Rendah Lemak|cut-of-meat|berry', 'Iga Potong|meat-on-bone|clay', 'Has Dalam Steik|cut-of-meat|night|1.8'],
    text: 'Sapi lokal dengan potongan rapi, siap olah.',
  },
  {
    id: 'nugget', in: 'olahan', kind: 'Naget', by: ['Sedulang'], pack: 'pouch', unit: 'Pouch', look: 'poultry-leg|orange',
    price: 32_900, sizes: ['250 g', '500 g'], life: '12 bulan', dims: [200, 50, 260], of: 'Daging ayam, tepung roti, bumbu',
    models: ['Ayam Original', 'Ayam Keju|cheese-wedge|corn', 'Ikan dan Sayur|fish|teal', 'Ayam Bentuk Dinosaurus|sauropod|leaf'],
    text: 'Daging terasa, renyah di luar, disukai anak.',
  },
  {
    id: 'sosis', in: 'olahan', kind: 'Sosis', by: ['Sedulang', 'Padangin'], pack: 'pouch', unit: 'Pouch', look: 'hot-dog|chili',
    price: 27_900, sizes: ['300 g', '1 kg'], life: '9 bulan', dims: [180, 40, 230], of: 'Daging, bumbu, susu bubuk',
    models: ['Sapi Bakar', 'Ayam Lada Hitam|hot-dog|night', 'Keju Lumer|cheese-wedge|gold'],
    text: 'Kenyal padat, enak dibakar atau ditumis.',
  },
  {
    id: 'bakso', in: 'olahan', kind: 'Bakso', by: ['Padangin', 'Sedulang'], pack: 'pouch', unit: 'Pouch', look: 'steaming-bowl|clay',
    price: 34_900, sizes: ['Isi 25'], grams: 500, life: '9 bulan', dims: [200, 50, 250], of: 'Daging sapi, tapioka, bawang putih',
    models: ['Sapi Halus', 'Urat Besar|pot-of-food|chili', 'Ikan Tenggiri|fish|ocean', 'Isi Keju|cheese-wedge|corn'],
    text: 'Bakso kampung tanpa boraks, kuahnya tinggal ditambah.',
  },
  {
    id: 'kentang-beku', in: 'kentang-beku', kind: 'Kentang Beku', by: ['Esdinara', 'Sedulang'], pack: 'pouch', unit: 'Pouch', look: 'french-fries|gold',
    price: 29_900, sizes: ['500 g', '1 kg'], life: '18 bulan', dims: [220, 60, 300], of: 'Kentang, minyak nabati',
    models: ['Potong Lurus', 'Potong Bergelombang|french-fries|chili', 'Wedges Berbumbu|potato|clay'],
    text: 'Renyah di luar, lembut di dalam, matang delapan menit.',
  },
  {
    id: 'camilan-beku', in: 'kentang-beku', kind: 'Camilan Beku', by: ['Esdinara'], pack: 'box', unit: 'Kotak', look: 'banana|corn',
    price: 25_900, sizes: ['Isi 10'], grams: 350, life: '9 bulan', dims: [220, 150, 50], of: 'Tepung terigu, isian, minyak nabati',
    models: ['=Pisang Keju', '=Risol Ragu|stuffed-flatbread|orange', '=Pastel Sayur|dumpling|leaf', '=Cireng Salju|cookie|milk', '=Martabak Mini|pancakes|clay'],
    text: 'Tinggal goreng, jadi teman teh sore.',
  },
  {
    id: 'es-krim', in: 'es-krim', kind: 'Es Krim', by: ['Esdinara'], pack: 'box', unit: 'Kotak', look: 'ice-cream|blush',
    price: 34_900, sizes: ['350 ml', '700 ml'], life: '18 bulan', dims: [130, 130, 80], of: 'Susu, krim, gula, perisa alami', props: ['ice-cream'],
    options: { Rasa: ['Stroberi|strawberry|rose', 'Cokelat|chocolate-bar|choco', 'Vanila|soft-ice-cream|cream', 'Alpukat|avocado|leaf'] },
    models: ['Susu Klasik', 'Rendah Gula', 'Gelato Rumah'],
    text: 'Lembut, tidak cepat meleleh, dikirim dengan es kering.',
  },
  {
    id: 'es-stik', in: 'es-krim', kind: 'Es Stik', by: ['Esdinara'], pack: 'box', unit: 'Kotak', look: 'shaved-ice|sky',
    price: 27_900, sizes: ['Isi 6'], grams: 420, life: '18 bulan', dims: [180, 110, 90], of: 'Susu, sari buah, gula',
    models: ['Kacang Hijau|pea-pod|leaf', 'Semangka|watermelon|rose', 'Susu Cokelat|chocolate-bar|choco', 'Durian|melon|lime'],
    text: 'Kesegaran masa kecil dalam satu kotak.',
  },
  {
    id: 'tempe', in: 'tahu-tempe', kind: 'Tempe', by: ['Kebunara', 'Sedulang'], pack: 'pouch', unit: 'Bungkus', look: 'beans|sand',
    price: 7_900, sizes: ['250 g', '500 g'], life: '4 hari', dims: [200, 100, 30], of: 'Kedelai, ragi',
    models: ['Kedelai Lokal', 'Daun Pisang|leafy-green|leaf', 'Kacang Koro|peanuts|cream'],
    text: 'Dibuat setiap malam, padat, dan tidak pahit.',
  },
  {
    id: 'tahu', in: 'tahu-tempe', kind: 'Tahu', by: ['Kebunara'], pack: 'box', unit: 'Kotak', look: 'beans|milk',
    price: 9_900, sizes: ['400 g'], life: '5 hari', dims: [140, 110, 60], of: 'Kedelai, air',
    models: ['Sutra Lembut', 'Kuning Kediri|beans|gold', 'Putih Sumedang|beans|sky', 'Telur|egg|corn'],
    text: 'Lembut dan segar, tanpa formalin.',
  },
  {
    id: 'keju', in: 'keju', kind: 'Keju', by: ['Padangin', 'Rotirasa'], pack: 'box', unit: 'Kotak', look: 'cheese-wedge|corn',
    price: 24_900, sizes: ['165 g'], life: '9 bulan', dims: [140, 50, 50], of: 'Susu sapi, garam, kultur',
    models: ['Cheddar Olahan', 'Mozarela|cheese-wedge|milk', 'Lembaran|cheese-wedge|orange', 'Parut Kering|cheese-wedge|clay'],
    text: 'Gurih, mudah diparut, dan meleleh merata.',
  },
  {
    id: 'mentega', in: 'keju', kind: 'Mentega', by: ['Padangin'], pack: 'box', unit: 'Kotak', look: 'butter|gold',
    price: 28_900, sizes: ['200 g'], life: '12 bulan', dims: [120, 60, 40], of: 'Krim susu, garam',
    models: ['Tawar', 'Asin|butter|ocean', 'Bawang Putih|garlic|cream'],
    text: 'Krim susu segar yang dikocok tradisional.',
  },
  {
    id: 'dimsum', in: 'dimsum', kind: 'Dimsum', by: ['Esdinara', 'Bahariku'], pack: 'box', unit: 'Kotak', look: 'dumpling|chili',
    price: 29_900, sizes: ['Isi 10', 'Isi 20*1.85'], sizeAxis: 'Isi', grams: 250, life: '9 bulan', dims: [200, 140, 50], of: 'Ayam, udang, tepung, bumbu',
    models: ['=Siomai Ayam Udang', '=Hakau Udang|shrimp|sky', '=Pangsit Kuah|dumpling|gold', '=Bakpao Cokelat|chocolate-bar|choco', '=Lumpia Kulit Tahu|stuffed-flatbread|orange'],
    text: 'Kukus dua belas menit, hidangkan hangat dengan saus.',
  },
]

import type { Family } from './family.ts'

const nomorSepatu = ['38', '39', '40', '41', '42', '43'] as const

// biome-ignore format: a family a block, its facts side by side like a table row
export const olahraga: readonly Family[] = [
  {
    id: 'sepatu-lari', in: 'sepatu', kind: 'Sepatu Lari', by: ['Langkara', 'Smesta'], pack: 'plain', unit: 'Pasang', look: 'running-shoe|sky',
    price: 279_000, sizes: nomorSepatu, grams: 550, dims: [320, 200, 120], of: 'Jala poliester, sol EVA',
    options: { Warna: ['Ungu Muda|running-shoe|sky', 'Merah Muda|running-shoe~75|rose', 'Hijau|running-shoe~240|mint'] },
    models: ['Ringan Unisex', 'Bantalan Empuk', 'Maraton'],
    text: 'Ringan, lentur, dan sejuk sampai kilometer terakhir.',
  },
  {
    id: 'sepatu-lain', in: 'sepatu', kind: 'Sepatu', by: ['Langkara'], pack: 'plain', unit: 'Pasang', look: 'hiking-boot|sand',
    price: 349_000, sizes: nomorSepatu, grams: 800, dims: [330, 210, 130], of: 'Kulit sintetis, sol karet',
    models: ['Gunung Tahan Air', '=Sandal Jepit Karet|thong-sandal|aqua|0.15', 'Balet Latihan|ballet-shoes|rose', 'Datar Harian|flat-shoe|peach', 'Roda Empat|roller-skate|butter'],
    text: 'Cengkeram kuat, nyaman dipakai lama.',
  },
  {
    id: 'kaus-olahraga', in: 'pakaian', kind: 'Pakaian Olahraga', by: ['Langkara', 'Smesta'], pack: 'plain', unit: 'Potong', look: 'running-shirt|aqua',
    price: 89_000, sizes: ['S', 'M', 'L', 'XL'], grams: 160, dims: [250, 200, 20], of: 'Poliester cepat kering',
    models: ['=Singlet Lari', '=Kaus Kering Cepat|t-shirt|sky', '=Celana Pendek|shorts|mint', '=Baju Bela Diri|martial-arts-uniform|sand|2', '=Kaus Kaki Tebal|socks|peach|0.3'],
    text: 'Keringat cepat menguap, jahitan tidak menggesek.',
  },
  {
    id: 'topi-olahraga', in: 'pakaian', kind: 'Pelengkap Olahraga', by: ['Langkara'], pack: 'plain', unit: 'Buah', look: 'billed-cap|sky',
    price: 59_000, sizes: ['Standar'], grams: 90, dims: [200, 150, 100], of: 'Poliester, katun',
    models: ['=Topi Lari', '=Kacamata Sepeda|sunglasses|sand', '=Sarung Tangan|gloves|rose', '=Tas Pinggang|clutch-bag|mint|1.6', '=Syal Gunung|scarf|peach'],
    text: 'Ringan, ada bagian pemantul cahaya untuk malam.',
  },
  {
    id: 'raket', in: 'bulu-tangkis', kind: 'Raket Bulu Tangkis', by: ['Smesta'], pack: 'plain', unit: 'Buah', look: 'badminton|aqua',
    price: 199_000, sizes: ['4U', '3U*1.05'], sizeAxis: 'Berat', grams: 85, dims: [680, 220, 30], of: 'Grafit, serat karbon',
    models: ['Karbon Ringan', 'Serang Kepala Berat|badminton|rose', 'Latihan Keluarga|badminton|butter'],
    text: 'Ayunan cepat, getaran teredam di gagang.',
  },
  {
    id: 'raket-lain', in: 'bulu-tangkis', kind: 'Raket', by: ['Smesta'], pack: 'plain', unit: 'Buah', look: 'tennis|sage',
    price: 249_000, sizes: ['Standar'], grams: 280, dims: [690, 260, 30], of: 'Aluminium, karbon',
    models: ['Tenis Pemula', 'Tenis Meja Set|tennis~200|sky'],
    text: 'Pas untuk mulai berlatih bersama keluarga.',
  },
  {
    id: 'bola', in: 'bola', kind: 'Bola', by: ['Smesta', 'Langkara'], pack: 'plain', unit: 'Buah', look: 'soccer-ball|mint',
    price: 119_000, sizes: ['Standar'], grams: 430, dims: [220, 220, 220], of: 'Kulit sintetis, karet',
    models: ['Sepak Latihan', 'Basket Karet|basketball|peach', 'Voli Lembut|volleyball|sky', 'Tenis Kaleng|tennis|sage', 'Rugbi|rugby-football|clay', 'Boling Anak|bowling|rose'],
    text: 'Pantulan stabil, jahitan rapat, tahan lapangan keras.',
  },
  {
    id: 'latihan', in: 'kebugaran', kind: 'Alat Kebugaran', by: ['Smesta'], pack: 'plain', unit: 'Buah', look: 'boxing-glove|rose',
    price: 139_000, sizes: ['Standar'], grams: 700, dims: [300, 180, 150], of: 'Kulit sintetis, busa',
    models: ['=Sarung Tinju', '=Cakram Lempar|flying-disc|sky|0.4', '=Penghitung Waktu Latihan|stopwatch|sand|0.6', '=Papan Target|bullseye|butter|1.4'],
    text: 'Menemani latihan di rumah setiap hari.',
  },
  {
    id: 'protein', in: 'kebugaran', kind: 'Minuman Protein', label: 'Protein', by: ['Smesta', 'Padangin'], pack: 'jar', unit: 'Toples', look: 'flexed-biceps|night',
    price: 159_000, sizes: ['500 g', '1 kg'], options: { Rasa: ['Cokelat|chocolate-bar|choco', 'Vanila|soft-ice-cream|cream', 'Stroberi|strawberry|rose'] }, life: '24 bulan', dims: [130, 130, 200], of: 'Konsentrat protein susu, kakao, pemanis alami',
    models: ['Susu', 'Nabati Kedelai'],
    text: 'Dua puluh lima gram protein setiap saji, mudah larut.',
  },
  {
    id: 'sepeda', in: 'sepeda', kind: 'Sepeda', by: ['Langkara'], pack: 'plain', unit: 'Unit', look: 'bicycle|mint',
    price: 1_899_000, sizes: ['20 inci', '26 inci*1.15'], grams: 14_000, dims: [1400, 250, 800], of: 'Aluminium, karet', limit: 1,
    models: ['Kota Tujuh Percepatan', 'Lipat Ringkas|bicycle~120|sky', '=Skuter Dewasa|kick-scooter|peach|0.5'],
    text: 'Rangka ringan, rem cakram, siap dirakit dalam lima belas menit.',
  },
  {
    id: 'sepeda-aksesori', in: 'sepeda', kind: 'Aksesori Sepeda', by: ['Langkara', 'Elektrana'], pack: 'plain', unit: 'Buah', look: 'rescue-workers-helmet|butter',
    price: 129_000, sizes: ['Standar'], grams: 350, dims: [280, 220, 160], of: 'Polikarbonat, EPS',
    models: ['=Helm Ringan', '=Gembok Kode|locked|sand|0.6', '=Lampu Depan|flashlight|sky', '=Bel Klasik|bellhop-bell|rose|0.3'],
    text: 'Aman dan mudah dipasang tanpa alat khusus.',
  },
  {
    id: 'tenda', in: 'kemah', kind: 'Tenda', by: ['Langkara'], pack: 'plain', unit: 'Unit', look: 'tent|sage',
    price: 449_000, sizes: ['2 orang', '4 orang*1.5'], sizeAxis: 'Kapasitas', grams: 2_400, dims: [500, 160, 160], of: 'Poliester, rangka fiber', limit: 2,
    models: ['Kemah Dua Lapis', 'Pantai Instan|beach-with-umbrella|butter', 'Keluarga Tahan Hujan|camping|mint'],
    text: 'Berdiri dalam lima menit, kering di hujan deras.',
  },
  {
    id: 'kemah', in: 'kemah', kind: 'Perlengkapan Kemah', by: ['Langkara'], pack: 'plain', unit: 'Buah', look: 'compass|sand',
    price: 69_000, sizes: ['Standar'], grams: 200, dims: [150, 100, 60], of: 'Logam, kayu',
    models: ['=Kompas Saku', '=Kapak Kecil|axe|clay|1.6', '=Kayu Bakar Kering|wood|peach|0.6', '=Ransel Gunung 40 L|backpack~90|sage|5'],
    text: 'Kecil, kuat, dan siap dibawa mendaki.',
  },
  {
    id: 'renang', in: 'renang', kind: 'Perlengkapan Renang', by: ['Smesta'], pack: 'plain', unit: 'Buah', look: 'goggles|aqua',
    price: 79_000, sizes: ['Standar'], grams: 120, dims: [180, 80, 60], of: 'Silikon, polikarbonat',
    models: ['=Kacamata Anti Embun', '=Baju Renang|one-piece-swimsuit|rose|1.8', '=Pelampung Cincin|ring-buoy|sky', '=Masker Selam|diving-mask|mint', '=Dayung Kano|canoe|butter|3'],
    text: 'Nyaman dipakai lama dan mudah disetel.',
  },
  {
    id: 'yoga', in: 'yoga', kind: 'Perlengkapan Yoga', label: 'Matras/Yoga', by: ['Smesta', 'Langkara'], pack: 'box', unit: 'Kotak', look: 'lotus|plum',
    price: 109_000, sizes: ['6 mm', '10 mm*1.3'], sizeAxis: 'Tebal', grams: 900, dims: [620, 130, 130], of: 'TPE',
    options: { Warna: ['Ungu|lotus|plum', 'Hijau|lotus|leaf', 'Biru|lotus|ocean'] },
    models: ['=Matras Yoga Anti Licin', '=Matras Yoga Lipat'],
    text: 'Tidak licin oleh keringat, mudah digulung.',
  },
  {
    id: 'pancing', in: 'pancing', kind: 'Alat Pancing', by: ['Bahariku', 'Langkara'], pack: 'plain', unit: 'Set', look: 'fishing-pole|sky',
    price: 149_000, sizes: ['Standar'], grams: 400, dims: [900, 60, 60], of: 'Serat karbon, aluminium',
    models: ['=Joran Pancing Set Lengkap', '=Kail Isi 20|hook|sand|0.15', '=Umpan Ikan Lentur|fish|aqua|0.2'],
    text: 'Siap pakai untuk kolam, sungai, dan laut.',
  },
]

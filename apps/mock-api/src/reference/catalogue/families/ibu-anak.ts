import type { Family } from './family.ts'

// biome-ignore format: a family a block, its facts side by side like a table row
export const ibuAnak: readonly Family[] = [
  {
    id: 'popok', in: 'popok', kind: 'Popok Celana', label: 'Popok/Celana', by: ['Mimpito', 'Bocilara'], pack: 'pouch', unit: 'Pak', look: 'baby|sky',
    price: 54_900, sizes: ['S Isi 32', 'M Isi 28*1.05', 'L Isi 24*1.08', 'XL Isi 20*1.1'], grams: 900, dims: [280, 130, 220], of: 'Kain non-woven, pulp, gel penyerap', limit: 8,
    models: ['Lembut Kering', 'Malam Ekstra Serap|crescent-moon|navy', 'Kulit Sensitif|cloud|milk', 'Tipis Bernapas|feather|mint'],
    text: 'Kering semalaman, pinggang elastis yang tidak membekas.',
  },
  {
    id: 'tisu-bayi', in: 'popok', kind: 'Tisu Basah Bayi', label: 'Tisu/Bayi', by: ['Mimpito'], pack: 'pouch', unit: 'Pak', look: 'droplet|teal',
    price: 13_900, sizes: ['50 lembar', '3 × 50 lembar*2.7'], sizeAxis: 'Isi', grams: 250, life: '36 bulan', dims: [190, 100, 60], of: 'Air murni 99%, serat kain',
    models: ['Air Murni', 'Lidah Buaya|cactus|leaf', 'Tangan dan Mulut|bubbles|sky'],
    text: 'Tanpa alkohol dan pewangi, aman sejak lahir.',
  },
  {
    id: 'bubur-bayi', in: 'makanan-bayi', kind: 'Bubur Bayi', label: 'Bubur/Bayi', by: ['Bocilara', 'Mimpito'], pack: 'box', unit: 'Kotak', look: 'bowl-with-spoon|corn',
    price: 18_900, sizes: ['120 g'], life: '15 bulan', dims: [120, 45, 160], of: 'Beras, susu, sayur, vitamin',
    models: ['Beras Merah|sheaf-of-rice|chili', 'Ayam Wortel|carrot|orange', 'Pisang Susu|banana|corn', 'Kacang Hijau|pea-pod|leaf'],
    text: 'Untuk usia enam bulan ke atas, tanpa garam tambahan.',
  },
  {
    id: 'biskuit-bayi', in: 'makanan-bayi', kind: 'Biskuit Bayi', by: ['Bocilara'], pack: 'box', unit: 'Kotak', look: 'cookie|blush',
    price: 21_900, sizes: ['130 g'], life: '12 bulan', dims: [130, 50, 170], of: 'Tepung beras, susu, gula, kalsium',
    models: ['Susu', 'Apel|red-apple|rose', 'Bayam|leafy-green|leaf'],
    text: 'Mudah larut di mulut dan pas di genggaman kecil.',
  },
  {
    id: 'pure-buah', in: 'makanan-bayi', kind: 'Puree Buah', by: ['Bocilara', 'Kebunara'], pack: 'pouch', unit: 'Pouch', look: 'pear|lime',
    price: 15_900, sizes: ['90 g', '6 × 90 g'], life: '12 bulan', dims: [80, 30, 150], of: 'Buah segar',
    models: ['Apel Pir', 'Mangga Pisang|mango|orange', 'Labu Wortel|carrot|clay'],
    text: 'Seratus persen buah, tanpa gula tambahan.',
  },
  {
    id: 'botol-susu', in: 'menyusui', kind: 'Botol Susu Bayi', by: ['Mimpito'], pack: 'plain', unit: 'Buah', look: 'baby-bottle|aqua',
    price: 54_900, sizes: ['120 ml', '240 ml*1.15'], grams: 120, dims: [60, 60, 160], of: 'PPSU, silikon',
    models: ['Anti Kolik', 'Leher Lebar|baby-bottle~60|sky', 'Belajar Minum|baby-bottle~200|rose'],
    text: 'Aliran dotnya pelan, mudah dibersihkan sampai ke dasar.',
  },
  {
    id: 'ibu-menyusui', in: 'menyusui', kind: 'Keperluan Ibu', label: 'Keperluan/Ibu', by: ['Mimpito', 'Bocilara'], pack: 'box', unit: 'Kotak', look: 'cloud|blush',
    price: 69_000, sizes: ['Standar'], grams: 300, dims: [180, 120, 80], of: 'Katun, silikon',
    models: ['=Bantalan ASI', '=Kantong Simpan ASI|baby-bottle|sky', '=Teh Pelancar ASI|teacup-without-handle|leaf|0.6'],
    text: 'Dibuat bersama ibu menyusui, praktis di rumah dan di kantor.',
  },
  {
    id: 'mandi-bayi', in: 'perawatan-bayi', kind: 'Sabun Mandi Bayi', label: 'Mandi/Bayi', by: ['Bocilara', 'Mimpito'], pack: 'pump', unit: 'Botol', look: 'bathtub|sky',
    price: 34_900, sizes: ['200 ml', '400 ml'], life: '36 bulan', dims: [70, 60, 190], of: 'Air, pembersih lembut, ekstrak oat',
    models: ['Oat Lembut', 'Rambut dan Badan|bubbles|mint', 'Lavender Malam|crescent-moon|plum'],
    text: 'Tidak perih di mata, wangi sabun yang tenang.',
  },
  {
    id: 'minyak-bayi', in: 'perawatan-bayi', kind: 'Perawatan Bayi', label: 'Minyak/Telon', by: ['Bocilara'], pack: 'bottle', unit: 'Botol', look: 'baby-chick|corn',
    price: 26_900, sizes: ['60 ml', '100 ml'], life: '36 bulan', dims: [45, 45, 130], of: 'Minyak kelapa, minyak kayu putih, adas',
    models: ['=Minyak Telon Hangat', '=Minyak Telon Anti Nyamuk|herb|leaf', '=Minyak Telon Wangi Bunga|blossom|rose'],
    text: 'Hangatnya lembut, wangi khas bayi.',
  },
  {
    id: 'mainan-edukasi', in: 'mainan', kind: 'Mainan Edukasi', by: ['Mimpito', 'Bocilara'], pack: 'plain', unit: 'Set', look: 'puzzle-piece|mint',
    price: 79_000, sizes: ['Standar'], grams: 500, dims: [260, 200, 60], of: 'Kayu, cat berbasis air',
    models: ['Puzzle Kayu Hewan', 'Sempoa Warna|abacus|butter', 'Balok Angka|input-numbers|sky', 'Papan Gambar|artist-palette|peach'],
    text: 'Tepi membulat, cat aman, untuk usia tiga tahun ke atas.',
  },
  {
    id: 'mainan-gerak', in: 'mainan', kind: 'Mainan', by: ['Mimpito'], pack: 'plain', unit: 'Buah', look: 'racing-car|rose',
    price: 64_900, sizes: ['Standar'], grams: 350, dims: [220, 120, 100], of: 'Plastik ABS',
    models: ['=Mobil Balap Dorong', '=Robot Jalan|robot|sky|1.6', '=Kereta Uap|locomotive|sand', '=Layang-layang|kite|aqua|0.6', '=Yoyo Kayu|yo-yo|peach|0.4', '=Skuter Anak Lipat|kick-scooter|mint|4', '=Roket Air|rocket|butter', '=Pistol Air|water-pistol|clay'],
    text: 'Kuat dibanting, tanpa baterai, seru untuk dipakai bersama.',
  },
  {
    id: 'boneka', in: 'boneka', kind: 'Boneka', by: ['Mimpito'], pack: 'plain', unit: 'Buah', look: 'teddy-bear|peach',
    price: 89_900, sizes: ['30 cm', '40 cm*1.35', '60 cm*2'], grams: 400, dims: [250, 200, 300], of: 'Katun, dakron',
    models: ['Beruang Peluk', 'Panda Lembut|panda|mint', 'Dinosaurus|sauropod|sage', 'Unikorn|unicorn|rose', 'Pinguin|penguin|sky', 'Orang Utan|orangutan|clay'],
    text: 'Bulu halus yang tidak rontok, bisa dicuci mesin.',
  },
  {
    id: 'baju-anak', in: 'baju-anak', kind: 'Baju Anak', by: ['Bocilara', 'Langkara'], pack: 'plain', unit: 'Potong', look: 't-shirt|sky',
    price: 59_000, sizes: ['2–3 tahun', '4–5 tahun*1.06', '6–7 tahun*1.12'], grams: 150, dims: [220, 180, 20], of: 'Katun',
    options: { Warna: ['Hijau|t-shirt|mint', 'Biru|t-shirt~95|sky', 'Merah|t-shirt~250|rose'] },
    models: ['Kaus Polos Adem', 'Kaus Sekolah Minggu'],
    text: 'Katun adem yang tidak menyusut setelah dicuci.',
  },
  {
    id: 'gaun-anak', in: 'baju-anak', kind: 'Pakaian Anak', by: ['Bocilara'], pack: 'plain', unit: 'Potong', look: 'dress|rose',
    price: 99_000, sizes: ['2–3 tahun', '4–5 tahun*1.06', '6–7 tahun*1.12'], grams: 200, dims: [250, 200, 20], of: 'Katun, renda',
    models: ['=Gaun Pesta Anak', '=Celana Jin Anak|jeans|sky', '=Celana Pendek Anak|shorts|mint|0.6', '=Topi Lebar Anak|womans-hat|butter|0.6', '=Kaus Kaki Anak Motif|socks|peach|0.25'],
    text: 'Jahitan rapi di dalam, nyaman untuk bergerak.',
  },
  {
    id: 'ransel', in: 'sekolah', kind: 'Ransel Sekolah Anak', by: ['Mimpito', 'Langkara'], pack: 'plain', unit: 'Buah', look: 'backpack|rose',
    price: 145_000, sizes: ['12 L', '18 L*1.2'], grams: 550, dims: [300, 150, 400], of: 'Poliester anti air',
    options: { Warna: ['Merah Muda|backpack|rose', 'Biru|backpack~240|sky', 'Hijau|backpack~165|mint'] },
    models: ['Anti Air', 'Punggung Empuk'],
    text: 'Ringan di punggung, banyak saku, tahan hujan.',
  },
  {
    id: 'alat-tulis', in: 'sekolah', kind: 'Alat Tulis', by: ['Bocilara', 'Mimpito'], pack: 'plain', unit: 'Set', look: 'crayon|butter',
    price: 24_900, sizes: ['Standar'], grams: 200, dims: [200, 150, 20], of: 'Kayu, kertas, pigmen aman',
    models: ['=Krayon 24 Warna', '=Pensil 2B Isi 12|pencil|sand', '=Buku Tulis Isi 10|notebook|sky', '=Cat Air dan Kuas|artist-palette|mint', '=Gunting Aman|scissors|rose', '=Penggaris Set|triangular-ruler|peach'],
    text: 'Perlengkapan sekolah yang awet dan aman untuk anak.',
  },
]

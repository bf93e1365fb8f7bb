import type { Family } from './family.ts'

// biome-ignore format: a family a block, its facts side by side like a table row
export const elektronik: readonly Family[] = [
  {
    id: 'headphone', in: 'audio', kind: 'Headphone Nirkabel', by: ['Voltari'], pack: 'plain', unit: 'Unit', look: 'headphone|sky',
    price: 329_000, sizes: ['Standar'], grams: 280, dims: [200, 180, 80], of: 'Plastik ABS, busa memori', limit: 3,
    models: ['Senyap ANC 40 Jam', 'Ringan Lipat', 'Studio Kabel Lepas'],
    text: 'Suara jernih, bantalan empuk, baterai tahan seharian penuh.',
  },
  {
    id: 'earbud', in: 'audio', kind: 'Earbud Nirkabel', label: 'Earbud/Nirkabel', by: ['Voltari', 'Elektrana'], pack: 'box', unit: 'Kotak', look: 'musical-notes|navy',
    price: 189_000, sizes: ['Standar'], grams: 60, dims: [90, 60, 90], of: 'Plastik ABS, silikon', limit: 3,
    models: ['Bas Dalam', 'Olahraga Tahan Keringat|running-shoe|chili', 'Mini Tidur|zzz|plum', 'Gim Latensi Rendah|video-game|night'],
    text: 'Pas di telinga, sambung otomatis saat kotak dibuka.',
  },
  {
    id: 'speaker', in: 'audio', kind: 'Speaker', by: ['Voltari', 'Elektrana'], pack: 'plain', unit: 'Unit', look: 'radio|clay',
    price: 219_000, sizes: ['Standar'], grams: 700, dims: [200, 100, 100], of: 'Plastik ABS, kain jala',
    models: ['=Radio Retro Nirkabel', '=Mikrofon Karaoke|microphone|rose', '=Mikrofon Studio|studio-microphone|sand|2', '=Speaker Meja Ringkas|speaker-high-volume|sky'],
    text: 'Suara bulat memenuhi ruang tamu.',
  },
  {
    id: 'jam-pintar', in: 'jam', kind: 'Jam Tangan Pintar', by: ['Voltari'], pack: 'plain', unit: 'Unit', look: 'watch|sand',
    price: 249_000, sizes: ['Standar'], grams: 60, dims: [90, 90, 80], of: 'Kaca, aluminium, silikon', limit: 3,
    options: { Warna: ['Biru|watch|sand', 'Hitam|watch~grey|sky', 'Hijau|watch~280|mint'] },
    models: ['Lite', 'Pro GPS', 'Klasik Layar Bulat'],
    text: 'Detak jantung, langkah, dan tidur; baterai tujuh hari.',
  },
  {
    id: 'jam-meja', in: 'jam', kind: 'Jam', by: ['Elektrana', 'Voltari'], pack: 'plain', unit: 'Unit', look: 'alarm-clock|rose',
    price: 79_000, sizes: ['Standar'], grams: 250, dims: [120, 60, 140], of: 'Logam, kaca',
    models: ['Alarm Klasik', 'Henti Digital|stopwatch|sky', '=Pewaktu Dapur|timer-clock|butter'],
    text: 'Dering yang jelas, angka yang mudah dibaca.',
  },
  {
    id: 'casing', in: 'ponsel', kind: 'Aksesori Ponsel', label: 'Aksesori/Ponsel', by: ['Voltari', 'Elektrana'], pack: 'box', unit: 'Kotak', look: 'mobile-phone|teal',
    price: 39_900, sizes: ['Standar'], grams: 80, dims: [110, 30, 190], of: 'TPU, kaca temper',
    models: ['=Pelindung Layar Kaca', '=Casing Bening Anti Kuning|mobile-phone|sky', '=Dudukan Meja Lipat|selfie|sand', '=Tongsis Tripod|camera|night', '=Cincin Penjepit|ring|rose'],
    text: 'Presisi, mudah dipasang, dan melindungi dari jatuh.',
  },
  {
    id: 'ponsel', in: 'ponsel', kind: 'Ponsel', by: ['Voltari'], pack: 'plain', unit: 'Unit', look: 'mobile-phone|aqua',
    price: 1_899_000, sizes: ['64 GB', '128 GB*1.15', '256 GB*1.35'], sizeAxis: 'Memori', grams: 190, dims: [170, 80, 50], of: 'Kaca, aluminium', limit: 2,
    options: { Warna: ['Ungu|mobile-phone|aqua', 'Hitam|mobile-phone~grey|sand'] },
    models: ['Pintar Nusa 5', 'Pintar Nusa 5 Pro'],
    text: 'Layar terang di luar ruang, baterai lima ribu mAh.',
  },
  {
    id: 'laptop', in: 'komputer', kind: 'Laptop', by: ['Voltari'], pack: 'plain', unit: 'Unit', look: 'laptop|sky',
    price: 5_499_000, sizes: ['8 GB / 256 GB', '16 GB / 512 GB*1.3'], sizeAxis: 'Memori', grams: 1_350, dims: [330, 230, 60], of: 'Aluminium, kaca', limit: 2,
    models: ['Ringkas 13 Inci', 'Kerja 14 Inci|laptop|sand'],
    text: 'Tipis, dingin, dan siap menemani kerja seharian.',
  },
  {
    id: 'periferal', in: 'komputer', kind: 'Aksesori Komputer', by: ['Voltari', 'Elektrana'], pack: 'plain', unit: 'Unit', look: 'computer-mouse|sky',
    price: 99_000, sizes: ['Standar'], grams: 300, dims: [200, 120, 50], of: 'Plastik ABS',
    models: ['=Tetikus Nirkabel Senyap', '=Keyboard Mekanik Ringkas|keyboard|sand|3', '=Bola Lacak|trackball|rose|2', '=Monitor 24 Inci|desktop-computer|mint|14', '=Printer Tangki Tinta|printer|peach|18'],
    text: 'Sambung sekali, langsung siap dipakai.',
  },
  {
    id: 'pengisi-daya', in: 'daya', kind: 'Pengisi Daya', label: 'Pengisi/Daya', by: ['Voltari', 'Elektrana'], pack: 'box', unit: 'Kotak', look: 'high-voltage|gold',
    price: 89_000, sizes: ['20 W', '33 W*1.3', '65 W*2'], sizeAxis: 'Daya', grams: 120, dims: [80, 50, 120], of: 'Polikarbonat tahan api',
    models: ['Cepat USB-C', 'Nirkabel Meja|wireless|teal', 'Mobil Dua Lubang|automobile|navy'],
    text: 'Mengisi separuh baterai dalam setengah jam, tidak panas.',
  },
  {
    id: 'bank-daya', in: 'daya', kind: 'Bank Daya', by: ['Voltari'], pack: 'box', unit: 'Kotak', look: 'battery|leaf',
    price: 149_000, sizes: ['10.000 mAh', '20.000 mAh*1.5'], sizeAxis: 'Kapasitas', grams: 230, dims: [90, 35, 150], of: 'Sel litium polimer, aluminium',
    models: ['Ringkas', 'Isi Cepat|high-voltage|chili', 'Magnet|magnet|slate'],
    text: 'Muat di saku, cukup untuk dua kali isi penuh.',
  },
  {
    id: 'kabel', in: 'daya', kind: 'Kabel', by: ['Elektrana', 'Voltari'], pack: 'box', unit: 'Kotak', look: 'electric-plug|slate',
    price: 29_900, sizes: ['1 m', '2 m*1.3'], sizeAxis: 'Panjang', grams: 50, dims: [90, 30, 150], of: 'Tembaga, nilon anyam',
    models: ['USB-C Anyam', '=Stop Kontak Empat Lubang|electric-plug|chili', 'HDMI 4K|television|navy'],
    text: 'Kuat ditekuk, sambungan kokoh.',
  },
  {
    id: 'lampu', in: 'lampu', kind: 'Lampu', by: ['Elektrana'], pack: 'box', unit: 'Kotak', look: 'light-bulb|gold',
    price: 19_900, sizes: ['5 W', '9 W*1.3', '15 W*1.9'], sizeAxis: 'Daya', grams: 90, dims: [65, 65, 120], of: 'Polikarbonat, LED',
    models: ['LED Putih', 'LED Kuning Hangat|light-bulb|orange', 'LED Darurat|flashlight|chili', 'LED Pintar Warna|rainbow|plum'],
    text: 'Terang, hemat listrik, dan awet sampai lima belas ribu jam.',
  },
  {
    id: 'senter', in: 'lampu', kind: 'Senter', by: ['Elektrana'], pack: 'plain', unit: 'Unit', look: 'flashlight|butter',
    price: 59_000, sizes: ['Standar'], grams: 150, dims: [40, 40, 160], of: 'Aluminium',
    models: ['Isi Ulang Terang', '=Lampu Meja Baca|light-bulb|sand', '=Lentera Hias|diya-lamp|peach'],
    text: 'Tahan cipratan air, tiga tingkat cahaya.',
  },
  {
    id: 'dapur-listrik', in: 'dapur-listrik', kind: 'Penanak Nasi', label: 'Penanak/Nasi', by: ['Elektrana'], pack: 'box', unit: 'Unit', look: 'cooked-rice|chili',
    price: 289_000, sizes: ['1 L', '1,8 L*1.25'], grams: 2_500, dims: [280, 280, 260], of: 'Baja, plastik tahan panas', limit: 2,
    models: ['Serbaguna', 'Digital Rendah Gula|cooked-rice|night', 'Mini Kos|cooked-rice|mint'],
    text: 'Nasi pulen dan tidak cepat basi, panci dalam anti lengket.',
  },
  {
    id: 'blender', in: 'dapur-listrik', kind: 'Alat Dapur Listrik', label: 'Dapur/Listrik', by: ['Elektrana', 'Voltari'], pack: 'box', unit: 'Unit', look: 'cup-with-straw|teal',
    price: 249_000, sizes: ['Standar'], grams: 1_800, dims: [220, 200, 360], of: 'Plastik, baja tahan karat', limit: 2,
    models: ['=Blender Dua Tabung', '=Ketel Listrik|teapot|sky|0.8', '=Pemanggang Roti|bread|gold', '=Penggoreng Udara|french-fries|night|2.2', '=Mikser Tangan|shortcake|rose'],
    text: 'Kuat, mudah dibongkar, dan mudah dibersihkan.',
  },
  {
    id: 'rumah-listrik', in: 'rumah-listrik', kind: 'Elektronik Rumah', label: 'Elektronik/Rumah', by: ['Elektrana'], pack: 'box', unit: 'Unit', look: 'wind-face|sky',
    price: 229_000, sizes: ['Standar'], grams: 3_000, dims: [400, 300, 200], of: 'Plastik ABS, logam', limit: 2,
    models: ['=Kipas Angin Meja', '=Setrika Uap|t-shirt|navy', '=Penyedot Debu Genggam|cyclone|teal', '=Pelembap Udara|droplet|leaf', '=Perangkap Nyamuk|mosquito|plum|0.5'],
    text: 'Hemat listrik, suara halus, garansi dua tahun.',
  },
  {
    id: 'televisi', in: 'rumah-listrik', kind: 'Televisi', by: ['Voltari'], pack: 'plain', unit: 'Unit', look: 'television|sand',
    price: 1_799_000, sizes: ['32 inci', '43 inci*1.5'], grams: 5_000, dims: [800, 500, 120], of: 'Kaca, plastik', limit: 2,
    models: ['Digital HD', 'Pintar 4K|desktop-computer|sky'],
    text: 'Gambar tajam, siaran digital langsung tertangkap.',
  },
  {
    id: 'kamera', in: 'kamera', kind: 'Kamera', by: ['Voltari'], pack: 'plain', unit: 'Unit', look: 'camera|peach',
    price: 899_000, sizes: ['Standar'], grams: 450, dims: [140, 90, 80], of: 'Plastik ABS, kaca', limit: 2,
    models: ['Saku Perjalanan', 'Instan Cetak|camera-with-flash|rose', 'Video Aksi|video-camera|sky', 'Film Klasik|movie-camera|sand'],
    text: 'Ringan dibawa, hasil tajam di siang dan malam.',
  },
  {
    id: 'gim', in: 'kamera', kind: 'Gim', by: ['Voltari'], pack: 'plain', unit: 'Unit', look: 'video-game|sky',
    price: 179_000, sizes: ['Standar'], grams: 250, dims: [160, 110, 70], of: 'Plastik ABS',
    models: ['=Gamepad Nirkabel', '=Stik Arkade|joystick|rose', '=Kacamata Gim|goggles|mint|1.6'],
    text: 'Tombol responsif, cocok untuk ponsel dan komputer.',
  },
]

import type { Family } from './family.ts'

// biome-ignore format: a family a block, its facts side by side like a table row
export const kecantikan: readonly Family[] = [
  {
    id: 'sabun-wajah', in: 'wajah', kind: 'Sabun Wajah', label: 'Sabun/Wajah', by: ['Kilaura', 'Cahayuna'], pack: 'tube', unit: 'Tube', look: 'bubbles|sky',
    price: 32_900, sizes: ['60 ml', '100 ml'], life: '36 bulan', dims: [50, 40, 150], of: 'Air, gliserin, ekstrak tumbuhan',
    models: ['Beras Lembut', 'Teh Hijau Minyak Bebas|leafy-green|leaf', 'Kunyit Cerah|ginger-root|gold', 'Arang Bambu|rock|slate'],
    text: 'Membersihkan tanpa rasa tertarik, pH seimbang.',
  },
  {
    id: 'serum', in: 'wajah', kind: 'Serum Wajah', label: 'Serum', by: ['Kilaura', 'Cahayuna'], pack: 'bottle', unit: 'Botol', look: 'droplet|orange',
    price: 89_000, sizes: ['20 ml', '30 ml'], life: '24 bulan', dims: [35, 35, 100], of: 'Air, gliserin, bahan aktif', props: ['droplet', 'cherry-blossom'],
    models: ['Vitamin C Jeruk|tangerine|orange', 'Niasinamida 10%|sparkles|sky', 'Retinol Malam|crescent-moon|navy', 'Centella Tenang|four-leaf-clover|leaf'],
    text: 'Ringan, cepat meresap, dipakai pagi atau malam.',
  },
  {
    id: 'pelembap', in: 'wajah', kind: 'Pelembap Wajah', label: 'Pelembap', by: ['Kilaura', 'Cahayuna'], pack: 'jar', unit: 'Jar', look: 'hibiscus|blush',
    price: 65_900, sizes: ['30 g', '50 g'], life: '30 bulan', dims: [60, 60, 50], of: 'Air, gliserin, seramida, ekstrak bunga',
    models: ['Gel Lidah Buaya|cactus|leaf', 'Krim Seramida|droplet|sky', 'Krim Bunga Sepatu', 'Gel Madu|honey-pot|gold'],
    text: 'Menjaga lembap seharian tanpa rasa lengket.',
  },
  {
    id: 'masker', in: 'wajah', kind: 'Masker Wajah', label: 'Masker/Wajah', by: ['Cahayuna'], pack: 'pouch', unit: 'Lembar', look: 'cherry-blossom|rose',
    price: 12_900, sizes: ['1 lembar', '5 lembar*4.6'], sizeAxis: 'Isi', grams: 25, life: '36 bulan', dims: [120, 5, 160], of: 'Serat kapas, air, ekstrak buah',
    models: ['Mentimun Segar|cucumber|lime', 'Mawar', 'Susu Beras|cooked-rice|milk', 'Tomat|tomato|chili'],
    text: 'Lembaran tipis yang pas di wajah, lima belas menit saja.',
  },
  {
    id: 'tabir-surya', in: 'tabir-surya', kind: 'Tabir Surya', label: 'Tabir Surya/SPF 50', by: ['Kilaura', 'Cahayuna'], pack: 'tube', unit: 'Tube', look: 'sun|corn',
    price: 62_000, sizes: ['50 ml', '80 ml'], life: '30 bulan', dims: [50, 40, 140], of: 'Air, filter UV, gliserin, ekstrak mentimun', props: ['sun', 'sunglasses'],
    models: ['Gel SPF 50 PA++++', 'Susu SPF 50 Tanpa Bercak|sun|milk', 'Anak SPF 50|umbrella-on-ground|sky', 'Warna Kulit SPF 45|sun-with-face|clay'],
    text: 'Ringan seperti air, tidak putih di wajah.',
  },
  {
    id: 'tabir-badan', in: 'tabir-surya', kind: 'Tabir Surya Badan', label: 'Tabir Surya/Badan', by: ['Kilaura'], pack: 'pump', unit: 'Botol', look: 'beach-with-umbrella|sand',
    price: 79_000, sizes: ['150 ml', '250 ml'], life: '30 bulan', dims: [60, 60, 180], of: 'Air, filter UV, minyak kelapa',
    models: ['SPF 30 Harian', 'SPF 50 Tahan Air|water-wave|ocean'],
    text: 'Melindungi dari lengan sampai kaki, cepat kering.',
  },
  {
    id: 'bedak', in: 'rias', kind: 'Bedak', by: ['Cahayuna', 'Kilaura'], pack: 'box', unit: 'Kotak', look: 'mirror|blush',
    price: 54_900, sizes: ['12 g'], options: { Warna: ['Kuning Langsat|mirror|cream', 'Sawo Matang|mirror|clay', 'Gading|mirror|blush'] }, life: '36 bulan', dims: [75, 75, 20], of: 'Talk, mika, pigmen mineral',
    models: ['Padat Matte', 'Tabur Halus', 'Kompak Dua Fungsi'],
    text: 'Menyatu di kulit dan tahan sampai sore.',
  },
  {
    id: 'maskara', in: 'rias', kind: 'Riasan Mata', label: 'Riasan/Mata', by: ['Cahayuna'], pack: 'tube', unit: 'Tube', look: 'eye|night',
    price: 64_900, sizes: ['8 ml'], life: '24 bulan', dims: [20, 20, 130], of: 'Air, lilin lebah, pigmen',
    models: ['=Maskara Lentik Tahan Air', '=Alis Cair Cokelat|paintbrush|choco', '=Eyeliner Spidol Hitam|pen|slate'],
    text: 'Tidak luntur oleh keringat, mudah dibersihkan dengan air hangat.',
  },
  {
    id: 'kuteks', in: 'rias', kind: 'Kuteks', by: ['Cahayuna'], pack: 'bottle', unit: 'Botol', look: 'nail-polish|rose',
    price: 28_900, sizes: ['9 ml'], options: { Warna: ['Merah|nail-polish|rose', 'Ungu|nail-polish|plum', 'Hijau|nail-polish|pandan'] }, life: '36 bulan', dims: [30, 30, 70], of: 'Resin berbasis air, pigmen',
    models: ['Bernapas Berbasis Air', 'Cepat Kering Mengilap'],
    text: 'Tembus air, nyaman dipakai setiap hari.',
  },
  {
    id: 'lipstik', in: 'bibir', kind: 'Lipstik', by: ['Kilaura', 'Cahayuna'], pack: 'plain', unit: 'Buah', look: 'lipstick|rose',
    price: 58_000, sizes: ['3,5 g'], options: { Warna: ['Mawar Muda|lipstick|rose', 'Merah Bata|lipstick~28|clay', 'Ungu Anggur|lipstick~320|sky'] }, life: '36 bulan', dims: [20, 20, 80], of: 'Minyak jarak, lilin lebah, pigmen', props: ['rose'],
    models: ['Satin', 'Matte Lembut', 'Mengilap Tipis'],
    text: 'Warna keluar dalam satu olesan, nyaman seharian.',
  },
  {
    id: 'pelembap-bibir', in: 'bibir', kind: 'Pelembap Bibir', label: 'Pelembap/Bibir', by: ['Kilaura', 'Lebahari'], pack: 'tube', unit: 'Tube', look: 'honey-pot|gold',
    price: 24_900, sizes: ['10 g'], life: '30 bulan', dims: [25, 20, 90], of: 'Minyak kelapa, lilin lebah, madu',
    models: ['Madu', 'Stroberi|strawberry|rose', 'Kelapa Pandan|coconut|leaf', 'Ceri Berwarna|cherries|berry'],
    text: 'Bibir lembap sepanjang hari, tanpa rasa tebal.',
  },
  {
    id: 'sampo', in: 'rambut', kind: 'Sampo', by: ['Kilaura', 'Cahayuna'], pack: 'bottle', unit: 'Botol', look: 'hibiscus|berry',
    price: 29_900, sizes: ['170 ml', '340 ml'], life: '36 bulan', dims: [70, 40, 190], of: 'Air, pembersih lembut, ekstrak tumbuhan', props: ['bubbles'],
    models: ['Lidah Buaya|cactus|leaf', 'Anti Ketombe Mentol|snowflake|sky', 'Kemiri Hitam Lebat|chestnut|night', 'Bunga Sepatu Lembut', 'Urang Aring|herb|pandan'],
    text: 'Busa lembut dari bahan lokal, rambut ringan dan wangi.',
  },
  {
    id: 'kondisioner', in: 'rambut', kind: 'Kondisioner', by: ['Kilaura'], pack: 'bottle', unit: 'Botol', look: 'coconut|milk',
    price: 32_900, sizes: ['170 ml', '340 ml'], life: '36 bulan', dims: [70, 40, 190], of: 'Air, minyak kelapa, protein gandum',
    models: ['Santan Halus', 'Madu Bercahaya|honey-pot|gold', 'Kemiri Kuat|chestnut|coffee'],
    text: 'Mengurai kusut sejak bilasan pertama.',
  },
  {
    id: 'minyak-rambut', in: 'rambut', kind: 'Minyak Rambut', label: 'Minyak/Rambut', by: ['Cahayuna', 'Kilaura'], pack: 'bottle', unit: 'Botol', look: 'chestnut|coffee',
    price: 42_900, sizes: ['100 ml'], life: '30 bulan', dims: [45, 45, 140], of: 'Minyak kemiri, minyak kelapa, vitamin E',
    models: ['Kemiri Bakar', 'Kelapa Murni|coconut|milk', 'Argan Melati|blossom|gold'],
    text: 'Beberapa tetes untuk rambut kuat dan berkilau.',
  },
  {
    id: 'sabun-batang', in: 'mandi', kind: 'Sabun Batang', label: 'Sabun/Batang', by: ['Kilaura', 'Wanginda'], pack: 'box', unit: 'Kotak', look: 'leafy-green|leaf',
    price: 14_500, sizes: ['100 g', '4 × 100 g'], life: '36 bulan', dims: [90, 35, 60], of: 'Minyak kelapa, gliserin, ekstrak tumbuhan',
    models: ['Pandan Serai', 'Susu Kambing|goat|milk', 'Sirih|herb|pandan', 'Kopi Scrub|hot-beverage|coffee', 'Bengkuang|pear|cream'],
    text: 'Dibuat dingin dengan minyak kelapa, busanya lembut.',
  },
  {
    id: 'sabun-cair', in: 'mandi', kind: 'Sabun Mandi Cair', label: 'Sabun/Mandi', by: ['Wanginda', 'Kilaura'], pack: 'pump', unit: 'Botol', look: 'blossom|teal',
    price: 34_900, sizes: ['450 ml', '900 ml'], life: '36 bulan', dims: [85, 60, 220], of: 'Air, pembersih lembut, gliserin, pewangi',
    models: ['Melati Segar', 'Susu Lembut|glass-of-milk|milk', 'Jeruk Purut|lime|lime', 'Kenanga Malam|tulip|plum'],
    text: 'Wangi yang tertinggal lama, kulit tetap lembap.',
  },
  {
    id: 'lulur', in: 'mandi', kind: 'Lulur', by: ['Cahayuna', 'Kilaura'], pack: 'jar', unit: 'Jar', look: 'bowl-with-spoon|sand',
    price: 38_900, sizes: ['200 g'], life: '30 bulan', dims: [80, 80, 70], of: 'Tepung beras, rempah, minyak kelapa',
    models: ['Kuning Keraton|ginger-root|gold', 'Bengkuang|pear|milk', 'Kopi Bali|hot-beverage|coffee', 'Boreh Rempah|chestnut|clay'],
    text: 'Resep lama dengan butiran halus yang tidak perih.',
  },
  {
    id: 'losion', in: 'losion', kind: 'Body Lotion', label: 'Body/Lotion', by: ['Kilaura', 'Cahayuna'], pack: 'pump', unit: 'Botol', look: 'hibiscus|blush',
    price: 39_900, sizes: ['180 ml', '250 ml', '400 ml'], life: '36 bulan', dims: [65, 65, 200], of: 'Air, gliserin, minyak beras, pewangi',
    models: ['Kenanga dan Beras', 'Lidah Buaya Dingin|cactus|leaf', 'Susu Madu|honey-pot|gold', 'Zaitun Malam|olive|pandan', 'Sakura Cerah|cherry-blossom|rose'],
    text: 'Cepat meresap dan wangi sampai sore.',
  },
  {
    id: 'krim-tangan', in: 'losion', kind: 'Krim Tangan', by: ['Kilaura'], pack: 'tube', unit: 'Tube', look: 'tulip|rose',
    price: 27_900, sizes: ['50 ml'], life: '36 bulan', dims: [40, 30, 130], of: 'Air, shea butter, gliserin',
    models: ['Tulip', 'Jeruk Lembut|tangerine|orange', 'Lavender|tulip~270|plum'],
    text: 'Pas di tas, tidak licin di tangan.',
  },
  {
    id: 'parfum', in: 'parfum', kind: 'Parfum', by: ['Cahayuna', 'Kilaura'], pack: 'bottle', unit: 'Botol', look: 'rose|berry',
    price: 129_000, sizes: ['30 ml', '50 ml'], life: '60 bulan', dims: [45, 45, 110], of: 'Alkohol, pewangi, air', props: ['rose', 'cherry-blossom'],
    models: ['Melati Malam|blossom|navy', 'Mawar Dini Hari', 'Kayu Cendana|wood|coffee', 'Jeruk dan Laut|water-wave|teal', 'Vanila Bali|soft-ice-cream|cream'],
    text: 'Bertahan delapan jam, racikan dari bunga lokal.',
  },
  {
    id: 'kabut-tubuh', in: 'parfum', kind: 'Kabut Tubuh', by: ['Kilaura'], pack: 'bottle', unit: 'Botol', look: 'bouquet|plum',
    price: 49_900, sizes: ['100 ml'], life: '36 bulan', dims: [40, 40, 160], of: 'Air, alkohol, pewangi',
    models: ['Kebun Pagi', 'Apel Segar|green-apple|lime', 'Kapas Bersih|cloud|sky'],
    text: 'Semprotan ringan untuk sepanjang hari.',
  },
  {
    id: 'pasta-gigi', in: 'gigi', kind: 'Pasta Gigi', label: 'Pasta/Gigi', by: ['Wanginda', 'Kilaura'], pack: 'tube', unit: 'Tube', look: 'tooth|teal',
    price: 14_900, sizes: ['120 g', '190 g'], life: '36 bulan', dims: [50, 40, 180], of: 'Kalsium karbonat, gliserin, fluorida',
    models: ['Daun Sirih|herb|leaf', 'Garam Laut|salt|ocean', 'Siwak|wood|sand', 'Sensitif|tooth|sky'],
    text: 'Napas segar dan gigi bersih, lembut di gusi.',
  },
  {
    id: 'sikat-gigi', in: 'gigi', kind: 'Sikat Gigi', by: ['Wanginda'], pack: 'plain', unit: 'Set', look: 'toothbrush|aqua',
    price: 12_900, sizes: ['Isi 1', 'Isi 3*2.6'], sizeAxis: 'Isi', grams: 20, dims: [30, 20, 210], of: 'Gagang plastik daur ulang, bulu nilon',
    models: ['Bulu Halus', 'Bambu Lembut|toothbrush~300|sand', 'Anak Warna-warni|toothbrush~120|butter'],
    text: 'Kepala kecil yang menjangkau geraham belakang.',
  },
  {
    id: 'pria', in: 'pria', kind: 'Perawatan Pria', label: 'Perawatan/Pria', by: ['Kilaura', 'Langkara'], pack: 'tube', unit: 'Tube', look: 'razor|slate',
    price: 36_900, sizes: ['100 ml'], life: '36 bulan', dims: [50, 40, 160], of: 'Air, gliserin, mentol',
    models: ['=Sabun Wajah Pria Arang|rock|night', '=Krim Cukur Mentol|razor|teal', '=Pelembap Pria Tanpa Kilap|droplet|navy', '=Pomade Larut Air|barber-pole|coffee'],
    text: 'Praktis, segar, dan tidak berlebihan wanginya.',
  },
]

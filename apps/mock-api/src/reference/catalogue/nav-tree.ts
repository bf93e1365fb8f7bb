/** Names in id, en, zh-CN; the icon is an emoji of the picture set. */
type Names = readonly [id: string, en: string, zh: string, icon: string]

interface TopBranch {
  readonly names: Names
  readonly children: Readonly<Record<string, Names>>
}

// biome-ignore format: one branch reads as a table, a child a row
export const NAV_TREE = {
  camilan: { names: ['Camilan', 'Snacks', '休闲零食', 'cookie'], children: {
    keripik: ['Keripik', 'Chips', '脆片', 'roasted-sweet-potato'],
    kacang: ['Kacang', 'Nuts', '坚果', 'peanuts'],
    kukis: ['Kukis & Biskuit', 'Cookies & biscuits', '饼干曲奇', 'pretzel'],
    cokelat: ['Cokelat', 'Chocolate', '巧克力', 'chocolate-bar'],
    permen: ['Permen', 'Sweets', '糖果', 'candy'],
    popcorn: ['Popcorn & Jagung', 'Popcorn & corn', '爆米花玉米', 'popcorn'],
    kerupuk: ['Kerupuk', 'Crackers', '虾片鱼饼', 'fried-shrimp'],
    'camilan-pedas': ['Camilan Pedas', 'Spicy snacks', '香辣零食', 'hot-pepper'],
    'oleh-oleh': ['Oleh-oleh', 'Regional treats', '地方特产', 'moon-cake'],
    'buah-kering': ['Buah Kering', 'Dried fruit', '果干', 'mango'],
    roti: ['Roti & Kue', 'Bread & cake', '面包糕点', 'bread'],
  } },
  minuman: { names: ['Minuman', 'Drinks', '饮料', 'beverage-box'], children: {
    kopi: ['Kopi', 'Coffee', '咖啡', 'hot-beverage'],
    teh: ['Teh', 'Tea', '茶', 'teacup-without-handle'],
    jus: ['Jus & Sari Buah', 'Juice', '果汁', 'tangerine'],
    susu: ['Susu & Yogurt', 'Milk & yoghurt', '牛奶酸奶', 'glass-of-milk'],
    air: ['Air Mineral', 'Water', '矿泉水', 'droplet'],
    kelapa: ['Kelapa', 'Coconut', '椰子饮品', 'coconut'],
    jamu: ['Jamu & Wedang', 'Herbal drinks', '草本饮品', 'ginger-root'],
    sirup: ['Sirup', 'Syrup', '糖浆', 'strawberry'],
    'cokelat-minum': ['Cokelat Minum', 'Cocoa', '可可', 'chocolate-bar'],
    soda: ['Soda', 'Soft drinks', '汽水', 'bubbles'],
  } },
  sembako: { names: ['Sembako', 'Groceries', '粮油调味', 'sheaf-of-rice'], children: {
    beras: ['Beras', 'Rice', '大米', 'cooked-rice'],
    minyak: ['Minyak Goreng', 'Cooking oil', '食用油', 'sunflower'],
    gula: ['Gula & Garam', 'Sugar & salt', '糖和盐', 'salt'],
    tepung: ['Tepung', 'Flour', '面粉', 'sheaf-of-rice'],
    mi: ['Mi & Bihun', 'Noodles', '面条米粉', 'steaming-bowl'],
    bumbu: ['Bumbu & Rempah', 'Spices', '香料', 'garlic'],
    kecap: ['Kecap & Saus', 'Sauces', '酱油酱料', 'tomato'],
    sambal: ['Sambal', 'Sambal', '参巴辣酱', 'hot-pepper'],
    kaleng: ['Makanan Kaleng', 'Canned food', '罐头', 'canned-food'],
    telur: ['Telur', 'Eggs', '鸡蛋', 'egg'],
    madu: ['Madu & Selai', 'Honey & jam', '蜂蜜果酱', 'honey-pot'],
  } },
  'buah-sayur': { names: ['Buah & Sayur', 'Fruit & vegetables', '水果蔬菜', 'leafy-green'], children: {
    'buah-tropis': ['Buah Tropis', 'Tropical fruit', '热带水果', 'pineapple'],
    'apel-anggur': ['Apel, Anggur & Beri', 'Apples, grapes & berries', '苹果葡萄莓果', 'grapes'],
    jeruk: ['Jeruk & Lemon', 'Citrus', '柑橘柠檬', 'tangerine'],
    'sayur-daun': ['Sayur Daun', 'Leafy greens', '叶菜', 'broccoli'],
    'sayur-buah': ['Sayur Buah', 'Fruit vegetables', '茄果类', 'tomato'],
    umbi: ['Umbi', 'Roots', '根茎类', 'potato'],
    jamur: ['Jamur', 'Mushrooms', '菌菇', 'brown-mushroom'],
    'bumbu-segar': ['Bumbu Segar', 'Fresh herbs', '新鲜香辛料', 'onion'],
    potong: ['Potong Siap Santap', 'Ready cut', '鲜切果蔬', 'green-salad'],
  } },
  'beku-segar': { names: ['Beku & Segar', 'Fresh & frozen', '生鲜冷冻', 'shrimp'], children: {
    laut: ['Hasil Laut', 'Seafood', '海鲜', 'fish'],
    ayam: ['Ayam', 'Chicken', '鸡肉', 'poultry-leg'],
    sapi: ['Daging Sapi', 'Beef', '牛肉', 'cut-of-meat'],
    olahan: ['Sosis & Bakso', 'Sausages & meatballs', '香肠肉丸', 'hot-dog'],
    'kentang-beku': ['Kentang & Camilan Beku', 'Frozen bites', '冷冻小吃', 'french-fries'],
    'es-krim': ['Es Krim', 'Ice cream', '冰淇淋', 'ice-cream'],
    'tahu-tempe': ['Tahu & Tempe', 'Tofu & tempeh', '豆腐天贝', 'beans'],
    keju: ['Keju & Mentega', 'Cheese & butter', '奶酪黄油', 'cheese-wedge'],
    dimsum: ['Dimsum', 'Dim sum', '点心', 'dumpling'],
  } },
  kecantikan: { names: ['Kecantikan', 'Beauty', '美妆个护', 'lipstick'], children: {
    wajah: ['Perawatan Wajah', 'Face care', '面部护理', 'cherry-blossom'],
    'tabir-surya': ['Tabir Surya', 'Sunscreen', '防晒', 'sun'],
    rias: ['Rias Wajah', 'Make-up', '彩妆', 'mirror'],
    bibir: ['Lipstik & Bibir', 'Lips', '唇部', 'lipstick'],
    rambut: ['Perawatan Rambut', 'Hair care', '护发', 'hibiscus'],
    mandi: ['Sabun & Mandi', 'Bath', '沐浴', 'soap'],
    losion: ['Losion', 'Lotion', '身体乳', 'lotion-bottle'],
    parfum: ['Parfum', 'Fragrance', '香水', 'rose'],
    gigi: ['Perawatan Gigi', 'Oral care', '口腔护理', 'toothbrush'],
    pria: ['Perawatan Pria', 'Men', '男士护理', 'razor'],
  } },
  rumah: { names: ['Rumah', 'Home', '家居', 'potted-plant'], children: {
    'cuci-piring': ['Cuci Piring', 'Dishwashing', '洗碗用品', 'sponge'],
    deterjen: ['Deterjen & Pewangi', 'Laundry', '洗衣护理', 'bubbles'],
    pembersih: ['Pembersih', 'Cleaners', '清洁剂', 'bathtub'],
    tisu: ['Tisu', 'Tissues', '纸巾', 'roll-of-paper'],
    'alat-masak': ['Alat Masak', 'Cookware', '锅具', 'cooking'],
    'alat-makan': ['Alat Makan', 'Tableware', '餐具', 'teapot'],
    simpan: ['Penyimpanan', 'Storage', '收纳', 'package'],
    dekorasi: ['Dekorasi', 'Decoration', '装饰', 'framed-picture'],
    kebun: ['Tanaman & Kebun', 'Plants & garden', '绿植园艺', 'cactus'],
    'alat-bersih': ['Alat Kebersihan', 'Cleaning tools', '清洁工具', 'broom'],
    kamar: ['Kamar Tidur', 'Bedroom', '卧室', 'bed'],
    perkakas: ['Perkakas', 'Tools', '工具', 'hammer'],
  } },
  'ibu-anak': { names: ['Ibu & Anak', 'Mother & child', '母婴', 'teddy-bear'], children: {
    popok: ['Popok & Tisu Bayi', 'Nappies & wipes', '纸尿裤湿巾', 'baby'],
    'makanan-bayi': ['Makanan Bayi', 'Baby food', '辅食', 'bowl-with-spoon'],
    menyusui: ['Menyusui', 'Feeding', '喂养', 'baby-bottle'],
    'perawatan-bayi': ['Perawatan Bayi', 'Baby care', '婴儿护理', 'baby-chick'],
    mainan: ['Mainan', 'Toys', '玩具', 'puzzle-piece'],
    boneka: ['Boneka', 'Soft toys', '毛绒玩偶', 'panda'],
    'baju-anak': ['Baju Anak', 'Clothes', '童装', 'dress'],
    sekolah: ['Sekolah', 'School', '学习用品', 'backpack'],
  } },
  elektronik: { names: ['Elektronik', 'Electronics', '电器数码', 'headphone'], children: {
    audio: ['Audio', 'Audio', '音频', 'radio'],
    jam: ['Jam', 'Watches & clocks', '手表时钟', 'watch'],
    ponsel: ['Ponsel & Aksesori', 'Phones', '手机配件', 'mobile-phone'],
    komputer: ['Komputer', 'Computers', '电脑', 'laptop'],
    daya: ['Daya & Kabel', 'Power & cables', '电源线材', 'battery'],
    lampu: ['Lampu', 'Lighting', '照明', 'light-bulb'],
    'dapur-listrik': ['Dapur Listrik', 'Kitchen appliances', '厨房电器', 'french-fries'],
    'rumah-listrik': ['Elektronik Rumah', 'Home appliances', '家用电器', 'television'],
    kamera: ['Kamera & Gim', 'Cameras & games', '相机游戏', 'camera'],
  } },
  olahraga: { names: ['Olahraga', 'Sports', '运动户外', 'running-shoe'], children: {
    sepatu: ['Sepatu', 'Shoes', '鞋', 'hiking-boot'],
    pakaian: ['Pakaian Olahraga', 'Sportswear', '运动服', 'running-shirt'],
    'bulu-tangkis': ['Bulu Tangkis & Raket', 'Badminton & rackets', '羽毛球球拍', 'badminton'],
    bola: ['Bola', 'Balls', '球类', 'soccer-ball'],
    kebugaran: ['Kebugaran', 'Fitness', '健身', 'boxing-glove'],
    sepeda: ['Sepeda', 'Cycling', '骑行', 'bicycle'],
    kemah: ['Berkemah', 'Camping', '露营', 'tent'],
    renang: ['Renang', 'Swimming', '游泳', 'goggles'],
    yoga: ['Yoga', 'Yoga', '瑜伽', 'lotus'],
    pancing: ['Memancing', 'Fishing', '钓鱼', 'fishing-pole'],
  } },
} as const satisfies Readonly<Record<string, TopBranch>>

type Tree = typeof NAV_TREE
export type TopSlug = keyof Tree
type ChildrenOf<T> = T extends { children: infer C } ? keyof C & string : never
/** The short name of a child category in the families' tables. */
export type ChildSlug = { [K in TopSlug]: ChildrenOf<Tree[K]> }[TopSlug]

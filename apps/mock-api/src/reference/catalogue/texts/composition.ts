/** Ingredients and materials: Indonesian, English, Chinese, in lower case. */
export const INGREDIENTS = `
adas|fennel|茴香
air|water|水
air berkarbonasi|carbonated water|碳酸水
air kelapa muda|young coconut water|嫩椰子水
air mineral pegunungan|mountain mineral water|高山矿泉水
air murni 99%|99% purified water|99% 纯净水
alkohol|alcohol|酒精
alpukat segar|fresh avocado|新鲜牛油果
aluminium|aluminium|铝
anggur segar|fresh grapes|新鲜葡萄
apel segar|fresh apples|新鲜苹果
asam jawa|tamarind|罗望子
asam sitrat|citric acid|柠檬酸
ayam|chicken|鸡肉
ayam segar|fresh chicken|新鲜鸡肉
bahan aktif|active ingredients|活性成分
baja|steel|钢
baja karbon|carbon steel|碳钢
baja karbon tinggi|high-carbon steel|高碳钢
baja tahan karat|stainless steel|不锈钢
bakteri baik|live cultures|有益菌
bambu|bamboo|竹
bawang merah|shallots|红葱头
bawang putih|garlic|大蒜
benih unggul|selected seeds|优选种子
beras|rice|大米
beras putih|white rice|白米
beras utuh|whole rice|全粒米
beri segar|fresh berries|新鲜浆果
biji kopi arabika|arabica coffee beans|阿拉比卡咖啡豆
biji kopi robusta|robusta coffee beans|罗布斯塔咖啡豆
buah|fruit|水果
buah asli|real fruit|真果
buah atau sayur potong|cut fruit or vegetables|切好的水果或蔬菜
buah dan sayur segar|fresh fruit and vegetables|新鲜果蔬
buah segar|fresh fruit|新鲜水果
bulu nilon|nylon bristles|尼龙刷毛
bumbu|seasoning|调味料
bumbu dapur segar|fresh kitchen spices|新鲜香料
bumbu tabur|seasoning powder|撒料
bunga melati|jasmine flowers|茉莉花
busa|foam|泡棉
busa memori|memory foam|记忆棉
busa poliuretan|polyurethane foam|聚氨酯泡棉
cabai|chillies|辣椒
cabai bubuk|chilli powder|辣椒粉
cabai merah|red chillies|红辣椒
cabai rawit|bird's eye chillies|朝天椒
cat berbasis air|water-based paint|水性漆
cengkih|cloves|丁香
cokelat keping|chocolate chips|巧克力豆
cuka|vinegar|醋
cumi segar|fresh squid|新鲜鱿鱼
daging|meat|肉
daging ayam|chicken meat|鸡肉
daging sapi|beef|牛肉
dakron|polyester filling|聚酯填充棉
daun jeruk|lime leaves|柠檬叶
daun teh|tea leaves|茶叶
ekstrak buah|fruit extract|水果提取物
ekstrak bunga|flower extract|花卉提取物
ekstrak kaldu|stock extract|高汤提取物
ekstrak kopi|coffee extract|咖啡提取物
ekstrak mentimun|cucumber extract|黄瓜提取物
ekstrak oat|oat extract|燕麦提取物
ekstrak tumbuhan|plant extract|植物提取物
enzim|enzymes|酶
eps|EPS|EPS
filter uv|UV filters|防晒剂
fluorida|fluoride|氟化物
gagang kayu|wooden handle|木柄
gagang plastik daur ulang|recycled plastic handle|再生塑料手柄
garam|salt|盐
garam laut|sea salt|海盐
gel penyerap|absorbent gel|吸水凝胶
gelatin sapi|beef gelatine|牛明胶
gliserin|glycerine|甘油
grafit|graphite|石墨
gula|sugar|糖
gula aren|palm sugar|棕榈糖
gula batu|rock sugar|冰糖
gula kelapa|coconut sugar|椰糖
gula tebu|cane sugar|蔗糖
hasil laut|seafood|海产
ijuk|palm fibre|棕榈纤维
ikan|fish|鱼
ikan laut|sea fish|海鱼
ikan tenggiri|mackerel|马鲛鱼
isian|filling|馅料
jagung|corn|玉米
jahe|ginger|姜
jala poliester|polyester mesh|聚酯网布
jamur segar|fresh mushrooms|新鲜蘑菇
jeruk segar|fresh oranges|新鲜柑橘
kaca|glass|玻璃
kaca temper|tempered glass|钢化玻璃
kacang hijau|mung beans|绿豆
kacang mete wonogiri|Wonogiri cashews|沃诺吉里腰果
kacang tanah|peanuts|花生
kain jala|mesh fabric|网布
kain non-woven|non-woven fabric|无纺布
kakao|cocoa|可可
kakao bubuk|cocoa powder|可可粉
kalium iodat|potassium iodate|碘酸钾
kalsium|calcium|钙
kalsium karbonat|calcium carbonate|碳酸钙
kapulaga|cardamom|小豆蔻
karbon|carbon|碳
karet|rubber|橡胶
katun|cotton|棉
kayu|wood|木
kayu secang|sappan wood|苏木
kedelai|soybeans|大豆
kedelai hitam|black soybeans|黑豆
kentang|potatoes|土豆
keramik|ceramic|陶瓷
kertas|paper|纸
ketumbar|coriander|芫荽籽
konsentrat protein susu|milk protein concentrate|浓缩乳蛋白
kopi instan|instant coffee|速溶咖啡
krim|cream|奶油
krim susu|milk cream|稀奶油
krimer nabati|non-dairy creamer|植脂末
kulit sapi|beef skin|牛皮
kulit sintetis|synthetic leather|合成革
kultur|cultures|菌种
kurma|dates|椰枣
lada|pepper|胡椒
lapisan keramik|ceramic coating|陶瓷涂层
led|LED|LED
lemak kakao|cocoa butter|可可脂
lilin kedelai|soy wax|大豆蜡
lilin lebah|beeswax|蜂蜡
logam|metal|金属
madu|honey|蜂蜜
madu murni|pure honey|纯蜂蜜
makaroni|macaroni|通心粉
mangga segar|fresh mangoes|新鲜芒果
massa kakao|cocoa mass|可可液块
media tanam|growing medium|种植土
melati|jasmine|茉莉
mentega|butter|黄油
mentol|menthol|薄荷醇
mika|mica|云母
minyak|oil|油
minyak atsiri|essential oils|精油
minyak beras|rice bran oil|米糠油
minyak jarak|castor oil|蓖麻油
minyak kayu putih|cajuput oil|白千层油
minyak kelapa|coconut oil|椰子油
minyak kelapa sawit|palm oil|棕榈油
minyak kemiri|candlenut oil|石栗油
minyak nabati|vegetable oil|植物油
minyak sawit|palm oil|棕榈油
nanas segar|fresh pineapple|新鲜菠萝
nilon anyam|braided nylon|编织尼龙
nira aren|palm sap|棕榈汁
pasta kacang|nut paste|坚果酱
pektin|pectin|果胶
pelembut|softener|柔顺剂
pembersih lembut|mild cleanser|温和清洁剂
pemanis alami|natural sweetener|天然甜味剂
perisa alami|natural flavouring|天然香料
perisa buah|fruit flavouring|水果香料
pewangi|fragrance|香精
pewarna alami|natural colouring|天然色素
pigmen|pigments|色素
pigmen aman|safe pigments|安全颜料
pigmen mineral|mineral pigments|矿物颜料
pir segar|fresh pears|新鲜梨
pisang kepok|kepok bananas|卡博香蕉
pisang segar|fresh bananas|新鲜香蕉
plastik|plastic|塑料
plastik abs|ABS plastic|ABS 塑料
plastik tahan panas|heat-resistant plastic|耐热塑料
poliester|polyester|聚酯纤维
poliester anti air|water-repellent polyester|防水聚酯
poliester cepat kering|quick-dry polyester|速干聚酯
polikarbonat|polycarbonate|聚碳酸酯
polikarbonat tahan api|flame-resistant polycarbonate|阻燃聚碳酸酯
polipropilena|polypropylene|聚丙烯
ppsu|PPSU|PPSU
protein gandum|wheat protein|小麦蛋白
pulp|pulp|木浆
ragi|yeast|酵母
rangka fiber|fibre frame|纤维骨架
rempah|spices|香料
rempah murni|pure spices|纯香料
renda|lace|蕾丝
resin berbasis air|water-based resin|水性树脂
rimpang segar|fresh rhizomes|新鲜根茎
santan kelapa|coconut milk|椰浆
sari buah|fruit juice|果汁
sari jahe|ginger juice|姜汁
sari lemon|lemon juice|柠檬汁
saus|sauce|酱汁
sayur|vegetables|蔬菜
sayuran segar|fresh vegetables|新鲜蔬菜
sel litium polimer|lithium polymer cell|锂聚合物电芯
seramida|ceramides|神经酰胺
serai|lemongrass|香茅
serat|fibre|纤维
serat kain|textile fibre|织物纤维
serat kapas|cotton fibre|棉纤维
serat karbon|carbon fibre|碳纤维
serat kayu murni|pure wood fibre|原生木浆
shea butter|shea butter|乳木果油
silikon|silicone|硅胶
singkong|cassava|木薯
sirup glukosa|glucose syrup|葡萄糖浆
sol eva|EVA sole|EVA 鞋底
sol karet|rubber sole|橡胶鞋底
sumbu kapas|cotton wick|棉芯
surfaktan|surfactants|表面活性剂
surfaktan nabati|plant-based surfactants|植物表面活性剂
susu|milk|牛奶
susu bubuk|milk powder|奶粉
susu sapi|cow's milk|牛奶
susu sapi segar|fresh cow's milk|新鲜牛奶
susu segar|fresh milk|鲜牛奶
talk|talc|滑石粉
tanaman hidup|living plant|活体植物
tapioka|tapioca|木薯淀粉
teh|tea|茶
telur|eggs|鸡蛋
telur segar|fresh eggs|新鲜鸡蛋
tembaga|copper|铜
tempe kedelai|soybean tempeh|大豆天贝
tepung|flour|面粉
tepung beras|rice flour|米粉
tepung ketan|glutinous rice flour|糯米粉
tepung murni|pure flour|纯面粉
tepung roti|breadcrumbs|面包糠
tepung tapioka|tapioca starch|木薯淀粉
tepung terigu|wheat flour|小麦粉
tomat|tomatoes|番茄
tomat segar|fresh tomatoes|新鲜番茄
tpe|TPE|TPE
tpu|TPU|TPU
ubi ungu|purple sweet potatoes|紫薯
udang|shrimp|虾
udang vaname|vannamei shrimp|南美白对虾
umbi segar|fresh root vegetables|新鲜根茎蔬菜
vitamin|vitamins|维生素
vitamin a|vitamin A|维生素 A
vitamin e|vitamin E|维生素 E
`

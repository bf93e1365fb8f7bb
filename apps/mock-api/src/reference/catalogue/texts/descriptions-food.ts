/** Descriptions of food and drink by family: English, Chinese. */
export const FOOD = `
keripik-singkong|Fresh cassava from Wonosobo farmers, sliced thin, fried crisp and seasoned while still warm.|沃诺索博农户的新鲜木薯切成薄片，炸至酥脆，趁热调味。
keripik-pisang|Kepok bananas from Lampung, cut lengthwise and fried in coconut oil until evenly crisp.|楠榜卡博香蕉纵切成片，用椰子油炸至均匀酥脆。
keripik-tempe|Thin tempeh in a batter of rice flour and coriander, crisp right to the edge.|薄切天贝裹上米粉和芫荽籽面糊，连边缘都酥脆。
keripik-kentang|Dieng potatoes in even slices, just salty enough and never greasy on the fingers.|迪恩高原土豆，切片均匀，咸度适中，不油手。
keripik-ubi|Purple sweet potatoes from Kuningan, naturally sweet, without colouring.|库宁安紫薯，天然甘甜，不含色素。
kacang-bawang|Selected peanuts fried twice with slices of garlic.|精选花生与蒜片一同油炸两次。
kacang-telur|Peanuts in a thick coat of egg batter, savoury and dry.|花生裹上厚厚的鸡蛋面衣，咸香干爽。
kacang-mete|Large whole Wonogiri cashews, roasted slowly until fragrant.|沃诺吉里大颗整粒腰果，慢火烘烤出香气。
kukis|Crisp outside, slightly soft inside, sweetened with palm sugar.|外脆内软，甜味来自棕榈糖。
biskuit|A light companion for afternoon tea, not too sweet.|下午茶的清爽搭配，不会太甜。
wafer|Thin crisp layers with cream to the very end.|层层薄脆，奶油夹心直到边缘。
pretzel|Baked, not fried, with grains of Madura sea salt.|烘烤而非油炸，撒上马都拉海盐粒。
cokelat-batang|Cocoa beans from a single farm, ground and moulded on the same day.|单一农园的可可豆，当日研磨并成型。
cokelat-praline|A gift box of chocolates with a soft, hand-made filling.|礼盒装巧克力，手工制作的柔软夹心。
permen-jahe|The warmth of real ginger, chewy and kind to your teeth.|真姜的暖意，有嚼劲，不粘牙。
permen-jeli|Chewy fruit jellies made with real fruit juice.|用真果汁制成的弹韧水果软糖。
lolipop|Thirty colourful lollipops for parties and gifts.|三十支缤纷棒棒糖，适合派对和礼物。
popcorn|Large, perfectly popped kernels, coated evenly into every fold.|颗粒饱满，爆得完美，糖衣均匀入缝。
marning|Mature corn boiled, sun-dried and fried dry, as made at home.|老玉米煮熟、晒干再炸脆，像家里做的一样。
kerupuk-udang|Fresh shrimp from Sidoarjo; the crackers puff up fully when fried.|诗都阿佐的鲜虾制成，油炸后充分膨胀。
kerupuk-ikan|You taste the fish from the first bite.|第一口就吃得到鱼味。
kerupuk-kulit|Light Minang skin crackers, good with the sauce of a gulai.|米南风味的轻脆牛皮，适合搭配咖喱汤汁。
basreng|Fried fish balls in the style of Bandung, with the scent of lime leaves.|万隆风味炸鱼丸片，带柠檬叶香。
makaroni|Crisp spiral macaroni with plenty of seasoning.|酥脆螺旋通心粉，调味料毫不吝啬。
bakpia|Thin layered pastry from Yogyakarta, baked on the day it ships.|日惹的薄层酥皮点心，发货当天烘烤。
dodol|Cooked for eight hours in a copper wok until rich and sticky.|在铜锅中熬煮八小时，浓郁软糯。
pie-susu|A thin crisp crust with a soft milk filling.|薄脆挞皮，柔软牛奶馅。
kurma|Thick flesh, naturally sweet, small stones.|果肉厚实，天然甘甜，果核小。
buah-kering|Dried slowly at a low temperature, so that colour and taste stay.|低温慢烘，保留色泽与风味。
roti-tawar|Baked at dawn, sent in the morning, soft for up to five days.|清晨烘烤，当早发货，松软可达五天。
bolu|Soft and moist, enough for the whole family.|松软湿润，够一家人享用。
donat|Soft potato dough, good when warmed for a moment.|柔软的土豆面团，稍微加热更好吃。
kopi-biji|Roasted in small batches every week; the roasting date is on the pack.|每周小批量烘焙，烘焙日期印在包装上。
kopi-robusta|Strong and fragrant, right for coffee brewed in the cup.|浓郁芳香，适合直接冲泡。
kopi-saset|Brew it at once: no lumps, and the taste of coffee stays clear.|即冲即饮，不结块，咖啡味清晰。
kopi-botol|Cold milk coffee, ready to drink; shake before you open it.|即饮冰奶咖啡，开瓶前请摇匀。
teh-celup|Young tea leaves from West Java, fragrant from the first water.|西爪哇嫩茶叶，第一泡即有香气。
teh-tubruk|Loose tea, strong, sweet and brisk, for the clay pot.|散叶茶，浓、甘、涩，适合陶壶冲泡。
teh-botol|Brewed from real tea leaves, refreshing when cold.|真茶叶冲泡，冰饮清爽。
jus|Local fruit juice without colouring: just pour.|本地果汁，不含色素，倒出即饮。
jus-dingin|Cold-pressed without added water or sugar. Keep refrigerated.|冷压榨取，不加水不加糖，请冷藏。
susu-uht|Fresh milk from Pangalengan farmers, processed on the day of milking.|庞阿伦甘牧户的鲜奶，当天挤奶当天加工。
susu-kedelai|Selected soybeans without a beany taste, free of lactose.|精选大豆，无豆腥味，不含乳糖。
yogurt|Thick and fresh, sent chilled.|浓稠新鲜，冷链配送。
air-mineral|From springs at the foot of Mount Salak, filtered in several stages.|源自萨拉克山脚泉水，多层过滤。
air-kelapa|Young coconuts from Banyuwangi, with no added sugar.|外南梦嫩椰子，不添加糖。
santan|Rich as if you had pressed it yourself; it does not split when cooked.|如自己榨的一样浓香，烹煮不分层。
jamu|Boiled from fresh rhizomes every morning, without preservatives.|每天清晨用新鲜根茎熬煮，不含防腐剂。
wedang|Dried spices, ready to brew, warming all the way down.|干香料，冲泡即饮，暖到心里。
sirup|Thick and fragrant: two spoons are enough for a glass.|浓稠芳香，两勺即可冲一杯。
cokelat-bubuk|Fermented cocoa from Jembrana, intense for drinking or baking.|任布拉纳发酵可可，浓郁，可冲饮或烘焙。
soda|Fine bubbles with real fruit juice.|细腻气泡，真果汁。
beras|Milled from the new harvest: whole, clean and soft, without bleach.|新谷碾制，粒整、洁净、软糯，不含漂白剂。
beras-khusus|Rich in fibre, grown without pesticides on the slopes of Mount Merbabu.|富含纤维，默巴布山坡种植，不用农药。
minyak-goreng|Filtered twice, clear, and slow to foam.|两次过滤，清澈，不易起泡。
minyak-pouch|An economical refill for everyday cooking.|经济实惠的补充装，适合日常烹饪。
gula|Cane sugar from East Java farmers, dry and free of lumps.|东爪哇农户蔗糖，干爽不结块。
gula-aren|Pure palm sap cooked over a wood fire, fragrant and rich.|纯棕榈汁柴火熬制，香浓甘甜。
garam|Harvested from clean salt ponds, with a gentle saltiness.|采自洁净盐田，咸味柔和。
tepung|Fine, sifted several times and ready to use.|细腻，多次过筛，可直接使用。
tepung-bumbu|Just add water; the result stays crisp for long.|加水即可，成品持久酥脆。
mi-instan|Springy noodles with bold seasoning, ready in three minutes.|面条弹韧，调味浓烈，三分钟即食。
bihun|Does not break easily; right for soup or for frying.|不易断，适合做汤粉或炒粉。
mi-telur|Springy like the noodles of your favourite cart.|像常去的面摊一样弹牙。
bumbu-jadi|Freshly ground spices, one sachet for half a kilo of ingredients.|新鲜研磨香料，一包可配半公斤食材。
rempah|Sun-dried, ground and sealed at once, so that the scent stays.|晒干、研磨后立即密封，锁住香气。
kaldu|Savoury without added flavour enhancers.|鲜香，不添加味精。
kecap|Fermented from selected black soybeans, thick and sweet.|精选黑豆发酵，浓稠甘甜。
saus|Thick, with the right balance of hot and sweet, for dipping and cooking.|浓稠，甜辣适中，可蘸食或烹饪。
sambal|Ground from fresh chillies and cooked slowly, without preservatives.|新鲜辣椒研磨，慢火烹煮，不含防腐剂。
kaleng|Sea fish from Bitung, packed on the day of the catch.|比通海鱼，捕捞当日装罐。
kaleng-buah|Even pieces in light syrup; chill before serving.|大小均匀，浸于清糖水，冷藏后食用更佳。
telur|Collected every morning, checked one by one, packed against breaking.|每天清晨收集，逐个检查，防碎包装。
madu|Harvested from wild bees and filtered without heating.|采自野生蜂，不加热过滤。
selai|You still taste the fruit; the sweetness does not cover it.|果味清晰，甜而不盖味。
mangga|Ripened on the tree, fragrant, and sent after checking each one.|树上成熟，香气浓郁，逐个检查后发货。
alpukat|Thick creamy flesh, ripe within two to three days.|果肉厚实绵密，两到三天内成熟。
pisang|Picked mature, with smooth skin and even sweetness.|成熟采摘，果皮光滑，甜度均匀。
nanas|Sweet without stinging the tongue.|香甜不刺舌。
melon|Ripe and juicy, chosen for more than average sweetness.|成熟多汁，甜度高于平均水平。
apel|Crisp, juicy and without a coat of wax.|清脆多汁，不打蜡。
anggur|Fresh green stems, firm and sweet grapes.|果梗鲜绿，果粒紧实香甜。
pir|Plenty of juice and fine flesh.|汁水丰富，果肉细腻。
stroberi|Picked in the morning and sent chilled on the same day.|清晨采摘，当天冷链发货。
jeruk|Thin skin, easy to peel, sweet and fresh.|皮薄易剥，清甜可口。
lemon|Very juicy, good for drinks and for cooking.|汁水充足，适合饮品和烹饪。
sayur-daun|Harvested before dawn, washed clean, and fresh when it reaches your kitchen.|凌晨采收，清洗干净，新鲜送达您的厨房。
brokoli|Firm and fresh from the highlands.|来自高原，紧实新鲜。
tomat|Evenly red, firm, never soft.|红润均匀，紧实不软。
terung|Fresh from the garden, ready to fry or to eat raw.|园中新鲜采摘，可炒可生食。
umbi|Cleaned of soil, of even size, and keeps well.|去泥洁净，大小均匀，耐存放。
jamur|Harvested from a clean mushroom house, without a musty smell.|采自洁净菇房，无异味。
bumbu-segar|Dry, clean and ready to grind.|干爽洁净，可直接研磨。
potong-siap|Washed and cut already: just eat.|已洗净切好，开盒即食。
udang|Quickly frozen at the pond, so it stays sweet.|塘边速冻，保持鲜甜。
ikan-beku|No bones and no fishy smell: just cook it.|无刺无腥，直接烹饪。
cumi|Cleaned already, tender and never tough.|已清理，鲜嫩不韧。
kepiting|Straight from the fishermen, frozen within hours.|渔民直供，数小时内冷冻。
ayam|Halal and freshly cut every day, vacuum-packed.|每日清真屠宰，真空包装。
sapi|Local beef, neatly cut, ready to cook.|本地牛肉，切割整齐，可直接烹饪。
nugget|You taste the meat: crisp outside, and children like it.|肉味十足，外皮酥脆，孩子喜爱。
sosis|Firm and springy, good grilled or fried.|弹牙紧实，烤或炒都好吃。
bakso|Village-style meatballs without borax; just add the broth.|乡村风味肉丸，不含硼砂，加汤即可。
kentang-beku|Crisp outside, soft inside, done in eight minutes.|外脆内软，八分钟即熟。
camilan-beku|Just fry them, for afternoon tea.|炸一下即可，下午茶好搭配。
es-krim|Soft, slow to melt, sent on dry ice.|细腻，不易融化，干冰配送。
es-stik|The freshness of childhood in one box.|一盒装下童年的清爽。
tempe|Made every night: firm and never bitter.|每晚制作，紧实不苦。
tahu|Soft and fresh, without formalin.|鲜嫩，不含福尔马林。
keju|Savoury, easy to grate, and melts evenly.|咸香，易刨丝，融化均匀。
mentega|Fresh cream, churned the traditional way.|新鲜奶油，传统工艺搅制。
dimsum|Steam for twelve minutes and serve warm with the sauce.|蒸十二分钟，配酱趁热享用。
`

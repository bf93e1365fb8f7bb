/** Descriptions of all other goods by family: English, Chinese. */
export const GOODS = `
sabun-wajah|Cleans without leaving the skin tight; balanced pH.|洁净不紧绷，pH 平衡。
serum|Light and quickly absorbed, for morning or evening.|轻盈易吸收，早晚皆可使用。
pelembap|Keeps the skin moist all day without feeling sticky.|全天保湿，不黏腻。
masker|A thin sheet that fits the face; fifteen minutes are enough.|薄片贴合面部，只需十五分钟。
tabir-surya|Light as water, leaves no white cast on the face.|轻盈如水，脸上不泛白。
tabir-badan|Protects from arms to legs and dries quickly.|从手臂到腿部全面防护，快速干爽。
bedak|Blends into the skin and lasts until evening.|贴合肌肤，持久到傍晚。
maskara|Does not run with sweat, and comes off with warm water.|遇汗不晕，温水即可卸除。
kuteks|Lets water through and is comfortable every day.|透水透气，日常使用舒适。
lipstik|Full colour in one stroke, comfortable all day.|一抹显色，全天舒适。
pelembap-bibir|Moist lips all day, without a heavy feel.|双唇全天滋润，不厚重。
sampo|Soft foam from local ingredients, for light and fragrant hair.|本地原料的柔软泡沫，秀发轻盈芬芳。
kondisioner|Untangles from the first rinse.|第一次冲洗就顺滑。
minyak-rambut|A few drops for strong and shiny hair.|几滴即可，秀发强韧亮泽。
sabun-batang|Cold-made with coconut oil, with a soft foam.|椰子油冷制，泡沫柔软。
sabun-cair|A scent that stays, and skin that keeps its moisture.|留香持久，肌肤保持水润。
lulur|An old recipe with fine grains that do not sting.|古老配方，颗粒细腻不刺激。
losion|Absorbs quickly and smells good until evening.|快速吸收，香气持续到傍晚。
krim-tangan|Fits into your bag, never slippery on the hands.|随身小巧，不滑手。
parfum|Lasts eight hours, composed of local flowers.|留香八小时，以本地花卉调制。
kabut-tubuh|A light spray for the whole day.|全天可用的轻盈喷雾。
pasta-gigi|Fresh breath and clean teeth, gentle to the gums.|口气清新，牙齿洁净，呵护牙龈。
sikat-gigi|A small head that reaches the back teeth.|小刷头，可触及后槽牙。
pria|Practical, fresh, and not overly scented.|实用清爽，香味不过分。
cuci-piring|Lifts grease quickly and leaves no slippery film.|快速去油，不留滑腻。
spons|Does not fall apart quickly, and dries easily.|不易破损，易干。
deterjen|Clean after one soak, with a scent that is not too strong.|一次浸泡即净，香味不刺鼻。
pewangi|Soft on the skin; the scent stays until the clothes are worn again.|亲肤柔软，香味持续到下次穿着。
pembersih-lantai|Dries quickly and leaves no sticky floor.|快干，地面不黏。
pembersih-kamar-mandi|Removes scale without hard scrubbing.|无需用力刷洗即可去除水垢。
tisu|Soft, does not tear easily, unscented.|柔软不易破，无香。
tisu-gulung|Dissolves in water and is safe for septic tanks.|可溶于水，适用于化粪池。
wajan|Heats evenly; eggs slide without oil.|受热均匀，无油也不粘蛋。
panci|A thick three-layer base for gas and electric stoves.|三层厚底，燃气灶和电炉均适用。
pisau|Sharp out of the box, balanced in the hand.|开箱即锋利，手感平衡。
teko|Fired twice, keeps tea warm.|两次烧制，为茶保温。
cangkir|Comfortable to hold, safe for the dishwasher.|握感舒适，可用洗碗机清洗。
sendok|Rust-free, smooth edges, easy to clean.|不生锈，边缘光滑，易清洁。
kotak-simpan|Stackable, with a tight lid, strong enough to carry.|可叠放，盖子严密，结实耐提。
stoples|Keeps crackers crisp for days.|让脆片保持酥脆数天。
lilin|Burns evenly for up to forty hours.|均匀燃烧，长达四十小时。
hiasan|Made by craftspeople; each piece differs a little.|匠人制作，每件略有不同。
tanaman|Grown healthy in our nursery and sent with protection.|自家苗圃健康培育，防护包装配送。
benih|High germination; planting instructions are on the back of the pack.|发芽率高，种植说明见包装背面。
sapu|Sturdy enough for every day.|结实耐用，适合每天使用。
sprei|Closely woven cotton that stays cool and wrinkles little.|密织棉，凉爽不易皱。
kain-rumah|Makes a room feel calmer.|让房间更安宁。
perkakas|Strong, fits the hand, with a one-year guarantee.|坚固趁手，保修一年。
popok|Dry all night; the elastic waist leaves no marks.|整夜干爽，弹力腰围不留痕。
tisu-bayi|Without alcohol or perfume, safe from birth.|不含酒精和香精，新生儿可用。
bubur-bayi|For six months and up, with no added salt.|适合六个月以上，不添加盐。
biskuit-bayi|Melts easily in the mouth and fits a small hand.|入口易化，适合小手抓握。
pure-buah|One hundred per cent fruit, no added sugar.|百分之百水果，不添加糖。
botol-susu|A slow-flow teat, easy to clean to the bottom.|奶嘴流速缓慢，瓶底易清洗。
ibu-menyusui|Made together with nursing mothers, practical at home and at work.|与哺乳妈妈共同设计，居家办公皆实用。
mandi-bayi|Does not sting the eyes, with a calm soapy scent.|不刺激眼睛，皂香柔和。
minyak-bayi|Gently warming, with the scent of babyhood.|温和暖意，宝宝特有的香气。
mainan-edukasi|Rounded edges and safe paint, for ages three and up.|圆角设计，安全漆面，适合三岁以上。
mainan-gerak|Tough, needs no batteries, and fun to play together.|耐摔，无需电池，一起玩更有趣。
boneka|Soft fur that does not shed, machine-washable.|毛绒柔软不掉毛，可机洗。
baju-anak|Cool cotton that does not shrink in the wash.|凉爽棉质，洗后不缩水。
gaun-anak|Neat seams inside, comfortable to move in.|内侧缝线整齐，活动自如。
ransel|Light on the back, many pockets, rain-resistant.|背负轻便，口袋多，防雨。
alat-tulis|School supplies that last and are safe for children.|耐用的学习用品，儿童安全。
headphone|Clear sound, soft cushions, a battery for the whole day.|音质清晰，耳垫柔软，续航一整天。
earbud|Fits the ear and connects when the case opens.|贴合耳朵，开盒自动连接。
speaker|A full sound that fills the living room.|饱满音色充满客厅。
jam-pintar|Heart rate, steps and sleep; a battery for seven days.|心率、步数和睡眠监测，续航七天。
jam-meja|A clear alarm and digits that are easy to read.|铃声清晰，数字易读。
casing|A precise fit, easy to put on, and protects from falls.|精准贴合，易安装，防摔。
ponsel|A screen that is bright outdoors and a five-thousand mAh battery.|户外清晰亮屏，五千毫安时电池。
laptop|Thin, cool, and ready for a day of work.|轻薄低温，伴您工作一整天。
periferal|Connect once, ready to use.|一次连接，即刻使用。
pengisi-daya|Charges half the battery in half an hour without getting hot.|半小时充电一半，不发烫。
bank-daya|Fits a pocket, enough for two full charges.|小巧可入袋，可充满两次。
kabel|Withstands bending, with sturdy connectors.|耐弯折，接头牢固。
lampu|Bright, saves power, and lasts up to fifteen thousand hours.|明亮省电，寿命可达一万五千小时。
senter|Splash-proof, three levels of light.|防泼水，三档亮度。
dapur-listrik|Soft rice that keeps well; a non-stick inner pot.|米饭软糯耐放，不粘内胆。
blender|Strong, easy to take apart and to clean.|强劲，易拆易洗。
rumah-listrik|Saves power, runs quietly, two-year guarantee.|省电静音，保修两年。
televisi|A sharp picture, and digital channels at once.|画面清晰，直接接收数字频道。
kamera|Light to carry, sharp by day and by night.|轻便易带，日夜清晰。
gim|Responsive buttons, for phone and computer.|按键灵敏，适用于手机和电脑。
sepatu-lari|Light, flexible and cool to the last kilometre.|轻盈柔韧，全程透气。
sepatu-lain|A strong grip, comfortable for long wear.|抓地力强，久穿舒适。
kaus-olahraga|Sweat evaporates quickly; the seams do not rub.|快速排汗，缝线不摩擦。
topi-olahraga|Light, with reflective parts for the night.|轻便，带夜间反光条。
raket|A fast swing, with vibration damped in the handle.|挥拍迅速，手柄减震。
raket-lain|Right for starting to practise with the family.|适合与家人一起入门练习。
bola|A steady bounce and tight seams, made for hard courts.|弹跳稳定，缝线紧密，适合硬地。
latihan|For your daily workout at home.|陪您每天居家锻炼。
protein|Twenty-five grams of protein a serving, dissolves easily.|每份含二十五克蛋白质，易溶解。
sepeda|A light frame and disc brakes, assembled in fifteen minutes.|轻量车架，碟刹，十五分钟即可组装。
sepeda-aksesori|Safe and easy to fit without special tools.|安全易装，无需专用工具。
tenda|Stands in five minutes and stays dry in heavy rain.|五分钟搭好，大雨不湿。
kemah|Small, strong, and ready for the hike.|小巧结实，登山好伴侣。
renang|Comfortable for long wear and easy to adjust.|久戴舒适，易于调节。
yoga|Not slippery with sweat, easy to roll up.|出汗不滑，易卷收。
pancing|Ready to use in ponds, rivers and the sea.|可直接用于池塘、河流和大海。
`

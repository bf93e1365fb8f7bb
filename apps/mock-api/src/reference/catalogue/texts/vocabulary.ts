/** Names of options, their values and packs: Indonesian, English, Chinese. */
export const WORDS = `
Ukuran|Size|规格
Isi|Pack size|包装数量
Memori|Memory|存储
Daya|Power|功率
Kapasitas|Capacity|容量
Panjang|Length|长度
Berat|Weight|重量
Tebal|Thickness|厚度
Rasa|Flavour|口味
Level|Spiciness|辣度
Gilingan|Grind|研磨度
Warna|Colour|颜色
Balado|Balado chilli|巴拉多辣味
Keju|Cheese|芝士
Rumput Laut|Seaweed|海苔
Original|Original|原味
Garam Laut|Sea salt|海盐
Sapi Panggang|Roast beef|烤牛肉
Krim Keju|Cream cheese|奶油芝士
Cokelat|Chocolate|巧克力
Vanila|Vanilla|香草
Pandan|Pandan|香兰
Stroberi|Strawberry|草莓
Mangga|Mango|芒果
Anggur|Grape|葡萄
Apel Hijau|Green apple|青苹果
Sedang|Medium|中辣
Pedas|Hot|辣
Pedas Gila|Extra hot|特辣
Biji Utuh|Whole beans|整豆
Halus|Fine|细研磨
Kasar|Coarse|粗研磨
Bluberi|Blueberry|蓝莓
Tawar|Plain|原味无糖
Jeruk|Orange|橙子
Jeruk Nipis|Lime|青柠
Alpukat|Avocado|牛油果
Kuning Langsat|Light beige|浅米色
Sawo Matang|Warm tan|暖棕色
Gading|Ivory|象牙白
Merah|Red|红色
Ungu|Purple|紫色
Hijau|Green|绿色
Mawar Muda|Soft rose|浅玫瑰色
Merah Bata|Brick red|砖红色
Ungu Anggur|Grape purple|葡萄紫
Biru Langit|Sky blue|天蓝色
Hijau Daun|Leaf green|叶绿色
Merah Muda|Pink|粉色
Biru|Blue|蓝色
Hitam|Black|黑色
Ungu Muda|Lilac|淡紫色
Standar|Standard|标准
Pouch|Pouch|袋
Toples|Jar|罐
Kotak|Box|盒
Batang|Bar|块
Bungkus|Packet|包
Botol|Bottle|瓶
Karton|Carton|纸盒
Kaleng|Can|罐
Karung|Sack|大袋
Saset|Sachet|小袋
Tray|Tray|托盒
Kemasan|Pack|包
Sisir|Hand|把
Buah|Piece|个
Ikat|Bunch|捆
Tube|Tube|支
Jar|Jar|罐
Lembar|Sheet|张
Set|Set|套
Pak|Pack|包
Pot|Pot|盆
Potong|Piece|件
Unit|Unit|台
Pasang|Pair|双
`

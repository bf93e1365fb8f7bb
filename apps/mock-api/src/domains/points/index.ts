export { adjustCoins, COIN_DAYS, COIN_RULE, coinsToRupiah, reclaimCoins } from './coins.ts'
export { giftText } from './texts.ts'

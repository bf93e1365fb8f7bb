export { adjustCoins, COIN_DAYS, COIN_RULE, coinsToRupiah, notifyOfGift, reclaimCoins } from './coins.ts'

export { formatCoins, formatDay, formatMoment, formatRefund, formatRupiah } from './format.ts'
export { notifyOfAccount, sendMessage, sendWelcome } from './notify.ts'
export { type MessageText, restockText } from './texts.ts'

export { formatCoins, formatDay, formatMoment, formatRefund, formatRupiah } from './format.ts'
export { notifyOfAccount, sendMessage, sendWelcome } from './notify.ts'
export { fillMessage, fillText, type MessageText } from './texts.ts'

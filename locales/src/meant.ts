/** Texts that are the same in two languages because they should be: names, and words both languages share. `<namespace>:<key>` each. */
export const meant: readonly string[] = [
  'common:appName',
  'common:footer.company',
  'common:footer.ios',
  'common:footer.android',
  'filter:title',
  'auth:ways.phone',
  'auth:ways.google',
  'service:whatsapp',
  'order:number',
  'order:total',
  'order:method.qris',
  'order:method.e_wallet',
  'checkout:confirm.total',
  'checkout:cashier.group.qris',
  'checkout:cashier.group.e_wallet',
  'card:field.cvn',
]

/** What a verb may need from earlier steps, with the verbs that bring it about. */
export const NEEDS = {
  order: 'an order: shopper.placesOrder, shopper.opensOtherOrder or elsewhere.hasOrder',
  request: 'an after-sales request: shopper.sendsRequest or elsewhere.filesRequest',
  product: 'a chosen product: shopper.looksAt, shopper.opensListedProduct or elsewhere.hasOrder',
  list: "a product list: shopper.searches, shopper.opens('productList') or shopper.opens('activities')",
  'confirm page': 'the confirm page: shopper.buysNow or shopper.goesToConfirm',
  payment: 'a started payment: shopper.pays, shopper.paysBySavedCard or shopper.sendsForm',
  captcha: 'an open captcha: shopper.requestsCode',
  code: 'a requested code: shopper.requestsCode, then shopper.answersCaptcha',
  'filled request': 'a filled request form: shopper.fillsRequest',
  'filled form': 'a filled form: shopper.fillsForm or shopper.sendsForm',
  'other device': 'another device of the member: elsewhere.signsIn',
} as const

export type Need = keyof typeof NEEDS

export const missingNeed = (need: Need): string => {
  const [what, verbs] = NEEDS[need].split(': ')
  return `This step needs ${what}. Before it comes ${verbs}.`
}

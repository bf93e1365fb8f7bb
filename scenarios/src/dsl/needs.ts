/** What a verb may need from earlier steps, with the verbs that bring it about. */
export const NEEDS = {
  order: 'an order: shopper.placesOrder, shopper.opensOtherOrder or elsewhere.hasOrder',
  request: 'an after-sales request: shopper.sendsRequest or elsewhere.filesRequest',
  product: 'a chosen product: shopper.looksAt, shopper.opensListedProduct or elsewhere.hasOrder',
  list: 'a product list: shopper.searches or shopper.choosesCategory',
  'confirm page': 'the confirm page: shopper.buysNow or shopper.goesToConfirm',
  payment: 'a started payment: shopper.pays, shopper.paysByCard or shopper.savesCard',
  'google page': "Google's page: shopper.goesToGoogle",
  captcha: 'an open captcha: a verb that requests a code, such as shopper.entersPhone',
  code: 'a requested code: a verb such as shopper.entersPhone, then shopper.answersCaptcha',
  'address form': 'an open address form: shopper.opensAddress',
  'picked address': 'a picked address: shopper.picksOrderAddress',
  'filled request': 'a filled request form: shopper.fillsRequest or shopper.fillsRequestAgain',
  'written review': 'a written review: shopper.writesReview',
  'filled form': 'a filled form: shopper.fillsForm',
  'other device': 'another device of the member: elsewhere.signsIn',
  fault: 'something to count from: world.injectsFault or world.endsSessions',
} as const

export type Need = keyof typeof NEEDS

export const missingNeed = (need: Need): string => {
  const [what, verbs] = NEEDS[need].split(': ')
  return `This step needs ${what}. Before it comes ${verbs}.`
}

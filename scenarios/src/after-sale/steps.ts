import { elsewhere, ref } from '../dsl/index.ts'

const after_sale_no = ref('request')

/** The other device files the request once more, as it was. */
export const filesAgain = elsewhere.sends('afterSale.reapply', {
  after_sale_no,
  reason: 'changed_mind',
  description: '',
  picture_ids: [],
  refund_amount: ref('refund'),
})

/** The other device takes the request back. */
export const takesBack = elsewhere.sends('afterSale.cancel', { after_sale_no })

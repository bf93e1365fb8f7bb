import { elsewhere, ref } from './dsl/index.ts'

const after_sale_no = ref('request')

/** The other device files the request again, unchanged. */
export const filesAgainElsewhere = elsewhere.sends('afterSale.reapply', {
  after_sale_no,
  reason: 'changed_mind',
  description: '',
  picture_ids: [],
  refund_amount: ref('refund'),
})

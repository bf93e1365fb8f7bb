import { scenario, shopper } from '../dsl/index.ts'

export default scenario('Agreements, terms and privacy are read to the end in every language they are written in', {
  steps: [
    shopper.uses('agreement'),
    shopper.uses('agreementId'),
    shopper.uses('agreementEn'),
    shopper.uses('agreementZh'),
    shopper.uses('policyTerms'),
    shopper.uses('policyTermsId'),
    shopper.uses('policyTermsEn'),
    shopper.uses('policyTermsZh'),
    shopper.uses('privacy'),
  ],
})

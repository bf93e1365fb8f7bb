import { verbWith } from '../declare.ts'

const onProduct = verbWith({ needs: 'product', at: 'product' })

/** Questions about the product viewed last. */
export const questionVerbs = {
  asksQuestion: onProduct('Asks the shop a question about the product.', (question: string) => ({ question })),
  seesQuestion: onProduct(
    "The question comes first of the product's, with the shop's answer; without one it waits, and only its member sees that.",
    (question: string, answer?: string) => ({ question, answer }),
  ),
}

import { MEMBERS, merchant, scenario, shopper } from '../dsl/index.ts'
import { QUESTION } from '../sample-data.ts'

export default {
  answered: scenario(
    'A guest asks about a product, logs in for it and finds the text kept; a message tells of the answer, which the product shows',
    {
      steps: [
        shopper.looksAt({ like: 'kopi mandailing' }),
        shopper.fillsForm('question', QUESTION),
        shopper.submitsForm().fails('SESSION_EXPIRED'),
        shopper.logsIn(MEMBERS.budi.phone),
        shopper.seesFormKept(),
        shopper.submitsForm(),
        shopper.seesQuestion(QUESTION),
        merchant.answers('Bisa, kurir kami mengantar setiap hari.'),
        shopper.opensMessage('product'),
        shopper.seesQuestion(QUESTION, 'Bisa, kurir kami mengantar setiap hari.'),
      ],
    },
  ),
  limit: scenario('Three questions of a member about a product can wait; a fourth can be sent once the shop has answered one', {
    given: (given) => given.loggedIn('sari'),
    steps: [
      shopper.looksAt({ like: 'kopi mandailing' }),
      shopper.sendsForm('question', 'Bisa COD?'),
      shopper.sendsForm('question', 'Ada ukuran 1 kg?'),
      shopper.sendsForm('question', 'Bisa giling halus?'),
      shopper.sendsForm('question', 'Bisa dibungkus kado?').fails('QUESTION_LIMIT'),
      merchant.answers('Bisa, tulis di catatan pesanan.'),
      shopper.sendsForm('question', 'Bisa dibungkus kado?'),
      shopper.seesQuestion('Bisa dibungkus kado?'),
    ],
  }),
}

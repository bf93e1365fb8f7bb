import { elsewhere, merchant, scenario, shopper } from '../dsl/index.ts'

export default {
  'from-the-shop': scenario('The shop sends offers and news: they are unread until all are marked as read', {
    given: (given) => given.loggedIn('budi'),
    steps: [
      merchant.sendsMessages('budi', 'promotion', 3),
      merchant.sendsMessages('budi', 'system'),
      shopper.opens('messages'),
      shopper.readsAllMessages(),
    ],
  }),
  read: scenario(
    'The message service fails and works again; one message is read by opening it, the rest at once; the FAQ search finds help',
    {
      given: (given) => given.loggedIn('budi'),
      steps: [
        elsewhere.signsIn('budi'),
        elsewhere.hasOrder({ like: 'kopi mandailing', paid: 'in cash', order: 'shipped' }),
        merchant.handlesService('stop', 'message'),
        shopper.opens('messages').fails('MESSAGES_FAILED'),
        merchant.handlesService('start', 'message'),
        shopper.retries(),
        shopper.opensMessage('order'),
        shopper.readsAllMessages(),
        shopper.opens('faqs'),
        shopper.searchesFaqs('faqs:groups.refund.failed.q'),
      ],
    },
  ),
}

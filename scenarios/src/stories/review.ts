import { MEMBERS, scenario, shopper } from '../dsl/index.ts'

export default {
  helpful: scenario(
    'A guest finds a review helpful and logs in for it; the mark is there afterwards, in every order, and can be taken back',
    {
      steps: [
        shopper.looksAt({ like: 'kopi mandailing' }),
        shopper.marksHelpful().fails('PRODUCT_NOT_LOGGED_IN'),
        shopper.logsIn(MEMBERS.budi.phone),
        shopper.sees('review:helpful.done'),
        shopper.seesHelpful(),
        shopper.sortsReviews('helpful'),
        shopper.seesHelpful(false),
        shopper.marksHelpful(),
        shopper.seesHelpful(),
        shopper.sortsReviews('newest'),
        shopper.seesHelpful(),
        shopper.marksHelpful(),
        shopper.seesHelpful(false),
        shopper.sortsReviews('stars_asc'),
        shopper.sortsReviews('stars_desc'),
      ],
    },
  ),
}

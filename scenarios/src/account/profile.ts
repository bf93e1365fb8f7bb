import { scenario, shopper } from '../dsl/index.ts'

export default scenario('A new member fills in picture, name and birth date; each shows at once', {
  given: (given) => given.loggedIn('budi'),
  steps: [
    shopper.seesProfile({ name: 'Budi Santoso' }),
    shopper.changesAvatar('small'),
    shopper.changesAvatar('large'),
    shopper.changesName('sari  WULANDARI').fails('ACCOUNT_NAME_EXISTS'),
    shopper.changesName('Budi S.'),
    shopper.changesBirthday('1999-12-31'),
    shopper.seesProfile({ name: 'Budi S.', birthday: '1999-12-31', picture: true }),
  ],
})

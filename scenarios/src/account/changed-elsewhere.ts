import { elsewhere, scenario, shopper } from '../dsl/index.ts'

export default scenario('Name and birth date were changed on another device: both must wait a year, and the screen says so', {
  given: (given) => given.loggedIn('sari'),
  steps: [
    elsewhere.signsIn('sari'),
    shopper.opens('setting'),
    shopper.sees('profile:birthday.label'),
    elsewhere.sends('member.updateName', { user_name: 'Sari W.' }),
    shopper.changesName('Sari Wulan').fails('INVALID_PARAMETER'),
    elsewhere.sends('member.updateBirthday', { birthday: '1993-08-18' }),
    shopper.changesBirthday('1993-08-19').fails('BIRTHDAY_ONCE_A_YEAR'),
    shopper.seesProfile({ name: 'Sari W.', birthday: '1993-08-18' }),
  ],
})

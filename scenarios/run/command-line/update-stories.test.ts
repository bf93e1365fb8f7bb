import { expect, test } from 'vitest'
import { changeNumber, type NumberChange } from './update-stories.ts'

const TEXT = `export default {
  first: scenario('One', { steps: [shopper.seesCoins('gift', 500)] }),
  'two-refunds': scenario('Two', {
    steps: [
      shopper.seesRequest('success', { refund: 60_000 }),
      shopper.seesRequest('success', {
        refund: 46_572,
      }),
      shopper.seesCoins('order_deduction', -2_200),
      ...isRefunded,
    ],
  }),
}
`
const change: NumberChange = { story: 'two-refunds', verb: 'shopper.seesRequest', nth: 1, uses: 2, expected: 46_572, seen: 1_046_600 }

test('the number of the step is replaced, in the style of the file', () => {
  expect(changeNumber(TEXT, change)).toBe(TEXT.replace('46_572', '1_046_600'))
})

test('a negative number stays negative', () => {
  const coins = { story: 'two-refunds', verb: 'shopper.seesCoins', nth: 0, uses: 1, expected: -2_200, seen: -990 }
  expect(changeNumber(TEXT, coins)).toBe(TEXT.replace('-2_200', '-990'))
})

test.each([
  ['another sign', { seen: -5 }],
  ['a number that the step does not give', { expected: 60_000 }],
  ['a verb that shared steps use too', { uses: 3 }],
  ['an unknown story', { story: 'none' }],
])('%s is left to the author', (_name, other) => {
  expect(changeNumber(TEXT, { ...change, ...other })).toBeNull()
})

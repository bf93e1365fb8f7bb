import { scenario, shopper } from '@nusaria/scenarios/dsl/index'
import { expect, test } from 'vitest'
import { run } from '../command-line/commands.ts'
import { type Options, parseOptions } from '../command-line/options.ts'
import { runInfoOf, runStory } from './run-story.ts'
import { callRunners } from './runners.ts'

const story = scenario('A story', { steps: [shopper.opens('home'), shopper.seesCoins('gift')] })

test('a world that cannot be made is one failed step, and the others are not reached', async () => {
  const runners = await callRunners(parseOptions(['all']) as Options)
  const { driver, world } = runners.open('coins/gift')
  driver.begin = () => Promise.reject(new Error('No room'))
  const outcome = await runStory(
    runInfoOf('coins/gift', story, { driver: 'engine', repeat: 1 }),
    story,
    { driver, world },
    {
      folder: 'test-results/unused',
      onEvent: () => undefined,
    },
  )
  expect(outcome.verdict).toBe('failed')
  expect(outcome.steps.map(({ verdict, why }) => [verdict, why])).toEqual([
    ['failed', 'No room'],
    ['not reached', undefined],
    ['not reached', undefined],
  ])
  await runners.close()
})

test('an address where no mock runs is wrong use', async () => {
  const options = parseOptions(['voucher/app-exclusive', '--driver=http', '--at=http://127.0.0.1:9']) as Options
  await expect(run(options)).rejects.toThrow('No mock answers at http://127.0.0.1:9')
})

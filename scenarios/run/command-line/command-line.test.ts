import { describe, expect, test } from 'vitest'
import { parseOptions, UsageError } from './options.ts'
import { isRecording, repeatRounds, selectStories, shardOf, shuffled } from './select-stories.ts'

const NAMES = ['after-sale/cash', 'after-sale/draft', 'cart/tended', 'order/moved']

describe('the command line', () => {
  test('takes names, and uses the engine by default', () => {
    expect(parseOptions(['cart/tended'])).toMatchObject({
      names: ['cart/tended'],
      driver: 'engine',
      layouts: ['mobile'],
      repeat: 1,
      workers: 2,
    })
    expect(parseOptions([])).toBeNull()
    expect(parseOptions(['all', '--help'])).toBeNull()
  })

  test('takes all options at once', () => {
    const args = [
      'all',
      '--driver=browser',
      '--layout=both',
      '--lang=zh-CN',
      '--report',
      '--repeat=20',
      '--order=random:7',
      '--workers=4',
      '--shard=2/3',
      '--trace',
      '--blob',
    ]
    expect(parseOptions(args)).toMatchObject({
      layouts: ['mobile', 'desktop'],
      language: 'zh-CN',
      report: 'test-results/scenarios',
      repeat: 20,
      seed: 7,
      workers: 4,
      shard: { part: 2, of: 3 },
      trace: true,
      blob: 'test-results/blob',
    })
  })

  test('creates a seed when none is given', () => {
    expect(parseOptions(['all', '--order=random'], () => 0.25)?.seed).toBe(250_000)
  })

  test.each([
    [['all', '--driver=firefox'], '--driver is engine, http, browser'],
    [['all', '--layout=tablet'], '--layout'],
    [['all', '--lang=de'], '--lang'],
    [['all', '--until=0'], '--until is a number from 1'],
    [['all', '--shard=4/3'], '--shard is like 1/4'],
    [['all', '--order=backwards'], '--order'],
    [['all', '--driver=http', '--at=localhost'], '--at is an origin'],
    [['all', '--at=http://127.0.0.1:1'], '--at needs --driver=http or browser'],
    [['all', '--driver=http', '--keep'], '--keep needs --at'],
    [['all', '--trace'], '--trace needs --driver=browser'],
    [['all', '--blob'], '--blob needs --driver=browser'],
    [['all', '--nonsense'], 'nonsense'],
  ])('says what is wrong with %j', (args, message) => {
    expect(() => parseOptions(args)).toThrow(UsageError)
    expect(() => parseOptions(args)).toThrow(message)
  })
})

describe('stories are selected', () => {
  test('by name, by pattern, or all; each once, in the order of the list', () => {
    expect(selectStories(['order/moved', 'after-sale/*'], NAMES)).toEqual(['after-sale/cash', 'after-sale/draft', 'order/moved'])
    expect(selectStories(['all', 'cart/tended'], NAMES)).toEqual(NAMES)
  })

  test('an unknown one is an error', () => {
    expect(() => selectStories(['cart/lost'], NAMES)).toThrow('There is no scenario "cart/lost"')
    expect(() => selectStories(['cart.tended'], NAMES)).toThrow(UsageError)
  })

  test('a recording is recognised by its name', () => {
    expect(['recorded/a', 'x/bug.scenario.json', 'cart/tended'].map(isRecording)).toEqual([true, true, false])
  })

  test('in an order that depends on the seed, different for each repeat', () => {
    expect(shuffled(NAMES, 3)).toEqual(shuffled(NAMES, 3))
    expect([...shuffled(NAMES, 3)].sort()).toEqual(NAMES)
    const runs = repeatRounds(NAMES, { repeat: 5, seed: 1 })
    expect(runs).toHaveLength(20)
    const orders = new Set(
      [1, 2, 3, 4, 5].map((round) =>
        runs
          .filter(({ repeat }) => repeat === round)
          .map(({ item }) => item)
          .join(),
      ),
    )
    expect(orders.size).toBeGreaterThan(1)
  })

  test('shards cover them completely', () => {
    const parts = [1, 2, 3].map((part) => shardOf(NAMES, { part, of: 3 }))
    expect(parts.flat().sort()).toEqual(NAMES)
    expect(shardOf(NAMES, undefined)).toEqual(NAMES)
  })
})
